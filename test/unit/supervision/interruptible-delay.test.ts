import { beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from '../../../src-main/boot/process/system-clock.ts';
import { hasPassed, InterruptibleDelay } from '../../../src-main/supervision/interruptible-delay.ts';
import { settled, VirtualClock } from '../../support/worlds/virtual-clock.ts';

let clock: VirtualClock;
let delay: InterruptibleDelay;
let stop: AbortController;
beforeEach(() => {
  clock = new VirtualClock();
  delay = new InterruptibleDelay(clock);
  stop = new AbortController();
});

/** Whether the wait is over by now. */
async function isOver(wait: Promise<void>): Promise<boolean> {
  let over = false;
  void wait.then(() => (over = true));
  await settled();
  return over;
}

test('a delay lasts as long as it was asked for', async () => {
  const wait = delay.wait(1_000, stop.signal);
  await clock.advance(999);
  expect(await isOver(wait)).toBe(false);
  await clock.advance(1);
  expect(await isOver(wait)).toBe(true);
});

test('it ends early when somebody says so, or when the signal aborts, and leaves no timer', async () => {
  const first = delay.wait(1_000, stop.signal);
  delay.end();
  expect(await isOver(first)).toBe(true);
  const second = delay.wait(1_000, stop.signal);
  stop.abort();
  expect(await isOver(second)).toBe(true);
  expect(clock.pending()).toBe(0);
});

test('an end between two delays is kept for the next one, and for no other', async () => {
  delay.end();
  expect(await isOver(delay.wait(1_000, stop.signal))).toBe(true);
  expect(await isOver(delay.wait(1_000, stop.signal))).toBe(false);
});

test('a pause tells whether it has passed', async () => {
  const passed = hasPassed(clock, 1_000, stop.signal);
  await clock.advance(1_000);
  expect(await passed).toBe(true);
  const cut = hasPassed(clock, 1_000, stop.signal);
  stop.abort();
  expect(await cut).toBe(false);
});

test('however many wait for a signal, it has one listener', async () => {
  const added = vi.spyOn(stop.signal, 'addEventListener');
  const waits = Array.from({ length: 20 }, () => hasPassed(systemClock, 60_000, stop.signal));
  expect(added).toHaveBeenCalledTimes(1);
  stop.abort();
  expect(await Promise.all(waits)).toEqual(waits.map(() => false));
  expect(await hasPassed(systemClock, 60_000, stop.signal)).toBe(false);
  expect(await hasPassed(systemClock, -1, new AbortController().signal)).toBe(true);
});
