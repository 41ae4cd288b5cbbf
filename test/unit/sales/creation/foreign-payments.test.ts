import { describe, expect, test } from 'vitest';
import { foreignPaymentEvents } from '../../../../src-main/sales/creation/foreign-payment.ts';
import { SalesWorld, unreachable } from '../../../support/worlds/sales-world.ts';
import type { FoundPayment } from '../../../../src-main/sales/ports.ts';

const adopted = (world: SalesWorld): readonly string[] =>
  world.ledger.events.flatMap((event) => (event.type === 'stray-found' ? [event.trackingId] : []));
const refused = (world: SalesWorld): readonly string[] =>
  world.ledger.events.flatMap((event) =>
    event.type === 'foreign-payment' ? [`${event.trackingId} ${event.why}`] : [],
  );

/** The service answers the next create with this tracking id. */
const answersWith = (world: SalesWorld, trackingId: string) =>
  world.gateway.nextCreates.push(() => ({ kind: 'created', trackingId, url: 'https://pay.example.test/x' }));

describe('a create answer with the payment of another sale', () => {
  test.each([true, false])('is refused and raised, that sale being closed: %s', async (closed) => {
    const world = new SalesWorld();
    const earlier = await world.charge(500, 'OLD');
    world.gateway.statuses.set('trk-1', 'completed');
    await world.clock.advance(2_000);
    if (closed) world.sales.leave(earlier, 'settled');
    else world.sales.leave(earlier, 'open');
    expect(world.ledger.closed.has(earlier)).toBe(closed);
    if (!closed) world.sales.leave(earlier, 'settled');

    answersWith(world, 'trk-1');
    const saleId = await world.charge(99_900, 'NEW');
    expect(world.sale(saleId).stage).toMatchObject({
      name: 'not-created',
      failure: { code: 'payment-not-ours' },
    });
    expect(world.sales.view().alerts).toMatchObject([{ saleId, kind: 'foreign-payment', payments: 1 }]);
    expect(refused(world)).toEqual(['trk-1 of-another-sale']);
    await world.clock.advance(6 * 60_000);
    expect(world.gateway.intents, 'no further try').toHaveLength(2);
    expect(world.sale(saleId).stage.name).toBe('not-created');
  });

  test('is refused though that payment is still open on another screen', async () => {
    const world = new SalesWorld();
    const first = await world.charge(500, 'OLD');
    world.sales.leave(first, 'open');
    answersWith(world, 'trk-1');
    const second = await world.charge(99_900, 'NEW');
    world.gateway.statuses.set('trk-1', 'completed');
    await world.clock.advance(10_000);
    expect(world.sale(first).stage).toMatchObject({ name: 'final', outcome: 'completed' });
    expect(world.sale(second).stage.name).toBe('not-created');
  });

  test('what the refused try has created all the same is found', async () => {
    const world = new SalesWorld();
    await world.charge(500, 'OLD');
    world.gateway.statuses.set('trk-1', 'completed');
    await world.clock.advance(2_000);
    world.sales.leave(world.sales.view().currentSaleId ?? '', 'settled');
    world.gateway.nextCreates.push((trackingId) => {
      world.gateway.carryOut(trackingId);
      return { kind: 'created', trackingId: 'trk-1', url: 'https://pay.example.test/x' };
    });
    await world.charge(99_900, 'NEW');
    await world.clock.advance(15_000);
    expect(adopted(world)).toEqual(['trk-2']);
  });

  test('is refused and raised when it comes after the sale was stopped, which nobody refused then', async () => {
    const world = new SalesWorld();
    world.sales.leave(await world.charge(500, 'OLD'), 'open');
    world.gateway.nextCreates.push(() => {
      world.sales.stopCreating(world.sales.view().currentSaleId ?? '');
      return { kind: 'created', trackingId: 'trk-1', url: 'https://pay.example.test/x' };
    });
    const saleId = await world.charge(99_900, 'NEW');
    expect(world.ledger.sale(saleId).map(({ type }) => type)).toEqual([
      'sale-started',
      'create-tried',
      'creation-stopped',
      'create-lost',
      'foreign-payment',
    ]);
    expect(world.sales.view().alerts).toMatchObject([{ saleId, kind: 'foreign-payment' }]);
  });

  test('is none where the answer names no payment: the ledger is not asked whose it is', () => {
    const ledger = { saleOfPayment: () => 'another' };
    const answer = { kind: 'not-sent', failure: unreachable } as const;
    expect(foreignPaymentEvents('own', answer, ledger, true)).toBeUndefined();
  });

  test('the own payment of a lost try is taken, as the Idempotency-Key has it', async () => {
    const world = new SalesWorld();
    world.gateway.nextCreates.push((trackingId) => ({
      ...world.gateway.carryOutUnheard(trackingId),
      kind: 'lost',
      failure: { action: 'report', code: 'service-answer-unreadable' },
      trackingId,
    }));
    answersWith(world, 'trk-1');
    const saleId = await world.charge(500, 'A');
    await world.clock.advance(20_000);
    expect(world.sale(saleId).stage.name).toBe('waiting');
    expect(refused(world)).toEqual([]);
  });
});

