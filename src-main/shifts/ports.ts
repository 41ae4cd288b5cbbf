import type { SaleEvent } from '../sales/events.ts';
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
  /** How far the record of sales goes now: a mark for `salesBeside`. */
  end(): number;
  /** Events of every sale that was started in the shift, one list a sale, oldest sale first; only these are read. */
  salesOfShift(shift: number): readonly (readonly SaleEvent[])[];
  /** Every other sale that is open or to which something happened after `mark`, oldest first. */
  salesBeside(shift: number, mark: number): readonly SaleSince[];
}

export interface SaleSince {
  readonly events: readonly SaleEvent[];
  /** How many of them had been recorded at the mark. */
  readonly before: number;
}
