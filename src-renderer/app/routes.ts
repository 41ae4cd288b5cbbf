import type { StaffView } from '../../shared/contract/staff-view.ts';
import type { Role } from '../../shared/staff/staff.ts';
import { mayDo } from '../state/permissions.ts';

/** Where somebody has gone on a till that is ready; the checkout is where sales are made. */
export type Route = 'checkout' | 'menu' | PageRoute;

/** Opened from the menu. */
export type PageRoute =
  | 'practice'
  | 'find-payment'
  | 'shift'
  | 'reports'
  | 'back-office'
  | 'guide'
  | 'amounts'
  | 'printer'
  | 'scanner'
  | 'customer-screen'
  | 'cashiers'
  | 'preferences'
  | 'setup';

/** Who may enter; everybody where nothing is said. */
const rolesOf: Readonly<Partial<Record<Route, Role>>> = {
  'find-payment': 'cashier',
  shift: 'cashier',
  reports: 'manager',
  'back-office': 'manager',
  amounts: 'manager',
  printer: 'cashier',
  scanner: 'manager',
  cashiers: 'manager',
  setup: 'manager',
};

export function mayEnter(route: Route, staff: StaffView): boolean {
  const role = rolesOf[route];
  return role === undefined || mayDo(role, staff);
}
