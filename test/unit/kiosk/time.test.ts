import { describe, expect, test, vi } from 'vitest';
import { CAKE, openKiosk } from '../../support/worlds/kiosk-world.ts';

const start = { language: 'en' } as const;
const MINUTE = 60_000;

describe('a shopper who does nothing', () => {
  test('is asked after the idle time, and 20 seconds later their cart is gone', async () => {
    const kiosk = await openKiosk();
    await kiosk.shopper['kiosk.start'](start);
    await kiosk.shopper['kiosk.add']({ visit: 1, article: CAKE });
    await kiosk.pass(59_999);
    expect(kiosk.view.needsTime).toBeUndefined();
    await kiosk.pass(1);
    expect(kiosk.view.needsTime).toEqual({ until: kiosk.sales.clock.wall() + 20_000 });
    expect(kiosk.views.at(-1)?.needsTime).toBeDefined();
    await kiosk.pass(19_999);
    expect(kiosk.stage('choosing')).toBeDefined();
    await kiosk.pass(1);
    expect(kiosk.stage('attract')).toBeDefined();
    await kiosk.shopper['kiosk.start'](start);
    expect(kiosk.stage('choosing').cart.lines).toEqual([]);
  });

  test('has the seconds that are left, whatever the clock is set to meanwhile', async () => {
    const kiosk = await openKiosk();
    const { clock } = kiosk.sales;
    await kiosk.shopper['kiosk.start'](start);
    await kiosk.pass(65_000);
    for (const set of [-60 * MINUTE, 120 * MINUTE]) {
      clock.jumpWall(set);
      expect(kiosk.view.needsTime).toEqual({ until: clock.wall() + 15_000 });
    }
    await kiosk.pass(15_000);
    expect(kiosk.stage('attract')).toBeDefined();
  });

  test('is shown the seconds that are left a second after the clock was set', async () => {
    const kiosk = await openKiosk();
    const { clock } = kiosk.sales;
    await kiosk.shopper['kiosk.start'](start);
    await kiosk.pass(62_000);
    for (const [set, left] of [
      [-60 * MINUTE, 17_000],
      [120 * MINUTE, 16_000],
    ] as const) {
      clock.jumpWall(set);
      await kiosk.pass(1_000);
      expect(kiosk.views.at(-1)?.needsTime).toEqual({ until: clock.wall() + left });
    }
  });

  test('has the time of the profile', async () => {
    const kiosk = await openKiosk({ settings: { sells: 'open-amount', idleMs: 15_000, hasKeyboard: true } });
    await kiosk.shopper['kiosk.start'](start);
    await kiosk.pass(15_000);
    expect(kiosk.view.needsTime).toBeDefined();
    await kiosk.pass(20_000);
    expect(kiosk.stage('attract')).toBeDefined();
  });

  test('who touches the screen has all the time again', async () => {
    const kiosk = await openKiosk();
    await kiosk.shopper['kiosk.start'](start);
    for (let times = 0; times < 20; times += 1) {
      await kiosk.pass(79_999);
      await kiosk.shopper['kiosk.touch']({ visit: 1 });
      expect(kiosk.view.needsTime).toBeUndefined();
    }
    expect(kiosk.stage('choosing')).toBeDefined();
  });

  test('has nothing on the screen when staff come to a computer that has slept', async () => {
    const kiosk = await openKiosk();
    await kiosk.shopper['kiosk.start'](start);
    await kiosk.shopper['kiosk.add']({ visit: 1, article: CAKE });
    await kiosk.pass(1_000);
    const seenBefore = kiosk.views.length;
    kiosk.sales.clock.suspend(60 * MINUTE);
    await kiosk.kiosk.staff.enterPin('2580');
    expect(kiosk.views.slice(seenBefore).map(({ stage }) => stage.name)).not.toContain('choosing');
  });

  test('is another one when the computer has slept', async () => {
    const kiosk = await openKiosk();
    await kiosk.shopper['kiosk.start'](start);
    await kiosk.shopper['kiosk.add']({ visit: 1, article: CAKE });
    kiosk.sales.clock.suspend(60 * MINUTE);
    await kiosk.shopper['kiosk.touch']({ visit: 1 });
    expect(kiosk.stage('attract')).toBeDefined();
  });
});

