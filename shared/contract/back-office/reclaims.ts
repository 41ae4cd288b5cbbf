import type { ServiceAmount } from '../../money/service-amount.ts';
import type { FoundPayments, PaymentRow } from './payments.ts';

/** One page of money that payers can have back, or got back. */
export interface FoundReclaims extends Pick<FoundPayments, 'next' | 'searchedBackTo' | 'service' | 'unread'> {
  readonly reclaims: readonly Reclaim[];
}

/** Why there is money to reclaim: too much or too little was sent, in a form that is not accepted, or after the payment's end. */
export type ReclaimKind = 'over' | 'under' | 'rejected' | 'late';

/**
 * `open`: the payer has not reclaimed it. `under-way`: the service is processing it. `limit-over`: the time limit has passed,
 * and only the service's support can help. `to-settle`: the service counts it as paid although the sale was over, so the store
 * owes goods or money. `returned`: the service says that it was returned. `settled`: a cashier has acknowledged it here.
 */
export type ReclaimState = 'open' | 'under-way' | 'limit-over' | 'to-settle' | 'returned' | 'settled';

export interface Reclaim {
  readonly row: PaymentRow;
  readonly kind: ReclaimKind;
  readonly state: ReclaimState;
  /** The amount that the payer can have back; missing where the service does not state it. */
  readonly amount?: ServiceAmount;
  /** Days from today to the last whole day in the store's time zone; negative once the limit has passed. */
  readonly daysLeft: number;
  /** The service did not state when it last changed the payment, so the limit may be later, but not earlier. */
  readonly isEarliest?: true;
}
