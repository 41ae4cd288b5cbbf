import { triesOfOneEntry } from './creation-limits.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { SaleEventBody } from '../events.ts';
import type { CreateAnswer } from '../ports.ts';
import type { Sale } from '../sale.ts';

/**
 * Tries in a row that were certainly not sent, for the same reason. The ledger has one `create-tried` for all of them; its
 * end is recorded when something else happens.
 */
export interface HeldBack {
  readonly failure: Failure;
  readonly tries: number;
}

export type Tried = Extract<SaleEventBody, { type: 'create-tried' }>;

/** The event that a try begins with; `serviceTime` as milliseconds of the service's clock, where it is known. */
export function triedAt(serviceTime: number | undefined): Tried {
  return { type: 'create-tried', ...(serviceTime !== undefined && { serviceTime }) };
}

/** The `create-tried` event, marked where several tries may share it. */
export function repeating(tried: Tried, { tryCounts }: Sale): Tried {
  return triesOfOneEntry({ tries: tryCounts.tries + 1 }) > 1 ? { ...tried, repeats: true } : tried;
}

export function notSent({ failure, tries }: HeldBack): SaleEventBody {
  return { type: 'create-not-sent', failure, ...(tries > 1 && { tries }) };
}

/**
 * The events that have to be recorded before the answer to one of several tries that share an event: the end of the earlier
 * tries, and the beginning of this one.
 */
export function recordedBefore(
  heldBack: HeldBack | undefined,
  answer: CreateAnswer,
  tried: SaleEventBody,
): readonly SaleEventBody[] {
  if (sameEntry(heldBack, answer)) return [];
  // Only for a lost try does its time matter.
  if (!heldBack) return answer.kind === 'lost' ? [tried] : [];
  return [notSent(heldBack), tried];
}

/** Whether the answer is the same as those of the tries that were held back. */
function sameEntry(heldBack: HeldBack | undefined, answer: CreateAnswer): boolean {
  return answer.kind === 'not-sent' && (!heldBack || heldBack.failure.code === answer.failure.code);
}

/** The answer's events. A `create-not-sent` for the same reason also counts the tries that were held back. */
export function counted(
  events: readonly SaleEventBody[],
  heldBack: HeldBack | undefined,
): readonly SaleEventBody[] {
  const [first] = events;
  if (!heldBack || first?.type !== 'create-not-sent') return events;
  if (first.failure.code !== heldBack.failure.code) return events;
  return [notSent({ failure: first.failure, tries: heldBack.tries + 1 })];
}
