import { onAbort } from '../../shared/on-abort.ts';
import type { Clock } from '../../shared/clock.ts';

/**
 * What `work` answers, or `undefined` when it has not after `ms` or when `stop` aborts. The signal that `work` is given
 * aborts then. A work that rejects, rejects.
 */
export async function within<T>(
  clock: Clock,
  ms: number,
  stop: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  const over = new AbortController();
  const { signal } = over;
  const release = onAbort(stop, () => over.abort());
  try {
    // A sleep that is cut short has nothing to say: the work was faster, or nobody waits any more.
    const late = clock.sleep(ms, signal).then(
      () => undefined,
      () => undefined,
    );
    return await Promise.race([work(signal), late]);
  } finally {
    release();
    over.abort();
  }
}
