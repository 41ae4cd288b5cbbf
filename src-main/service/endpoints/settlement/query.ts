import { wholeList } from '../../requests/each-page.ts';
import { readPage } from '../../requests/page.ts';
import type { z } from 'zod';
import type { Result } from '../../../../shared/failure.ts';
import type { WholeList } from '../../requests/each-page.ts';
import type { Page, PageChoice } from '../../requests/page.ts';
import type { Query } from '../../requests/path.ts';
import type { Sender } from '../../sending/sender.ts';

/** Filters that `/Settlements`, `/Batches` and `/Deposits` share (spec "Settlement and reconciliation"). */
export interface SettlementSelection {
  /**
   * Days on which the record was created, `YYYY-MM-DD` in UTC. `to` is exclusive: for a single day it is the day after.
   */
  readonly from?: string;
  readonly to?: string;
  readonly status?: string;
  readonly merchantIds?: readonly string[];
}

export interface SettlementPageChoice extends PageChoice {
  readonly sortBy?: string;
  readonly sortDirection?: 'asc' | 'desc';
}

/** One of the three lists. */
export interface SettlementList<Selection, T> {
  page(selection: Selection, choice: SettlementPageChoice, signal: AbortSignal): Promise<Result<Page<T>>>;
  /** Every record of the selection, oldest first. */
  pages(selection: Selection, signal: AbortSignal): WholeList<T>;
}

const OLDEST_FIRST = { sortBy: 'created', sortDirection: 'asc' } as const;

/** @param ownQuery the filters that only this list has */
export function settlementList<Selection extends SettlementSelection, T>(
  sender: Sender,
  path: Result<string>,
  schema: z.ZodType<T>,
  ownQuery: (selection: Selection) => Query,
): SettlementList<Selection, T> {
  const page: SettlementList<Selection, T>['page'] = (selection, choice, signal) =>
    readPage(sender, path, { ...queryOf(selection, choice), ...ownQuery(selection) }, schema, signal);
  return {
    page,
    pages: (selection, signal) =>
      wholeList((number, pageSize) => page(selection, { ...OLDEST_FIRST, page: number, pageSize }, signal)),
  };
}

function queryOf(selection: SettlementSelection, choice: SettlementPageChoice): Query {
  return {
    From: selection.from,
    To: selection.to,
    Status: selection.status,
    MerchantIds: selection.merchantIds,
    Page: choice.page,
    PageSize: choice.pageSize,
    SortBy: choice.sortBy,
    SortDirection: choice.sortDirection,
  };
}
