import { eachPage } from './each-page.ts';
import { MAX_PAGE_SIZE, readPage } from './page.ts';
import type { z } from 'zod';
import type { Result } from '../../../shared/failure.ts';
import type { Sender } from '../sending/sender.ts';
import type { PageStep } from './each-page.ts';
import type { Page, PageChoice } from './page.ts';

/** The specification names none of the filters of these lists. `search` is a part of a name or an external id. */
export interface NameFilter {
  readonly search?: string;
}

/** A list of partners or merchants (spec "Partners, merchants, locations, terminals": "pagination, filters"). */
export interface NamedList<T> {
  page(filter: NameFilter, choice: PageChoice, signal: AbortSignal): Promise<Result<Page<T>>>;
  /** In the service's own order: the specification does not say how to ask for another. */
  pages(filter: NameFilter, signal: AbortSignal): AsyncIterable<PageStep<T>>;
}

/** A list that is searched by a part of a name, by page or one page after the other. */
export function namedList<T>(sender: Sender, path: Result<string>, schema: z.ZodType<T>): NamedList<T> {
  const page: NamedList<T>['page'] = ({ search }, choice, signal) =>
    readPage(sender, path, { Search: search, Page: choice.page, PageSize: choice.pageSize }, schema, signal);
  return {
    page,
    pages: (filter, signal) =>
      eachPage((number) => page(filter, { page: number, pageSize: MAX_PAGE_SIZE }, signal)),
  };
}