describe('an end', () => {
  test('that is paid stays 20 seconds, longer while touched, and five minutes at most', async () => {
    const kiosk = await openKiosk();
    await kiosk.becomes(await kiosk.toTheCode(), 'completed');
    const { until } = kiosk.stage('paid');
    await kiosk.pass(until - kiosk.sales.clock.wall() - 1);
    await kiosk.shopper['kiosk.touch']({ visit: 1 });
    await kiosk.pass(19_999);
    expect(kiosk.stage('paid')).toBeDefined();
    for (let touches = 0; touches < 30; touches += 1) {
      await kiosk.shopper['kiosk.touch']({ visit: 1 });
      await kiosk.pass(10_000);
    }
    expect(kiosk.stage('attract')).toBeDefined();
    await kiosk.shopper['kiosk.enterPin']({ pin: '2580' });
    expect(kiosk.view.staff?.orders).toEqual([]);
  });

  test.each([-5, 5])('stays as long where the clock is set by %s hours meanwhile', async (hours) => {
    const kiosk = await openKiosk();
    await kiosk.becomes(await kiosk.toTheCode(), 'completed');
    const left = kiosk.stage('paid').until - kiosk.sales.clock.wall();
    kiosk.sales.clock.jumpWall(hours * 60 * MINUTE);
    await kiosk.pass(left - 1);
    expect(kiosk.stage('paid')).toBeDefined();
    await kiosk.pass(1);
    expect(kiosk.stage('attract')).toBeDefined();
  });

  test('that is not paid stays a minute', async () => {
    const kiosk = await openKiosk();
    await kiosk.becomes(await kiosk.toTheCode(), 'expired');
    const { until, why } = kiosk.stage('not-paid');
    expect(why).toBe('expired');
    await kiosk.pass(until - kiosk.sales.clock.wall() - 1);
    expect(kiosk.stage('not-paid')).toBeDefined();
    await kiosk.pass(1);
    expect(kiosk.stage('attract')).toBeDefined();
  });
});

test('a kiosk is at rest only once its last shopper has been gone for a while, with nobody of the staff there', async () => {
  const kiosk = await openKiosk();
  await kiosk.pass(20 * MINUTE);
  expect(kiosk.kiosk.idleMs).toBe(20 * MINUTE);
  await kiosk.shopper['kiosk.start'](start);
  await kiosk.pass(MINUTE / 2);
  expect(kiosk.kiosk.idleMs).toBe(0);
  await kiosk.shopper['kiosk.leave']({ visit: 1 });
  expect(kiosk.stage('attract')).toBeDefined();
  await kiosk.pass(5_000);
  expect(kiosk.kiosk.idleMs).toBe(5_000);
  await kiosk.shopper['kiosk.enterPin']({ pin: '2580' });
  expect(kiosk.kiosk.idleMs).toBe(0);
  await kiosk.shopper['kiosk.pause']({ paused: true });
  await kiosk.shopper['kiosk.closeStaff'](undefined);
  expect(kiosk.kiosk.idleMs).toBe(0);
});

test('a code that cannot be withdrawn yet stays, and is asked about after the same time again', async () => {
  const kiosk = await openKiosk();
  await kiosk.toTheCode();
  const withdraw = vi
    .spyOn(kiosk.sales.sales, 'withdrawCode')
    .mockReturnValue({ ok: true, value: { withdrawn: false } });
  await kiosk.pass(80_000);
  expect(withdraw).toHaveBeenCalledTimes(1);
  expect(kiosk.stage('pay')).toBeDefined();
  expect(kiosk.view.needsTime).toBeUndefined();
  await kiosk.pass(59_999);
  expect(withdraw).toHaveBeenCalledTimes(1);
  await kiosk.pass(1);
  expect(kiosk.view.needsTime).toBeDefined();
});
