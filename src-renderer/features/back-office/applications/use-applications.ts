import { useState } from 'react';
import type {
  ApplicationEntry,
  ApplicationSearch,
} from '../../../../shared/contract/back-office/applications.ts';
import type { Failure } from '../../../../shared/failure.ts';
import { call } from '../../../state/call.ts';
import { useConnection } from '../../../state/connection.ts';
import { joinedPages, useLastAnswer } from '../page-by-page.ts';
import { useOfficeNews } from '../use-office-news.ts';

/** All pages that were read so far. */
export interface ShownApplications {
  readonly search: ApplicationSearch;
  readonly entries: readonly ApplicationEntry[];
  readonly total?: number;
  readonly next?: number;
  readonly failure?: Failure;
}

/** Reads the applications of a search page by page. A new search starts at once. */
export function useApplications() {
  const { commands } = useConnection();
  const [shown, setShown] = useState<ShownApplications>();
  const [asking, setAsking] = useState(false);
  const last = useLastAnswer();

  const ask = async (search: ApplicationSearch, before?: ShownApplications) => {
    setAsking(true);
    if (!before) setShown(undefined);
    const result = await last(call(commands, 'applications.list', { search, page: before?.next ?? 0 }));
    if (!result) return;
    setAsking(false);
    if (!result.ok) {
      setShown({ ...(before ?? { search, entries: [] }), failure: result.failure });
      return;
    }
    setShown({
      search,
      ...result.value,
      entries: joinedPages(before?.entries ?? [], result.value.entries, keyOf),
    });
  };
  /** Reads the first page again. Until it is there, and where it fails, the list stays. */
  const readAgain = async () => {
    if (!shown) return;
    const { search } = shown;
    // With a filter by status, earlier entries may have left it.
    const { entries = [], next } = search.status === undefined ? shown : {};
    const result = await last(call(commands, 'applications.list', { search, page: 0 }));
    if (result?.ok !== true) return;
    const all = joinedPages(result.value.entries, entries, keyOf);
    setShown({ search, ...result.value, ...(next !== undefined && { next }), entries: all });
  };
  useOfficeNews('applications', asking, () => void readAgain());
  return {
    shown,
    asking,
    list: (search: ApplicationSearch) => void ask(search),
    again: () => void (shown && ask(shown.search)),
    more: () => void (shown && ask(shown.search, shown)),
  };
}

const keyOf = ({ id }: ApplicationEntry) => id;
