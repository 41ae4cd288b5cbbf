import { setTimeout as timeout } from 'node:timers/promises';
import { systemClock } from '../../../src-main/boot/process/system-clock.ts';
import type { Clock } from '../../../shared/time/clock.ts';

const STEP_MS = 10;

/**
 * A clock on which a stall of this process lasts 10 ms at most. For patience with a device that a test runs in this
 * process: a busy computer stalls the device as well, which is then not silent.
 */
export function workedClock(): Clock {
  let worked = 0;
  let seen = systemClock.monotonic();
  const monotonic = (): number => {
    const now = systemClock.monotonic();
    worked += Math.min(now - seen, STEP_MS);
    seen = now;
    return worked;
  };
  return {
    ...systemClock,
    monotonic,
    sleep: async (ms, signal) => {
      const until = monotonic() + ms;
      while (monotonic() < until) await timeout(STEP_MS, undefined, signal && { signal });
    },
  };
}
