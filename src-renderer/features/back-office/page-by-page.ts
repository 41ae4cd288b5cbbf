import { useCallback, useRef } from 'react';

/** Of several questions only the answer to the last one counts: those to the others are `undefined`. */
export function useLastAnswer(): <T>(answer: Promise<T>) => Promise<T | undefined> {
  const asked = useRef(0);
  return useCallback(async (answer) => {
    asked.current += 1;
    const mine = asked.current;
    const value = await answer;
    return mine === asked.current ? value : undefined;
  }, []);
}

/** A page after those before it. New entries move others to the next page, so one that is on two pages is kept once. */
export function joinedPages<T>(
  before: readonly T[],
  page: readonly T[],
  keyOf: (entry: T) => string,
): readonly T[] {
  const known = new Set(before.map(keyOf));
  return [...before, ...page.filter((entry) => !known.has(keyOf(entry)))];
}
