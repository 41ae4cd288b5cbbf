import { useEffect, useState } from 'react';
import type { Result } from '../../shared/failure.ts';

/**
 * The latest view that main pushed to a page of its own, or that it answered at first; nothing before that. Both
 * functions are the same for as long as the page is there.
 */
export function usePushedView<V>(
  onView: (listener: (view: V) => void) => () => void,
  ask: (input: undefined) => Promise<Result<V>>,
): V | undefined {
  const [view, setView] = useState<V>();
  useEffect(() => {
    const stop = onView(setView);
    void ask(undefined).then((answer) => {
      // A view that was pushed meanwhile is newer than this answer.
      if (answer.ok) setView((pushed) => pushed ?? answer.value);
    });
    return stop;
  }, [onView, ask]);
  return view;
}
