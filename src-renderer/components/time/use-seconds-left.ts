import { useCallback, useSyncExternalStore } from 'react';
import { secondsLeft } from './durations.ts';

/**
 * Whole seconds left until `end`, at least 0; looked at every second, and whenever the caller is drawn: with the time of the last
 * look an end that has just moved to 20 s from now would be 21 s away.
 */
export function useSecondsLeft(end: number): number {
  return useSyncExternalStore(
    everySecond,
    useCallback(() => secondsLeft(end, Date.now()), [end]),
  );
}

function everySecond(look: () => void): () => void {
  const timer = setInterval(look, 1000);
  return () => clearInterval(timer);
}
