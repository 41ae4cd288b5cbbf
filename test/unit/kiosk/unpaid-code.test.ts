import { describe, expect, test } from 'vitest';
import { CAKE, ESPRESSO, openKiosk } from '../../support/worlds/kiosk-world.ts';

const MINUTE = 60_000;

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

  test.each([-5, 5])(
    'is withdrawn neither earlier nor later where the clock is set by %s hours',
    async (hours) => {
      const kiosk = await openKiosk();
      await kiosk.toTheCode();
      await kiosk.pass(59_000);
      kiosk.sales.clock.jumpWall(hours * 60 * MINUTE);
      await kiosk.pass(900);
      expect(kiosk.view.needsTime).toBeUndefined();
      await kiosk.pass(100);
      expect(kiosk.view.needsTime).toEqual({ until: kiosk.sales.clock.wall() + 20_000 });
      await kiosk.pass(19_900);
      expect(kiosk.stage('pay')).toBeDefined();
      await kiosk.pass(100);
      expect(kiosk.stage('attract')).toBeDefined();
    },
  );

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
