import { describe, expect, test } from 'vitest';
import { ESPRESSO, openKiosk } from '../../support/worlds/kiosk-world.ts';

const pin = { pin: '2580' };
const REFUSED = { ok: false, failure: { code: 'signed-out' } };

describe('the staff’s menu', () => {
  test('opens with a right PIN, and closes after a minute without a touch', async () => {
    const kiosk = await openKiosk();
    expect(await kiosk.shopper['kiosk.enterPin']({ pin: '0000' })).toMatchObject({ ok: false });
    expect(kiosk.view.staff).toBeUndefined();
    await kiosk.shopper['kiosk.enterPin'](pin);
    expect(kiosk.view.staff).toEqual({ paused: false, orders: [] });
    await kiosk.pass(59_999);
    await kiosk.shopper['kiosk.touch']({ visit: 0 });
    await kiosk.pass(59_999);
    expect(kiosk.view.staff).toBeDefined();
    await kiosk.pass(1);
    expect(kiosk.view.staff).toBeUndefined();
    expect(kiosk.views.at(-1)?.staff).toBeUndefined();
  });

  test('is refused everything without one, and once it has closed', async () => {
    const kiosk = await openKiosk();
    const everything = () =>
      Promise.all([
        kiosk.shopper['kiosk.pause']({ paused: true }),
        kiosk.shopper['kiosk.note']({ saleId: 'x' }),
        kiosk.shopper['kiosk.checkHealth'](undefined),
        kiosk.shopper['kiosk.openTill'](undefined),
        kiosk.shopper['kiosk.restart'](undefined),
        kiosk.shopper['kiosk.exit'](undefined),
      ]);
    for (const answer of await everything()) expect(answer).toMatchObject(REFUSED);
    await kiosk.shopper['kiosk.enterPin'](pin);
    await kiosk.shopper['kiosk.closeStaff'](undefined);
    for (const answer of await everything()) expect(answer).toMatchObject(REFUSED);
    await kiosk.shopper['kiosk.enterPin'](pin);
    kiosk.sales.clock.suspend(60_000);
    for (const answer of await everything()) expect(answer).toMatchObject(REFUSED);
    expect(kiosk.did).toEqual([]);
    expect(kiosk.shell).toEqual([]);
  });

  test('pauses the kiosk once its shopper is done', async () => {
    const kiosk = await openKiosk();
    await kiosk.shopper['kiosk.start']({ language: 'en' });
    await kiosk.shopper['kiosk.enterPin'](pin);
    await kiosk.shopper['kiosk.pause']({ paused: true });
    expect(kiosk.stage('choosing')).toBeDefined();
    await kiosk.shopper['kiosk.leave']({ visit: 1 });
    expect(kiosk.stage('closed')).toEqual({ name: 'closed', why: 'paused' });
    await kiosk.shopper['kiosk.start']({ language: 'en' });
    expect(kiosk.visit).toBe(1);
    await kiosk.shopper['kiosk.pause']({ paused: false });
    expect(kiosk.stage('attract')).toBeDefined();
    expect(kiosk.did).toEqual(['paused ann', 'resumed ann']);
  });

  test('has no health that was read for somebody else', async () => {
    const kiosk = await openKiosk();
    const health = { at: 0, checks: [] };
    const read: (() => void)[] = [];
    kiosk.checkHealth = () => new Promise((resolve) => read.push(() => resolve(health)));
    await kiosk.shopper['kiosk.enterPin'](pin);
    const looked = kiosk.shopper['kiosk.checkHealth'](undefined);
    await kiosk.shopper['kiosk.closeStaff'](undefined);
    await kiosk.pass(1);
    await kiosk.shopper['kiosk.enterPin'](pin);
    for (const each of read) each();
    await looked;
    expect(kiosk.view.staff).toEqual({ paused: false, orders: [] });
  });

  test('shows how the till is also to whoever touches the screen while it is looked at', async () => {
    const kiosk = await openKiosk();
    await kiosk.shopper['kiosk.enterPin'](pin);
    await kiosk.pass(5_000);
    const looked = kiosk.shopper['kiosk.checkHealth'](undefined);
    kiosk.sales.clock.suspend(1);
    await kiosk.shopper['kiosk.touch']({ visit: 0 });
    expect(await looked).toMatchObject({ ok: true });
    expect(kiosk.view.staff?.health).toEqual({ at: 0, checks: [] });
  });

  test('shows how the till is, starts it again and closes it, on record', async () => {
    const kiosk = await openKiosk();
    await kiosk.shopper['kiosk.enterPin'](pin);
    await kiosk.shopper['kiosk.checkHealth'](undefined);
    expect(kiosk.view.staff?.health).toEqual({ at: 0, checks: [] });
    await kiosk.shopper['kiosk.restart'](undefined);
    await kiosk.shopper['kiosk.exit'](undefined);
    expect(kiosk.did).toEqual(['restarted ann', 'closed ann']);
    expect(kiosk.shell).toEqual(['restart', 'close']);
  });
});

