import { describe, expect, test } from 'vitest';
import { CAKE, ESPRESSO, openKiosk } from '../../support/worlds/kiosk-world.ts';
import { settled } from '../../support/worlds/virtual-clock.ts';

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

describe('a code that nobody pays', () => {
  test('is asked about, withdrawn and followed, and the next shopper does not see it', async () => {
    const kiosk = await openKiosk();
    await kiosk.toTheCode();
    await kiosk.pass(60_000);
    expect(kiosk.view.needsTime).toBeDefined();
    await kiosk.pass(20_000);
    expect(kiosk.stage('attract')).toBeDefined();
    expect(kiosk.sales.ledger.types()).toContain('code-withdrawn');
    const after = kiosk.views.length;
    await kiosk.toTheCode(CAKE);
    for (const view of kiosk.views.slice(after)) expect(JSON.stringify(view)).not.toContain('trk-1');
    await kiosk.shopper['kiosk.enterPin']({ pin: '2580' });
    expect(kiosk.view.staff?.orders).toMatchObject([{ number: 1, status: 'open' }]);
  });

  test('stays while somebody is there', async () => {
    const kiosk = await openKiosk();
    await kiosk.toTheCode();
    await kiosk.pass(79_000);
    await kiosk.shopper['kiosk.touch']({ visit: 1 });
    await kiosk.pass(79_000);
    expect(kiosk.stage('pay')).toBeDefined();
  });

  test('stays where money was seen at the last moment', async () => {
    const kiosk = await openKiosk();
    const payment = await kiosk.toTheCode();
    await kiosk.pass(79_000);
    await kiosk.becomes(payment, 'processing');
    await kiosk.pass(60 * MINUTE);
    expect(kiosk.stage('confirming')).toMatchObject({ number: 1, mayGo: true });
    expect(kiosk.sales.ledger.types()).not.toContain('code-withdrawn');
  });

  test('goes also where the record cannot be written: paid after all, the staff hear of it', async () => {
    const kiosk = await openKiosk();
    const payment = await kiosk.toTheCode();
    kiosk.sales.ledger.refuses = true;
    await kiosk.pass(79_000);
    expect(kiosk.stage('pay')).toBeDefined();
    await kiosk.pass(1_000);
    expect(kiosk.stage('attract')).toBeDefined();
    kiosk.sales.ledger.refuses = false;
    expect(await kiosk.toTheCode(CAKE)).toBe('trk-2');
    await kiosk.shopper['kiosk.leave']({ visit: 2 });
    kiosk.sales.gateway.statuses.set(payment, 'completed');
    await kiosk.pass(MINUTE);
    await kiosk.shopper['kiosk.enterPin']({ pin: '2580' });
    expect(kiosk.view.staff?.orders).toContainEqual(
      expect.objectContaining({ number: 1, status: 'completed' }),
    );
  });

  test('goes where the record cannot be written, and the staff hear of what was paid meanwhile', async () => {
    const kiosk = await openKiosk();
    const payment = await kiosk.toTheCode();
    kiosk.sales.ledger.refuses = true;
    await kiosk.pass(80_000);
    expect(kiosk.stage('attract')).toBeDefined();
    await kiosk.becomes(payment, 'completed');
    kiosk.sales.ledger.refuses = false;
    await kiosk.pass(MINUTE);
    await kiosk.shopper['kiosk.enterPin']({ pin: '2580' });
    expect(kiosk.view.staff?.orders).toMatchObject([{ number: 1, status: 'completed' }]);
  });

  test('stays for a shopper who cancels it where that cannot be written', async () => {
    const kiosk = await openKiosk();
    await kiosk.toTheCode();
    kiosk.sales.ledger.refuses = true;
    expect(await kiosk.shopper['kiosk.leave']({ visit: 1 })).toMatchObject({ ok: false });
    expect(kiosk.stage('pay')).toBeDefined();
  });

  test('is not waited for by the next shopper, where that cannot be written either', async () => {
    const kiosk = await openKiosk();
    kiosk.sales.gateway.reachable = false;
    await kiosk.shopper['kiosk.start']({ language: 'en' });
    await kiosk.shopper['kiosk.add']({ visit: 1, article: ESPRESSO });
    await kiosk.shopper['kiosk.pay']({ visit: 1 });
    expect(kiosk.stage('preparing')).toBeDefined();
    kiosk.sales.ledger.refuses = true;
    await kiosk.pass(80_000);
    expect(kiosk.stage('attract')).toBeDefined();
    const before = kiosk.views.length;
    kiosk.sales.ledger.refuses = false;
    kiosk.sales.gateway.reachable = true;
    await kiosk.pass(60_000);
    expect(JSON.stringify(kiosk.views.slice(before))).not.toContain('"minor":250');
  });

  test('is withdrawn by a shopper who leaves', async () => {
    const kiosk = await openKiosk();
    await kiosk.toTheCode();
    await kiosk.shopper['kiosk.leave']({ visit: 1 });
    expect(kiosk.stage('attract')).toBeDefined();
    expect(kiosk.sales.ledger.types()).toContain('code-withdrawn');
  });
});

