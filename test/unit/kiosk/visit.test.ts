import { describe, expect, test } from 'vitest';
import { CAKE, ESPRESSO, OPEN, openKiosk, TERMINAL } from '../../support/worlds/kiosk-world.ts';
import { ada } from '../../support/records/payer.ts';
import { settled } from '../../support/worlds/virtual-clock.ts';

const DONE = { ok: true, value: null };
const start = { language: 'de' } as const;

describe('what a shopper puts together', () => {
  test('is theirs alone, in their language, at the prices of the catalogue', async () => {
    const kiosk = await openKiosk();
    expect(kiosk.stage('attract')).toMatchObject({ pictures: ['a.png'] });
    await kiosk.shopper['kiosk.start'](start);
    const { visit } = kiosk;
    for (const article of [ESPRESSO, CAKE, ESPRESSO]) await kiosk.shopper['kiosk.add']({ visit, article });
    expect(kiosk.view).toMatchObject({ language: 'de', visit: 1 });
    expect(kiosk.stage('choosing').cart).toEqual({
      lines: [
        { id: 0, name: 'Espresso', quantity: 2, unit: usd(250), total: usd(500) },
        { id: 1, name: 'Cake', quantity: 1, unit: usd(400), total: usd(400), picture: 'cake.png' },
      ],
      total: usd(900),
      mostLines: 500,
    });
    await kiosk.shopper['kiosk.setQuantity']({ visit, line: 0, quantity: 0 });
    expect(kiosk.stage('choosing').cart.total).toEqual(usd(400));
  });

  test('loses no other article to a press that comes before the screen has changed', async () => {
    const kiosk = await openKiosk();
    await kiosk.shopper['kiosk.start'](start);
    for (const article of [ESPRESSO, CAKE]) await kiosk.shopper['kiosk.add']({ visit: 1, article });
    const remove = { visit: 1, line: 0, quantity: 0 };
    await Promise.all([
      kiosk.shopper['kiosk.setQuantity'](remove),
      kiosk.shopper['kiosk.setQuantity'](remove),
    ]);
    expect(kiosk.stage('choosing').cart.lines).toMatchObject([{ id: 1, name: 'Cake', quantity: 1 }]);
    await kiosk.shopper['kiosk.setQuantity']({ visit: 1, line: 1, quantity: 3 });
    await kiosk.shopper['kiosk.add']({ visit: 1, article: ESPRESSO });
    expect(kiosk.stage('choosing').cart.lines).toMatchObject([
      { id: 1, name: 'Cake', quantity: 3 },
      { id: 2, name: 'Espresso', quantity: 1 },
    ]);
  });

  test('loses nothing that was put in later to a press for what is gone', async () => {
    const kiosk = await openKiosk();
    await kiosk.shopper['kiosk.start'](start);
    await kiosk.shopper['kiosk.add']({ visit: 1, article: ESPRESSO });
    const remove = { visit: 1, line: 0, quantity: 0 };
    await kiosk.shopper['kiosk.setQuantity'](remove);
    await kiosk.shopper['kiosk.add']({ visit: 1, article: CAKE });
    await kiosk.shopper['kiosk.setQuantity'](remove);
    expect(kiosk.stage('choosing').cart.lines).toMatchObject([{ id: 1, name: 'Cake' }]);
  });

  test('has no price of the page’s, and nothing without one', async () => {
    const kiosk = await openKiosk();
    await kiosk.shopper['kiosk.start'](start);
    for (const article of [{ ...ESPRESSO, unitMinor: 1 }, OPEN])
      expect(await kiosk.shopper['kiosk.add']({ visit: 1, article })).toMatchObject({ ok: false });
    expect(kiosk.stage('choosing').cart.lines).toEqual([]);
  });

  test('has no more of one article than a cart takes', async () => {
    const kiosk = await openKiosk();
    await kiosk.shopper['kiosk.start'](start);
    await kiosk.shopper['kiosk.add']({ visit: 1, article: ESPRESSO });
    await kiosk.shopper['kiosk.setQuantity']({ visit: 1, line: 0, quantity: 9_999 });
    expect(await kiosk.shopper['kiosk.add']({ visit: 1, article: ESPRESSO })).toMatchObject({ ok: false });
  });

  test('is not paid for while there is nothing, or less than the least', async () => {
    const kiosk = await openKiosk();
    kiosk.articles.push({ name: 'Sweet', unitMinor: 99 });
    await kiosk.shopper['kiosk.start'](start);
    await kiosk.shopper['kiosk.pay']({ visit: 1 });
    expect(kiosk.stage('choosing')).toBeDefined();
    await kiosk.shopper['kiosk.add']({ visit: 1, article: { name: 'Sweet', unitMinor: 99 } });
    expect(await kiosk.shopper['kiosk.pay']({ visit: 1 })).toMatchObject({
      failure: { code: 'amount-invalid', minimum: usd(100) },
    });
    expect(kiosk.sales.gateway.intents).toEqual([]);
  });

  test('that is more than a cashier would charge unasked is for the counter', async () => {
    const kiosk = await openKiosk({ mostMinor: 249 });
    await kiosk.shopper['kiosk.start'](start);
    await kiosk.shopper['kiosk.add']({ visit: 1, article: ESPRESSO });
    await kiosk.shopper['kiosk.pay']({ visit: 1 });
    expect(kiosk.stage('ask-counter')).not.toHaveProperty('number');
    expect(kiosk.sales.ledger.events).toEqual([]);
    await kiosk.shopper['kiosk.leave']({ visit: 1 });
    expect(kiosk.stage('attract')).toBeDefined();
  });

  test('becomes one sale, however often Pay is pressed', async () => {
    const kiosk = await openKiosk();
    await kiosk.shopper['kiosk.start'](start);
    await kiosk.shopper['kiosk.start'](start);
    await kiosk.shopper['kiosk.add']({ visit: 1, article: CAKE });
    await Promise.all([
      kiosk.shopper['kiosk.pay']({ visit: 1 }),
      kiosk.shopper['kiosk.pay']({ visit: 1 }),
      kiosk.shopper['kiosk.pay']({ visit: 1 }),
    ]);
    await settled();
    expect(kiosk.stage('pay')).toMatchObject({ number: 1, url: 'https://pay.example.test/trk-1' });
    expect(kiosk.sales.ledger.types().filter((type) => type === 'sale-started')).toHaveLength(1);
    expect(kiosk.sales.ledger.events[0]).toMatchObject({ kiosk: true, reference: 'auto-1' });
  });
});

