import { useEffect, useState } from 'react';
import type { Article, ArticlePage } from '../../../../shared/contract/checkout.ts';
import { useShopper } from '../visit/shopper.ts';

/**
 * The articles of a category that have a price. The earlier ones stay until the answer is there. `again` reads them
 * once more.
 */
export function useOffered(category: string | undefined): {
  readonly articles: readonly Article[];
  readonly again: () => void;
} {
  const { commands } = useShopper();
  const [page, setPage] = useState<ArticlePage>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (category === undefined) return;
    let gone = false;
    void commands['kiosk.browse']({ category })
      .catch(() => undefined)
      .then((found) => {
        if (!gone && found?.ok) setPage(found.value);
      });
    return () => {
      gone = true;
    };
  }, [commands, category, turn]);
  return { articles: page?.articles ?? [], again: () => setTurn((before) => before + 1) };
}
