import { cpus, uptime } from 'node:os';
import { setImmediate as socketsRead, setTimeout as timeout } from 'node:timers/promises';
import { onAbort } from '../../../shared/time/on-abort.ts';
import type { Clock } from '../../../shared/time/clock.ts';

/** The computer's time. */
export const systemClock: Clock = {
  wall: () => Date.now(),
  monotonic: () => performance.now(),
  sinceBoot: () => uptime() * 1_000,
  sleep: (ms, signal) => (signal ? sleepUnless(signal, ms) : sleep(ms)),
};

/** Milliseconds since the computer's start in which a processor was idle: the mean over all processors. */
export function spareProcessorMs(): number {
  const idle = cpus().map(({ times }) => times.idle);
  return idle.reduce((sum, ms) => sum + ms, 0) / idle.length;
}

/** What came while the process was stopped or busy is read before the time is over, so that it counts as in time. */
async function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  await timeout(Math.max(0, ms), undefined, { signal });
  await socketsRead(undefined, { signal });
}

/** Hundreds of waits may use the signal of a session, so `onAbort` adds one listener for all of them. */
async function sleepUnless(signal: AbortSignal, ms: number): Promise<void> {
  const over = new AbortController();
  const release = onAbort(signal, () => over.abort(signal.reason));
  try {
    await sleep(ms, over.signal);
  } finally {
    release();
  }
}
