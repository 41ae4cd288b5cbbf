import type { SaleEvent } from '../../sales/events.ts';
import type { EntryOf, EntryType, JournalEntry } from './journal-entry.ts';

/** The second record of the ledger, beside sales. Synchronous: when a call returns, it is on disk. Throws `LedgerUnavailable`. */
export interface Journal {
  /** Appends all of `entries`, or none. */
  append(...entries: readonly JournalEntry[]): void;
  /** The newest entries of these types first, at most `most`; of all cashiers and shifts, or of one. */
  newest<T extends EntryType>(
    types: readonly T[],
    most: number,
    of?: { readonly cashierId: string } | { readonly shift: number },
  ): readonly EntryOf<T>[];
}

/** The sales of the ledger, as a report needs them. Throws `LedgerUnavailable`. */
export interface RecordedSales {
  /** The number of the last event of any sale, zero without one: a mark for the others. */
  end(): number;
  /** Ids of the sales that were started in the shift and of those that are open, each once. */
  salesAtHand(shift: number): readonly string[];
  /**
   * Ids of the sales of the next `most` events after event `after`, each once, and the number of the last of these
   * events. Counted, not by number: after a repair the numbers go on far above.
   */
  salesChanged(after: number, most: number): { readonly ids: readonly string[]; readonly upTo: number };
  /** Events of these sales; only these are read. */
  salesOf(ids: readonly string[], mark: number): readonly SaleSince[];
}

export interface SaleSince {
  readonly events: readonly SaleEvent[];
  /** How many of them had been recorded at the mark. */
  readonly before: number;
}
