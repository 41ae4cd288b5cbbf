import { eachPage } from '../../requests/each-page.ts';
import { MAX_PAGE_SIZE, readPage } from '../../requests/page.ts';
import { listedApplication } from './records.ts';
import type { Result } from '../../../../shared/failure.ts';
import type { PageStep } from '../../requests/each-page.ts';
import type { Page, PageChoice } from '../../requests/page.ts';
import type { Query } from '../../requests/path.ts';
import type { Sender } from '../../sending/sender.ts';
import type { ListedApplication } from './records.ts';

/** Query parameters of the application list (spec "Onboarding (API key)"). */
export interface ApplicationSelection {
  /** ISO 8601. `from` and `to` compare with the date of the last update. */
  readonly from?: string;
  readonly to?: string;
  readonly statuses?: readonly string[];
  /** Free text, looked for in merchant name, signer e-mail and the partner's external id. */
  readonly search?: string;
}

export interface ApplicationPageChoice extends PageChoice {
  readonly sortBy?: string;
  readonly sortDirection?: 'asc' | 'desc';
}

export interface ApplicationList {
  page(
    selection: ApplicationSelection,
    choice: ApplicationPageChoice,
    signal: AbortSignal,
  ): Promise<Result<Page<ListedApplication>>>;
  /** Every application of the selection, oldest first. */
  pages(selection: ApplicationSelection, signal: AbortSignal): AsyncIterable<PageStep<ListedApplication>>;
}

const OLDEST_FIRST = { pageSize: MAX_PAGE_SIZE, sortBy: 'created', sortDirection: 'asc' } as const;

/** A list of applications, by the page or as a whole (spec "Onboarding (API key)"). */
export function applicationList(sender: Sender, path: Result<string>): ApplicationList {
  const page: ApplicationList['page'] = (selection, choice, signal) =>
    readPage(sender, path, queryOf(selection, choice), listedApplication, signal);
  return {
    page,
    pages: (selection, signal) =>
      eachPage((number) => page(selection, { ...OLDEST_FIRST, page: number }, signal)),
  };
}

function queryOf(selection: ApplicationSelection, choice: ApplicationPageChoice): Query {
  return {
    From: selection.from,
    To: selection.to,
    Statuses: selection.statuses,
    Search: selection.search,
    Page: choice.page,
    PageSize: choice.pageSize,
    SortBy: choice.sortBy,
    SortDirection: choice.sortDirection,
  };
}
