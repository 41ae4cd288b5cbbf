import { useEffect } from 'react';
import { call } from '../../state/call.ts';
import { useConnection } from '../../state/connection.ts';

/** Often enough for the shortest time after which the till locks, one minute. */
const REPORT_EVERY_MS = 10_000;

/** So long may a customer take to answer before the till locks as if nobody were there. */
const CUSTOMER_WITHIN_MS = 15 * 60_000;

/** Keeps the till from locking while a customer is answering: the lock would take their question away. */
export function useCustomerActivity(asked: boolean): void {
  const { commands } = useConnection();
  useEffect(() => {
    if (!asked) return;
    const until = performance.now() + CUSTOMER_WITHIN_MS;
    const timer = setInterval(() => {
      if (performance.now() < until) void call(commands, 'staff.activity', undefined);
      else clearInterval(timer);
    }, REPORT_EVERY_MS);
    return () => clearInterval(timer);
  }, [asked, commands]);
}

/** Reports activity to main while somebody has signed in: an idle till locks. */
export function useActivity(signedIn: boolean): void {
  const { commands } = useConnection();
  useEffect(() => {
    if (!signedIn) return;
    let announcedAt = -Infinity;
    const onActivity = () => {
      const now = performance.now();
      if (now - announcedAt < REPORT_EVERY_MS) return;
      announcedAt = now;
      void call(commands, 'staff.activity', undefined);
    };
    const events = ['pointerdown', 'keydown'] as const;
    // Before anything keeps a key to itself: a scan is a touch, too.
    const first = { capture: true, passive: true };
    for (const event of events) window.addEventListener(event, onActivity, first);
    return () => {
      for (const event of events) window.removeEventListener(event, onActivity, first);
    };
  }, [commands, signedIn]);
}
