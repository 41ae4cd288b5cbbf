import { describe, expect, test } from 'vitest';
import { SalesWorld, unreachable } from '../../../support/worlds/sales-world.ts';

describe('a restart', () => {
  test('while waiting lands on the same sale and the same code', async () => {
    const world = new SalesWorld();
    const saleId = await world.charge(1234, 'A-1');
    await world.restart();
    expect(world.sales.view().currentSaleId).toBe(saleId);
    expect(world.sale(saleId).stage).toMatchObject({
      name: 'waiting',
      url: 'https://pay.example.test/trk-1',
    });
    expect(world.gateway.intents).toHaveLength(1);
  });

  test('shows what happened while the till was off', async () => {
    const world = new SalesWorld();
    const saleId = await world.charge(1234);
    world.sales.stop();
    world.gateway.statuses.set('trk-1', 'completed');
    await world.restart();
    expect(world.sale(saleId).stage).toMatchObject({ name: 'final', outcome: 'completed' });
  });

  test('in the middle of a try counts it as lost, searches for it, and shows one payment', async () => {
    const world = new SalesWorld();
    world.gateway.nextCreates.push((trackingId) => {
      world.gateway.carryOut(trackingId);
      world.sales.stop();
      world.ledger.refuses = true;
      return { kind: 'lost', failure: unreachable };
    });
    const saleId = await world.charge(1234, 'A-1');
    world.ledger.refuses = false;
    await world.restart();
    await world.clock.advance(30_000);
    expect(world.sale(saleId).stage).toMatchObject({
      name: 'waiting',
      url: 'https://pay.example.test/trk-2',
    });
    expect(world.gateway.reads, 'the orphan is watched').toContain('trk-1');
    const keys = new Set(world.gateway.intents.map(({ idempotencyKey }) => idempotencyKey));
    expect(keys.size).toBe(1);
  });

  test('keeps a parked sale parked', async () => {
    const world = new SalesWorld();
    const saleId = await world.charge(100);
    world.sales.leave(saleId, 'settled');
    await world.restart();
    expect(world.sales.view()).not.toHaveProperty('currentSaleId');
    expect(world.sale(saleId).parked).toBe(true);
  });

  test('keeps an outcome on the screen until the cashier leaves it', async () => {
    const world = new SalesWorld();
    const saleId = await world.charge(100);
    world.gateway.statuses.set('trk-1', 'underpaid');
    await world.clock.advance(1_000);
    await world.restart();
    expect(world.sales.view().currentSaleId).toBe(saleId);
    world.sales.leave(saleId, 'settled');
    await world.restart();
    expect(world.sales.view().sales).toEqual([]);
  });
});
