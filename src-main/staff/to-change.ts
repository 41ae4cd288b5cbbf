import { failed, succeeded } from '../../shared/failure.ts';
import { ROLE_TO } from '../../shared/staff/permissions.ts';
import type { Failure, Result } from '../../shared/failure.ts';
import type { Role } from '../../shared/staff/staff.ts';
import type { Cashier } from './roster.ts';
import type { StaffRecord } from './staff-record.ts';

export interface ChangeParts {
  readonly record: StaffRecord;
  /** Answers why an action of this role cannot be done now, or nothing when it can. */
  readonly refusal: (role: Role) => Failure | undefined;
}

export const UNKNOWN: Failure = { action: 'fix-input', code: 'cashier-not-found' };

/**
 * Answers the cashier who is to be changed, perhaps into `role`, if whoever has signed in may do so. Fails with
 * `cashier-not-found`, or with why it may not be done.
 */
export function toChange(parts: ChangeParts, cashierId: string, role: Role = 'cashier'): Result<Cashier> {
  const cashier = parts.record.find(cashierId);
  const refusal = refusalFor(parts, cashier?.role ?? role) ?? refusalFor(parts, role);
  if (refusal) return failed(refusal);
  return cashier ? succeeded(cashier) : failed(UNKNOWN);
}

/** Answers why somebody of this role cannot be added or changed now. */
export function refusalFor({ refusal }: Pick<ChangeParts, 'refusal'>, role: Role): Failure | undefined {
  return refusal(role === 'owner' ? ROLE_TO.changeOwners : 'manager');
}
