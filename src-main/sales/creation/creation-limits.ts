import { mayCreate } from '../sale.ts';
import type { CreationPause } from '../../../shared/contract/sale-view.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { Asked, Creation, Sale } from '../sale.ts';

/** A service that does not enforce `Idempotency-Key` makes a payment at each try whose answer is lost. */
const MOST_LOST = 5;
/** An answer that arrived and cannot be read says most probably that a payment was made. */
const MOST_UNREADABLE = 3;
/**
 * A try that was not sent within this time of its record is given up for a new one, with a record of its own: what a till
 * that stopped in the middle of it left behind was asked for by then. A token and a turn in the quota hardly ever take
 * longer.
 */
export const SENT_WITHIN_MS = 3 * 60_000;
/** Three days without a network, at the pace of a parked sale. */
const MOST_TRIES = 500;
/** The first tries have an entry of the ledger each: the cashier waits, and looks. */
const OWN_ENTRIES = 6;

export const NOTHING_ASKED: Asked = { tries: 0, lost: 0, unreadable: 0 };

/** The count after one more lost try. */
export function afterLost(asked: Asked, failure: Failure): Asked {
  const unreadable = asked.unreadable + (failure.code === 'service-answer-unreadable' ? 1 : 0);
  return { ...asked, lost: asked.lost + 1, unreadable };
}

/**
 * Why the till asks for no payment of this sale by itself any more; `undefined` while it does. Only a person lifts it,
 * by a press that is on record. It says nothing of a sale that needs no payment.
 */
export function creationPause({ asked, lostTries, recordDamaged }: Sale): CreationPause | undefined {
  const mayExist = lostTries;
  if (recordDamaged) return { reason: 'record-damaged', mayExist };
  if (asked.unreadable >= MOST_UNREADABLE) return { reason: 'answers-unreadable', mayExist };
  if (asked.lost >= MOST_LOST) return { reason: 'answers-lost', mayExist };
  return asked.tries >= MOST_TRIES ? { reason: 'tries-exhausted', mayExist } : undefined;
}

/** Whether the till asks for the sale's payment without being told to. */
export function asksByItself(sale: Sale): boolean {
  return mayCreate(sale) && creationPause(sale) === undefined;
}

/**
 * For how many tries in a row one entry of the ledger stands, as long as each is certainly not sent and fails for the
 * same reason: doubled each time, so that a day without a network comes to few entries. `tries` counts the first of them.
 */
export function triesOfOneEntry({ tries }: Pick<Asked, 'tries'>): number {
  return tries <= OWN_ENTRIES ? 1 : Math.max(1, Math.min(tries - 1, MOST_TRIES - tries + 1));
}

/** The least waits after the first, second … lost try, so that a service that starts anew does not use them all up. */
const AFTER_LOST_MS = [1_000, 2_000, 8_000, 30_000] as const;
/** Time to find what an unreadable answer left behind before another payment is asked for. */
const AFTER_UNREADABLE_MS = 15_000;

/** The shortest wait before the next try that an earlier one asks for. */
export function leastWait(creation: Creation, { lost, unreadable }: Asked): number {
  if (creation.state !== 'lost') return 0;
  if (creation.failure.code === 'service-answer-unreadable') return AFTER_UNREADABLE_MS * unreadable;
  return AFTER_LOST_MS[lost - 1] ?? 0;
}
