import type { StaffView } from '../../shared/contract/staff-view.ts';
import type { Role } from '../../shared/staff.ts';
import { mayDo } from '../state/permissions.ts';
import type { Place } from './routes.ts';

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
