import { useEffect, useEffectEvent, useRef } from 'react';

/** Time in which the next key may follow. */
const KEEP_AFTER_MS = 150;

interface DelayedKeep<T> {
  /** Keeps the value later, in the place of the one that waits. */
  readonly later: (value: T) => void;
  /** Keeps the waiting value at once. */
  readonly now: () => void;
  readonly forget: () => void;
}

/** Keeps what is typed a moment after the last key, and at once when the window closes or the form is left. */
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
