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
  const over = clock.sleep(ms, AbortSignal.any([done.signal, signal])).then(
    () => limit.abort(new Error(`no answer within ${ms} ms`)),
    () => undefined,
  );
  try {
    return await work(AbortSignal.any([limit.signal, signal]));
  } catch (error) {
    if (limit.signal.aborted && !signal.aborted) return undefined;
    throw error;
  } finally {
    done.abort();
    await over;
  }
}
