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
  /** Of the thread that answers; nothing where the system does not say. */
  isStopped: boolean | undefined;
  /** How many timeslices of a processor the thread had when it fell asleep; nothing while it runs or waits. */
  asleepAfter: number | undefined;
  /** A thread that has to bring it the question waits for a processor. */
  doOthersWait = false;
  /** Part of each second that the thread gets of a processor. */
  getsPart = 0;
  /** Part of each second for which the processors have nothing to do, from when on, and how much that was before. */
  #spare = { part: 0.5, from: 0, before: 0 };
  readonly #stop = new AbortController();
  readonly pulse = new Pulse({
    clock: this.clock,
    spareMs: () => this.#spareMs(),
    thread: () => {
      if (this.isStopped === undefined) return undefined;
      return { usedMs: this.getsPart * this.clock.monotonic(), isStopped: this.isStopped };
    },
    sleep: () =>
      this.asleepAfter === undefined
        ? undefined
        : { timeslices: this.asleepAfter, doOthersWait: this.doOthersWait },
    ask: () => {
      this.asked += 1;
      if (this.isWell) this.pulse.answered();
    },
    mayMiss: () => this.mayMiss,
    onSilent: () => this.silentAt.push(this.clock.monotonic()),
  });
  readonly ended = this.pulse.watch(this.#stop.signal);

  computerHasSpare(part: number): void {
    this.#spare = { part, from: this.clock.monotonic(), before: this.#spareMs() };
  }

  #spareMs(): number {
    const { part, from, before } = this.#spare;
    return before + part * (this.clock.monotonic() - from);
  }

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

test('where the whole computer is busy a screen has five times as long', async () => {
  const screen = new WatchedScreen();
  await screen.clock.advance(10_500);
  screen.computerHasSpare(0.05);
  screen.isWell = false;
  await screen.clock.advance(20_000);
  expect(screen.silentAt).toEqual([]);
  screen.isWell = true;
  await screen.clock.advance(60_000);
  screen.isWell = false;
  await screen.clock.advance(60_000);
  expect(screen.silentAt).toEqual([112_000, 133_000]);
  await screen.stop();
});

test('… until the computer has time again, and the screen does not', async () => {
  const screen = new WatchedScreen();
  screen.isWell = false;
  screen.computerHasSpare(0);
  await screen.clock.advance(8_500);
  screen.computerHasSpare(0.5);
  await screen.clock.advance(3_000);
  expect(screen.silentAt).toEqual([11_000]);
  await screen.stop();
});

test('one that is stopped is found out as soon where the whole computer is busy', async () => {
  const screen = new WatchedScreen();
  screen.computerHasSpare(0);
  screen.isWell = false;
  screen.isStopped = true;
  await screen.clock.advance(6_500);
  expect(screen.silentAt).toEqual([6_000]);
  await screen.stop();
});

test.each([
  ['a whole processor', 1, 6_000],
  ['half of one', 0.5, 11_000],
  ['a tenth, in which others only draw', 0.1, 22_000],
] as const)(
  'on a busy computer, one that had %s all the same is silent after as much processor time',
  async (_what, getsPart, silentAt) => {
    const screen = new WatchedScreen();
    screen.computerHasSpare(0);
    screen.isWell = false;
    screen.isStopped = false;
    screen.getsPart = getsPart;
    await screen.clock.advance(22_500);
    expect(screen.silentAt[0]).toBe(silentAt);
    await screen.stop();
  },
);

test('on a busy computer, one that sleeps through all questions is found out as soon', async () => {
  const screen = new WatchedScreen();
  screen.computerHasSpare(0);
  screen.isWell = false;
  screen.isStopped = false;
  screen.asleepAfter = 70;
  await screen.clock.advance(6_500);
  expect(screen.silentAt).toEqual([6_000]);
  await screen.stop();
});

test('… one second later for each time that who brings it the question still had to wait', async () => {
  const screen = new WatchedScreen();
  screen.computerHasSpare(0);
  screen.isWell = false;
  screen.isStopped = false;
  screen.asleepAfter = 70;
  await screen.clock.advance(3_500);
  screen.doOthersWait = true;
  await screen.clock.advance(2_000);
  screen.doOthersWait = false;
  await screen.clock.advance(3_000);
  expect(screen.silentAt).toEqual([7_000]);
  await screen.stop();
});

test('… where the graphics, which draw another screen, wait at every other question', async () => {
  const screen = new WatchedScreen();
  screen.computerHasSpare(0);
  screen.isWell = false;
  screen.isStopped = false;
  screen.asleepAfter = 70;
  for (let second = 0; second < 7; second++) {
    screen.doOthersWait = second % 2 === 0;
    await screen.clock.advance(1_000);
  }
  expect(screen.silentAt).toEqual([6_000]);
  await screen.stop();
});

test.each([
  ['is woken by each', (screen: WatchedScreen, second: number) => (screen.asleepAfter = 70 + second)],
  [
    'waits for a processor now and then',
    (screen, second) => (screen.asleepAfter = [70, undefined][second % 2]),
  ],
  ['may not have them yet', (screen) => Object.assign(screen, { asleepAfter: 70, doOthersWait: true })],
] as const satisfies readonly (readonly [string, (screen: WatchedScreen, second: number) => unknown])[])(
  'on a busy computer, one that leaves questions unanswered but %s has five times as long',
  async (_what, atSecond) => {
    const screen = new WatchedScreen();
    screen.computerHasSpare(0);
    screen.isWell = false;
    screen.isStopped = false;
    for (let second = 0; second < 21; second++) {
      atSecond(screen, second);
      await screen.clock.advance(1_000);
    }
    expect(screen.silentAt).toEqual([]);
    await screen.clock.advance(1_500);
    expect(screen.silentAt).toEqual([22_000]);
    await screen.stop();
  },
);

test('a sleep from before the question counts for nothing', async () => {
  const screen = new WatchedScreen();
  screen.computerHasSpare(0);
  screen.isStopped = false;
  screen.asleepAfter = 70;
  await screen.clock.advance(60_500);
  expect(screen.silentAt).toEqual([]);
  screen.isWell = false;
  await screen.clock.advance(5_400);
  expect(screen.silentAt).toEqual([]);
  await screen.clock.advance(1_000);
  expect(screen.silentAt).toHaveLength(1);
  await screen.stop();
});

test('a computer that does not say what it has to spare counts as one that has', async () => {
  const screen = new WatchedScreen();
  screen.isWell = false;
  screen.computerHasSpare(NaN);
  await screen.clock.advance(6_500);
  expect(screen.silentAt).toHaveLength(1);
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
