import { useEffect, useState } from 'react';
import type { Article, ArticlePage } from '../../../../shared/contract/checkout.ts';
import { call } from '../../../state/call.ts';
import { useConnection } from '../../../state/connection.ts';
import { LONGEST_WORDS } from '../../../../shared/contract/input-limits.ts';

/** The articles to show: those that match a text, or those of a category. */
export type Wanted = { readonly text: string } | { readonly category: string };

/**
 * Reads articles. The ones before stay until the answer is there, so that nothing flickers; where it is a failure, they do not:
 * they would be taken for those of the other category.
 */
export function useArticles(wanted: Wanted | undefined): {
  readonly page: ArticlePage | undefined;
  /** Reads again and answers the first article: at the end of a scan, `page` is not yet that of the whole code. */
  readonly first: () => Promise<Article | undefined>;
} {
  const { commands } = useConnection();
  const [shown, setShown] = useState<{ readonly of: string; readonly page: ArticlePage }>();

  const ask = async (what: Wanted): Promise<ArticlePage | undefined> => {
    if ('category' in what) {
      const browsed = await call(commands, 'catalogue.browse', what);
      return browsed.ok ? browsed.value : undefined;
    }
    const found = await call(commands, 'catalogue.find', { text: what.text.trim().slice(0, LONGEST_WORDS) });
    return found.ok ? { articles: found.value, more: 0 } : undefined;
  };
  const key = wanted === undefined ? '' : JSON.stringify(wanted);
  useEffect(() => {
    if (key === '') return;
    let typedOn = false;
    void ask(JSON.parse(key) as Wanted).then((answer) => {
      if (typedOn) return;
      if (answer) setShown({ of: key, page: answer });
      else setShown((before) => (before?.of === key ? before : undefined));
    });
    return () => {
      typedOn = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `ask` depends on nothing but what stays for as long as the page
  }, [key]);

  return {
    page: wanted && shown?.page,
    first: async () => (wanted ? (await ask(wanted))?.articles[0] : undefined),
  };
}
