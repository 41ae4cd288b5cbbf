import { describe, expect, test } from 'vitest';
import { CAKE, ESPRESSO, openKiosk } from '../../support/worlds/kiosk-world.ts';
import { settled } from '../../support/worlds/virtual-clock.ts';

const MINUTE = 60_000;
const pin = { pin: '2580' };

describe('what the shopper saw', () => {
  test.each([
    ['completed', 'paid', []],
    ['overpaid', 'paid', []],
    ['expired', 'not-paid', []],
    ['cancelled', 'not-paid', []],
    ['underpaid', 'not-paid', ['underpaid']],
    ['invalid', 'not-paid', ['invalid']],
  ] as const)('of %s stays for the staff where a person is needed', async (outcome, stage, status) => {
    const kiosk = await openKiosk();
    await kiosk.becomes(await kiosk.toTheCode(), outcome);
    expect(kiosk.stage(stage)).toMatchObject({ number: 1 });
    await kiosk.pass(2 * MINUTE);
    expect(kiosk.stage('attract')).toBeDefined();
    await kiosk.shopper['kiosk.enterPin'](pin);
    expect(kiosk.view.staff?.orders.map((order) => order.status)).toEqual(status);
    expect(await kiosk.toTheCode(CAKE)).toBe('trk-2');
  });

  test('of an expired code on which something had been sent stays for the staff', async () => {
    const kiosk = await openKiosk();
    const payment = await kiosk.toTheCode();
    kiosk.sales.gateway.stated.set(payment, { received: '1.00 USD' });
    await kiosk.becomes(payment, 'expired');
    expect(kiosk.stage('not-paid')).not.toHaveProperty('mayPayAgain');
    await kiosk.pass(2 * MINUTE);
    await kiosk.shopper['kiosk.enterPin'](pin);
    expect(kiosk.view.staff?.orders).toMatchObject([{ status: 'expired' }]);
  });
});

test('an order that was given up without its whole record is left to the staff, who are not to take it for unpaid', async () => {
  const kiosk = await openKiosk();
  await kiosk.toTheCode();
  kiosk.sales.gateway.reachable = false;
  await kiosk.sales.damage('payment-created');
  await kiosk.restart();
  const [sale] = kiosk.till().sales;
  kiosk.sales.sales.stopCreating(sale?.id ?? '');
  expect(kiosk.stage('checking')).toMatchObject({ number: 1 });
  await kiosk.pass(5 * MINUTE);
  await kiosk.shopper['kiosk.leave']({ visit: kiosk.visit });
  await kiosk.shopper['kiosk.enterPin'](pin);
  expect(kiosk.view.staff?.orders).toMatchObject([{ status: 'record-damaged' }]);
});

test('an order that waits for a decision at the till is not offered to be acknowledged, which is refused', async () => {
  const kiosk = await openKiosk();
  await kiosk.toTheCode();
  kiosk.sales.gateway.reachable = false;
  await kiosk.sales.damage('payment-created');
  await kiosk.restart();
  await kiosk.pass(5 * MINUTE);
  await kiosk.shopper['kiosk.leave']({ visit: kiosk.visit });
  await kiosk.shopper['kiosk.enterPin'](pin);
  const [order] = kiosk.view.staff?.orders ?? [];
  expect(order).toMatchObject({ status: 'record-damaged', isUnderWay: true });
  expect(await kiosk.shopper['kiosk.note']({ saleId: order?.saleId ?? '' })).toMatchObject({
    failure: { code: 'payments-open' },
  });
  kiosk.sales.sales.stopCreating(order?.saleId ?? '');
  expect(kiosk.view.staff?.orders[0]).not.toHaveProperty('isUnderWay');
});

test('an end that the record would not let go leaves nothing in the way of the next shopper', async () => {
  const kiosk = await openKiosk();
  await kiosk.becomes(await kiosk.toTheCode(), 'completed');
  kiosk.sales.ledger.refuses = true;
  await kiosk.pass(2 * MINUTE);
  expect(kiosk.stage('attract')).toBeDefined();
  kiosk.sales.ledger.refuses = false;
  expect(await kiosk.toTheCode(CAKE)).toBe('trk-2');
});

