import { useRef, useState } from 'react';
import type {
  ApplicationEntry,
  ApplicationSearch,
} from '../../../../shared/contract/back-office/applications.ts';
import type { Failure } from '../../../../shared/failure.ts';
import { call } from '../../../state/call.ts';
import { useConnection } from '../../../state/connection.ts';
import { useOfficeNews } from '../use-office-news.ts';

/** All pages so far, as one. */
export interface ShownApplications {
  readonly search: ApplicationSearch;
  readonly entries: readonly ApplicationEntry[];
  readonly total?: number;
  readonly next?: number;
  readonly failure?: Failure;
}

/** Applications of a search, page by page; another search is asked for at once. */
export function useApplications() {
  const { commands } = useConnection();
  const [shown, setShown] = useState<ShownApplications>();
  const [asking, setAsking] = useState(false);
  const asked = useRef(0);

  const ask = async (search: ApplicationSearch, before?: ShownApplications) => {
    asked.current += 1;
    const mine = asked.current;
    setAsking(true);
    if (!before) setShown(undefined);
    const result = await call(commands, 'applications.list', { search, page: before?.next ?? 0 });
    if (mine !== asked.current) return;
    setAsking(false);
    if (!result.ok) {
      setShown({ ...(before ?? { search, entries: [] }), failure: result.failure });
      return;
    }
    setShown({ search, ...result.value, entries: joined(before?.entries ?? [], result.value.entries) });
  };
  /** What stands there stays until the first page answers, and where it does not. */
  const readAgain = async () => {
    if (!shown) return;
    asked.current += 1;
    const mine = asked.current;
    const { search } = shown;
    // Of one status, some may have left it.
    const { entries = [], next } = search.status === undefined ? shown : {};
    const result = await call(commands, 'applications.list', { search, page: 0 });
    if (mine !== asked.current || !result.ok) return;
    const all = joined(result.value.entries, entries);
    setShown({ search, ...result.value, ...(next !== undefined && { next }), entries: all });
  };
  useOfficeNews('applications', asking, () => void readAgain());
  return {
    shown,
    asking,
    list: (search: ApplicationSearch) => void ask(search),
    more: () => void (shown && ask(shown.search, shown)),
  };
}

/** One that was made meanwhile moves the others on: an application that is on two pages is shown once. */
function joined(
  before: readonly ApplicationEntry[],
  page: readonly ApplicationEntry[],
): readonly ApplicationEntry[] {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...page.filter(({ id }) => !known.has(id))];
}
