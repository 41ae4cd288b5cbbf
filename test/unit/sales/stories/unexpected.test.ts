import { describe, expect, test } from 'vitest';
import { SalesWorld } from '../../../support/worlds/sales-world.ts';
import { settled } from '../../../support/worlds/virtual-clock.ts';

/** A defect met once: whatever loop meets it must go on. */
const defect = new TypeError('nobody expected this');

describe('an error that nobody expected', () => {
  test('ends no reading of a payment, is shown as a failed reading, and is reported', async () => {
    const world = new SalesWorld();
    const saleId = await world.charge(100);
    await world.clock.advance(3_000);
    const readTracking = world.gateway.readTracking.bind(world.gateway);
    world.gateway.readTracking = () => Promise.reject(defect);
    await world.clock.advance(3_000);
    expect(world.unexpected[0]).toEqual(['the reading of a payment', defect]);
    expect(world.sale(saleId).stage).toMatchObject({ stale: { code: 'internal' } });
    world.gateway.readTracking = readTracking;
    world.gateway.statuses.set('trk-1', 'completed');
    await world.clock.advance(60_000);
    expect(world.sale(saleId).stage).toMatchObject({ name: 'final', outcome: 'completed' });
  });

  test('keeps nobody waiting who asked for a reading', async () => {
    const world = new SalesWorld();
    const saleId = await world.charge(100);
    await world.clock.advance(3_000);
    world.gateway.readTracking = () => Promise.reject(defect);
    const checked = world.sales.check(saleId);
    await settled();
    await world.clock.advance(1);
    expect(await checked).toMatchObject({ ok: true, value: { verdict: { name: 'unknown' } } });
  });

  test('in a try to create a payment is a lost try, after which creation goes on', async () => {
    const world = new SalesWorld();
    world.gateway.nextCreates.push(() => {
      throw defect;
    });
    const saleId = await world.charge(100);
    await world.clock.advance(2_000);
    expect(world.unexpected).toEqual([['the creation of a payment', defect]]);
    expect(world.sale(saleId).stage.name).toBe('waiting');
    expect(world.ledger.types()).toEqual([
      'sale-started',
      'create-tried',
      'create-lost',
      'create-tried',
      'payment-created',
      'status-read',
    ]);
  });

  test('in the search for lost payments only delays it', async () => {
    const world = new SalesWorld();
    world.gateway.nextCreates.push((trackingId) => world.gateway.carryOutUnheard(trackingId));
    const findByReference = world.gateway.findByReference.bind(world.gateway);
    world.gateway.findByReference = () => Promise.reject(defect);
    await world.charge(100);
    await world.clock.advance(2_000);
    expect(world.unexpected).toContainEqual(['the search for lost payments', defect]);
    world.gateway.findByReference = findByReference;
    await world.clock.advance(60_000);
    expect(world.ledger.types()).toContain('stray-found');
  });

  test('of the view undoes nothing that is recorded, and stops nothing', async () => {
    const world = new SalesWorld();
    world.onChange = () => {
      throw defect;
    };
    await world.charge(100);
    await world.clock.advance(3_000);
    expect(world.unexpected[0]).toEqual(['the view of sales', defect]);
    expect(world.gateway.intents).toHaveLength(1);
    expect(world.ledger.types()).toEqual(['sale-started', 'create-tried', 'payment-created', 'status-read']);
  });
});