describe('a payment found after a lost try', () => {
  /** What the history shows beside the lost try's own payment, which is `trk-1`. */
  async function search(found: Partial<FoundPayment>, madeAfter = 5_000, stated = {}) {
    const world = new SalesWorld();
    world.gateway.nextCreates.push((trackingId) => world.gateway.carryOutUnheard(trackingId));
    world.gateway.statuses.set('other', 'completed');
    world.gateway.stated.set('other', stated);
    const createdAt = world.clock.wall() + madeAfter;
    const saleId = await world.charge(10_000, 'A-1');
    world.gateway.history.push({ trackingId: 'other', reference: 'A-1', createdAt, ...found });
    await world.clock.advance(7 * 60_000);
    return { world, saleId };
  }

  test.each<[string, Partial<FoundPayment>, number, object]>([
    ['made-later', {}, 4 * 60_000, {}],
    ['another-amount', { statedRequest: { decimal: '5' } }, 5_000, {}],
    ['another-amount', {}, 5_000, { statedRequest: { decimal: '5', currency: 'USD' } }],
    ['another-amount', {}, 5_000, { statedRequest: { decimal: '100', currency: 'EUR' } }],
    ['another-external-id', { otherExternalId: true }, 5_000, {}],
  ])('is not taken and told once when it is %s: %j', async (why, found, madeAfter, stated) => {
    const { world, saleId } = await search(found, madeAfter, stated);
    expect(refused(world)).toEqual([`other ${why}`]);
    expect(adopted(world)).toEqual(['trk-1']);
    expect(world.sale(saleId).stage.name).toBe('waiting');
    expect(world.sales.view().alerts).toMatchObject([{ kind: 'foreign-payment', payments: 1 }]);
  });

  test.each<[string, Partial<FoundPayment>]>([
    ['states the same amount', { statedRequest: { decimal: '100.00', currency: 'USD' } }],
    ['states nothing', {}],
  ])('is taken when it %s', async (_what, found) => {
    const { world } = await search(found);
    expect(adopted(world).toSorted()).toEqual(['other', 'trk-1']);
    expect(refused(world)).toEqual([]);
  });

  test('is taken when the amount asked for cannot be read, and then never pays for the sale', async () => {
    const { world, saleId } = await search({}, 5_000, { statedRequest: { decimal: '0', written: '100,00' } });
    expect(adopted(world).toSorted()).toEqual(['other', 'trk-1']);
    expect(refused(world)).toEqual([]);
    expect(world.sale(saleId).stage.name).toBe('waiting');
    expect(world.sales.view().alerts).toMatchObject([{ kind: 'amount-differs' }]);
  });

  test('is taken when too little was received of what was asked for: the money is this customer’s', async () => {
    const statedRequest = { decimal: '100', currency: 'USD' };
    const { world } = await search({}, 5_000, {
      statedRequest,
      statedReceipt: { decimal: '50', currency: 'USD' },
    });
    expect(adopted(world).toSorted()).toEqual(['other', 'trk-1']);
    expect(refused(world)).toEqual([]);
    expect(world.sales.view().alerts).toMatchObject([{ kind: 'amount-differs' }]);
  });

  test('is passed over when it is on record for another sale, whatever its reference', async () => {
    const world = new SalesWorld();
    const first = await world.charge(10_000, 'B-2');
    world.gateway.statuses.set('trk-1', 'completed');
    await world.clock.advance(2_000);
    world.sales.leave(first, 'settled');
    world.gateway.nextCreates.push((trackingId) => world.gateway.carryOutUnheard(trackingId));
    await world.charge(10_000, 'A-1');
    world.gateway.history.push({ trackingId: 'trk-1', reference: 'A-1', createdAt: world.clock.wall() });
    await world.clock.advance(7 * 60_000);
    expect(adopted(world)).toEqual(['trk-2']);
    expect(refused(world)).toEqual([]);
  });
});
