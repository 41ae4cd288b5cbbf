import { onAbort } from '../../shared/on-abort.ts';
import type { Clock } from '../../shared/clock.ts';

/**
 * What `work` comes to, or nothing when it takes longer than `ms`: its signal is aborted then. Rejects when `work`
 * does for another reason, or with the reason of `signal`. No timer is left behind.
 */
export async function within<T>(
  clock: Clock,
  ms: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  const limit = new AbortController();
  const done = new AbortController();
  const release = onAbort(signal, () => {
    done.abort();
    limit.abort(signal.reason);
  });
  const over = clock.sleep(ms, done.signal).then(
    () => limit.abort(new Error(`no answer within ${ms} ms`)),
    () => undefined,
  );
  try {
    return await work(limit.signal);
  } catch (error) {
    if (limit.signal.aborted && !signal.aborted) return undefined;
    throw error;
  } finally {
    release();
    done.abort();
    await over;
  }
}
