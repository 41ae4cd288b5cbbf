import { countSale } from './counted-sale.ts';
import type { CountedSale } from './counted-sale.ts';
import type { RecordedSales } from './ports.ts';

/** How many events are read before others have a turn. A slice takes some milliseconds. */
const EVENTS_AT_ONCE = 5_000;
const SALES_AT_ONCE = 50;

/**
 * Holds the sales that a report of one shift is about: those of the shift, those that are open, and those to which
 * something happened since the last Z report. On the first day with shifts, these are all sales the till ever made. Each
 * is read once, and again when something happens to it.
 */
export class CountedSales {
  readonly #recorded: RecordedSales;
  /** The number of the last event at the time of the last Z report. */
  readonly #mark: number;
  readonly #counted = new Map<string, CountedSale>();
  readonly #damaged = new Set<string>();
  readonly #unread: Set<string>;
  #countedUpTo: number;

  /** Throws `LedgerUnavailable`, as all methods do. */
  constructor(recorded: RecordedSales, shift: number, mark: number) {
    this.#recorded = recorded;
    this.#mark = mark;
    this.#countedUpTo = mark;
    this.#unread = new Set(recorded.salesAtHand(shift));
  }

  /** Reads ahead, slice by slice. `turn` lets others go on in between. */
  async readAhead(turn: () => Promise<void>): Promise<void> {
    while (this.#readSlice()) await turn();
  }

  /** Answers all of them as they stand now, by number. Reads what is left in one go. */
  now(): readonly CountedSale[] {
    while (this.#readSlice());
    return [...this.#counted.values()].sort((a, b) => a.number - b.number || (a.saleId < b.saleId ? -1 : 1));
  }

  /** Answers how many sales that no Z report has counted are not among them either, because their beginning cannot be read. */
  damaged(): number {
    while (this.#readSlice());
    return this.#damaged.size;
  }

  /** Reads the next slice. Answers whether there was anything left to read. */
  #readSlice(): boolean {
    const changed = this.#recorded.salesChanged(this.#countedUpTo, EVENTS_AT_ONCE);
    if (changed.ids.length > 0) {
      for (const id of changed.ids) this.#unread.add(id);
      this.#countedUpTo = changed.upTo;
      return true;
    }
    const ids = firstOf(this.#unread, SALES_AT_ONCE);
    for (const sale of this.#recorded.salesOf(ids, this.#mark)) {
      const counted = countSale(sale);
      const [first] = sale.events;
      if (counted) this.#counted.set(counted.saleId, counted);
      else if (first && sale.before === 0) this.#damaged.add(first.saleId);
    }
    for (const id of ids) this.#unread.delete(id);
    return ids.length > 0;
  }
}

function firstOf(ids: ReadonlySet<string>, most: number): readonly string[] {
  const first: string[] = [];
  for (const id of ids) if (first.push(id) === most) break;
  return first;
}
