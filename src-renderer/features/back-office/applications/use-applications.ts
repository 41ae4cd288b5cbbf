import { useRef, useState } from 'react';
import type { ApplicationEntry, ApplicationSearch } from '../../../../shared/contract/applications.ts';
import type { Failure } from '../../../../shared/failure.ts';
import { call } from '../../../state/call.ts';
import { useConnection } from '../../../state/connection.ts';

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
    // One that was made meanwhile moves the others on: an application that is on two pages is shown once.
    const known = new Set(before?.entries.map(({ id }) => id));
    const added = result.value.entries.filter(({ id }) => !known.has(id));
    setShown({ search, ...result.value, entries: [...(before?.entries ?? []), ...added] });
  };
  return {
    shown,
    asking,
    list: (search: ApplicationSearch) => void ask(search),
    more: () => void (shown && ask(shown.search, shown)),
  };
}
