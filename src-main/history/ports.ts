import type { JournalCursor, JournalKind } from '../../shared/contract/journal.ts';
import type { Money } from '../../shared/money/money.ts';
import type { SaleFilter, SaleMatch, SalePlace } from '../../shared/search/sale-search.ts';
import type { SaleEvent } from '../sales/events.ts';
import type { JournalEntry } from '../staff/shifts/journal-entry.ts';

/** The record of every sale ever made, to be looked through. Throws `LedgerUnavailable`. */
export interface SaleArchive {
  /** Events of one sale in the order they were recorded; empty when it is not known. */
  sale(saleId: string): readonly SaleEvent[];
  /** The same of many sales, in the order of their ids: quicker than one by one. */
  sales(saleIds: readonly string[]): readonly (readonly SaleEvent[])[];
  /** How many events each of these sales has, in the order of the ids; 0 where one is not known. Reads none of them. */
  countEvents(saleIds: readonly string[]): readonly number[];
  /** Ids of the sales for which these payments were recorded first, by tracking id: quicker than one by one. */
  salesOfPayments(trackingIds: readonly string[]): ReadonlyMap<string, string>;
  /** The number of a sale, also of one whose beginning cannot be read. */
  numberOf(saleId: string): number | undefined;
  findSales(wanted: SalesWanted): SalesFound;
}

/** `SaleSearch` as the archive takes it: the amount with its currency, one way to match, one place to go on from. */
export interface SalesWanted {
  readonly text?: string;
  readonly pageId?: string;
  readonly amount?: Money;
  readonly number?: number;
  readonly from?: number;
  readonly to?: number;
  readonly only: SaleFilter;
  readonly match: SaleMatch;
  readonly after?: SalePlace;
}

export interface SalesFound {
  /** Newest first, at most 50. */
  readonly ids: readonly string[];
  /** Where older ones may follow. */
  readonly next?: SalePlace;
  /** Set when the look was broken off here to stay quick: older sales have not been looked at (wall ms). */
  readonly searchedBackTo?: number;
}

/** What is looked for of what was done at the till; times are epoch milliseconds, `until` excluded. */
export interface WorkWanted {
  readonly from: number;
  readonly until: number;
  /** What this person did, and what was done to them. */
  readonly person?: string;
  readonly kind?: JournalKind;
  readonly after?: JournalCursor;
}

/** A row of the record; without `entry` or `event` one that this version cannot read, or that is damaged. */
export type WorkRow = { readonly seq: number; readonly at: number; readonly place: number } & (
  | { readonly table: 'journal'; readonly entry: JournalEntry | undefined }
  | { readonly table: 'event'; readonly saleId: string; readonly event: SaleEvent | undefined }
);

export interface WorkFound {
  /** In the order in which they were recorded, the last first; at most 50. */
  readonly rows: readonly WorkRow[];
  /** Where older ones may follow. */
  readonly next?: JournalCursor;
  /** Set when the look was broken off here to stay quick. */
  readonly lookedBackTo?: number;
}

/** The record of all that was done at the till. Throws `LedgerUnavailable`. */
export interface WorkArchive {
  findWork(wanted: WorkWanted): WorkFound;
  /** The number of a sale, also of one whose beginning cannot be read. */
  numberOf(saleId: string): number | undefined;
}
