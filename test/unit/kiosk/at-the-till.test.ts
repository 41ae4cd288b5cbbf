import { describe, expect, test } from 'vitest';
import { CAKE, ESPRESSO, openKiosk } from '../../support/worlds/kiosk-world.ts';
import type { KioskWorld } from '../../support/worlds/kiosk-world.ts';

const HOUR = 3_600_000;

async function openTill(kiosk: KioskWorld): Promise<void> {
  await kiosk.shopper['kiosk.enterPin']({ pin: '2580' });
  await kiosk.shopper['kiosk.openTill'](undefined);
  expect(kiosk.shell).toEqual(['till']);
  expect(kiosk.view.staff).toBeUndefined();
}

const ordersOf = async (kiosk: KioskWorld) => {
  await kiosk.shopper['kiosk.enterPin']({ pin: '2580' });
  return kiosk.view.staff?.orders ?? [];
};

describe('a shopper for whom staff open the till', () => {
  test('goes on afterwards, with the full time', async () => {
    const kiosk = await openKiosk();
    await kiosk.toTheCode();
    await openTill(kiosk);
    await kiosk.pass(79_999);
    kiosk.kiosk.tillClosed();
    expect(kiosk.stage('pay')).toMatchObject({ number: 1 });
    expect(kiosk.view.needsTime).toBeUndefined();
    await kiosk.pass(79_999);
    expect(kiosk.stage('pay')).toMatchObject({ number: 1 });
    await kiosk.pass(1);
    expect(kiosk.stage('attract')).toBeDefined();
  });

  test('reads how the order ended meanwhile', async () => {
    const kiosk = await openKiosk();
    const payment = await kiosk.toTheCode();
    await openTill(kiosk);
    await kiosk.becomes(payment, 'completed');
    await kiosk.pass(50_000);
    kiosk.kiosk.tillClosed();
    expect(kiosk.stage('paid')).toMatchObject({ number: 1, until: kiosk.sales.clock.wall() + 20_000 });
  });

  test('whose money was seen has the order on the screen, however long it took', async () => {
    const kiosk = await openKiosk();
    const payment = await kiosk.toTheCode();
    await kiosk.becomes(payment, 'processing');
    await openTill(kiosk);
    await kiosk.pass(HOUR);
    kiosk.kiosk.tillClosed();
    expect(kiosk.stage('confirming')).toMatchObject({ number: 1 });
  });
});

