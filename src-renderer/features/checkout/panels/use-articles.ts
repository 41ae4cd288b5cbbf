import { useCallback, useEffect, useState } from 'react';
import type { Article } from '../../../../shared/contract/counter.ts';
import { call } from '../../../state/call.ts';
import { useConnection } from '../../../state/connection.ts';

interface Found {
  readonly text: string;
  readonly articles: readonly Article[];
}

/** The articles for what is typed; `found` is missing until the answer to just this text is there. */
export function useArticles(text: string): {
  readonly found: readonly Article[] | undefined;
  readonly find: (text: string) => Promise<readonly Article[] | undefined>;
} {
  const { commands } = useConnection();
  const [latest, setLatest] = useState<Found>();

  const find = useCallback(
    async (wanted: string) => {
      const result = await call(commands, 'catalogue.find', { text: wanted.trim().slice(0, 128) });
      return result.ok ? result.value : undefined;
    },
    [commands],
  );
  useEffect(() => {
    if (text.trim() === '') return;
    let typedOn = false;
    void find(text).then((articles) => {
      if (!typedOn && articles !== undefined) setLatest({ text, articles });
    });
    return () => {
      typedOn = true;
    };
  }, [find, text]);

  return { found: latest?.text === text ? latest.articles : undefined, find };
}
