import type { StaffView } from '../../shared/contract/staff-view.ts';
import type { Role } from '../../shared/staff.ts';

/** Cashiers work here, or did, and none has signed in. Main refuses what may not be done; this decides only what is drawn. */
export function isLocked({ cashiers, signedIn, missing }: StaffView): boolean {
  return missing === true || (cashiers.length > 0 && signedIn === undefined);
}

/** Whether whoever stands at the till may do what this role does. */
export function mayDo(role: Role, { cashiers, signedIn, missing }: StaffView): boolean {
  if (missing === true) return false;
  if (cashiers.length === 0) return true;
  const cashier = cashiers.find(({ id }) => id === signedIn);
  return cashier !== undefined && (role === 'cashier' || cashier.role === 'manager');
}
