import { describe, expect, test } from 'vitest';
import { SalesWorld } from '../../../support/worlds/sales-world.ts';

describe('sales beside each other', () => {
  test('opening a parked sale parks the one on the screen', async () => {
    const world = new SalesWorld();
    const first = await world.charge(100);
    world.sales.leave(first, 'settled');
    const second = await world.charge(200);
    world.sales.open(first, 'settled');
    expect(world.sales.view().currentSaleId).toBe(first);
    expect(world.sale(second).parked).toBe(true);
  });

  test('an outcome that arrives in the instant the screen is left stays to be seen', async () => {
    const world = new SalesWorld();
    const saleId = await world.charge(100);
    world.gateway.statuses.set('trk-1', 'completed');
    await world.clock.advance(1_000);
    world.sales.leave(saleId, 'open');
    expect(world.sales.view().currentSaleId).toBe(saleId);
    world.sales.leave(saleId, 'settled');
    expect(world.sales.view().sales).toEqual([]);
  });

  test('an outcome that arrives in the instant another sale is opened stays listed', async () => {
    const world = new SalesWorld();
    const first = await world.charge(100);
    world.sales.leave(first, 'open');
    const second = await world.charge(200);
    world.gateway.statuses.set('trk-2', 'completed');
    await world.clock.advance(1_000);
    world.sales.open(first, 'open');
    expect(world.sale(second)).toMatchObject({ parked: true, stage: { name: 'final' } });
  });

  test('a parked sale that has ended stays listed until it was looked at', async () => {
    const world = new SalesWorld();
    const saleId = await world.charge(100);
    world.sales.leave(saleId, 'settled');
    world.gateway.statuses.set('trk-1', 'completed');
    await world.clock.advance(10_000);
    expect(world.sale(saleId).stage.name).toBe('final');
    world.sales.open(saleId, 'settled');
    world.sales.leave(saleId, 'settled');
    expect(world.sales.view().sales).toEqual([]);
  });

  test('parked sales are redrawn for their news, the one on the screen for each reading', async () => {
    const world = new SalesWorld();
    const parked = await world.charge(100);
    world.sales.leave(parked, 'settled');
    await world.clock.advance(1_000);
    const readings = async (seconds: number) => {
      const { changes } = world;
      const reads = world.gateway.reads.length;
      await world.clock.advance(seconds * 1_000);
      return { reads: world.gateway.reads.length - reads, changes: world.changes - changes };
    };
    const nobodyLooks = await readings(20);
    expect(nobodyLooks.reads).toBeGreaterThan(2);
    expect(nobodyLooks.changes).toBe(0);
    world.sales.open(parked, 'settled');
    const looked = await readings(20);
    expect(looked.changes).toBe(looked.reads);
    world.sales.leave(parked, 'settled');
    world.gateway.reachable = false;
    expect((await readings(20)).changes).toBeGreaterThan(0);
    world.gateway.reachable = true;
    await world.clock.advance(60_000);
    expect(world.sale(parked).stage, 'drawn again once all is well').not.toHaveProperty('stale');
    expect((await readings(20)).changes).toBe(0);
  });

  test('a sale that is not open is said to be unknown', () => {
    const world = new SalesWorld();
    expect(world.sales.open('nobody', 'settled')).toMatchObject({
      ok: false,
      failure: { code: 'sale-not-found' },
    });
  });
});
