import { expect, test } from 'vitest';
import { Pulse } from '../../../src-main/supervision/pulse.ts';
import { VirtualClock } from '../../support/worlds/virtual-clock.ts';

/** A screen that answers as long as it is well, and when it was found silent. */
class WatchedScreen {
  readonly clock = new VirtualClock();
  readonly silentAt: number[] = [];
  isWell = true;
  asked = 0;
  mayMiss = 4;
  readonly #stop = new AbortController();
  readonly pulse = new Pulse({
    clock: this.clock,
    ask: () => {
      this.asked += 1;
      if (this.isWell) this.pulse.answered();
    },
    mayMiss: () => this.mayMiss,
    onSilent: () => this.silentAt.push(this.clock.monotonic()),
  });
  readonly ended = this.pulse.watch(this.#stop.signal);

  stop(): Promise<void> {
    this.#stop.abort();
    return this.ended;
  }
}

test('a screen is asked every second, and left alone while it answers', async () => {
  const screen = new WatchedScreen();
  await screen.clock.advance(3_600_000);
  expect(screen.asked).toBe(3_600);
  expect(screen.silentAt).toEqual([]);
  await screen.stop();
  expect(screen.clock.pending()).toBe(0);
});

test('one that hangs is found out within six seconds, and given as long again to be started', async () => {
  const screen = new WatchedScreen();
  await screen.clock.advance(10_500);
  screen.isWell = false;
  await screen.clock.advance(12_000);
  expect(screen.silentAt).toEqual([16_000, 21_000]);
  screen.isWell = true;
  await screen.clock.advance(60_000);
  expect(screen.silentAt).toHaveLength(2);
  await screen.stop();
});

test('one that was busy for a while and answers again is no news', async () => {
  const screen = new WatchedScreen();
  for (let time = 0; time < 20; time++) {
    screen.isWell = !screen.isWell;
    await screen.clock.advance(4_500);
  }
  expect(screen.silentAt).toEqual([]);
  await screen.stop();
});

test.each([
  ['its clock stands meanwhile', 'suspend'],
  ['its clock goes on', 'sleepThrough'],
] as const)('a computer that slept begins anew: %s', async (_how, sleep) => {
  const screen = new WatchedScreen();
  screen.isWell = false;
  await screen.clock.advance(4_500);
  screen.clock[sleep](8 * 3_600_000);
  await screen.clock.advance(4_400);
  expect(screen.silentAt).toEqual([]);
  await screen.clock.advance(1_500);
  expect(screen.silentAt).toHaveLength(1);
  await screen.stop();
});

test('a clock that somebody sets changes nothing', async () => {
  const screen = new WatchedScreen();
  await screen.clock.advance(500);
  screen.clock.jumpWall(86_400_000);
  await screen.clock.advance(60_000);
  screen.clock.jumpWall(-2 * 86_400_000);
  screen.isWell = false;
  await screen.clock.advance(6_500);
  expect(screen.silentAt).toHaveLength(1);
  await screen.stop();
});

test('while nobody could answer nothing is counted, and a page that is loaded has longer', async () => {
  const screen = new WatchedScreen();
  screen.isWell = false;
  screen.mayMiss = Infinity;
  await screen.clock.advance(3_600_500);
  screen.mayMiss = 20;
  await screen.clock.advance(20_000);
  expect(screen.silentAt).toEqual([]);
  await screen.clock.advance(1_000);
  expect(screen.silentAt).toHaveLength(1);
  await screen.stop();
});