describe('an order that its shopper left', () => {
  test('and that nobody pays leaves the list by itself', async () => {
    const kiosk = await openKiosk();
    const payment = await kiosk.toTheCode();
    await kiosk.shopper['kiosk.leave']({ visit: 1 });
    kiosk.sales.gateway.statuses.set(payment, 'expired');
    await kiosk.pass(5 * MINUTE);
    await kiosk.shopper['kiosk.enterPin'](pin);
    expect(kiosk.view.staff?.orders).toEqual([]);
    expect(kiosk.till().sales).toEqual([]);
  });

  test('and that is paid after all is raised until somebody has looked', async () => {
    const kiosk = await openKiosk();
    const payment = await kiosk.toTheCode();
    await kiosk.shopper['kiosk.leave']({ visit: 1 });
    kiosk.sales.gateway.statuses.set(payment, 'completed');
    await kiosk.pass(5 * MINUTE);
    expect(kiosk.stage('attract')).toBeDefined();
    await kiosk.restart();
    await kiosk.shopper['kiosk.enterPin'](pin);
    const [order] = kiosk.view.staff?.orders ?? [];
    expect(order).toMatchObject({ status: 'completed', number: 1, amount: { minor: 250 } });
    await kiosk.shopper['kiosk.note']({ saleId: order?.saleId ?? '' });
    expect(kiosk.view.staff?.orders).toEqual([]);
    expect(kiosk.did).toContain(`noted ann ${order?.saleId}`);
  });

  test('and that can still be paid is not done with by looking at it', async () => {
    const kiosk = await openKiosk();
    await kiosk.toTheCode();
    await kiosk.shopper['kiosk.leave']({ visit: 1 });
    await kiosk.shopper['kiosk.enterPin'](pin);
    const saleId = kiosk.view.staff?.orders[0]?.saleId ?? '';
    expect(await kiosk.shopper['kiosk.note']({ saleId })).toMatchObject({
      failure: { code: 'payments-open' },
    });
    expect(kiosk.view.staff?.orders).toHaveLength(1);
  });

  test('whose end the service changes is raised, though its shopper saw it paid', async () => {
    const kiosk = await openKiosk();
    const payment = await kiosk.toTheCode();
    await kiosk.becomes(payment, 'underpaid');
    await kiosk.pass(2 * MINUTE);
    kiosk.sales.gateway.statuses.set(payment, 'completed');
    await kiosk.shopper['kiosk.enterPin'](pin);
    const { orders = [] } = kiosk.view.staff ?? {};
    expect(orders).toMatchObject([{ number: 1, status: 'underpaid' }]);
    const saleId = orders[0]?.saleId ?? '';
    await kiosk.sales.sales.check(saleId);
    await kiosk.shopper['kiosk.note']({ saleId });
    const noted = kiosk.sales.ledger.events.filter(({ type }) => type === 'concern-noted');
    expect(noted).toMatchObject([{ by: 'ann' }]);
  });
});

describe('the same order again', () => {
  test('after nobody’s money is one touch, and another payment', async () => {
    const kiosk = await openKiosk();
    await kiosk.becomes(await kiosk.toTheCode(), 'expired');
    expect(kiosk.stage('not-paid')).toMatchObject({ mayPayAgain: true });
    await Promise.all([
      kiosk.shopper['kiosk.payAgain']({ visit: 1 }),
      kiosk.shopper['kiosk.payAgain']({ visit: 1 }),
    ]);
    await settled();
    expect(kiosk.stage('pay')).toMatchObject({ number: 2, url: 'https://pay.example.test/trk-2' });
    expect(kiosk.visit).toBe(1);
  });

  test('is not offered where money was sent', async () => {
    const kiosk = await openKiosk();
    await kiosk.becomes(await kiosk.toTheCode(), 'underpaid');
    expect(kiosk.stage('not-paid')).not.toHaveProperty('mayPayAgain');
    await kiosk.shopper['kiosk.payAgain']({ visit: 1 });
    expect(kiosk.stage('not-paid')).toMatchObject({ number: 1 });
  });

  test('is for the counter where the first payment turns out to be paid', async () => {
    const kiosk = await openKiosk();
    const payment = await kiosk.toTheCode();
    await kiosk.becomes(payment, 'expired');
    kiosk.sales.gateway.statuses.set(payment, 'completed');
    await kiosk.shopper['kiosk.payAgain']({ visit: 1 });
    await settled();
    expect(kiosk.stage('ask-counter')).toMatchObject({ number: 1 });
    expect(kiosk.sales.gateway.intents).toHaveLength(1);
    await kiosk.shopper['kiosk.enterPin'](pin);
    expect(kiosk.view.staff?.orders).toMatchObject([{ number: 1, status: 'changed' }]);
  });
});

