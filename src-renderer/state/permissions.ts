import type { StaffView } from '../../shared/contract/staff-view.ts';
import { neededRole, suffices, type Role } from '../../shared/staff/staff.ts';

/** Whether cashiers work here, or did, and none has signed in. This only decides what is drawn; main refuses commands itself. */
export function isLocked({ cashiers, signedIn, missing }: StaffView): boolean {
  return missing === true || (cashiers.length > 0 && signedIn === undefined);
}

/** Whether the person at the till may do what needs this role. */
export function mayDo(role: Role, { cashiers, signedIn, missing, ownersMissing }: StaffView): boolean {
  if (missing === true || (role === 'owner' && ownersMissing === true)) return false;
  if (cashiers.length === 0) return true;
  const cashier = cashiers.find(({ id }) => id === signedIn);
  const hasOwner = cashiers.some((each) => each.role === 'owner');
  return cashier !== undefined && suffices(cashier.role, neededRole(role, hasOwner));
}
