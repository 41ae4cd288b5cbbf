import { describe, expect, test } from 'vitest';
import { SalesWorld } from '../../support/sales-world.ts';

const usd = (minor: number) => ({ minor, currency: 'USD' });

describe('the guard against asking twice', () => {
  test('a double press of Charge makes one sale', async () => {
    const world = new SalesWorld();
    const [first, second] = await Promise.all([
      world.sales.start(usd(100), 'A-1'),
      world.sales.start(usd(100), 'A-1'),
    ]);
    expect(first.ok).toBe(true);
    expect(second).toMatchObject({ ok: false, failure: { code: 'sale-in-progress' } });
    expect(world.gateway.intents).toHaveLength(1);
  });

  test('refuses a reference whose parked payment could still be paid, and names that sale', async () => {
    const world = new SalesWorld();
    const saleId = await world.charge(100, 'A-1');
    world.sales.leave(saleId);
    const again = await world.sales.start(usd(100), 'A-1');
    expect(again).toMatchObject({ ok: false, failure: { code: 'reference-in-use', saleId } });
    expect(world.gateway.intents).toHaveLength(1);
  });

  test('reads the earlier payment before it decides', async () => {
    const world = new SalesWorld();
    const saleId = await world.charge(100, 'A-1');
    world.sales.leave(saleId);
    await world.clock.advance(500);
    world.gateway.statuses.set('trk-1', 'expired');
    const again = await world.sales.start(usd(100), 'A-1');
    expect(again.ok).toBe(true);
  });

  test('refuses a reference that turns out paid', async () => {
    const world = new SalesWorld();
    const saleId = await world.charge(100, 'A-1');
    world.sales.leave(saleId);
    await world.clock.advance(500);
    world.gateway.statuses.set('trk-1', 'completed');
    const again = await world.sales.start(usd(100), 'A-1');
    expect(again).toMatchObject({ ok: false, failure: { code: 'reference-in-use', saleId } });
  });

  test.each([
    ['control characters', 'A\u0007B', 'malformed'],
    ['300 characters', 'x'.repeat(300), 'too-long'],
  ])('refuses a reference with %s, naming the field, and records nothing', async (_, reference, fault) => {
    const world = new SalesWorld();
    const started = await world.sales.start(usd(100), reference);
    expect(started).toMatchObject({
      ok: false,
      failure: { code: 'reference-invalid', fields: [{ field: 'reference', fault }] },
    });
    expect(world.ledger.events).toEqual([]);
  });

  test('makes a reference when none is typed', async () => {
    const world = new SalesWorld();
    const saleId = await world.charge(100, '  ');
    expect(world.sale(saleId).reference).toBe('auto-1');
  });
});

describe('sales beside each other', () => {
  test('opening a parked sale parks the one on the screen', async () => {
    const world = new SalesWorld();
    const first = await world.charge(100);
    world.sales.leave(first);
    const second = await world.charge(200);
    world.sales.open(first);
    expect(world.sales.view().currentSaleId).toBe(first);
    expect(world.sale(second).parked).toBe(true);
  });

  test('a parked sale that has ended stays listed until it was looked at', async () => {
    const world = new SalesWorld();
    const saleId = await world.charge(100);
    world.sales.leave(saleId);
    world.gateway.statuses.set('trk-1', 'completed');
    await world.clock.advance(10_000);
    expect(world.sale(saleId).stage.name).toBe('final');
    world.sales.open(saleId);
    world.sales.leave(saleId);
    expect(world.sales.view().sales).toEqual([]);
  });

  test('a sale that is not open is said to be unknown', () => {
    const world = new SalesWorld();
    expect(world.sales.open('nobody')).toMatchObject({ ok: false, failure: { code: 'sale-not-found' } });
  });
});
