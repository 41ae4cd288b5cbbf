import { sameStatus } from '../../shared/payment/payment-status.ts';
import type { PaymentStatus } from '../../shared/payment/payment-status.ts';

/** The content of one tracking answer (spec "Payment", tracking response). */
export interface TrackingReading {
  readonly status: PaymentStatus;
  /** The service's identifier of the payment, where it states one. */
  readonly paymentId?: string;
  readonly paymentCode?: string;
  /** Amounts in the service's words, e.g. `0.0123 ETH`; for display only. */
  readonly requested?: string;
  readonly received?: string;
  /** The requested amount, in the currency of the request. */
  readonly statedRequest?: StatedAmount;
  /** The received amount, where the service states it in the currency of the request. */
  readonly statedReceipt?: StatedAmount;
}

/** An amount exactly as the service states it. */
export interface StatedAmount {
  /** A plain decimal number: `12.3`. */
  readonly decimal: string;
  /** Missing where the service names no currency. */
  readonly currency?: string;
  /** The service's text, where it is no readable amount. `decimal` is then 0, which is the amount of no sale. */
  readonly written?: string;
}

/** Whether two readings are the same, since the ledger keeps changes and not every poll. */
export function sameReading(a: TrackingReading, b: TrackingReading): boolean {
  return (
    sameStatus(a.status, b.status) &&
    a.paymentCode === b.paymentCode &&
    a.requested === b.requested &&
    a.received === b.received &&
    sameStated(a.statedRequest, b.statedRequest) &&
    sameStated(a.statedReceipt, b.statedReceipt)
  );
}

function sameStated(a: StatedAmount | undefined, b: StatedAmount | undefined): boolean {
  return a?.decimal === b?.decimal && a?.currency === b?.currency && a?.written === b?.written;
}
