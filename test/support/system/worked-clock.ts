import { systemClock } from '../../../src-main/boot/process/system-clock.ts';
import type { Clock } from '../../../shared/time/clock.ts';

const STEP_MS = 10;
/** A busy computer is late by a step or two without standing still. */
const LONGEST_STEP_MS = 2 * STEP_MS;

/**
 * A clock on which a stall of this process lasts 20 ms at most. For patience with a device or a service that a test runs in
 * this process: a busy computer stalls that as well, which is then not silent. The time of day is the computer's.
 */
export function workedClock(): Clock {
  let worked = 0;
  let seen = systemClock.monotonic();
  let sleeping = 0;
  let steps: NodeJS.Timeout | undefined;
  const monotonic = (): number => {
    const now = systemClock.monotonic();
    // While nobody sleeps there are no steps, and no patience that could end.
    worked += sleeping > 0 ? Math.min(now - seen, LONGEST_STEP_MS) : now - seen;
    seen = now;
    return worked;
  };
  const begins = (): void => {
    sleeping += 1;
    steps ??= setInterval(monotonic, STEP_MS).unref();
  };
  const ends = (): void => {
    sleeping -= 1;
    if (sleeping > 0) return;
    clearInterval(steps);
    steps = undefined;
  };
  return {
    ...systemClock,
    monotonic,
    sleep: async (ms, signal) => {
      const until = monotonic() + ms;
      begins();
      try {
        do await systemClock.sleep(until - monotonic(), signal);
        while (monotonic() < until);
      } finally {
        ends();
      }
    },
  };
}
