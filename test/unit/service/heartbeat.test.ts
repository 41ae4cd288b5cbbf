import { expect, test } from 'vitest';
import { Heartbeat } from '../../../src-main/service/heartbeat.ts';
import { VirtualClock } from '../../support/worlds/virtual-clock.ts';

const MINUTE = 60_000;

/** A heartbeat on a connection that is online or not; `calls` are the times at which it asked, in seconds. */
function beating({ online = true, everybodyAsks = false, reachesNobody = false } = {}) {
  const clock = new VirtualClock();
  const calls: number[] = [];
  let lastEndAt = 0;
  const reachability = {
    get quietMs() {
      return everybodyAsks ? 0 : clock.monotonic() - lastEndAt;
    },
    isOnline: online,
  };
  const heartbeat = new Heartbeat({
    clock,
    random: { next: () => 0.5 },
    reachability,
    ask: () => {
      calls.push(Math.round(clock.monotonic() / 1_000));
      if (!reachesNobody) lastEndAt = clock.monotonic();
      return Promise.resolve();
    },
  });
  const stop = new AbortController();
  const ended = heartbeat.run(stop.signal);
  return { clock, calls, reachability, heartbeat, stop, ended };
}

test('asks four times a minute while nothing else does', async () => {
  const { clock, calls } = beating();
  await clock.advance(MINUTE);
  expect(calls).toEqual([15, 30, 45, 60]);
});

test('asks nothing while others do', async () => {
  const { clock, calls } = beating({ everybodyAsks: true });
  await clock.advance(10 * MINUTE);
  expect(calls).toEqual([]);
});

test('asks sooner during an outage, never more often than that, and every 15 seconds when it lasts', async () => {
  const { clock, calls, reachability } = beating();
  await clock.advance(14_000);
  reachability.isOnline = false;
  await clock.advance(MINUTE);
  expect(calls).toEqual([15, 16, 18, 22, 30, 45, 60]);
});

test('a call that never left, for want of a token, is not made again at once', async () => {
  const { clock, calls } = beating({ online: false, reachesNobody: true });
  await clock.advance(10 * MINUTE);
  expect(calls.length).toBeLessThan(45);
});

test('asks at once after sleep, and ends with its signal', async () => {
  const { clock, calls, heartbeat, stop, ended } = beating();
  await clock.advance(4_000);
  heartbeat.now();
  await clock.advance(0);
  expect(calls).toEqual([4]);
  stop.abort();
  await ended;
  await clock.advance(MINUTE);
  expect(calls).toEqual([4]);
});
