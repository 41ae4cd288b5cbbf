import { backOff } from './back-off.ts';
import { hasPassed } from './interruptible-delay.ts';
import type { Clock } from '../../shared/time/clock.ts';
import type { ReportUnexpected } from '../../shared/report-unexpected.ts';

/** What a supervised loop needs beside its own work. */
export interface Supervisor {
  readonly clock: Clock;
  readonly report: ReportUnexpected;
}

const PACE = { firstMs: 1_000, longestMs: 60_000 };
/** A loop that ran this long before it failed begins with the shortest pause again. */
const RAN_WELL_MS = 10 * 60_000;

/**
 * Runs `loop` until it ends by itself or `signal` aborts. It begins when its caller has finished. A loop that throws is reported and started again, after
 * 1 s, 2 s, 4 s and so on, at most a minute: a defect met once must not leave a payment unread for ever. Never rejects.
 */
export async function supervise(
  where: string,
  loop: () => Promise<void>,
  { clock, report }: Supervisor,
  signal: AbortSignal,
): Promise<void> {
  await Promise.resolve();
  let failures = 0;
  while (!signal.aborted) {
    const startedAt = clock.monotonic();
    try {
      await loop();
      return;
    } catch (error) {
      // It was stopped while the loop ran: what the stop broke is no news.
      if (isOver(signal)) return;
      report(where, error);
    }
    failures = clock.monotonic() - startedAt >= RAN_WELL_MS ? 1 : failures + 1;
    await hasPassed(clock, backOff(failures, PACE), signal);
  }
}

/** `work`, so that an error of its own reaches neither its caller nor what the caller has just done. */
export function isolated(where: string, report: ReportUnexpected, work: () => void): () => void {
  return () => {
    try {
      work();
    } catch (error) {
      report(where, error);
    }
  };
}

/** Asked anew: the compiler takes a signal that was not aborted before a wait for one that is not after it. */
const isOver = (signal: AbortSignal): boolean => signal.aborted;
