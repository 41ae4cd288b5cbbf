import { describe, expect, test } from 'vitest';
import { replay } from '../../../../src-main/sales/apply-event.ts';
import { SalesWorld } from '../../../support/worlds/sales-world.ts';
import { settled } from '../../../support/worlds/virtual-clock.ts';
import type { SaleEvent } from '../../../../src-main/sales/events.ts';

describe('what the simulation found', () => {
  test('opening a sale that is not there leaves the outcome on the screen', async () => {
    const world = new SalesWorld();
    const saleId = await world.charge(100);
    world.gateway.statuses.set('trk-1', 'completed');
    await world.clock.advance(1_000);
    world.sales.open('nobody', 'settled');
    expect(world.sales.view().currentSaleId).toBe(saleId);
  });

  test('the payment of an earlier sale of the same reference pays for no other', async () => {
    const world = new SalesWorld();
    const first = await world.charge(100, 'A-1');
    world.gateway.statuses.set('trk-1', 'completed');
    await world.clock.advance(1_000);
    world.sales.leave(first, 'settled');
    Object.assign(world.ledger, { paymentsOf: () => ['trk-1'] });
    world.gateway.nextCreates.push((trackingId) => world.gateway.carryOutUnheard(trackingId));
    const second = await world.charge(100, 'A-1', 'reference-paid-before');
    await world.clock.advance(20_000);
    expect(world.sale(second).stage.name).toBe('waiting');
  });

  test('a search for lost payments that the rate limit held up goes on', async () => {
    const world = new SalesWorld();
    world.gateway.lookup = { kind: 'failed', failure: { action: 'try-again', code: 'service-busy' } };
    world.gateway.nextCreates.push((trackingId) => world.gateway.carryOutUnheard(trackingId));
    await world.charge(100);
    await world.clock.advance(20_000);
    expect(world.ledger.types()).not.toContain('lost-tries-checked');
    world.gateway.lookup = undefined;
    await world.clock.advance(20_000);
    expect(world.ledger.types()).toContain('stray-found');
  });

  test('a search for lost payments takes no notice of the wall clock being set', async () => {
    const world = new SalesWorld();
    world.gateway.nextCreates.push((trackingId) => world.gateway.carryOutUnheard(trackingId));
    await world.charge(100);
    world.clock.jumpWall(24 * 60 * 60_000);
    await world.clock.advance(60_000);
    expect(world.ledger.types()).not.toContain('lost-tries-checked');
    world.clock.jumpWall(-48 * 60 * 60_000);
    await world.clock.advance(6 * 60_000);
    expect(world.ledger.types()).toContain('lost-tries-checked');
  });

  test('a sale that is stopped and left in one breath waits for the answer of its try', async () => {
    const world = new SalesWorld();
    world.gateway.nextCreates.push((trackingId) => {
      const [sale] = world.sales.view().sales;
      if (sale) world.sales.stopCreating(sale.id);
      if (sale) world.sales.leave(sale.id, 'settled');
      return world.gateway.carryOut(trackingId);
    });
    const saleId = await world.charge(100);
    expect(world.ledger.types()).toContain('stray-found');
    world.gateway.statuses.set('trk-1', 'expired');
    await world.clock.advance(20_000);
    expect(world.ledger.closed.has(saleId)).toBe(true);
  });

  test('a second orphan that is paid too does not change the outcome', () => {
    const at = { saleId: 'S', at: 1 };
    const paid = (trackingId: string, outcome: 'completed' | 'overpaid'): SaleEvent => ({
      ...at,
      type: 'status-read',
      trackingId,
      reading: { status: { kind: 'final', outcome } },
    });
    const amount = { minor: 100, currency: 'USD' };
    const sale = replay([
      { ...at, type: 'sale-started', number: 1, amount, reference: 'A', paymentId: 'P', idempotencyKey: 'K' },
      { ...at, type: 'stray-found', trackingId: 'first' },
      { ...at, type: 'stray-found', trackingId: 'second' },
      paid('second', 'overpaid'),
      paid('first', 'completed'),
    ]);
    expect(sale?.end?.outcome).toBe('overpaid');
  });

  test('nothing is asked for after stop', async () => {
    const world = new SalesWorld();
    world.gateway.nextCreates.push((trackingId) => {
      world.sales.stop();
      return world.gateway.carryOutUnheard(trackingId);
    });
    await world.charge(100);
    await settled();
    await world.clock.advance(60_000);
    expect(world.gateway.intents).toHaveLength(1);
    expect(world.clock.pending()).toBe(0);
  });

  test('a payment that turns out paid after its sale was stopped is raised', async () => {
    const world = new SalesWorld();
    world.gateway.nextCreates.push((trackingId) => world.gateway.carryOutUnheard(trackingId));
    const saleId = await world.charge(100);
    world.sales.stopCreating(saleId);
    await world.clock.advance(20_000);
    world.gateway.statuses.set('trk-1', 'completed');
    await world.clock.advance(20_000);
    const now = { kind: 'final', outcome: 'completed' };
    expect(world.sales.view().alerts).toMatchObject([{ saleId, kind: 'outcome-changed', now }]);
  });

  test('a payment that nobody saw and nobody can read does not let its sale be charged again', async () => {
    const world = new SalesWorld();
    world.gateway.nextCreates.push((trackingId) => world.gateway.carryOutUnheard(trackingId));
    const saleId = await world.charge(100, 'A-1');
    await world.clock.advance(5_000);
    expect(world.sale(saleId).stage).toMatchObject({ url: 'https://pay.example.test/trk-2' });
    world.sales.leave(saleId, 'open');
    world.gateway.statuses.delete('trk-1');
    const again = await world.start(100, 'A-1', 'earlier-payment-unreadable');
    expect(again).toMatchObject({ failure: { code: 'reference-in-use', saleId } });
  });

  test('the payment of a try that waited ten minutes to be sent is the sale’s own', async () => {
    const world = new SalesWorld();
    world.gateway.ahead = 0;
    const { gateway, clock } = world;
    gateway.createPayment = async (intent) => {
      gateway.intents.push(intent);
      await clock.sleep(10 * 60_000);
      return gateway.carryOutUnheard('late');
    };
    const saleId = await world.charge(100);
    world.sales.stopCreating(saleId);
    await world.clock.advance(11 * 60_000);
    expect(world.ledger.events).toContainEqual(
      expect.objectContaining({ type: 'stray-found', saleId, trackingId: 'late' }),
    );
    expect(world.ledger.types()).not.toContain('foreign-payment');
  });
});
