import { triesOfOneEntry } from './creation-limits.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { SaleEventBody } from '../events.ts';
import type { CreateAnswer } from '../ports.ts';
import type { Sale } from '../sale.ts';

/**
 * Tries in a row that were certainly not sent, for the same reason: the ledger has one open entry for them, which is
 * completed when something else happens.
 */
export interface HeldBack {
  readonly failure: Failure;
  readonly tries: number;
}

export type Tried = Extract<SaleEventBody, { type: 'create-tried' }>;

/** The try, which may be the first of several under one entry. */
export function repeating(tried: Tried, { asked }: Sale): Tried {
  return triesOfOneEntry({ tries: asked.tries + 1 }) > 1 ? { ...tried, repeats: true } : tried;
}

export function notSent({ failure, tries }: HeldBack): SaleEventBody {
  return { type: 'create-not-sent', failure, ...(tries > 1 && { tries }) };
}

/**
 * What has to be on record before the answer to a try of an entry that stands for several: how the earlier ones ended,
 * and when the try itself began.
 */
export function recordedBefore(
  heldBack: HeldBack | undefined,
  answer: CreateAnswer,
  tried: SaleEventBody,
): readonly SaleEventBody[] {
  if (sameEntry(heldBack, answer)) return [];
  // Only of a lost try does it matter when it was.
  if (!heldBack) return answer.kind === 'lost' ? [tried] : [];
  return [notSent(heldBack), tried];
}

/** Whether the answer ends the last of the tries that were held back, as they ended. */
function sameEntry(heldBack: HeldBack | undefined, answer: CreateAnswer): boolean {
  return answer.kind === 'not-sent' && (!heldBack || heldBack.failure.code === answer.failure.code);
}

/** The answer's events; one that says "not sent" again stands for the tries that were held back too. */
export function counted(
  events: readonly SaleEventBody[],
  heldBack: HeldBack | undefined,
): readonly SaleEventBody[] {
  const [first] = events;
  if (!heldBack || first?.type !== 'create-not-sent') return events;
  if (first.failure.code !== heldBack.failure.code) return events;
  return [notSent({ failure: first.failure, tries: heldBack.tries + 1 })];
}
