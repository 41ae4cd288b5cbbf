import { SENT_WITHIN_MS } from '../creation/creation-limits.ts';
import { LedgerUnavailable } from '../ports.ts';
import { paymentOf } from '../sale.ts';
import { isSameAmount, isUnreadable } from '../stated-amount.ts';
import type { ForeignReason, SaleEventBody } from '../events.ts';
import type { FoundPayment, SaleLedger, SalesPorts } from '../ports.ts';
import type { Sale, Tracked } from '../sale.ts';

/** Margins at the bounds of the search, because clocks differ. */
const MARGIN_MS = {
  /** Between two clocks of the service: the one of `Date` headers and the one that stamps payments. */
  service: 60_000,
  /** Where only the till's clock was known at a try: it may be wrong by a day, or have been set since. */
  till: 48 * 60 * 60_000,
} as const;
/** The service may carry a request out until this long after the till has given its answer up. */
const CARRIED_OUT_WITHIN_MS = 75_000;
/** How many payments are judged at a time; lost tries hardly leave more of one reference behind. */
const MOST_AT_ONCE = 50;

/** `own` where a payment may belong to the sale, or else why it cannot. */
export type Fit = 'own' | ForeignReason;

export interface JudgedPayments {
  /** By tracking id, without payments that the ledger has already. */
  readonly fits: ReadonlyMap<string, { readonly payment: FoundPayment; readonly fit: Fit }>;
  /** Whether all payments were judged, and none was left for the next time. */
  readonly all: boolean;
}

interface Judging extends Pick<SalesPorts, 'clock' | 'gateway'> {
  /** Whether the ledger has this payment for no sale. Throws `LedgerUnavailable`. */
  readonly isUnclaimed: (trackingId: string) => boolean;
}

/**
 * Judges which of the payments that the history has for a sale's reference come from its lost tries. The terminal's history
 * need not state an amount (spec "Payment history objects"), so each payment is read as well. Never rejects.
 */
export async function judgePayments(
  sale: Sale,
  payments: readonly FoundPayment[],
  ports: Judging,
  stop: AbortSignal,
): Promise<JudgedPayments> {
  try {
    const { gateway, isUnclaimed } = ports;
    const unknown = payments.filter(
      ({ trackingId }) => !sale.foreignPayments.includes(trackingId) && isUnclaimed(trackingId),
    );
    const until = latestCreation(sale, ports);
    const fitOf = async (payment: FoundPayment): Promise<Fit> => {
      const reason = foreignReason(payment, sale, until);
      if (reason) return reason;
      const answer = await gateway.readTracking(payment.trackingId, stop);
      // A payment that cannot be read now counts as the sale's: once it is read, another amount never pays for the sale.
      // So does one of which too little was received: it was requested with this amount, and has the customer's money.
      const asked = answer.kind === 'read' ? answer.reading.statedRequest : undefined;
      const isAnother = asked && !isUnreadable(asked) && !isSameAmount(asked, sale.amount);
      return isAnother ? 'another-amount' : 'own';
    };
    const fits = unknown
      .slice(0, MOST_AT_ONCE)
      .map(async (payment) => [payment.trackingId, { payment, fit: await fitOf(payment) }] as const);
    return { fits: new Map(await Promise.all(fits)), all: unknown.length <= MOST_AT_ONCE };
  } catch (error) {
    if (!(error instanceof LedgerUnavailable)) throw error;
    return { fits: new Map(), all: false };
  }
}

/**
 * Whether a payment may be recorded for the sale: the ledger has it for no sale, or for this one by an event that cannot be
 * read any more. Throws `LedgerUnavailable`.
 */
export function mayBelongTo(
  sale: Sale,
  trackingId: string,
  ledger: Pick<SaleLedger, 'saleOfPayment'>,
): boolean {
  const owner = ledger.saleOfPayment(trackingId);
  if (owner === undefined) return true;
  return owner === sale.id && !paymentOf(sale, trackingId);
}

/** Why a payment of this reference cannot belong to the sale, by its record in the history; `undefined` where it may. */
function foreignReason(
  { createdAt, statedRequest, otherExternalId }: FoundPayment,
  { amount }: Sale,
  until: number,
): ForeignReason | undefined {
  if (createdAt !== undefined && createdAt > until) return 'made-later';
  if (statedRequest && !isSameAmount(statedRequest, amount)) return 'another-amount';
  return otherExternalId && 'another-external-id';
}

export function orphanFound({ trackingId, createdAt }: FoundPayment): SaleEventBody {
  return { type: 'stray-found', trackingId, ...(createdAt !== undefined && { createdAt }) };
}

type Clocks = Pick<SalesPorts, 'clock' | 'gateway'>;

/**
 * The earliest time at which the sale's tries can have created a payment, by the service's clock. Earlier payments of its
 * reference are another till's, or an earlier ledger's, and must not pay for it.
 */
export function earliestCreation(sale: Sale, clocks: Clocks): number {
  const margin = sale.firstTry?.serviceTime === undefined ? MARGIN_MS.till : MARGIN_MS.service;
  return firstTriedAt(sale, clocks) - margin;
}

/** Whether a payment that was recorded for the sale was created before its first try: it may be another till's. */
export function mayBeAnotherTills({ createdAt }: Tracked, sale: Sale, clocks: Clocks): boolean {
  return createdAt !== undefined && createdAt < firstTriedAt(sale, clocks);
}

/** The time of the sale's first try, by the service's clock. */
function firstTriedAt({ firstTry, startedAt }: Sale, { clock, gateway }: Clocks): number {
  return firstTry?.serviceTime ?? startedAt + (gateway.serviceTime() ?? clock.wall()) - clock.wall();
}

/** The latest time at which a lost try can have created a payment, by the service's clock. */
function latestCreation({ lastLostTry }: Sale, { clock, gateway }: Clocks): number {
  if (!lastLostTry) return Infinity;
  const { at, serviceTime, lostAt } = lastLostTry;
  if (lostAt !== undefined) return lostAt + CARRIED_OUT_WITHIN_MS + MARGIN_MS.service;
  // The till stopped during the try, or an earlier version of the till did not record more.
  const within = SENT_WITHIN_MS + CARRIED_OUT_WITHIN_MS + MARGIN_MS.service;
  if (serviceTime !== undefined) return serviceTime + within;
  const triedAt = at + (gateway.serviceTime() ?? clock.wall()) - clock.wall();
  // The till's clock may have been a day behind at the try and a day ahead now, which uses up its whole margin.
  return triedAt + MARGIN_MS.till + within;
}