test('a code that could not be made is no sale, and may be asked for again', async () => {
  const kiosk = await openKiosk();
  kiosk.sales.gateway.nextCreates.push(() => ({
    kind: 'rejected',
    failure: { action: 'fix-input', code: 'payment-rejected' },
  }));
  await kiosk.shopper['kiosk.start']({ language: 'en' });
  await kiosk.shopper['kiosk.add']({ visit: 1, article: ESPRESSO });
  await kiosk.shopper['kiosk.pay']({ visit: 1 });
  await settled();
  expect(kiosk.stage('not-paid')).toMatchObject({ why: 'no-code', mayPayAgain: true });
});

test('an open order of another shopper keeps nobody from buying the same', async () => {
  const kiosk = await openKiosk();
  await kiosk.toTheCode();
  await kiosk.shopper['kiosk.leave']({ visit: 1 });
  expect(await kiosk.toTheCode()).toBe('trk-2');
  expect(kiosk.sales.ledger.types()).toContain('guard-overridden');
});

describe('when the application starts again', () => {
  test('at the code, its shopper is back before it', async () => {
    const kiosk = await openKiosk();
    await kiosk.toTheCode();
    await kiosk.restart();
    expect(kiosk.stage('pay')).toMatchObject({ number: 1, url: 'https://pay.example.test/trk-1' });
    await kiosk.pass(80_000);
    expect(kiosk.stage('attract')).toBeDefined();
    await kiosk.restart();
    expect(kiosk.stage('attract')).toBeDefined();
  });

  test('before the code, the next shopper begins', async () => {
    const kiosk = await openKiosk();
    await kiosk.shopper['kiosk.start']({ language: 'en' });
    await kiosk.restart();
    expect(kiosk.stage('attract')).toBeDefined();
  });

  test('on an end that may have been shown before, the next shopper begins and staff look it up', async () => {
    const kiosk = await openKiosk();
    await kiosk.becomes(await kiosk.toTheCode(), 'completed');
    const saleId = kiosk.till().currentSaleId ?? '';
    kiosk.sales.ledger.append([{ type: 'record-damaged', saleId, at: kiosk.sales.clock.wall() }]);
    await kiosk.restart();
    expect(kiosk.stage('attract')).toBeDefined();
    await kiosk.shopper['kiosk.enterPin'](pin);
    expect(kiosk.view.staff?.orders).toMatchObject([{ saleId, number: 1, status: 'changed' }]);
  });

  test('while money is on its way, nothing of it is lost', async () => {
    const kiosk = await openKiosk();
    await kiosk.becomes(await kiosk.toTheCode(), 'processing');
    await kiosk.restart();
    expect(kiosk.stage('confirming')).toMatchObject({ number: 1 });
  });

  test('an order that expired meanwhile is not offered again: nobody knows it any more', async () => {
    const kiosk = await openKiosk();
    await kiosk.toTheCode();
    kiosk.sales.gateway.statuses.set('trk-1', 'expired');
    await kiosk.restart();
    await kiosk.pass(2_000);
    expect(kiosk.stage('not-paid')).not.toHaveProperty('mayPayAgain');
  });

  test('a sale of a cashier on the screen is no shopper’s', async () => {
    const kiosk = await openKiosk();
    await kiosk.sales.charge(500, 'table 7');
    await kiosk.restart();
    expect(kiosk.stage('attract')).toBeDefined();
    expect(kiosk.till().currentSaleId).toBeUndefined();
  });
});

test('an order that an unexpected error keeps from beginning is for the counter, and the next one begins', async () => {
  const kiosk = await openKiosk();
  const { ledger } = kiosk.sales;
  const append = ledger.append.bind(ledger);
  ledger.append = () => {
    throw new Error('a defect');
  };
  await kiosk.shopper['kiosk.start']({ language: 'en' });
  await kiosk.shopper['kiosk.add']({ visit: 1, article: ESPRESSO });
  await expect(kiosk.shopper['kiosk.pay']({ visit: 1 })).rejects.toThrow('a defect');
  // Its time has begun, and the screen was given it.
  expect(kiosk.views.at(-1)?.stage).toMatchObject({
    name: 'ask-counter',
    until: kiosk.sales.clock.wall() + MINUTE,
  });
  await kiosk.pass(MINUTE);
  expect(kiosk.stage('attract')).toBeDefined();
  ledger.append = append;
  expect(await kiosk.toTheCode(CAKE)).toBe('trk-1');
});
