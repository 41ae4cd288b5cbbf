import { saysPaid } from '../../../shared/payment/payment-status.ts';
import { within } from '../../supervision/deadline.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { PaymentStatus } from '../../../shared/payment/payment-status.ts';
import type { FoundPayment, SalesPorts } from '../ports.ts';
import type { Lately } from './same-sale.ts';

/** More payments of one reference than this within a day are not looked at one by one: the newest are. */
const LOOKED_AT = 5;
/** One that does not answer hides no other. */
const READ_WITHIN_MS = 1_000;
/** A till's clock that is further behind the service's than this was never set: it says nothing of any day. */
const CLOCKS_APART_MS = 30 * 24 * 60 * 60_000;
/** What has just been created may be stamped by a clock that is ahead by so much. */
const AHEAD_MS = 5 * 60_000;
const TOO_SLOW: Failure = { action: 'wait', code: 'service-unreachable' };

export interface OtherTillsPayment {
  readonly trackingId: string;
  readonly createdAt?: number;
  /** `unknown` when it could not be read in time: it may be open. */
  readonly state: 'paid' | 'processing' | 'open' | 'over' | 'unknown';
}

export interface OtherTillsAnswer {
  /** Why there may be others: no credential for history, or no answer in time. */
  readonly failure?: Failure;
  /** Payments of this reference that another till, or an earlier ledger of this one, asked for. */
  readonly payments: readonly OtherTillsPayment[];
}

export type OtherTillsParts = Pick<SalesPorts, 'gateway' | 'clock' | 'ledger'>;

/** The till has no key that the payment history takes: no answer will come until a manager enters one. */
export function isHistoryClosed({ action }: Failure): boolean {
  return action === 'fix-configuration';
}

/**
 * Looks in the terminal's history for payments of exactly this reference that this till's ledger does not know. `lately`
 * is how far back, `patience` how long in ms history may take. One that a lost answer of this till left behind is told
 * too until the search for it has taken it to its sale: before that it cannot be told from another till's, and a
 * question too many is better than silence.
 */
export async function paymentsFromOtherTills(
  reference: string,
  { lately, patience }: { readonly lately: Lately; readonly patience: number },
  parts: OtherTillsParts,
  signal: AbortSignal,
): Promise<OtherTillsAnswer> {
  const { clock, ledger } = parts;
  // What was found counts, however the search ends: nothing that is known may be kept from the cashier.
  let found: readonly FoundPayment[] = [];
  const ended = await within(clock, patience, signal, (stop) =>
    search(reference, lately, parts, stop, (payments) => (found = payments)),
  );
  const failure = ended ? ended.failure : TOO_SLOW;
  const known = new Set(ledger.paymentsOf(reference));
  const others = found.filter(({ trackingId }) => !known.has(trackingId)).slice(-LOOKED_AT);
  const payments = others.map(async (payment) => {
    const state = stateOf(await statusOf(payment, parts, signal));
    return {
      trackingId: payment.trackingId,
      state,
      ...(payment.createdAt !== undefined && { createdAt: payment.createdAt }),
    };
  });
  return { ...(failure && { failure }), payments: await Promise.all(payments) };
}

async function search(
  reference: string,
  lately: Lately,
  { gateway, clock }: OtherTillsParts,
  stop: AbortSignal,
  found: (payments: readonly FoundPayment[]) => void,
): Promise<{ readonly failure?: Failure }> {
  const find = async (
    since: number,
    isLately: (payment: FoundPayment) => boolean = () => true,
  ): Promise<{ readonly failure?: Failure }> => {
    const answer = await gateway.findByReference(reference, since, stop);
    found((answer.payments ?? []).filter(isLately));
    return answer.kind === 'failed' ? { failure: answer.failure } : {};
  };
  const wall = clock.wall();
  const known = gateway.serviceTime();
  const first = await (known === undefined
    ? find(wall - lately.byTillMs)
    : find(...latelyBy(known, wall, lately)));
  // The till's clock was trusted for want of a better one, and may be wrong by days: now the service has told its time.
  const now = known === undefined ? gateway.serviceTime() : undefined;
  return now === undefined ? first : find(...latelyBy(now, wall, lately));
}

/**
 * From when on the history is asked for, and which of its payments were created lately: by the service's clock or by the
 * till's, as for the till's own sales (`beganLately`). What answers in the service's place may tell another day than the one
 * that stamps payments, and the till's clock may be wrong: a question too many is better than silence.
 */
function latelyBy(
  service: number,
  wall: number,
  { ms }: Lately,
): readonly [since: number, isLately: (payment: FoundPayment) => boolean] {
  const byService = service - ms;
  const byTill = service - wall > CLOCKS_APART_MS ? byService : wall - ms;
  return [
    Math.min(byService, byTill),
    ({ createdAt }) =>
      createdAt === undefined ||
      createdAt >= byService ||
      (createdAt >= byTill && createdAt <= wall + AHEAD_MS),
  ];
}

/** History records of a terminal need not tell the status (spec "Payment history objects"), so it is read. */
async function statusOf(
  { trackingId, status }: FoundPayment,
  { gateway, clock }: OtherTillsParts,
  signal: AbortSignal,
): Promise<PaymentStatus | undefined> {
  const answer = await within(clock, READ_WITHIN_MS, signal, (stop) =>
    gateway.readTracking(trackingId, stop),
  );
  return answer?.kind === 'read' ? answer.reading.status : status;
}

function stateOf(status: PaymentStatus | undefined): OtherTillsPayment['state'] {
  switch (status?.kind) {
    case 'final':
      return saysPaid(status) ? 'paid' : 'over';
    case 'processing':
      return 'processing';
    case 'created':
      return 'open';
    default:
      return 'unknown';
  }
}