test.each([
  [true, true],
  [false, undefined],
])('a shopper has a keyboard on the screen unless the profile says no: %s', async (hasKeyboard, shown) => {
  const kiosk = await openKiosk({ settings: { sells: 'open-amount', idleMs: 60_000, hasKeyboard } });
  expect(kiosk.view.hasKeyboard).toBe(shown);
});

describe('an amount', () => {
  test('that the shopper types keeps to what may be charged', async () => {
    const kiosk = await openKiosk({
      settings: { sells: 'open-amount', idleMs: 60_000, hasKeyboard: true },
      mostMinor: 5_000,
    });
    await kiosk.shopper['kiosk.start'](start);
    expect(kiosk.stage('amount')).toEqual({ name: 'amount', minimum: usd(100), most: usd(5_000) });
    for (const amountMinor of [0, 99, 5_001])
      expect(await kiosk.shopper['kiosk.setAmount']({ visit: 1, amountMinor })).toMatchObject({ ok: false });
    await kiosk.shopper['kiosk.pay']({ visit: 1 });
    expect(kiosk.stage('amount')).toBeDefined();
    await kiosk.shopper['kiosk.setAmount']({ visit: 1, amountMinor: 5_000 });
    await kiosk.shopper['kiosk.pay']({ visit: 1 });
    await settled();
    expect(kiosk.stage('pay').bill.amount).toEqual(usd(5_000));
  });

  test('that was typed is still there for whoever goes back from the next question', async () => {
    const settings = { sells: 'open-amount', idleMs: 60_000, hasKeyboard: true } as const;
    const kiosk = await openKiosk({ settings, tipPercents: [10] });
    await kiosk.shopper['kiosk.start'](start);
    await kiosk.shopper['kiosk.setAmount']({ visit: 1, amountMinor: 1_250 });
    await kiosk.shopper['kiosk.pay']({ visit: 1 });
    await kiosk.shopper['kiosk.back']({ visit: 1 });
    expect(kiosk.stage('amount')).toMatchObject({ typedMinor: 1_250 });
    await kiosk.shopper['kiosk.leave']({ visit: 1 });
    await kiosk.shopper['kiosk.start'](start);
    expect(kiosk.stage('amount')).not.toHaveProperty('typedMinor');
  });

  test('that is always the same goes to the code at the first touch', async () => {
    const kiosk = await openKiosk({
      settings: { sells: { amount: usd(500) }, idleMs: 60_000, hasKeyboard: true },
    });
    expect(kiosk.stage('attract').amount).toEqual(usd(500));
    await Promise.all([kiosk.shopper['kiosk.start'](start), kiosk.shopper['kiosk.start'](start)]);
    await settled();
    expect(kiosk.stage('pay').bill).toEqual({ amount: usd(500), lines: [], moreLines: 0 });
    await kiosk.shopper['kiosk.setAmount']({ visit: 1, amountMinor: 100 });
    expect(kiosk.stage('pay').bill.amount).toEqual(usd(500));
  });

  test('is typed where a kiosk without a profile of its own has no articles', async () => {
    const kiosk = await openKiosk({
      settings: { sells: 'what-there-is', idleMs: 60_000, hasKeyboard: true },
    });
    kiosk.articles.length = 0;
    await kiosk.shopper['kiosk.start'](start);
    expect(kiosk.stage('amount')).toBeDefined();
  });

  test.each([[[]], [[OPEN]]])(
    'is not what a kiosk of articles takes when none has a price: it is out of service',
    async (articles) => {
      const kiosk = await openKiosk();
      kiosk.articles.splice(0, 3, ...articles);
      expect(await kiosk.shopper['kiosk.start'](start)).toEqual(DONE);
      expect(kiosk.stage('closed')).toEqual({ name: 'closed', why: 'paused' });
      await kiosk.shopper['kiosk.enterPin']({ pin: '2580' });
      expect(kiosk.view.staff).toMatchObject({ paused: false, hasNothingToSell: true });
      kiosk.articles.push(ESPRESSO);
      expect(kiosk.view.staff).not.toHaveProperty('hasNothingToSell');
      expect(kiosk.stage('attract')).toBeDefined();
    },
  );
});