describe('an order that ends below the staff’s menu', () => {
  const read = 3_000;

  test('is shown for its time once that is closed', async () => {
    const kiosk = await openKiosk();
    const payment = await kiosk.toTheCode();
    await kiosk.shopper['kiosk.enterPin'](pin);
    await kiosk.becomes(payment, 'completed');
    await kiosk.pass(50_000);
    expect(kiosk.view.staff).toBeDefined();
    await kiosk.shopper['kiosk.closeStaff'](undefined);
    expect(kiosk.stage('paid')).toMatchObject({ number: 1, until: kiosk.sales.clock.wall() + 20_000 });
    await kiosk.pass(20_000);
    expect(kiosk.stage('attract')).toBeDefined();
  });

  test('is shown also where staff have left without closing it', async () => {
    const kiosk = await openKiosk();
    const payment = await kiosk.toTheCode();
    await kiosk.shopper['kiosk.enterPin'](pin);
    await kiosk.becomes(payment, 'completed');
    await kiosk.pass(58_000);
    expect(kiosk.view.staff).toBeUndefined();
    await kiosk.pass(19_999);
    expect(kiosk.stage('paid')).toMatchObject({ number: 1 });
    await kiosk.pass(1);
    expect(kiosk.stage('attract')).toBeDefined();
  });

  test('was not read there: after a power cut it is the staff’s', async () => {
    const kiosk = await openKiosk();
    const payment = await kiosk.toTheCode();
    await kiosk.shopper['kiosk.enterPin'](pin);
    await kiosk.becomes(payment, 'completed');
    await kiosk.pass(20_000);
    await kiosk.restart(600_000);
    expect(kiosk.stage('attract')).toBeDefined();
    await kiosk.shopper['kiosk.enterPin'](pin);
    expect(kiosk.view.staff?.orders).toMatchObject([{ number: 1, status: 'completed' }]);
  });

  test('is not a code that comes there: its time begins at once', async () => {
    const kiosk = await openKiosk();
    await kiosk.shopper['kiosk.start']({ language: 'en' });
    await kiosk.shopper['kiosk.enterPin'](pin);
    await kiosk.shopper['kiosk.add']({ visit: 1, article: ESPRESSO });
    await kiosk.shopper['kiosk.pay']({ visit: 1 });
    await kiosk.pass(0);
    expect(kiosk.stage('pay')).toBeDefined();
    await kiosk.pass(80_000);
    expect(kiosk.stage('attract')).toBeDefined();
  });

  test('leaves by itself where its shopper had read it before', async () => {
    const kiosk = await openKiosk();
    const payment = await kiosk.toTheCode();
    await kiosk.becomes(payment, 'completed');
    await kiosk.pass(read);
    await kiosk.shopper['kiosk.enterPin'](pin);
    await kiosk.pass(20_000);
    expect(kiosk.stage('attract')).toBeDefined();
  });
});

describe('the staff’s list', () => {
  test('begins with what somebody must look at, however many codes were left before', async () => {
    const kiosk = await openKiosk();
    for (let left = 0; left < 101; left++) {
      await kiosk.toTheCode();
      await kiosk.shopper['kiosk.leave']({ visit: kiosk.visit });
    }
    const payment = await kiosk.toTheCode();
    await kiosk.becomes(payment, 'underpaid');
    await kiosk.shopper['kiosk.leave']({ visit: kiosk.visit });
    await kiosk.shopper['kiosk.enterPin'](pin);
    const orders = kiosk.view.staff?.orders ?? [];
    expect(orders).toHaveLength(100);
    expect(orders.slice(0, 2)).toMatchObject([
      { number: 102, status: 'underpaid' },
      { number: 1, status: 'open' },
    ]);
  });
});

describe('closing the kiosk, or starting it again', () => {
  const leaving = [
    ['kiosk.exit', 'exit', 'close', 'closed ann'],
    ['kiosk.restart', 'restart', 'restart', 'restarted ann'],
  ] as const;

  test.each(leaving)(
    'while a payment is under way, %s is asked about first',
    async (command, would, did, entry) => {
      const kiosk = await openKiosk();
      await kiosk.toTheCode();
      await kiosk.shopper['kiosk.enterPin'](pin);
      await kiosk.shopper[command](undefined);
      expect(kiosk.view.staff?.closing).toEqual({ would, payments: 1 });
      expect([kiosk.shell, kiosk.did]).toEqual([[], []]);
      await kiosk.shopper['kiosk.answerClosing']({ closes: false });
      expect(kiosk.view.staff).toEqual({ paused: false, orders: [] });
      await kiosk.shopper['kiosk.answerClosing']({ closes: true });
      expect([kiosk.shell, kiosk.did]).toEqual([[], []]);
      await kiosk.shopper[command](undefined);
      await kiosk.shopper['kiosk.answerClosing']({ closes: true });
      expect([kiosk.shell, kiosk.did]).toEqual([[did], [entry]]);
    },
  );

  test('a question that nobody answers is answered by no', async () => {
    const kiosk = await openKiosk();
    await kiosk.toTheCode();
    await kiosk.shopper['kiosk.enterPin'](pin);
    await kiosk.shopper['kiosk.exit'](undefined);
    await kiosk.pass(20_000);
    expect(kiosk.views.at(-1)?.staff).toEqual({ paused: false, orders: [] });
    await kiosk.shopper['kiosk.answerClosing']({ closes: true });
    expect(kiosk.shell).toEqual([]);
  });

  test('goes with the menu, which a shopper’s touch does not answer', async () => {
    const kiosk = await openKiosk();
    await kiosk.toTheCode();
    expect(await kiosk.shopper['kiosk.answerClosing']({ closes: true })).toMatchObject({ ok: true });
    await kiosk.shopper['kiosk.enterPin'](pin);
    await kiosk.shopper['kiosk.exit'](undefined);
    await kiosk.shopper['kiosk.closeStaff'](undefined);
    await kiosk.shopper['kiosk.enterPin'](pin);
    await kiosk.shopper['kiosk.answerClosing']({ closes: true });
    expect(kiosk.view.staff?.closing).toBeUndefined();
    expect(kiosk.shell).toEqual([]);
  });
});
