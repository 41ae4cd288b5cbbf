import { mayCreate } from '../sale.ts';
import type { CreationPause } from '../../../shared/contract/sale-view.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { Sale, TryCounts } from '../sale.ts';

/** A service that does not enforce the `Idempotency-Key` creates a payment at each try whose answer is lost. */
const MOST_LOST = 5;
/** An answer that arrived and cannot be read most probably says that a payment was created. */
const MOST_UNREADABLE = 3;
/**
 * A try that was not sent within this time after its event is given up, and a new one is recorded. So a payment of a try
 * during which the till stopped was created within this time. Token and quota hardly ever take longer.
 */
export const SENT_WITHIN_MS = 3 * 60_000;
/** As many as three days without a network, at the pace of a parked sale. */
const MOST_TRIES = 500;
/** This many tries have an event each, because the cashier waits and may look at the history. */
const OWN_ENTRIES = 6;

export const NO_TRIES: TryCounts = { tries: 0, lost: 0, unreadable: 0 };

/** The count after one more lost try. */
export function afterLost(counts: TryCounts, failure: Failure): TryCounts {
  const unreadable = counts.unreadable + (failure.code === 'service-answer-unreadable' ? 1 : 0);
  return { ...counts, lost: counts.lost + 1, unreadable };
}

/**
 * Why the till does not ask for this sale's payment by itself any more; `undefined` while it does. Only a person can resume
 * it, which is recorded. Meaningless for a sale that needs no payment.
 */
export function creationPause({
  tryCounts: { tries, lost, unreadable },
  lostTries: mayExist,
  recordDamaged,
  resumedOverGap,
}: Sale): CreationPause | undefined {
  // The event that a code was shown may be missing: of none of these payments it is certain that nobody can pay it.
  if (recordDamaged && !resumedOverGap) return { reason: 'record-damaged', mayExist: 0 };
  if (unreadable >= MOST_UNREADABLE) return { reason: 'answers-unreadable', mayExist };
  if (lost >= MOST_LOST) return { reason: 'answers-lost', mayExist };
  return tries >= MOST_TRIES ? { reason: 'tries-exhausted', mayExist } : undefined;
}

/** Whether the till asks for the sale's payment by itself. */
export function asksByItself(sale: Sale): boolean {
  return mayCreate(sale) && creationPause(sale) === undefined;
}

/**
 * How many tries in a row share one event, as long as each is certainly not sent and fails for the same reason. The number
 * doubles each time, so that a day without a network makes few events. `tries` includes the first of them.
 */
export function triesOfOneEntry({ tries }: Pick<TryCounts, 'tries'>): number {
  return tries <= OWN_ENTRIES ? 1 : Math.max(1, Math.min(tries - 1, MOST_TRIES - tries + 1));
}
