/** A payment in the service's database. Times are epoch milliseconds, amounts minor units. */
export interface Payment {
  readonly paymentId: string;
  readonly trackingId: string;
  readonly pageId: string;
  readonly paymentCode: string;
  readonly merchantId: string;
  readonly locationId: string;
  readonly terminalId: string;
  readonly reference: string;
  /** The tenders that this payment is limited to; null for all those of its terminal. */
  readonly tenderTypes: readonly string[] | null;
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
  /** A status of spec "Payment statuses", or any text that the control interface sets. */
  readonly statusCode: string;
  /** The tender that was paid with, or that the payer chose. */
  readonly tenderType: string | null;
  /** The payer's wallet address, once money was seen. */
  readonly senderAddress: string | null;
  readonly created: number;
  readonly updated: number;
  readonly expiration: number;
  readonly quoteExpiration: number;
  /** When the first money was seen. */
  readonly received: number | null;
  /** Planned moves, earliest first. */
  readonly plan: readonly PlannedMove[];
  readonly batchId: string | null;
  /** Whether it is part of every new sandbox. */
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

/** A change of status. Without `paidMinor` the usual amount of the status is paid. */
export interface Move {
  readonly statusCode: string;
  readonly paidMinor?: number;
  /** The new plan; without it no further moves happen. */
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
    tenderType: payment.tenderType ?? (paid ? (payment.tenderTypes?.[0] ?? PAYER_TENDER) : null),
    senderAddress: payment.senderAddress ?? (paid ? `0x${payment.pageId.replaceAll('-', '')}` : null),
    received: payment.received ?? (paid ? now : null),
    plan: move.plan ?? [],
  };
}

/** The tender that is paid with, unless the payer or the payment names another. */
const PAYER_TENDER = 'usdcBase';

/** The amount in minor units that is paid with this status where no other is given. */
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

/** Final statuses (spec "Payment statuses"). */
const FINAL = new Set(['completed', 'underpaid', 'overpaid', 'expired', 'invalid', 'cancelled']);

export function isFinal(payment: Payment): boolean {
  return FINAL.has(payment.statusCode);
}