describe('before the code', () => {
  const tipPercents = [10, 20];

  test('a tip is asked for where the counter asks for one, and is never more than the bill', async () => {
    const kiosk = await openKiosk({ tipPercents });
    await kiosk.shopper['kiosk.start'](start);
    await kiosk.shopper['kiosk.add']({ visit: 1, article: CAKE });
    await kiosk.shopper['kiosk.pay']({ visit: 1 });
    expect(kiosk.stage('tip')).toMatchObject({
      bill: { amount: usd(400) },
      offers: [{ tip: usd(40) }, { tip: usd(80) }],
    });
    expect(await kiosk.shopper['kiosk.chooseTip']({ visit: 1, tipMinor: 401 })).toMatchObject({ ok: false });
    await kiosk.shopper['kiosk.back']({ visit: 1 });
    expect(kiosk.stage('choosing').cart.total).toEqual(usd(400));
    await kiosk.shopper['kiosk.pay']({ visit: 1 });
    await kiosk.shopper['kiosk.chooseTip']({ visit: 1, tipMinor: 80 });
    await settled();
    expect(kiosk.stage('pay').bill).toMatchObject({ amount: usd(480), tip: usd(80) });
  });

  test('no tip is offered or taken with which the order would be for the counter', async () => {
    const kiosk = await openKiosk({ tipPercents, mostMinor: 450 });
    await kiosk.shopper['kiosk.start'](start);
    await kiosk.shopper['kiosk.add']({ visit: 1, article: CAKE });
    await kiosk.shopper['kiosk.pay']({ visit: 1 });
    expect(kiosk.stage('tip')).toMatchObject({ offers: [{ tip: usd(40) }], mostTipMinor: 50 });
    expect(await kiosk.shopper['kiosk.chooseTip']({ visit: 1, tipMinor: 51 })).toMatchObject({ ok: false });
    await kiosk.shopper['kiosk.chooseTip']({ visit: 1, tipMinor: 50 });
    await settled();
    expect(kiosk.stage('pay').bill.amount).toEqual(usd(450));
  });

  test('no tip is asked for where the order alone is as much as the kiosk takes', async () => {
    const kiosk = await openKiosk({ tipPercents, mostMinor: 400 });
    await kiosk.shopper['kiosk.start'](start);
    await kiosk.shopper['kiosk.add']({ visit: 1, article: CAKE });
    await kiosk.shopper['kiosk.pay']({ visit: 1 });
    await settled();
    expect(kiosk.stage('pay').bill.amount).toEqual(usd(400));
  });

  test('a tip on a typed amount is a line and a tip', async () => {
    const settings = { sells: { amount: usd(500) }, idleMs: 60_000, hasKeyboard: true };
    const kiosk = await openKiosk({ tipPercents, settings });
    await kiosk.shopper['kiosk.start'](start);
    await kiosk.shopper['kiosk.chooseTip']({ visit: 1, tipMinor: 50 });
    await settled();
    expect(kiosk.stage('pay').bill).toEqual({
      amount: usd(550),
      lines: [{ name: 'Amount', quantity: 1, total: usd(500) }],
      moreLines: 0,
      tip: usd(50),
    });
  });

  test('a terminal that needs them asks for the payer’s details, and takes none that are wrong', async () => {
    const kiosk = await openKiosk();
    await kiosk.sees({ terminal: { ...TERMINAL, customerDetails: { ask: 'required', keepDays: 3 } } });
    await kiosk.shopper['kiosk.start'](start);
    await kiosk.shopper['kiosk.add']({ visit: 1, article: CAKE });
    await kiosk.shopper['kiosk.pay']({ visit: 1 });
    expect(kiosk.stage('details')).toMatchObject({ needed: true, keepDays: 3 });
    const wrong = { customer: { ...ada, email: 'nobody' } };
    expect(await kiosk.shopper['kiosk.giveDetails']({ visit: 1, payer: wrong })).toMatchObject({
      failure: { code: 'customer-details-invalid', fields: [{ field: 'customer.email' }] },
    });
    expect(await kiosk.shopper['kiosk.giveDetails']({ visit: 1, payer: {} })).toMatchObject({ ok: false });
    await kiosk.shopper['kiosk.giveDetails']({ visit: 1, payer: { customer: ada } });
    await settled();
    expect(kiosk.stage('pay')).toBeDefined();
    expect(JSON.stringify(kiosk.view)).not.toContain(ada.lastName);
  });
});

describe('a late touch', () => {
  test('does nothing to the next visit, and is answered as if it had', async () => {
    const kiosk = await openKiosk();
    await kiosk.shopper['kiosk.start'](start);
    await kiosk.shopper['kiosk.leave']({ visit: 1 });
    await kiosk.shopper['kiosk.start']({ language: 'fr' });
    const before = kiosk.view;
    const late = { visit: 1 };
    expect(await kiosk.shopper['kiosk.add']({ ...late, article: CAKE })).toEqual(DONE);
    expect(await kiosk.shopper['kiosk.pay'](late)).toEqual(DONE);
    expect(await kiosk.shopper['kiosk.speak']({ ...late, language: 'it' })).toEqual(DONE);
    expect(await kiosk.shopper['kiosk.leave'](late)).toEqual(DONE);
    expect(kiosk.view).toEqual(before);
    expect(kiosk.view).toMatchObject({ visit: 2, language: 'fr' });
  });
});

function usd(minor: number) {
  return { minor, currency: 'USD' };
}
