import { useEffect, useState } from 'react';
import type { Article, ArticlePage } from '../../../../shared/contract/checkout.ts';
import { useShopper } from '../visit/shopper.ts';

/**
 * The articles of a category that have a price. The earlier ones stay until the answer is there, and where it is a failure only
 * those of the same category do. `again` reads them once more.
 */
export function useOffered(category: string | undefined): {
  readonly articles: readonly Article[];
  readonly again: () => void;
} {
  const { commands } = useShopper();
  const [shown, setShown] = useState<{ readonly of: string; readonly page: ArticlePage }>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (category === undefined) return;
    let gone = false;
    void commands['kiosk.browse']({ category })
      .catch(() => undefined)
      .then((found) => {
        if (gone) return;
        if (found?.ok) setShown({ of: category, page: found.value });
        else setShown((before) => (before?.of === category ? before : undefined));
      });
    return () => {
      gone = true;
    };
  }, [commands, category, turn]);
  return { articles: shown?.page.articles ?? [], again: () => setTurn((before) => before + 1) };
}
