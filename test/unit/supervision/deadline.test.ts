import { getEventListeners } from 'node:events';
import { beforeEach, describe, expect, it } from 'vitest';
import { deadline, unlessAborted, within } from '../../../src-main/supervision/deadline.ts';
import { settled, VirtualClock } from '../../support/worlds/virtual-clock.ts';

let clock: VirtualClock;
beforeEach(() => {
  clock = new VirtualClock();
});

describe('a deadline', () => {
  it('ends when its time is over, and says that this was why', async () => {
    const limit = deadline(clock, [], 5_000);
    await clock.advance(4_999);
    expect(limit.signal.aborted).toBe(false);
    await clock.advance(1);
    expect(limit.signal.aborted).toBe(true);
    expect(limit.timedOut()).toBe(true);
  });

  it('ends with any of its signals, and stops its timer', async () => {
    const [one, other] = [new AbortController(), new AbortController()];
    const limit = deadline(clock, [one.signal, other.signal], 5_000);
    other.abort();
    await clock.advance(0);
    expect(limit.signal.aborted).toBe(true);
    expect(limit.timedOut()).toBe(false);
    expect(clock.pending()).toBe(0);
  });

  it('is over at once under a signal that has aborted', () => {
    expect(deadline(clock, [AbortSignal.abort()]).signal.aborted).toBe(true);
  });

  it('lets go of everything when released', async () => {
    const long = new AbortController();
    const limit = deadline(clock, [long.signal], 5_000);
    limit.release();
    await clock.advance(0);
    expect(clock.pending()).toBe(0);
    expect(getEventListeners(long.signal, 'abort')).toEqual([]);
    long.abort();
    expect(limit.signal.aborted).toBe(false);
  });

  it('puts one listener on a signal, however many deadlines hang on it', () => {
    const long = new AbortController();
    const open = Array.from({ length: 50 }, () => deadline(clock, [long.signal]));
    expect(getEventListeners(long.signal, 'abort')).toHaveLength(1);
    long.abort();
    expect(open.every(({ signal }) => signal.aborted)).toBe(true);
  });
});

describe('work within a time', () => {
  const never = new AbortController().signal;

  it('answers, and what it set going beside is told to end', async () => {
    let given: AbortSignal | undefined;
    const answer = within(clock, 5_000, never, (signal) => {
      given = signal;
      return Promise.resolve('done');
    });
    expect(await answer).toBe('done');
    expect(given?.aborted).toBe(true);
    await settled();
    expect(clock.pending()).toBe(0);
  });

  it('answers nothing when its time is over, though it never ends', async () => {
    let given: AbortSignal | undefined;
    const answer = within(clock, 5_000, never, (signal) => {
      given = signal;
      return new Promise<string>(() => undefined);
    });
    await clock.advance(4_999);
    expect(given?.aborted).toBe(false);
    await clock.advance(1);
    expect(await answer).toBeUndefined();
    expect(given?.aborted).toBe(true);
  });

  it('answers nothing when it is stopped, also before it began, and leaves no timer', async () => {
    const stop = new AbortController();
    const answer = within(clock, 5_000, stop.signal, () => new Promise<string>(() => undefined));
    stop.abort();
    expect(await answer).toBeUndefined();
    expect(await within(clock, 5_000, stop.signal, () => new Promise(() => undefined))).toBeUndefined();
    await settled();
    expect(clock.pending()).toBe(0);
  });

  it('rejects as the work does', async () => {
    const defect = new Error('broken');
    await expect(within(clock, 5_000, never, () => Promise.reject(defect))).rejects.toBe(defect);
  });
});

describe('work unless a signal aborts', () => {
  it('is what it comes to, and leaves no listener on the signal', async () => {
    const { signal } = new AbortController();
    expect(await unlessAborted(Promise.resolve(7), signal)).toBe(7);
    await settled();
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('is given up with the signal’s reason, and frees what it holds', async () => {
    const stop = new AbortController();
    let freed = 0;
    const work = unlessAborted(new Promise(() => undefined), stop.signal, () => (freed += 1));
    const reason = new Error('the till closes');
    stop.abort(reason);
    await expect(work).rejects.toBe(reason);
    expect(freed).toBe(1);
  });
});
