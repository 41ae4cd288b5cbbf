import type { StaffView } from '../../shared/contract/staff-view.ts';
import type { Role } from '../../shared/staff/staff.ts';
import { mayDo } from '../state/permissions.ts';

/** Where somebody has navigated to. `checkout` shows the sale, or a new one. */
export type Route = 'checkout' | 'menu' | PageRoute;

/** Pages that the menu opens. */
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

/** The role that a route needs; everybody may enter a route without an entry. */
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
