import { useEffect, useEffectEvent, useRef } from 'react';

/** Time for the next key. */
const KEEP_AFTER_MS = 150;

interface DelayedKeep<T> {
  /** Instead of what still waits. */
  readonly later: (value: T) => void;
  /** What waits, at once. */
  readonly now: () => void;
  readonly forget: () => void;
}

/** Has what is typed kept a moment after the last key; at once when the window is closed or somebody leaves the form. */
export function useDelayedKeep<T>(keep: (value: T) => void): DelayedKeep<T> {
  const waiting = useRef<{ readonly value: T; readonly timer: ReturnType<typeof setTimeout> }>(undefined);
  const forget = () => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  };
  const now = () => {
    const last = waiting.current;
    forget();
    if (last) keep(last.value);
  };
  const onLeave = useEffectEvent(now);
  useEffect(() => {
    const left = () => onLeave();
    window.addEventListener('pagehide', left);
    return () => {
      window.removeEventListener('pagehide', left);
      left();
    };
  }, []);
  return {
    later: (value) => {
      forget();
      waiting.current = { value, timer: setTimeout(now, KEEP_AFTER_MS) };
    },
    now,
    forget,
  };
}
