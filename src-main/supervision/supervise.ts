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
/** After this long without an error, the next pause is the shortest one again. */
const RAN_WELL_MS = 10 * 60_000;

/**
 * Runs `loop` until it ends by itself or `signal` aborts. It begins after the present call stack. A loop that throws is
 * reported and started again after 1 s, 2 s, 4 s and so on, up to a minute, because one defect must not leave a payment
 * unread for ever. Never rejects.
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
      // An error that comes from being stopped is not reported.
      if (isOver(signal)) return;
      report(where, error);
    }
    failures = clock.monotonic() - startedAt >= RAN_WELL_MS ? 1 : failures + 1;
    await hasPassed(clock, backOff(failures, PACE), signal);
  }
}

/** Wraps `work`, so that an error in it is reported and does not reach the caller. */
export function isolated(where: string, report: ReportUnexpected, work: () => void): () => void {
  return () => {
    try {
      work();
    } catch (error) {
      report(where, error);
    }
  };
}

/** A function, because the compiler assumes that `aborted` does not change during an `await`. */
const isOver = (signal: AbortSignal): boolean => signal.aborted;
