/** A payment as the emulated service holds it. Times are milliseconds since 1970, amounts whole minor units. */
export interface Payment {
  readonly paymentId: string;
  readonly trackingId: string;
  readonly pageId: string;
  readonly paymentCode: string;
  readonly merchantId: string;
  readonly locationId: string;
  readonly terminalId: string;
  readonly reference: string;
  readonly description: string | null;
  readonly refundEmail: string | null;
  readonly emailReceipt: string | null;
  readonly smsReceipt: string | null;
  readonly redirectUrl: string | null;
  readonly webhookUrls: readonly string[];
  readonly customerId: string | null;
  readonly customer: Customer | null;
  readonly rebate: Rebate | null;
  readonly requestedMinor: number;
  readonly paidMinor: number;
  /** One of spec "Payment statuses", or any other string that the control interface sets. */
  readonly statusCode: string;
  /** What it was, or is about to be, paid with. */
  readonly tenderType: string | null;
  /** The payer's wallet, once money was seen. */
  readonly senderAddress: string | null;
  readonly created: number;
  readonly updated: number;
  readonly expiration: number;
  readonly quoteExpiration: number;
  /** When the first money was seen. */
  readonly received: number | null;
  /** What happens next by itself, earliest first. */
  readonly plan: readonly PlannedMove[];
  readonly batchId: string | null;
  /** Whether it belongs to the world that every sandbox starts with. */
  readonly seeded: boolean;
}

/** Spec "Customer object (`CustomerRequest`)". */
export interface Customer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly address: string;
  readonly address2?: string | null;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly countryCode: string;
  readonly phone?: string | null;
}

/** Amounts as they were sent (spec "Payment", `rebate`). */
export interface Rebate {
  readonly total: number;
  readonly merchantPortion: number;
  readonly targetRebate: number;
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
  const paid = paidMinor > 0;
  return {
    ...payment,
    statusCode: move.statusCode,
    paidMinor,
    updated: now,
    tenderType: payment.tenderType ?? (paid ? PAYER_TENDER : null),
    senderAddress: payment.senderAddress ?? (paid ? `0x${payment.pageId.replaceAll('-', '')}` : null),
    received: payment.received ?? (paid ? now : null),
    plan: move.plan ?? [],
  };
}

/** What the hosted page's pretend wallet pays with, unless a quote asked for something else. */
const PAYER_TENDER = 'usdcBase';

/** What a payer has paid when a payment gets this status and no other amount is given, in minor units. */
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
