import { useEffect } from 'react';
import { call } from '../state/call.ts';
import { useConnection } from '../state/connection.ts';

/** Often enough for the shortest time after which the till locks, one minute. */
const TELL_EVERY_MS = 10_000;

/** Tells main that somebody is there, while somebody has signed in: an untouched till locks. */
export function useTouches(signedIn: boolean): void {
  const { commands } = useConnection();
  useEffect(() => {
    if (!signedIn) return;
    let toldAt = -Infinity;
    const touched = () => {
      const now = performance.now();
      if (now - toldAt < TELL_EVERY_MS) return;
      toldAt = now;
      void call(commands, 'staff.touched', undefined);
    };
    const events = ['pointerdown', 'keydown'] as const;
    // Before anything keeps a key to itself: a scan is a touch, too.
    const first = { capture: true, passive: true };
    for (const event of events) window.addEventListener(event, touched, first);
    return () => {
      for (const event of events) window.removeEventListener(event, touched, first);
    };
  }, [commands, signedIn]);
}
