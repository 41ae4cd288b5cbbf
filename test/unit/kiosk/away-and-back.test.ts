import { describe, expect, test } from 'vitest';
import { CAKE, ESPRESSO, openKiosk } from '../../support/worlds/kiosk-world.ts';
import type { KioskWorld } from '../../support/worlds/kiosk-world.ts';

const MINUTE = 60_000;
const CODE = 'https://pay.example.test/trk-1';

/** Nobody is shown the order that was on the screen before. */
function expectGone(kiosk: KioskWorld, since: number): void {
  expect(kiosk.stage('attract')).toBeDefined();
  const shown = JSON.stringify(kiosk.views.slice(since));
  expect(shown).not.toContain(CODE);
  expect(shown).not.toContain('"minor":250');
  expect(kiosk.till().currentSaleId).toBeUndefined();
}

const ordersOf = async (kiosk: KioskWorld) => {
  await kiosk.shopper['kiosk.enterPin']({ pin: '2580' });
  return kiosk.view.staff?.orders ?? [];
};

describe('a kiosk that comes back at the code', () => {
  test('after twenty minutes does not show it; paid after all, the staff hear of it', async () => {
    const kiosk = await openKiosk();
    const payment = await kiosk.toTheCode();
    const before = kiosk.views.length;
    await kiosk.restart(20 * MINUTE);
    expectGone(kiosk, before);
    expect(kiosk.sales.ledger.types()).toContain('code-withdrawn');
    expect(await ordersOf(kiosk)).toMatchObject([{ number: 1, status: 'open' }]);
    await kiosk.toTheCode(CAKE);
    kiosk.sales.gateway.statuses.set(payment, 'completed');
    await kiosk.pass(5 * MINUTE);
    expect(await ordersOf(kiosk)).toContainEqual(expect.objectContaining({ number: 1, status: 'completed' }));
  });

  test('shows it for what is left of the time, as if it had not been away', async () => {
    const kiosk = await openKiosk();
    await kiosk.toTheCode();
    await kiosk.pass(30_000);
    await kiosk.shopper['kiosk.touch']({ visit: 1 });
    await kiosk.restart(65_000);
    expect(kiosk.stage('pay')).toMatchObject({ url: CODE });
    expect(kiosk.view.needsTime).toEqual({ until: kiosk.sales.clock.wall() + 15_000 });
    await kiosk.pass(15_000);
    expect(kiosk.stage('attract')).toBeDefined();
  });

  test('speaks the language of its shopper, also the one that was chosen last', async () => {
    const kiosk = await openKiosk();
    await kiosk.toTheCode();
    await kiosk.shopper['kiosk.speak']({ visit: 1, language: 'ja' });
    await kiosk.restart(10_000);
    expect(kiosk.view).toMatchObject({ language: 'ja', stage: { name: 'pay' } });
    await kiosk.shopper['kiosk.leave']({ visit: 1 });
    expect(kiosk.view).toMatchObject({ language: 'en', stage: { name: 'attract' } });
  });

  test('shows it to whoever said that they are there, however long the code has been', async () => {
    const kiosk = await openKiosk();
    await kiosk.toTheCode();
    for (let times = 0; times < 5; times += 1) {
      await kiosk.pass(70_000);
      await kiosk.shopper['kiosk.touch']({ visit: 1 });
    }
    await kiosk.restart(10_000);
    expect(kiosk.stage('pay')).toMatchObject({ url: CODE });
  });

  test.each([
    ['was set back', (kiosk: KioskWorld) => kiosk.sales.clock.jumpWall(-60 * MINUTE)],
    ['was set forward', (kiosk: KioskWorld) => kiosk.sales.clock.jumpWall(60 * MINUTE)],
    [
      'counts from a new start of the computer',
      (kiosk: KioskWorld) => {
        const touch = kiosk.lastTouch.kept();
        if (touch) kiosk.lastTouch.keep({ ...touch, sinceBoot: touch.sinceBoot + 60_000 });
      },
    ],
    [
      'is kept for another order',
      (kiosk: KioskWorld) => {
        const touch = kiosk.lastTouch.kept();
        if (touch) kiosk.lastTouch.keep({ ...touch, saleId: 'other' });
      },
    ],
  ])('does not where its clock %s: nobody knows how long it was', async (_what, change) => {
    const kiosk = await openKiosk();
    await kiosk.toTheCode();
    const before = kiosk.views.length;
    change(kiosk);
    await kiosk.restart(1_000);
    expectGone(kiosk, before);
  });

  test('does not where the record takes nothing: the staff find it later', async () => {
    const kiosk = await openKiosk();
    await kiosk.toTheCode();
    const before = kiosk.views.length;
    kiosk.sales.ledger.refuses = true;
    await kiosk.restart(20 * MINUTE);
    expect(kiosk.stage('attract')).toBeDefined();
    expect(JSON.stringify(kiosk.views.slice(before))).not.toContain(CODE);
    kiosk.sales.ledger.refuses = false;
    await kiosk.pass(MINUTE);
    expectGone(kiosk, before);
    expect(await ordersOf(kiosk)).toMatchObject([{ number: 1, status: 'open' }]);
  });
});

