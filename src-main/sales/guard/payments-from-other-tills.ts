import { saysPaid } from '../../../shared/payment/payment-status.ts';
import { NEVER_SET_MS } from '../moment.ts';
import { within } from '../../supervision/deadline.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { PaymentStatus } from '../../../shared/payment/payment-status.ts';
import type { FoundPayment, SalesPorts } from '../ports.ts';
import type { Lately } from './same-sale.ts';

/** How many payments of one reference are read one by one, the newest ones. */
const LOOKED_AT = 5;
/** Limit for reading one payment. */
const READ_WITHIN_MS = 1_000;
/** A payment's time may be ahead of the till's clock by this much. */
const AHEAD_MS = 5 * 60_000;
/** The failure for what was not read in time. */
export const TOO_SLOW: Failure = { action: 'wait', code: 'service-unreachable' };

export interface OtherTillsPayment {
  readonly trackingId: string;
  readonly createdAt?: number;
  /** `unknown` where it could not be read in time; it may be open. */
  readonly state: 'paid' | 'processing' | 'open' | 'over' | 'unknown';
}

export interface OtherTillsAnswer {
  /** Why the list may be incomplete: no credential for the history, or no answer in time. */
  readonly failure?: Failure;
  /** Payments of this reference that another till, or an earlier ledger of this one, created. */
  readonly payments: readonly OtherTillsPayment[];
}

export type OtherTillsParts = Pick<SalesPorts, 'gateway' | 'clock' | 'ledger'>;

/** Whether the failure says that this till may not read the payment history until a manager enters another key. */
export function isHistoryClosed({ action }: Failure): boolean {
  return action === 'fix-configuration';
}

/**
 * Looks in the terminal's history for payments of exactly this reference that this till's ledger does not know. `lately` is
 * how far back it looks, `patience` how many milliseconds the history may take. Never rejects. An orphan payment of this
 * till is among them until the reconciler has found its sale: before that nobody can say whose it is, and the cashier is
 * rather asked once too often.
 */
export async function paymentsFromOtherTills(
  reference: string,
  { lately, patience }: { readonly lately: Lately; readonly patience: number },
  parts: OtherTillsParts,
  signal: AbortSignal,
): Promise<OtherTillsAnswer> {
  const { clock, ledger } = parts;
  // Payments that were found count even where the search, or a second one, then fails or takes too long.
  let found: ReadonlyMap<string, FoundPayment> = new Map();
  const ended = await within(clock, patience, signal, (stop) =>
    search(reference, lately, parts, stop, (payments, isAll) => {
      const each = payments.map((payment) => [payment.trackingId, payment] as const);
      found = new Map([...(isAll ? [] : found), ...each]);
    }),
  );
  const failure = ended ? ended.failure : TOO_SLOW;
  const known = new Set(ledger.paymentsOf(reference));
  const others = [...found.values()].filter(({ trackingId }) => !known.has(trackingId)).slice(-LOOKED_AT);
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
  found: (payments: readonly FoundPayment[], isAll: boolean) => void,
): Promise<{ readonly failure?: Failure }> {
  const find = async (
    since: number,
    isLately: (payment: FoundPayment) => boolean = () => true,
  ): Promise<{ readonly failure?: Failure }> => {
    const answer = await gateway.findByReference(reference, since, stop);
    found((answer.payments ?? []).filter(isLately), answer.kind === 'found');
    return answer.kind === 'failed' ? { failure: answer.failure } : {};
  };
  const wall = clock.wall();
  const known = gateway.serviceTime();
  const first = await (known === undefined
    ? find(wall - lately.byTillMs)
    : find(...latelyBy(known, wall, lately)));
  // The till's clock, which may be wrong by days, was used for the first search. Its answer has stated the service's time.
  const now = known === undefined ? gateway.serviceTime() : undefined;
  return now === undefined ? first : find(...latelyBy(now, wall, lately));
}

/**
 * From when on to search the history, and which of its payments were created lately: by either clock, as for the till's own
 * sales (`beganLately`), since each of them may be wrong.
 */
function latelyBy(
  service: number,
  wall: number,
  { ms }: Lately,
): readonly [since: number, isLately: (payment: FoundPayment) => boolean] {
  const byService = service - ms;
  const byTill = service - wall > NEVER_SET_MS ? byService : wall - ms;
  return [
    Math.min(byService, byTill),
    ({ createdAt }) =>
      createdAt === undefined ||
      createdAt >= byService ||
      (createdAt >= byTill && createdAt <= wall + AHEAD_MS),
  ];
}

/** The status of a payment, which is read because history records may be without it (spec "Payment history objects"). */
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
