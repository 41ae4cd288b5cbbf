import { expect, it } from 'vitest';
import { startExpiry } from '../../../../src-main/service/auth/two-clock-expiry.ts';
import { VirtualClock } from '../../../support/worlds/virtual-clock.ts';

it('ends 60 s before the lifetime does', async () => {
  const clock = new VirtualClock();
  const expiry = startExpiry(clock)(3_600);
  await clock.advance(3_540_000 - 1);
  expect(expiry.passed()).toBe(false);
  await clock.advance(1);
  expect(expiry.passed()).toBe(true);
});

it('goes by the monotonic clock when the wall clock is set back', async () => {
  const clock = new VirtualClock();
  const expiry = startExpiry(clock)(3_600);
  clock.jumpWall(-86_400_000);
  await clock.advance(3_540_000);
  expect(expiry.passed()).toBe(true);
});

it('goes by the wall clock when the monotonic clock stood still in sleep', () => {
  const clock = new VirtualClock();
  const expiry = startExpiry(clock)(3_600);
  clock.jumpWall(3_540_000);
  expect(expiry.passed()).toBe(true);
});

it('counts from before the request, not from its answer', async () => {
  const clock = new VirtualClock();
  const expiry = startExpiry(clock);
  await clock.advance(10_000);
  const answered = expiry(3_600);
  await clock.advance(3_530_000);
  expect(answered.passed()).toBe(true);
});
