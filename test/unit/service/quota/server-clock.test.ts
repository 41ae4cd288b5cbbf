import { expect, it } from 'vitest';
import { ServerClock } from '../../../../src-main/service/quota/server-clock.ts';
import { VirtualClock } from '../../../support/worlds/virtual-clock.ts';

const WALL = Date.UTC(2026, 0, 15, 12);
const HOUR = 3_600_000;

it('is the till’s own clock before the first answer, and says that it was not told', () => {
  const server = new ServerClock(new VirtualClock(WALL));
  expect(server.now()).toBe(WALL);
  expect(server.known()).toBeUndefined();
});

it('follows the Date header, and goes on through a change of the till’s clock', async () => {
  const clock = await runningClock();
  const server = new ServerClock(clock);
  server.observe(new Headers({ date: new Date(WALL + HOUR).toUTCString() }));
  await clock.advance(5_000);
  clock.jumpWall(-24 * HOUR);

  expect(server.now()).toBe(WALL + HOUR + 5_000);
  expect(server.known()).toBe(WALL + HOUR + 5_000);
});

it('keeps what it knows when an answer has no readable date', () => {
  const server = new ServerClock(new VirtualClock(WALL));
  server.observe(new Headers({ date: new Date(WALL + HOUR).toUTCString() }));
  server.observe(new Headers());
  server.observe(new Headers({ date: 'yesterday' }));
  expect(server.now()).toBe(WALL + HOUR);
});

it('goes on through the sleep of the computer, whose monotonic clock stands, whatever its wall clock is set to', async () => {
  const clock = await runningClock();
  const server = new ServerClock(clock);
  server.observe(new Headers({ date: new Date(WALL + HOUR).toUTCString() }));
  await clock.advance(5_000);
  clock.suspend(9 * HOUR);
  clock.jumpWall(-24 * HOUR);

  expect(server.known()).toBe(WALL + HOUR + 5_000 + 9 * HOUR);
});

it('takes no time for a sleep that only comes of the count since boot being whole seconds', async () => {
  const clock = new VirtualClock(WALL);
  clock.sinceBoot = () => Math.floor(clock.monotonic() / 1_000) * 1_000;
  await clock.advance(900);
  const server = new ServerClock(clock);
  server.observe(new Headers({ date: new Date(WALL + HOUR).toUTCString() }));
  await clock.advance(200);

  expect(server.known()).toBe(WALL + HOUR + 200);
});

it('counts a sleep of two seconds', async () => {
  const clock = await runningClock();
  const server = new ServerClock(clock);
  server.observe(new Headers({ date: new Date(WALL + HOUR).toUTCString() }));
  clock.suspend(2_000);

  expect(server.known()).toBe(WALL + HOUR + 2_000);
});

/** Of a computer that has been on, and asleep, for a while. */
async function runningClock(): Promise<VirtualClock> {
  const clock = new VirtualClock(WALL);
  await clock.advance(70_000);
  clock.suspend(HOUR);
  return clock;
}
