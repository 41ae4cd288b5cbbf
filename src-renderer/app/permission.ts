import type { StaffView } from '../../shared/contract/staff-view.ts';
import type { Role } from '../../shared/staff.ts';
import type { Place } from './place.ts';

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

/** Whose place it is; everybody's where nothing is said. */
const rolesOf: Readonly<Partial<Record<Place, Role>>> = {
  'find-payment': 'cashier',
  shift: 'cashier',
  amounts: 'manager',
  printer: 'cashier',
  scanner: 'manager',
  cashiers: 'manager',
  setup: 'manager',
};

export function mayEnter(place: Place, staff: StaffView): boolean {
  const role = rolesOf[place];
  return role === undefined || mayDo(role, staff);
}
