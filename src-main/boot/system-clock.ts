import { uptime } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../shared/clock.ts';

/** The computer's time. */
export const systemClock: Clock = {
  wall: () => Date.now(),
  monotonic: () => performance.now(),
  sinceBoot: () => uptime() * 1_000,
  sleep: (ms, signal) => sleep(Math.max(0, ms), undefined, signal && { signal }),
};
