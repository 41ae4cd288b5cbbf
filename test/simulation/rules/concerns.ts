import { wordOf } from '../oracle/statuses.ts';
import { concernsOf, isKnownPaid } from './known.ts';
import type { ConcernView } from '../../../shared/contract/sale-view.ts';
import type { Recorded } from './record.ts';
import type { Witness } from './witness.ts';

/** Rules 4 and 5: what a person must hear of a sale is raised until it is noted, and nothing else is raised. */
export class Concerns {
  readonly #witness: Witness;
  /** What each concern that was ever in view says, by sale and id. */
  readonly #words = new Map<string, string>();
  readonly #noted = new Map<string, string[]>();
  #noting: string | undefined;

  constructor(witness: Witness) {
    this.#witness = witness;
  }

  /** Somebody notes this concern now. */
  noting(concern: string, act: () => void): void {
    this.#noting = concern;
    act();
    this.#noting = undefined;
  }

  noted(saleId: string, concern: string): void {
    const words = this.#words.get(`${saleId} ${concern}`);
    if (words === undefined || this.#noting !== concern) {
      this.#witness.breaks('4 raised until noted', `${saleId}: "${concern}" was noted by nobody`);
      return;
    }
    this.#noted.set(saleId, [...(this.#noted.get(saleId) ?? []), words]);
  }

  viewed(raised: readonly ConcernView[]): void {
    const { records, destroyed } = this.#witness;
    for (const concern of raised) this.#words.set(`${concern.saleId} ${concern.id}`, wordsOf(concern));
    for (const record of records.values())
      this.#compare(
        record,
        raised.filter(({ saleId }) => saleId === record.saleId),
      );
    const unknown = raised.find(({ saleId }) => !records.has(saleId) && !destroyed.has(saleId));
    if (unknown) this.#witness.breaks('5 only what is so is raised', `${unknown.saleId} is not on record`);
  }

  /** The sale was charged though earlier ones could not be read, and it and they were paid. */
  #beside(record: Recorded): readonly string[] {
    if (!isKnownPaid(record)) return [];
    const earlier = [...record.despite].flatMap((id) => this.#witness.records.get(id) ?? []);
    return earlier.filter(isKnownPaid).map(({ number }) => `paid-beside ${number}`);
  }

  #compare(record: Recorded, raised: readonly ConcernView[]): void {
    const expected = [...concernsOf(record), ...this.#beside(record)];
    if (expected.length === 0 && raised.length === 0) return;
    const { breaks } = this.#witness;
    const noted = this.#noted.get(record.saleId) ?? [];
    const told = raised.map(wordsOf);
    for (const words of told) {
      if (!expected.includes(words) && this.#witness.destroyed.size === 0)
        breaks('5 only what is so is raised', `${record.saleId} raises "${words}", which is not so`);
    }
    for (const words of expected) {
      if (count(told, words) + count(noted, words) >= count(expected, words)) continue;
      const rule = words.startsWith('paid-') ? '5 a second payment is said' : '4 raised until noted';
      breaks(rule, `${record.saleId}: "${words}" is neither raised nor noted`);
    }
  }
}

function wordsOf(concern: ConcernView): string {
  switch (concern.kind) {
    case 'paid-twice':
      return `${concern.kind} ${concern.payments}`;
    case 'paid-beside':
      return `${concern.kind} ${concern.earlierNumber}`;
    case 'outcome-changed':
      return `${concern.kind} ${concern.was ?? '-'} ${wordOf(concern.now)}`;
    case 'lost-unchecked':
    case 'amount-differs':
      return concern.kind;
    case 'foreign-payment':
      return `${concern.kind} ${concern.payments}`;
  }
}

function count(all: readonly string[], one: string): number {
  return all.filter((words) => words === one).length;
}
