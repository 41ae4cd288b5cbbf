import { describe, expect, test, vi } from 'vitest';
import { SalesWorld, unreachable } from '../../../support/worlds/sales-world.ts';
import { settled } from '../../../support/worlds/virtual-clock.ts';
import type { PaymentGateway } from '../../../../src-main/sales/ports.ts';

describe('creating a payment', () => {
  test('writes the intent and the try ahead of the call', async () => {
    const world = new SalesWorld();
    let writtenBefore: readonly string[] = [];
    world.gateway.nextCreates.push((trackingId) => {
      writtenBefore = world.ledger.types();
      return world.gateway.carryOut(trackingId);
    });
    await world.charge(1234, 'A-1');
    expect(writtenBefore).toEqual(['sale-started', 'create-tried']);
  });

  test('waits for the disk once before the call', async () => {
    const world = new SalesWorld();
    const append = vi.spyOn(world.ledger, 'append');
    let writes = 0;
    world.gateway.nextCreates.push((trackingId) => {
      writes = append.mock.calls.length;
      return world.gateway.carryOut(trackingId);
    });
    await world.charge(1234, 'A-1');
    expect(writes).toBe(1);
  });

  test('shows the code once the answer is in the ledger', async () => {
    const world = new SalesWorld();
    const saleId = await world.charge(1234, 'A-1');
    expect(world.sale(saleId).stage).toMatchObject({
      name: 'waiting',
      url: 'https://pay.example.test/trk-1',
    });
    expect(world.ledger.types()).toContain('payment-created');
  });

  test('says until when a try may be sent: by then the search takes its payment for the sale’s', async () => {
    const world = new SalesWorld();
    await world.charge(1234, 'A-1');
    expect(world.gateway.intents).toMatchObject([{ sentWithinMs: 180_000 }]);
  });

  test('sends nothing while the ledger refuses the intent', async () => {
    const world = new SalesWorld();
    world.ledger.refuses = true;
    const started = await world.start(100);
    expect(started).toMatchObject({ ok: false, failure: { code: 'ledger-unavailable' } });
    expect(world.gateway.intents).toEqual([]);
  });

  test('keeps an answer that the ledger refuses, and shows it once it is written', async () => {
    const world = new SalesWorld();
    world.gateway.nextCreates.push((trackingId) => {
      world.ledger.refuses = true;
      return world.gateway.carryOut(trackingId);
    });
    const saleId = await world.charge(500);
    expect(world.sale(saleId).stage).toMatchObject({
      name: 'creating',
      trouble: { code: 'ledger-unavailable' },
    });
    world.ledger.refuses = false;
    await world.clock.advance(5_000);
    expect(world.sale(saleId).stage).toMatchObject({ name: 'waiting' });
    expect(world.gateway.intents).toHaveLength(1);
  });

  test('reuses the key after a lost answer, and ends in one shown payment', async () => {
    const world = new SalesWorld();
    world.gateway.nextCreates.push((trackingId) => world.gateway.carryOutUnheard(trackingId));
    const saleId = await world.charge(1234, 'A-1');
    await world.clock.advance(2_000);
    const keys = new Set(world.gateway.intents.map(({ idempotencyKey }) => idempotencyKey));
    expect(world.gateway.intents).toHaveLength(2);
    expect(keys.size).toBe(1);
    expect(world.sale(saleId).stage).toMatchObject({
      name: 'waiting',
      url: 'https://pay.example.test/trk-2',
    });
  });

  test('watches the payment of a lost answer to its end', async () => {
    const world = new SalesWorld();
    world.gateway.nextCreates.push((trackingId) => world.gateway.carryOutUnheard(trackingId));
    const saleId = await world.charge(1234, 'A-1');
    await world.clock.advance(20_000);
    expect(world.gateway.reads).toContain('trk-1');
    world.gateway.statuses.set('trk-1', 'expired');
    world.gateway.statuses.set('trk-2', 'completed');
    await world.clock.advance(20_000);
    world.sales.leave(saleId, 'settled');
    expect(world.ledger.closed.has(saleId), 'the search for late payments still runs').toBe(false);
    await world.clock.advance(6 * 60_000);
    expect(world.ledger.closed.has(saleId)).toBe(true);
    expect(world.clock.pending()).toBe(0);
  });

  test('takes the repeated answer of an enforced key for the payment it is', async () => {
    const world = new SalesWorld();
    world.gateway.nextCreates.push(
      (trackingId) => world.gateway.carryOutUnheard(trackingId),
      () => ({ kind: 'created', trackingId: 'trk-1', url: 'https://pay.example.test/trk-1' }),
    );
    const saleId = await world.charge(1234, 'A-1');
    await world.clock.advance(30_000);
    expect(world.sale(saleId).stage).toMatchObject({
      name: 'waiting',
      url: 'https://pay.example.test/trk-1',
    });
    expect(new Set(world.gateway.reads)).toEqual(new Set(['trk-1']));
  });

  test('asks for no second payment when the lost one turns out paid', async () => {
    const world = new SalesWorld();
    world.gateway.nextCreates.push((trackingId) => {
      world.gateway.carryOutUnheard(trackingId);
      world.gateway.statuses.set(trackingId, 'completed');
      return { kind: 'lost', failure: unreachable };
    });
    const saleId = await world.charge(1234, 'A-1');
    await world.clock.advance(10_000);
    expect(world.gateway.intents).toHaveLength(1);
    expect(world.sale(saleId).stage).toMatchObject({ name: 'final', outcome: 'completed' });
  });

  test('says that lost answers cannot be searched when no credential for history is held', async () => {
    const world = new SalesWorld();
    world.gateway.lookup = {
      kind: 'failed',
      failure: { action: 'fix-configuration', code: 'not-permitted' },
    };
    world.gateway.nextCreates.push((trackingId) => world.gateway.carryOutUnheard(trackingId));
    await world.charge(1234, 'A-1', 'other-tills-unchecked');
    await world.clock.advance(2_000);
    const checked = world.ledger.events.filter(({ type }) => type === 'lost-tries-checked');
    expect(checked).toMatchObject([{ failure: { code: 'not-permitted' } }]);
  });

  test.each([
    ['has just started', 0],
    ['has been open for a day', 24 * 60 * 60_000],
  ])(
    'a till that %s tries again after growing waits while the service cannot be reached',
    async (_, openMs) => {
      const world = new SalesWorld();
      await world.clock.advance(openMs);
      world.gateway.reachable = false;
      const saleId = await world.charge(1234);
      expect(world.sale(saleId).stage).toMatchObject({ name: 'creating', trouble: unreachable });
      await world.clock.advance(31_000);
      expect(world.clock.sleeps.slice(0, 5)).toEqual([1_000, 2_000, 4_000, 8_000, 8_000]);
      world.gateway.reachable = true;
      await world.clock.advance(8_000);
      expect(world.sale(saleId).stage.name).toBe('waiting');
    },
  );

  test('gives up the call under way once somebody stops the sale', async () => {
    const world = new SalesWorld();
    let call: AbortSignal | undefined;
    const gateway: PaymentGateway = world.gateway;
    gateway.createPayment = (_intent, signal) => {
      call = signal;
      return new Promise(() => undefined);
    };
    const saleId = await world.charge(1234);
    expect(call?.aborted).toBe(false);
    world.sales.stopCreating(saleId);
    expect(call?.aborted).toBe(true);
  });

  test('records a try with the service’s time where the service has told one', async () => {
    const world = new SalesWorld();
    const tries = () => world.ledger.events.filter(({ type }) => type === 'create-tried');
    world.gateway.ahead = undefined;
    const saleId = await world.charge(1234);
    const at = world.clock.wall();
    expect(tries()).toStrictEqual([{ saleId, at, type: 'create-tried' }]);
    world.sales.leave(saleId, 'open');
    world.gateway.ahead = 5_000;
    await world.charge(4321);
    expect(tries()[1]).toMatchObject({ serviceTime: world.clock.wall() + 5_000 });
  });

  test('ends without a payment when the service refuses it', async () => {
    const world = new SalesWorld();
    world.gateway.nextCreates.push(() => ({
      kind: 'rejected',
      failure: { action: 'fix-input', code: 'payment-rejected', detail: 'amount too small' },
    }));
    const saleId = await world.charge(1);
    expect(world.sale(saleId).stage).toMatchObject({
      name: 'not-created',
      failure: { detail: 'amount too small' },
    });
    await world.clock.advance(60_000);
    expect(world.gateway.intents).toHaveLength(1);
  });

  test('stops at an address that may not be shown, and watches the payment behind it', async () => {
    const world = new SalesWorld();
    world.gateway.nextCreates.push((trackingId) => {
      world.gateway.carryOut(trackingId);
      return { kind: 'lost', failure: { action: 'report', code: 'payment-address-refused' }, trackingId };
    });
    const saleId = await world.charge(100);
    await world.clock.advance(60_000);
    expect(world.gateway.intents).toHaveLength(1);
    expect(world.sale(saleId).stage).toMatchObject({
      name: 'not-created',
      failure: { code: 'payment-address-refused' },
    });
    expect(world.gateway.reads).toContain('trk-1');
  });

  test('never shows a payment whose answer comes after the cashier stopped', async () => {
    const world = new SalesWorld();
    world.gateway.nextCreates.push((trackingId) => {
      const [sale] = world.sales.view().sales;
      if (sale) world.sales.stopCreating(sale.id);
      return world.gateway.carryOut(trackingId);
    });
    const saleId = await world.charge(700);
    expect(world.sale(saleId).stage.name).toBe('not-created');
    await settled();
    expect(world.gateway.reads).toContain('trk-1');
  });
});
