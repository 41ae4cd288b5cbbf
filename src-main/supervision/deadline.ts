import { onAbort } from '../../shared/time/on-abort.ts';
import { hasPassed } from './interruptible-delay.ts';
import type { Clock } from '../../shared/time/clock.ts';

/** A stretch of work that ends early when a signal aborts or its time is over. */
export interface Deadline {
  readonly signal: AbortSignal;
  timedOut(): boolean;
  /** Call when the work is over: lets go of the signals and stops the timer. */
  release(): void;
}

/** Made once: without a reason each call would make an error with its stack. */
const OVER = new Error('over');

/** Ends with the first of `signals` that aborts; without `ms` only with those. */
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
      // The sleep is cut short when the work ends in time.
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

/** Resolves or rejects as `work` does, or at once with the signal's reason; `giveUp` then frees what `work` holds. */
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

/** Why a signal was aborted, as an error that can be thrown. */
export function reasonOf({ reason }: AbortSignal): Error {
  return reason instanceof Error ? reason : new Error('given up');
}

/**
 * What `work` answers, or `undefined` when it has not after `ms` or when `stop` aborts. The signal that `work` is given
 * aborts then, and once it has answered, so that nothing it set going goes on. A work that rejects, rejects.
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
    // Cut short, it has nothing to say: the work was faster, or nobody waits any more.
    const late = hasPassed(clock, ms, over.signal).then(() => undefined);
    return await Promise.race([work(over.signal), late]);
  } finally {
    release();
    over.abort(OVER);
  }
}