describe('whoever comes after staff have worked at the till', () => {
  test('is not shown a code that was left before; paid after all, the staff hear of it', async () => {
    const kiosk = await openKiosk();
    const payment = await kiosk.toTheCode();
    await openTill(kiosk);
    await kiosk.pass(80_000);
    const before = kiosk.views.length;
    kiosk.kiosk.tillClosed();
    expect(kiosk.stage('attract')).toBeDefined();
    expect(JSON.stringify(kiosk.views.slice(before))).not.toContain('"pay"');
    expect(kiosk.sales.ledger.types()).toContain('code-withdrawn');
    await kiosk.toTheCode(CAKE);
    kiosk.sales.gateway.statuses.set(payment, 'completed');
    await kiosk.pass(5 * 60_000);
    expect(await ordersOf(kiosk)).toContainEqual(expect.objectContaining({ number: 1, status: 'completed' }));
  });

  test('is not shown a code that came meanwhile', async () => {
    const kiosk = await openKiosk();
    kiosk.sales.gateway.reachable = false;
    await kiosk.shopper['kiosk.start']({ language: 'en' });
    await kiosk.shopper['kiosk.add']({ visit: 1, article: ESPRESSO });
    await kiosk.shopper['kiosk.pay']({ visit: 1 });
    await kiosk.pass(0);
    expect(kiosk.stage('preparing')).toBeDefined();
    await openTill(kiosk);
    kiosk.sales.gateway.reachable = true;
    await kiosk.pass(HOUR);
    expect(kiosk.stage('pay')).toBeDefined();
    const before = kiosk.views.length;
    kiosk.kiosk.tillClosed();
    expect(kiosk.stage('attract')).toBeDefined();
    expect(JSON.stringify(kiosk.views.slice(before))).not.toContain('"pay"');
  });

  test('finds no cart, tip or amount of another', async () => {
    const kiosk = await openKiosk({ tipPercents: [10] });
    await kiosk.shopper['kiosk.start']({ language: 'ja' });
    await kiosk.shopper['kiosk.add']({ visit: 1, article: ESPRESSO });
    await kiosk.shopper['kiosk.pay']({ visit: 1 });
    expect(kiosk.stage('tip')).toBeDefined();
    await openTill(kiosk);
    await kiosk.pass(HOUR);
    const before = kiosk.views.length;
    kiosk.kiosk.tillClosed();
    expect(kiosk.view).toMatchObject({ stage: { name: 'attract' }, language: 'en' });
    expect(JSON.stringify(kiosk.views.slice(before))).not.toContain('"minor":250');
  });

  test('is not shown what was paid meanwhile: nobody was, so it is the staff’s', async () => {
    const kiosk = await openKiosk();
    const payment = await kiosk.toTheCode();
    await openTill(kiosk);
    await kiosk.becomes(payment, 'completed');
    await kiosk.pass(HOUR);
    const before = kiosk.views.length;
    kiosk.kiosk.tillClosed();
    expect(kiosk.stage('attract')).toBeDefined();
    expect(JSON.stringify(kiosk.views.slice(before))).not.toContain('"paid"');
    expect(await ordersOf(kiosk)).toMatchObject([{ number: 1, status: 'completed' }]);
  });

  test('is not shown what was paid below the staff’s menu, before they opened the till', async () => {
    const kiosk = await openKiosk();
    const payment = await kiosk.toTheCode();
    await kiosk.shopper['kiosk.enterPin']({ pin: '2580' });
    await kiosk.becomes(payment, 'completed');
    await kiosk.shopper['kiosk.openTill'](undefined);
    await kiosk.pass(HOUR);
    kiosk.kiosk.tillClosed();
    expect(kiosk.stage('attract')).toBeDefined();
    expect(await ordersOf(kiosk)).toMatchObject([{ number: 1, status: 'completed' }]);
  });

  test('is not in the way of an end that its shopper has read', async () => {
    const kiosk = await openKiosk();
    const payment = await kiosk.toTheCode();
    await kiosk.becomes(payment, 'completed');
    await kiosk.pass(3_000);
    await openTill(kiosk);
    await kiosk.pass(HOUR);
    kiosk.kiosk.tillClosed();
    expect(kiosk.stage('attract')).toBeDefined();
    expect(await ordersOf(kiosk)).toEqual([]);
  });

  test('begins, whatever a cashier left on the till’s screen', async () => {
    const kiosk = await openKiosk();
    await openTill(kiosk);
    await kiosk.sales.charge(500, 'table 7');
    kiosk.kiosk.tillClosed();
    expect(kiosk.stage('attract')).toBeDefined();
    expect(await kiosk.toTheCode(ESPRESSO)).toBe('trk-2');
  });

  test('begins where somebody took the order off the till’s screen', async () => {
    const kiosk = await openKiosk();
    await kiosk.toTheCode();
    await openTill(kiosk);
    kiosk.sales.sales.leave(kiosk.till().currentSaleId ?? '', 'open');
    kiosk.kiosk.tillClosed();
    expect(kiosk.stage('attract')).toBeDefined();
  });

  test('leaves an order alone that a cashier has parked', async () => {
    const kiosk = await openKiosk();
    await kiosk.toTheCode();
    await openTill(kiosk);
    kiosk.sales.sales.setAside(kiosk.till().currentSaleId ?? '');
    await kiosk.pass(80_000);
    kiosk.kiosk.tillClosed();
    expect(kiosk.stage('attract')).toBeDefined();
    expect(kiosk.sales.ledger.types()).not.toContain('code-withdrawn');
  });
});
