import { getEventListeners } from 'node:events';
import { beforeEach, expect, it } from 'vitest';
import { TimedScopes } from '../../../../src-main/service/transport/timed-scopes.ts';
import { VirtualClock } from '../../../support/virtual-clock.ts';

let clock: VirtualClock;
let scopes: TimedScopes;
beforeEach(() => {
  clock = new VirtualClock();
  scopes = new TimedScopes(clock);
});

it('ends when its time is over, and says that this was why', async () => {
  const scope = scopes.open([], 5_000);
  await clock.advance(4_999);
  expect(scope.signal.aborted).toBe(false);
  await clock.advance(1);
  expect(scope.signal.aborted).toBe(true);
  expect(scope.timedOut()).toBe(true);
});

it('ends with any of its signals, and stops its timer', async () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const scope = scopes.open([one.signal, other.signal], 5_000);
  other.abort();
  await clock.advance(0);
  expect(scope.signal.aborted).toBe(true);
  expect(scope.timedOut()).toBe(false);
  expect(clock.pending()).toBe(0);
});

it('is over at once under a signal that has aborted', () => {
  expect(scopes.open([AbortSignal.abort()]).signal.aborted).toBe(true);
});

it('lets go of everything when released', async () => {
  const long = new AbortController();
  const scope = scopes.open([long.signal], 5_000);
  scope.release();
  await clock.advance(0);
  expect(clock.pending()).toBe(0);
  expect(getEventListeners(long.signal, 'abort')).toEqual([]);
  long.abort();
  expect(scope.signal.aborted).toBe(false);
});

it('puts one listener on a signal, however many scopes hang on it', () => {
  const long = new AbortController();
  const open = Array.from({ length: 50 }, () => scopes.open([long.signal]));
  expect(getEventListeners(long.signal, 'abort')).toHaveLength(1);
  long.abort();
  expect(open.every(({ signal }) => signal.aborted)).toBe(true);
});
