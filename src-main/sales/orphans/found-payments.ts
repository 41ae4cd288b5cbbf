import { SENT_WITHIN_MS } from '../creation/creation-limits.ts';
import { ledgerFailure } from '../ledger-failure.ts';
import { trackedPayments } from '../sale.ts';
import { isSameAmount, isUnreadable } from '../stated-amount.ts';
import type { ForeignReason, SaleEventBody } from '../events.ts';
import type { FoundPayment, SaleLedger, SalesPorts } from '../ports.ts';
import type { Sale, Tracked } from '../sale.ts';

/** How far a bound of the search is moved, because no two clocks agree. */
const MARGIN_MS = {
  /** The service's own clocks: the one in `Date` headers and the one that stamps payments. */
  service: 60_000,
  /** Where the service's clock was not known at a try: the till's may be wrong by a day, or have been set since. */
  till: 48 * 60 * 60_000,
} as const;
/** What still was on its way when the till gave its answer up is carried out within this. */
const CARRIED_OUT_WITHIN_MS = 75_000;
/** As many as are judged at a time; more of one reference are hardly left behind by lost tries. */
const MOST_AT_ONCE = 50;

/** Whether a payment may be a sale's own, or why it cannot be. */
export type Fit = 'own' | ForeignReason;

export interface JudgedPayments {
  /** By tracking id; those that are on record already are left out. */
  readonly fits: ReadonlyMap<string, { readonly payment: FoundPayment; readonly fit: Fit }>;
  /** None was left for the next time. */
  readonly all: boolean;
}

interface Judging extends Pick<SalesPorts, 'clock' | 'gateway'> {
  /** Whether a payment is on record for no sale. Throws `LedgerUnavailable`. */
  readonly isLeft: (trackingId: string) => boolean;
}

/**
 * Which of the payments that the history shows for a sale's reference may have been left behind by its lost tries. The
 * history of a terminal need not state an amount (spec "Payment history objects"), so each payment is read as well.
 */
export async function judged(
  sale: Sale,
  payments: readonly FoundPayment[],
  ports: Judging,
  stop: AbortSignal,
): Promise<JudgedPayments> {
  try {
    const { gateway, isLeft } = ports;
    const unknown = payments.filter(
      ({ trackingId }) => !sale.foreignPayments.includes(trackingId) && isLeft(trackingId),
    );
    const until = newest(sale, ports);
    const fitOf = async (payment: FoundPayment): Promise<Fit> => {
      const reason = foreignReason(payment, sale, until);
      if (reason) return reason;
      const answer = await gateway.readTracking(payment.trackingId, stop);
      // One that cannot be read now is watched: whatever it states then, another amount never pays for the sale.
      // So is one of which too little was received: it was asked for as this sale's, and the customer's money is in it.
      const asked = answer.kind === 'read' ? answer.reading.statedRequest : undefined;
      const isAnother = asked && !isUnreadable(asked) && !isSameAmount(asked, sale.amount);
      return isAnother ? 'another-amount' : 'own';
    };
    const fits = unknown
      .slice(0, MOST_AT_ONCE)
      .map(async (payment) => [payment.trackingId, { payment, fit: await fitOf(payment) }] as const);
    return { fits: new Map(await Promise.all(fits)), all: unknown.length <= MOST_AT_ONCE };
  } catch (error) {
    ledgerFailure(error);
    return { fits: new Map(), all: false };
  }
}

/**
 * Whether a payment may be taken on record for the sale as it is now: it is on record for none, or for this one by an event
 * that cannot be read any more.
 */
export function mayBecome(
  sale: Sale,
  trackingId: string,
  ledger: Pick<SaleLedger, 'saleOfPayment'>,
): boolean {
  const owner = ledger.saleOfPayment(trackingId);
  if (owner === undefined) return true;
  return owner === sale.id && !trackedPayments(sale).some((payment) => payment.trackingId === trackingId);
}

/** Why a payment of this reference cannot be the sale's, as far as its record in the history tells. */
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
 * What the sale's tries have created was created then or later, by the service's clock: earlier payments of its
 * reference are another till's, or an earlier ledger's, and must not pay for it.
 */
export function oldest(sale: Sale, clocks: Clocks): number {
  const margin = sale.firstTry?.serviceTime === undefined ? MARGIN_MS.till : MARGIN_MS.service;
  return firstTriedAt(sale, clocks) - margin;
}

/** A payment that the sale has taken within that margin: another till's, unless the clocks differ. */
export function mayBeAnotherTills({ createdAt }: Tracked, sale: Sale, clocks: Clocks): boolean {
  return createdAt !== undefined && createdAt < firstTriedAt(sale, clocks);
}

/** By the service's clock. */
function firstTriedAt({ firstTry, startedAt }: Sale, { clock, gateway }: Clocks): number {
  return firstTry?.serviceTime ?? startedAt + (gateway.serviceTime() ?? clock.wall()) - clock.wall();
}

/** What a lost try has created was created by then, by the service's clock. */
function newest({ lastLostTry }: Sale, { clock, gateway }: Pick<Judging, 'clock' | 'gateway'>): number {
  if (!lastLostTry) return Infinity;
  const { at, serviceTime, lostAt } = lastLostTry;
  if (lostAt !== undefined) return lostAt + CARRIED_OUT_WITHIN_MS + MARGIN_MS.service;
  // Given up by nobody: the till stopped in the middle of the try, or an earlier version of it kept no more.
  const within = SENT_WITHIN_MS + CARRIED_OUT_WITHIN_MS + MARGIN_MS.service;
  if (serviceTime !== undefined) return serviceTime + within;
  const triedAt = at + (gateway.serviceTime() ?? clock.wall()) - clock.wall();
  // The till's clock may have been a day behind at the try and a day ahead now: the margin is then used up by itself.
  return triedAt + MARGIN_MS.till + within;
}