describe('while money may move', () => {
  test.each([
    ['confirming', 'processing'],
    ['checking', 'something-new'],
  ] as const)(
    'nothing resets by itself in %s, and a person may press on after five minutes',
    async (stage, status) => {
      const kiosk = await openKiosk();
      const payment = await kiosk.toTheCode();
      await kiosk.becomes(payment, status);
      await kiosk.pass(4 * MINUTE);
      expect(kiosk.stage(stage)).not.toHaveProperty('mayGo');
      expect(await kiosk.shopper['kiosk.leave']({ visit: 1 })).toMatchObject({ ok: false });
      expect(kiosk.stage(stage)).toBeDefined();
      await kiosk.pass(MINUTE);
      expect(kiosk.stage(stage)).toMatchObject({ mayGo: true });
      // Nothing of a kiosk waits longer than five minutes.
      await kiosk.pass(60 * MINUTE);
      expect(kiosk.stage(stage)).toMatchObject({ mayGo: true });
      await kiosk.shopper['kiosk.leave']({ visit: 1 });
      expect(kiosk.stage('attract')).toBeDefined();
      await kiosk.shopper['kiosk.enterPin']({ pin: '2580' });
      expect(kiosk.view.staff?.orders).toMatchObject([{ number: 1 }]);
      kiosk.sales.gateway.statuses.set(payment, 'completed');
      await kiosk.pass(5 * MINUTE);
      await kiosk.shopper['kiosk.enterPin']({ pin: '2580' });
      expect(kiosk.view.staff?.orders).toMatchObject([{ number: 1, status: 'completed' }]);
    },
  );

  test('a code that readings do not reach any more is not asked for again', async () => {
    const kiosk = await openKiosk();
    await kiosk.toTheCode();
    kiosk.sales.gateway.reachable = false;
    await kiosk.pass(60 * MINUTE);
    expect(kiosk.stage('checking')).toMatchObject({ mayGo: true });
    expect(kiosk.sales.ledger.types()).not.toContain('code-withdrawn');
  });

  test('a code that comes back after its shopper walked off is not shown to the next', async () => {
    const kiosk = await openKiosk();
    await kiosk.toTheCode();
    await kiosk.pass(30_000);
    kiosk.sales.gateway.reachable = false;
    await kiosk.pass(60 * MINUTE);
    const after = kiosk.views.length;
    kiosk.sales.gateway.reachable = true;
    await kiosk.pass(5 * MINUTE);
    expect(kiosk.stage('attract')).toBeDefined();
    expect(kiosk.views.slice(after).map(({ stage }) => stage.name)).not.toContain('pay');
    expect(kiosk.sales.ledger.types()).toContain('code-withdrawn');
  });

  test('one that comes back at once is there for whoever waits, for what is left of the time', async () => {
    const kiosk = await openKiosk();
    await kiosk.toTheCode();
    kiosk.sales.gateway.reachable = false;
    await kiosk.pass(20_000);
    expect(kiosk.stage('checking')).toBeDefined();
    kiosk.sales.gateway.reachable = true;
    await kiosk.pass(20_000);
    expect(kiosk.stage('pay')).toBeDefined();
    await kiosk.pass(40_000);
    expect(kiosk.stage('attract')).toBeDefined();
  });
});

describe('while the code is fetched', () => {
  const unreachable = async () => {
    const kiosk = await openKiosk();
    kiosk.sales.gateway.reachable = false;
    await kiosk.shopper['kiosk.start'](start);
    await kiosk.shopper['kiosk.add']({ visit: 1, article: ESPRESSO });
    await kiosk.shopper['kiosk.pay']({ visit: 1 });
    return kiosk;
  };
  const isStopped = async (kiosk: Awaited<ReturnType<typeof openKiosk>>) => {
    expect(kiosk.stage('attract')).toBeDefined();
    expect(kiosk.sales.ledger.types()).toContain('creation-stopped');
    await kiosk.shopper['kiosk.enterPin']({ pin: '2580' });
    expect(kiosk.view.staff?.orders).toEqual([]);
  };

  test('whoever leaves stops it', async () => {
    const kiosk = await unreachable();
    await kiosk.pass(60_000);
    expect(kiosk.stage('preparing')).toMatchObject({ number: 1, bill: { amount: { minor: 250 } } });
    await kiosk.shopper['kiosk.leave']({ visit: 1 });
    await isStopped(kiosk);
  });

  test('whoever is there is asked, and has all the time', async () => {
    const kiosk = await unreachable();
    for (let times = 0; times < 20; times += 1) {
      await kiosk.pass(79_999);
      expect(kiosk.view.needsTime).toBeDefined();
      await kiosk.shopper['kiosk.touch']({ visit: 1 });
    }
    kiosk.sales.gateway.reachable = true;
    await kiosk.pass(5 * MINUTE);
    expect(kiosk.sales.ledger.types()).toContain('payment-created');
  });

  test('whoever walked off has stopped it: their code comes to nobody else', async () => {
    const kiosk = await unreachable();
    await kiosk.pass(80_000);
    await isStopped(kiosk);
    kiosk.sales.gateway.reachable = true;
    await kiosk.pass(60 * MINUTE);
    expect(kiosk.sales.gateway.history).toEqual([]);
    expect(kiosk.views.map(({ stage }) => stage.name)).not.toContain('pay');
  });

  test('the order of a shopper who leaves while the guard still reads is not begun', async () => {
    const kiosk = await openKiosk();
    await kiosk.shopper['kiosk.start'](start);
    await kiosk.shopper['kiosk.add']({ visit: 1, article: ESPRESSO });
    const paying = kiosk.shopper['kiosk.pay']({ visit: 1 });
    expect(kiosk.stage('preparing')).not.toHaveProperty('number');
    await kiosk.shopper['kiosk.leave']({ visit: 1 });
    await paying;
    await settled();
    expect(kiosk.stage('attract')).toBeDefined();
    expect(kiosk.till().currentSaleId).toBeUndefined();
    expect(kiosk.sales.ledger.types()).toEqual([]);
    expect(kiosk.sales.gateway.intents).toEqual([]);
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