describe('a kiosk that was ended in the moment in which its order was paid', () => {
  async function paidUnseen(): Promise<KioskWorld> {
    const kiosk = await openKiosk();
    const payment = await kiosk.toTheCode();
    await kiosk.pass(30_000);
    kiosk.kiosk.stop();
    await kiosk.becomes(payment, 'completed');
    return kiosk;
  }

  test('shows that to its shopper for the whole time', async () => {
    const kiosk = await paidUnseen();
    await kiosk.restart(10_000);
    expect(kiosk.stage('paid')).toMatchObject({ number: 1, until: kiosk.sales.clock.wall() + 20_000 });
    await kiosk.pass(5_000);
    await kiosk.restart(1_000);
    expect(kiosk.stage('paid')).toMatchObject({ until: kiosk.sales.clock.wall() + 14_000 });
  });

  test.each([20_000, 20 * MINUTE])(
    'nobody can have read it before its process ended: %d ms',
    async (away) => {
      const kiosk = await openKiosk();
      const payment = await kiosk.toTheCode();
      kiosk.sales.onChange = () => {
        kiosk.kiosk.follow();
        if (kiosk.view.stage.name === 'paid') kiosk.kiosk.stop();
      };
      await kiosk.becomes(payment, 'overpaid');
      await kiosk.restart(away);
      if (away < MINUTE) kiosk.stage('paid');
      else expect(await ordersOf(kiosk)).toMatchObject([{ number: 1, status: 'overpaid' }]);
    },
  );

  test('leaves it to the staff where its shopper must have left', async () => {
    const kiosk = await paidUnseen();
    const before = kiosk.views.length;
    await kiosk.restart(20 * MINUTE);
    expectGone(kiosk, before);
    expect(await ordersOf(kiosk)).toMatchObject([{ number: 1, status: 'completed' }]);
  });
});

describe('a kiosk that comes back after twenty minutes', () => {
  test('while money is on its way stays there, and a person may press on', async () => {
    const kiosk = await openKiosk();
    await kiosk.becomes(await kiosk.toTheCode(), 'processing');
    await kiosk.restart(20 * MINUTE);
    expect(kiosk.stage('confirming')).toMatchObject({ number: 1, mayGo: true });
    await kiosk.pass(60 * MINUTE);
    expect(kiosk.stage('confirming')).toMatchObject({ number: 1 });
  });

  test('asks for no code that nobody waits for any more', async () => {
    const kiosk = await openKiosk();
    kiosk.sales.gateway.reachable = false;
    await kiosk.shopper['kiosk.start']({ language: 'en' });
    await kiosk.shopper['kiosk.add']({ visit: 1, article: ESPRESSO });
    await kiosk.shopper['kiosk.pay']({ visit: 1 });
    const before = kiosk.views.length;
    await kiosk.restart(20 * MINUTE);
    expectGone(kiosk, before);
    expect(kiosk.sales.ledger.types()).toContain('creation-stopped');
    kiosk.sales.gateway.reachable = true;
    await kiosk.pass(20 * MINUTE);
    expect(kiosk.sales.gateway.history).toEqual([]);
    expect(await ordersOf(kiosk)).toEqual([]);
  });

  test('is done with an end that its shopper has seen', async () => {
    const kiosk = await openKiosk();
    await kiosk.becomes(await kiosk.toTheCode(), 'completed');
    await kiosk.pass(3_000);
    const before = kiosk.views.length;
    await kiosk.restart(20 * MINUTE);
    expectGone(kiosk, before);
    expect(await ordersOf(kiosk)).toEqual([]);
  });
});
