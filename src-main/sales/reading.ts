import { sameStatus } from '../../shared/payment-status.ts';
import type { PaymentStatus } from '../../shared/payment-status.ts';

/** What one tracking answer tells (spec "Payment", tracking response). */
export interface TrackingReading {
  readonly status: PaymentStatus;
  /** The service's own identifier of the payment, where it states one. */
  readonly paymentId?: string;
  readonly paymentCode?: string;
  /** Amounts as the service states them, e.g. `0.0123 ETH`; only for showing. */
  readonly requested?: string;
  readonly received?: string;
}

/** Whether two readings tell the same, so that the ledger keeps changes and not every poll. */
export function sameReading(a: TrackingReading, b: TrackingReading): boolean {
  return (
    sameStatus(a.status, b.status) &&
    a.paymentCode === b.paymentCode &&
    a.requested === b.requested &&
    a.received === b.received
  );
}
