import { onAbort } from '../../shared/time/on-abort.ts';
import { hasPassed } from './interruptible-delay.ts';
import type { Clock } from '../../shared/time/clock.ts';

/** Limits work: its signal aborts when another signal aborts or the time is over. */
export interface Deadline {
  readonly signal: AbortSignal;
  timedOut(): boolean;
  /** Stops the timer and stops listening to the signals. Must be called when the work is done. */
  release(): void;
}

/** The reason of every abort, created once, because `abort()` without a reason creates an error with a stack. */
const OVER = new Error('over');

/** A deadline that ends when one of `signals` aborts, or after `ms` where it is given. */
export function deadline(clock: Clock, signals: readonly AbortSignal[], ms?: number): Deadline {
  const over = new AbortController();
  const timer = new AbortController();
  let timedOut = false;
  const giveUp = (): void => {
    timer.abort();
    over.abort(new Error('given up'));
  };
  const releases = signals.map((signal) => onAbort(signal, giveUp));
  if (ms !== undefined && !over.signal.aborted) {
    clock.sleep(ms, timer.signal).then(
      () => {
        timedOut = true;
        over.abort(new Error('timed out'));
      },
      // `release` ends the sleep where the work is done in time.
      () => undefined,
    );
  }
  return {
    signal: over.signal,
    timedOut: () => timedOut,
    release: () => {
      timer.abort(OVER);
      for (const release of releases) release();
    },
  };
}

/**
 * Resolves or rejects as `work` does. Rejects at once with the signal's reason when it aborts, after a call of `giveUp`,
 * which frees what `work` holds.
 */
export function unlessAborted<T>(
  work: Promise<T>,
  signal: AbortSignal,
  giveUp: () => void = () => undefined,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const release = onAbort(signal, () => {
      giveUp();
      reject(reasonOf(signal));
    });
    work.then(resolve, reject).finally(release);
  });
}

/** The reason of an abort, as an error that can be thrown. */
export function reasonOf({ reason }: AbortSignal): Error {
  return reason instanceof Error ? reason : new Error('given up');
}

/**
 * Resolves to the result of `work`, or to `undefined` after `ms` or when `stop` aborts. The signal that `work` gets aborts
 * then, and also after the result, so that nothing that it began goes on. Rejects as `work` does.
 */
export async function within<T>(
  clock: Clock,
  ms: number,
  stop: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  const over = new AbortController();
  const release = onAbort(stop, () => over.abort());
  try {
    // Resolves also when the sleep was ended early, but then nobody waits for it any more.
    const late = hasPassed(clock, ms, over.signal).then(() => undefined);
    return await Promise.race([work(over.signal), late]);
  } finally {
    release();
    over.abort(OVER);
  }
}
