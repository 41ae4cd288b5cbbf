import { useEffect, useState } from 'react';
import type { Article, ArticlePage } from '../../../../shared/contract/checkout.ts';
import { call } from '../../../state/call.ts';
import { useConnection } from '../../../state/connection.ts';

/** What the grid shows: articles that fit a text, those of a category, or those with a button of their own. */
export type Wanted = { readonly text: string } | { readonly category: string };

/** The articles that are wanted; those wanted before stay until the answer is there, so that nothing flickers. */
export function useArticles(wanted: Wanted | undefined): {
  readonly page: ArticlePage | undefined;
  /** Asks again: at the end of a scan, what is found so far is not yet of the whole code. */
  readonly first: () => Promise<Article | undefined>;
} {
  const { commands } = useConnection();
  const [page, setPage] = useState<ArticlePage>();

  const ask = async (what: Wanted): Promise<ArticlePage | undefined> => {
    if ('category' in what) {
      const browsed = await call(commands, 'catalogue.browse', what);
      return browsed.ok ? browsed.value : undefined;
    }
    const found = await call(commands, 'catalogue.find', { text: what.text.trim().slice(0, 128) });
    return found.ok ? { articles: found.value, more: 0 } : undefined;
  };
  const key = wanted === undefined ? '' : JSON.stringify(wanted);
  useEffect(() => {
    if (key === '') return;
    let typedOn = false;
    void ask(JSON.parse(key) as Wanted).then((answer) => {
      if (!typedOn && answer !== undefined) setPage(answer);
    });
    return () => {
      typedOn = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `ask` depends on nothing but what stays for as long as the page
  }, [key]);

  return {
    page: wanted === undefined ? undefined : page,
    first: async () => (wanted ? (await ask(wanted))?.articles[0] : undefined),
  };
}
