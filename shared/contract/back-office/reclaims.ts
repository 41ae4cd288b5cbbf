import type { ServiceAmount } from '../../money/service-amount.ts';
import type { FoundPayments, PaymentRow } from './payments.ts';

/** One page of what payers may still be owed, or were. */
export interface FoundReclaims extends Pick<FoundPayments, 'next' | 'lookedBackTo' | 'service' | 'unread'> {
  readonly reclaims: readonly Reclaim[];
}

/** `over`, `under`: more, less than was asked. `rejected`: of a kind that is not taken. `late`: after the payment's end. */
export type ReclaimKind = 'over' | 'under' | 'rejected' | 'late';

/**
 * `open`: the payer has not asked for it. `under-way`: the service says that something happens with it. `limit-over`: only
 * support helps. `to-settle`: the service took it as paid when the sale was over, so the store owes goods or money.
 * `returned`: the service says so. `settled`: a cashier has acknowledged it here.
 */
export type ReclaimState = 'open' | 'under-way' | 'limit-over' | 'to-settle' | 'returned' | 'settled';

export interface Reclaim {
  readonly row: PaymentRow;
  readonly kind: ReclaimKind;
  readonly state: ReclaimState;
  /** What the payer can have back; missing where it is not stated. */
  readonly amount?: ServiceAmount;
  /** From today on to the last whole day at the store; below 0 it has passed. */
  readonly daysLeft: number;
  /** The service did not state when it changed the payment last: the limit may be later, never earlier. */
  readonly isEarliest?: true;
}
