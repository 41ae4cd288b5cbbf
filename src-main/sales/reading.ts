import { sameStatus } from '../../shared/payment/payment-status.ts';
import type { PaymentStatus } from '../../shared/payment/payment-status.ts';

/** What one tracking answer tells (spec "Payment", tracking response). */
export interface TrackingReading {
  readonly status: PaymentStatus;
  /** The service's own identifier of the payment, where it states one. */
  readonly paymentId?: string;
  readonly paymentCode?: string;
  /** Amounts as the service states them, e.g. `0.0123 ETH`; only for showing. */
  readonly requested?: string;
  readonly received?: string;
  /** What the service says was requested, in the currency of the request. */
  readonly statedRequest?: StatedAmount;
  /** What it says was received, where it states that in the currency of the request. */
  readonly statedReceipt?: StatedAmount;
}

/** An amount as the service states it, exactly. Without `currency` it names none. */
export interface StatedAmount {
  /** In plain decimals: `12.3`. */
  readonly decimal: string;
  readonly currency?: string;
  /** What stands there where it can be read as no amount of a currency; `decimal` is then 0, which no sale is of. */
  readonly written?: string;
}

/** Whether two readings tell the same, so that the ledger keeps changes and not every poll. */
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
