import { useState } from 'react';
import type { HierarchyEntry } from '../../../../shared/contract/back-office/hierarchy.ts';
import type { Failure } from '../../../../shared/failure.ts';
import { call } from '../../../state/call.ts';
import { useConnection } from '../../../state/connection.ts';
import { joinedPages, useLastAnswer } from '../page-by-page.ts';

/** Which entries: the top, the children of one, the matches of a text, or partners and merchants only. */
export type Wanted =
  | { readonly kind: 'top' }
  | { readonly kind: 'partner' | 'merchant' | 'location'; readonly id: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'account'; readonly text: string };

/** All pages that were read so far. */
export interface ShownEntries {
  readonly wanted: Wanted;
  readonly entries: readonly HierarchyEntry[];
  /** Of a search: number of merchants that were searched. */
  readonly merchants?: number;
  /** Number of all merchants of a search, otherwise of all entries; missing where the service does not state it. */
  readonly total?: number;
  readonly next?: number;
  readonly failure?: Failure;
}

/** Entries of the hierarchy, page by page. Other entries start at once. */
export function useHierarchy() {
  const { commands } = useConnection();
  const [shown, setShown] = useState<ShownEntries>();
  const [asking, setAsking] = useState(false);
  const last = useLastAnswer();

  const read = (wanted: Wanted, page: number) => {
    switch (wanted.kind) {
      case 'top':
        return call(commands, 'hierarchy.top', { page });
      case 'text':
        return call(commands, 'hierarchy.find', { text: wanted.text, page });
      case 'account':
        return call(commands, 'merchants.find', { text: wanted.text, page });
      default:
        return call(commands, 'hierarchy.children', { kind: wanted.kind, id: wanted.id, page });
    }
  };
  const ask = async (wanted: Wanted, before?: ShownEntries) => {
    setAsking(true);
    if (!before) setShown(undefined);
    const result = await last(read(wanted, before?.next ?? 0));
    if (!result) return;
    setAsking(false);
    if (result.ok) {
      const entries = joinedPages(before?.entries ?? [], result.value.entries, keyOf);
      setShown({ wanted, ...result.value, entries });
    } else setShown({ ...(before ?? { wanted, entries: [] }), failure: result.failure });
  };
  return {
    shown,
    asking,
    list: (wanted: Wanted) => void ask(wanted),
    again: () => void (shown && ask(shown.wanted)),
    more: () => void (shown && ask(shown.wanted, shown)),
  };
}

/** Identifiers are unique within a kind only. */
export const keyOf = ({ kind, id }: HierarchyEntry) => `${kind} ${id}`;
