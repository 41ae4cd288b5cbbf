/** Payment statuses of the specification ("Payment statuses") and what each means for a poll loop. */

/** Statuses at which polling stops ("Polling guidance"). */
export const OUTCOMES = ['completed', 'overpaid', 'underpaid', 'expired', 'cancelled', 'invalid'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/**
 * How a sale ends at this till: as the service says, or `amount-differs`, when the service says that a payment was
 * paid and states another amount or currency than the sale's. That is never paid: a person decides.
 */
export const SALE_OUTCOMES = [...OUTCOMES, 'amount-differs'] as const;
export type SaleOutcome = (typeof SALE_OUTCOMES)[number];

/**
 * One reading of `statusCode`. A value this version does not know is `unrecognised`: still open, shown as such,
 * polled on, and never treated as final or as paid. The reserved refund statuses are read that way too.
 */
export type PaymentStatus =
  | { readonly kind: 'created' }
  | { readonly kind: 'processing' }
  | { readonly kind: 'final'; readonly outcome: Outcome }
  | { readonly kind: 'unrecognised'; readonly raw: string };

const outcomes: ReadonlySet<string> = new Set(OUTCOMES);
const isOutcome = (text: string): text is Outcome => outcomes.has(text);

/** Reads a `statusCode` as it stands; enum values are case sensitive, numbers are an older form nobody can map. */
export function readStatus(raw: string | number): PaymentStatus {
  if (raw === 'created' || raw === 'processing') return { kind: raw };
  if (typeof raw === 'string' && isOutcome(raw)) return { kind: 'final', outcome: raw };
  return { kind: 'unrecognised', raw: String(raw).slice(0, 64) };
}

/** Whether goods may be handed over for this outcome. */
export function isPaid(outcome: SaleOutcome): boolean {
  return outcome === 'completed' || outcome === 'overpaid';
}

/** How a payment ended, and what the service states as received, in its own words. */
interface Ended {
  readonly outcome: SaleOutcome;
  readonly received?: string | undefined;
}

/**
 * Whether the payer may have money to reclaim on the hosted page: more, less, later or otherwise sent than asked, or sent for
 * a payment that was cancelled all the same.
 */
export function mayReclaim({ outcome, received }: Ended): boolean {
  if (outcome === 'cancelled') return statesMoney(received);
  return outcome !== 'completed' && outcome !== 'amount-differs';
}

/** Whether an amount in the service's words is more than nothing. */
export function statesMoney(written = ''): boolean {
  return /[1-9]/.test(written);
}

/** What a reading states as received, in the payer's currency and in that of the request. */
interface Received {
  readonly received?: string | undefined;
  readonly statedReceipt?: { readonly decimal: string } | undefined;
}

/** Whether any money was received. */
export function moneyCame({ received, statedReceipt }: Received): boolean {
  return statesMoney(received) || statesMoney(statedReceipt?.decimal);
}

/** Whether this reading says that the payment has been paid. */
export function saysPaid(status: PaymentStatus): boolean {
  return status.kind === 'final' && isPaid(status.outcome);
}

/** Whether this reading says that the customer is paying, or has paid in full. */
export function saysSeen(status: PaymentStatus): boolean {
  return status.kind === 'processing' || saysPaid(status);
}

/** Whether two readings say the same. */
export function sameStatus(a: PaymentStatus, b: PaymentStatus): boolean {
  return statusText(a) === statusText(b);
}

/** The status as the service wrote it. */
export function statusText(status: PaymentStatus): string {
  switch (status.kind) {
    case 'created':
    case 'processing':
      return status.kind;
    case 'final':
      return status.outcome;
    case 'unrecognised':
      return status.raw;
  }
}
