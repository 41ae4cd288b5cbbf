import { expect, it } from 'vitest';
import { KeyRecheck } from '../../../../src-main/service/auth/key-recheck.ts';
import { VirtualClock } from '../../../support/worlds/virtual-clock.ts';

function rechecking() {
  const clock = new VirtualClock();
  const closing = new AbortController();
  let checks = 0;
  const check = () => Promise.resolve(void (checks += 1));
  const recheck = new KeyRecheck(clock, check, closing.signal);
  return { clock, recheck, checks: () => checks, close: () => closing.abort() };
}

it('shows a refused key again when it is due, and not once something else has brought it back', async () => {
  const { clock, recheck, checks, close } = rechecking();
  recheck.follow(clock.wall() + 10_000);
  await clock.advance(9_999);
  expect(checks()).toBe(0);
  await clock.advance(1);
  expect(checks()).toBe(1);
  recheck.follow(undefined);
  await clock.advance(10_000);
  expect(checks()).toBe(1);
  close();
});

it('waits no longer than five minutes where the wall clock was set back meanwhile', async () => {
  const { clock, recheck, checks, close } = rechecking();
  const due = clock.wall() + 10_000;
  clock.jumpWall(-24 * 3_600_000);
  recheck.follow(due);
  await clock.advance(299_999);
  expect(checks()).toBe(0);
  await clock.advance(1);
  expect(checks()).toBe(1);
  close();
});

it('asks at most once a second where the wall clock was set ahead', async () => {
  const { clock, recheck, checks, close } = rechecking();
  recheck.follow(clock.wall() - 24 * 3_600_000);
  await clock.advance(3_000);
  expect(checks()).toBe(3);
  close();
});
