import { expect, test } from 'vitest';
import { isolated, supervise } from '../../../src-main/supervision/supervise.ts';
import { settled, VirtualClock } from '../../support/worlds/virtual-clock.ts';

const MINUTE = 60_000;

function supervised(loop: (run: number) => Promise<void>) {
  const clock = new VirtualClock();
  const stop = new AbortController();
  const reported: unknown[] = [];
  const starts: number[] = [];
  const ended = supervise(
    'a loop',
    () => {
      starts.push(clock.monotonic());
      return loop(starts.length);
    },
    { clock, report: (where, error) => reported.push([where, error]) },
    stop.signal,
  );
  return { clock, stop, reported, starts, ended };
}

test('a loop that throws is reported and started again, later and later, at most a minute later', async () => {
  const defect = new TypeError('no such thing');
  const { clock, stop, reported, starts, ended } = supervised(() => Promise.reject(defect));
  await clock.advance(4 * MINUTE);
  expect(starts).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183].map((seconds) => seconds * 1_000));
  expect(reported[0]).toEqual(['a loop', defect]);
  stop.abort();
  await ended;
  expect(clock.pending()).toBe(0);
});

test('a loop that throws before its first wait is started again too', async () => {
  const { clock, starts, ended } = supervised((run) => {
    if (run === 1) throw new Error('at once');
    return Promise.resolve();
  });
  await clock.advance(MINUTE);
  await ended;
  expect(starts).toHaveLength(2);
});

test('a loop that ran well for long begins with the shortest pause again', async () => {
  const { clock, starts } = supervised(async (run) => {
    if (run < 5) throw new Error('soon');
    await clock.sleep(10 * MINUTE);
    throw new Error('late');
  });
  await clock.advance(10 * MINUTE + 15_000 + 999);
  expect(starts).toHaveLength(5);
  await clock.advance(1);
  expect(starts).toHaveLength(6);
});

test('after that the next pause is twice as long again', async () => {
  const { clock, starts } = supervised(async (run) => {
    if (run === 1) await clock.sleep(10 * MINUTE);
    throw new Error('again');
  });
  await clock.advance(10 * MINUTE + 1_000 + 1_999);
  expect(starts).toHaveLength(2);
  await clock.advance(1);
  expect(starts).toHaveLength(3);
});

test('a loop that ends, or is stopped, is left alone', async () => {
  const done = supervised(() => Promise.resolve());
  await done.ended;
  expect(done.reported).toEqual([]);

  const stopped = supervised(async () => {
    await stopped.clock.sleep(1_000, stopped.stop.signal);
  });
  await settled();
  stopped.stop.abort();
  await stopped.ended;
  await settled();
  expect(stopped.reported).toEqual([]);
  expect(stopped.starts).toHaveLength(1);
});

test('isolated work keeps its error from whoever calls it', () => {
  const reported: unknown[] = [];
  const work = isolated(
    'a view',
    (where) => reported.push(where),
    () => {
      throw new Error('not drawn');
    },
  );
  expect(work).not.toThrow();
  expect(reported).toEqual(['a view']);
});
