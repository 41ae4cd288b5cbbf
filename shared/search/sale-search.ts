/** What is looked for among all sales. What is given of `text`, `amountMinor` and `number` fits a sale that has any of them. */
export interface SaleSearch {
  /** A reference, or a part of one, or a payment code. Upper and lower case count the same. */
  readonly text?: string;
  /** Identifies the hosted page of its payment; with it nothing else is given but times. */
  readonly pageId?: string;
  /** In minor units of the terminal's currency. */
  readonly amountMinor?: number;
  readonly number?: number;
  /** Started at or after; wall-clock milliseconds. */
  readonly from?: number;
  /** Started before; wall-clock milliseconds. */
  readonly to?: number;
  readonly only: SaleFilter;
}

/** `open`: somebody or the till still has to do with them. `exceptions`: a manager may want to look into them. */
export const SALE_FILTERS = ['all', 'open', 'exceptions'] as const;
export type SaleFilter = (typeof SALE_FILTERS)[number];

/** `exact`: the whole reference, code, amount or number. `part`: a part of the reference. */
export const SALE_MATCHES = ['exact', 'part'] as const;
export type SaleMatch = (typeof SALE_MATCHES)[number];

/** A sale's place among all, newest first. */
export interface SalePlace {
  readonly startedAt: number;
  readonly number: number;
}

/** Where a search goes on: after this place, in the same way. */
export interface SearchCursor extends SalePlace {
  readonly match: SaleMatch;
}
