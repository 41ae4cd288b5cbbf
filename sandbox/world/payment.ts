/** A payment as the emulated service holds it. Times are milliseconds since 1970, amounts whole minor units. */
export interface Payment {
  readonly paymentId: string;
  readonly trackingId: string;
  readonly pageId: string;
  readonly paymentCode: string;
  readonly merchantId: string;
  readonly terminalId: string;
  readonly reference: string;
  readonly description: string | null;
  readonly refundEmail: string | null;
  readonly webhookUrls: readonly string[];
  readonly requestedMinor: number;
  readonly paidMinor: number;
  /** One of spec "Payment statuses", or any other string that the control interface sets. */
  readonly statusCode: string;
  readonly created: number;
  readonly updated: number;
  readonly expiration: number;
  /** When the first money was seen. */
  readonly received: number | null;
  /** What happens next by itself, earliest first. */
  readonly plan: readonly PlannedMove[];
}

export interface PlannedMove {
  readonly at: number;
  readonly statusCode: string;
}

/** A change of status. Without `paidMinor` the amount that usually goes with the status is taken. */
export interface Move {
  readonly statusCode: string;
  readonly paidMinor?: number;
  /** Replaces what was planned; without it nothing more happens by itself. */
  readonly plan?: readonly PlannedMove[];
}

export function moved(payment: Payment, move: Move, now: number): Payment {
  const paidMinor = move.paidMinor ?? usuallyPaid(payment, move.statusCode);
  return {
    ...payment,
    statusCode: move.statusCode,
    paidMinor,
    updated: now,
    received: payment.received ?? (paidMinor > 0 ? now : null),
    plan: move.plan ?? [],
  };
}

/** What a payer has paid when a payment gets this status and nobody says otherwise, in minor units. */
export function usuallyPaid(payment: Payment, statusCode: string): number {
  switch (statusCode) {
    case 'processing':
      return payment.paidMinor || payment.requestedMinor;
    case 'completed':
      return payment.requestedMinor;
    case 'underpaid':
      return Math.floor(payment.requestedMinor / 2);
    case 'overpaid':
      return Math.ceil(payment.requestedMinor * 1.5);
    default:
      return payment.paidMinor;
  }
}

/** Statuses after which nothing happens to a payment (spec "Payment statuses"). */
const FINAL = new Set(['completed', 'underpaid', 'overpaid', 'expired', 'invalid', 'cancelled']);

export function isFinal(payment: Payment): boolean {
  return FINAL.has(payment.statusCode);
}
