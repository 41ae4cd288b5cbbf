import { meaningOf, textOf } from '../oracle/sayings.ts';
import { isPaidWord } from '../oracle/statuses.ts';
import { isKnownPaidInFull } from './known.ts';
import type { CheckAnswer, CheckVerdict } from '../../../shared/contract/sale-view.ts';
import type { Recorded } from './record.ts';
import type { Witness } from './witness.ts';

/** A customer stands there: this long, and not longer. */
const PATIENCE = 8_000;
const RULE = '2 a check tells the truth';

/** Rule 2, "Customer says they paid?": one plain answer, which is true and fresh. */
export class Answers {
  readonly #witness: Witness;

  constructor(witness: Witness) {
    this.#witness = witness;
  }

  /**
   * `pressedAt` is the moment of the press, `hadCode` whether a code was shown then; `waited` is the till's own
   * time since.
   */
  answered(
    record: Recorded,
    answer: CheckAnswer,
    { pressedAt, hadCode, waited }: { pressedAt: number; hadCode: boolean; waited: number },
  ): void {
    const { breaks } = this.#witness;
    const { saleId } = record;
    if (waited > PATIENCE + 1_000) breaks(RULE, `${saleId} was answered after ${waited} ms`);
    const since = hadCode ? pressedAt : -Infinity;
    const wrong = this.#whatIsWrong(record, answer.verdict, since, waited);
    if (wrong !== undefined) breaks(RULE, `${saleId} is ${answer.verdict.name}: ${wrong}`);
    const instead = answer.instead?.reference;
    const { payments } = this.#witness;
    if (instead !== undefined && ![...payments.values()].some(({ reference }) => reference === instead))
      breaks(RULE, `${saleId} may have been paid by "${instead}", which nobody asked for`);
  }

  #whatIsWrong(record: Recorded, verdict: CheckVerdict, since: number, waited: number): string | undefined {
    const { statements } = this.#witness;
    const { shown } = record;
    if (verdict.name === 'paid') return isKnownPaidInFull(record) ? undefined : 'nobody said so';
    if (isKnownPaidInFull(record)) return 'the service said that it was paid';
    if (verdict.name === 'no-code') return shown === undefined ? undefined : `${shown} is shown`;
    if (verdict.name === 'unknown')
      return waited >= PATIENCE || statements.anythingFailedSince(since) ? undefined : 'nothing failed';
    // That a code was shown may be in what is missing: then any payment of the sale may have been on the screen.
    const asked =
      shown === undefined ? (record.short || record.gap ? [...record.payments.keys()] : []) : [shown];
    if (asked.length === 0) return 'there is no code';
    // The code came up while the till looked: nobody has had the time to pay.
    if (since === -Infinity && verdict.name === 'not-seen') return undefined;
    const readings = asked.flatMap((trackingId) => {
      const fresh = statements.readSince(trackingId, since);
      return fresh === undefined ? [] : [{ fresh, last: record.payments.get(trackingId)?.last }];
    });
    if (readings.length === 0) return 'it was not read since the press';
    const isSo = readings.some(({ last }) => last && saidBy(verdict) === meaningOf(last, record));
    return isSo ? undefined : `it was read as ${readings.map(({ fresh }) => textOf(fresh)).join(', ')}`;
  }
}

function saidBy(verdict: CheckVerdict): string {
  switch (verdict.name) {
    case 'not-paid':
      return isPaidWord(verdict.outcome) ? 'a contradiction' : verdict.outcome;
    case 'seen':
      return 'processing';
    case 'not-seen':
      return 'created';
    case 'unrecognised':
      return verdict.status;
    case 'paid':
    case 'no-code':
    case 'unknown':
      return verdict.name;
  }
}
