import { useEffect, useState } from 'react';
import type { ArticlePage } from '../../../../shared/contract/checkout.ts';
import type { Failure } from '../../../../shared/failure.ts';
import { call } from '../../../state/call.ts';
import { useConnection } from '../../../state/connection.ts';

/** As many as are drawn at once; more when they are asked for. */
const PAGE = 50;
const MOST = 500;

/** The articles that a text finds, a page at a time. What was found before stays until the answer is there. */
export function useListedArticles(text: string): {
  readonly page: ArticlePage | undefined;
  /** Missing where no more are shown: the search finds them. */
  readonly showMore: (() => void) | undefined;
  /** Why these articles are not listed. */
  readonly failure: Failure | undefined;
  readonly again: () => void;
} {
  const { commands } = useConnection();
  const [page, setPage] = useState<ArticlePage>();
  const [failure, setFailure] = useState<Failure>();
  const [wanted, setWanted] = useState({ text, most: PAGE });
  if (wanted.text !== text) setWanted({ text, most: PAGE });
  useEffect(() => {
    let gone = false;
    void call(commands, 'catalogue.list', wanted).then((listed) => {
      if (gone) return;
      // Articles of another text under this one would be taken for what it finds.
      setPage(listed.ok ? listed.value : undefined);
      setFailure(listed.ok ? undefined : listed.failure);
    });
    return () => {
      gone = true;
    };
  }, [commands, wanted]);
  const { most } = wanted;
  return {
    page,
    failure,
    showMore: most < MOST ? () => setWanted({ text, most: Math.min(most * 2, MOST) }) : undefined,
    again: () => setWanted({ text, most }),
  };
}
