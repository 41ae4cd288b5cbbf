import type { SaleEvent } from '../../sales/events.ts';
import type { EntryOf, EntryType, JournalEntry } from './journal-entry.ts';

/**
 * The second record of the ledger, besides sales. Calls are synchronous: when one returns, its entries are on disk. All
 * throw `LedgerUnavailable`.
 */
export interface Journal {
  /** Appends all of `entries`, or none. */
  append(...entries: readonly JournalEntry[]): void;
  /** Answers at most `most` entries of these types, newest first, of all cashiers and shifts or of one. */
  newest<T extends EntryType>(
    types: readonly T[],
    most: number,
    of?: { readonly cashierId: string } | { readonly shift: number },
  ): readonly EntryOf<T>[];
}

/** The sales of the ledger, as a report needs them. Throws `LedgerUnavailable`. */
export interface RecordedSales {
  /** Answers the number of the last event of any sale, zero without one. The other methods take it as a mark. */
  end(): number;
  /**
   * Answers the mark of the Z report before this shift, whose entry is missing: the last event before the last row that is
   * missing before the shift was opened.
   */
  endOfLostReport(shift: number): number;
  /** Answers the highest number of a shift that a sale was started in, zero without one. */
  lastShift(): number;
  /** Answers the ids of the sales that were started in the shift and of those that are open, each once. */
  salesAtHand(shift: number): readonly string[];
  /**
   * Answers the ids of the sales of the next `most` events after event `after`, each once, and the number of the last of
   * these events. The events are counted, because after a repair the numbers continue far above.
   */
  salesChanged(after: number, most: number): { readonly ids: readonly string[]; readonly upTo: number };
  /** Answers the events of these sales. No others are read. */
  salesOf(ids: readonly string[], mark: number): readonly SaleSince[];
}

export interface SaleSince {
  readonly events: readonly SaleEvent[];
  /** How many of these events had been recorded at the mark. */
  readonly before: number;
}
