import { wordOf } from '../oracle/statuses.ts';
import { alertsOf, isKnownPaid } from './known.ts';
import type { AlertView } from '../../../shared/contract/sale-view.ts';
import type { Recorded } from './record.ts';
import type { Witness } from './witness.ts';

/** Rules 4 and 5: what a person must hear of a sale is raised until it is noted, and nothing else is raised. */
export class Alerts {
  readonly #witness: Witness;
  /** What each alert that was ever in view says, by sale and id. */
  readonly #words = new Map<string, string>();
  readonly #acknowledged = new Map<string, string[]>();
  #noting: string | undefined;

  constructor(witness: Witness) {
    this.#witness = witness;
  }

  /** The cashier acknowledges this alert now. */
  noting(alert: string, act: () => void): void {
    this.#noting = alert;
    act();
    this.#noting = undefined;
  }

  acknowledged(saleId: string, alert: string): void {
    const words = this.#words.get(`${saleId} ${alert}`);
    if (words === undefined || this.#noting !== alert) {
      this.#witness.breaks('4 raised until noted', `${saleId}: "${alert}" was noted by nobody`);
      return;
    }
    this.#acknowledged.set(saleId, [...(this.#acknowledged.get(saleId) ?? []), words]);
  }

  viewed(raised: readonly AlertView[]): void {
    const { records, destroyed } = this.#witness;
    for (const alert of raised) this.#words.set(`${alert.saleId} ${alert.id}`, wordsOf(alert));
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

  #compare(record: Recorded, raised: readonly AlertView[]): void {
    const expected = [...alertsOf(record), ...this.#beside(record)];
    if (expected.length === 0 && raised.length === 0) return;
    const { breaks } = this.#witness;
    const acknowledged = this.#acknowledged.get(record.saleId) ?? [];
    const shown = raised.map(wordsOf);
    for (const words of shown) {
      if (!expected.includes(words) && this.#witness.destroyed.size === 0)
        breaks('5 only what is so is raised', `${record.saleId} raises "${words}", which is not so`);
    }
    for (const words of expected) {
      if (count(shown, words) + count(acknowledged, words) >= count(expected, words)) continue;
      const rule = words.startsWith('paid-') ? '5 a second payment is said' : '4 raised until noted';
      breaks(rule, `${record.saleId}: "${words}" is neither raised nor noted`);
    }
  }
}

function wordsOf(alert: AlertView): string {
  switch (alert.kind) {
    case 'paid-twice':
      return `${alert.kind} ${alert.payments}`;
    case 'paid-beside':
      return `${alert.kind} ${alert.earlierNumber}`;
    case 'outcome-changed':
      return `${alert.kind} ${alert.was ?? '-'} ${wordOf(alert.now)}`;
    case 'lost-unchecked':
    case 'amount-differs':
    case 'end-may-be-lost':
      return alert.kind;
    case 'foreign-payment':
      return `${alert.kind} ${alert.payments}`;
  }
}

function count(all: readonly string[], one: string): number {
  return all.filter((words) => words === one).length;
}
