import { describe, expect, test } from 'vitest';
import { MOST_EVENTS, MOST_PAYMENTS } from '../../../../src-main/sales/tracking/event-limits.ts';
import { SalesWorld, unreachable } from '../../../support/worlds/sales-world.ts';
import { settled } from '../../../support/worlds/virtual-clock.ts';
import type { SaleEvent } from '../../../../src-main/sales/events.ts';
import type { Failure } from '../../../../shared/failure.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const busy: Failure = { action: 'wait', code: 'service-busy' };

async function parkedWithoutNetwork(): Promise<{ world: SalesWorld; saleId: string }> {
  const world = new SalesWorld();
  world.gateway.reachable = false;
  const saleId = await world.charge(100, 'Table 4', 'other-tills-unchecked');
  world.sales.leave(saleId, 'open');
  return { world, saleId };
}

const notSent = (world: SalesWorld) =>
  world.ledger.events.flatMap((event) => (event.type === 'create-not-sent' ? (event.tries ?? 1) : []));

describe('tries that are certainly not sent', () => {
  test('come to a few events in a day, which count every one of them', async () => {
    const { world } = await parkedWithoutNetwork();
    await world.clock.advance(DAY);
    world.sales.stop();
    expect(world.ledger.events.length).toBeLessThan(40);
    expect(notSent(world).reduce((sum, tries) => sum + tries, 0)).toBe(world.gateway.intents.length);
  });

  test('have an entry each at first, and then one for as many as there were before', async () => {
    const { world } = await parkedWithoutNetwork();
    await world.clock.advance(DAY);
    expect(notSent(world).slice(0, 9)).toEqual([1, 1, 1, 1, 1, 1, 6, 12, 24]);
  });

  test('for another reason have entries of their own, each with its reason', async () => {
    const { world } = await parkedWithoutNetwork();
    await world.clock.advance(2 * 60 * MINUTE);
    const before = world.ledger.events.length;
    world.gateway.reachable = true;
    for (const failure of [busy, busy, unreachable])
      world.gateway.nextCreates.push(() => ({ kind: 'not-sent', failure }));
    await world.clock.advance(60 * MINUTE);
    const failures = world.ledger.events
      .slice(before)
      .flatMap((event) => (event.type === 'create-not-sent' ? [[event.failure.code, event.tries ?? 1]] : []));
    expect(failures).toEqual([
      ['service-unreachable', 9],
      ['service-busy', 1],
      ['service-busy', 1],
      ['service-unreachable', 1],
    ]);
    expect(world.ledger.types()).toContain('payment-created');
  });

  test('a start after them knows how many there were, and that none was sent', async () => {
    const { world, saleId } = await parkedWithoutNetwork();
    await world.clock.advance(5 * DAY);
    await world.restart();
    expect(world.sales.view().sales[0]?.stage).toMatchObject({ paused: { reason: 'tries-exhausted' } });
    expect(world.ledger.types()).not.toContain('create-lost');
    expect(world.sales.stopCreating(saleId)).toMatchObject({ ok: true });
    await settled();
    world.sales.leave(saleId, 'settled');
    expect(world.sales.view().sales).toEqual([]);
  });

  test('each reason is on record', async () => {
    const { world } = await parkedWithoutNetwork();
    await world.clock.advance(6 * 60 * MINUTE);
    world.gateway.createPayment = (intent) => {
      world.gateway.intents.push(intent);
      return Promise.resolve({ kind: 'not-sent', failure: busy });
    };
    await world.clock.advance(6 * 60 * MINUTE);
    world.sales.stop();
    const codes = world.ledger.events.flatMap((event) =>
      event.type === 'create-not-sent' ? event.failure.code : [],
    );
    expect(new Set(codes)).toEqual(new Set(['service-unreachable', 'service-busy']));
    expect(notSent(world).reduce((sum, tries) => sum + tries, 0)).toBe(world.gateway.intents.length);
  });

  test('a sale that is stopped between two of them is done with at once', async () => {
    const { world, saleId } = await parkedWithoutNetwork();
    await world.clock.advance(7 * 60 * MINUTE);
    world.sales.stopCreating(saleId);
    await settled();
    world.sales.leave(saleId, 'settled');
    expect(world.sales.view().sales).toEqual([]);
    expect(world.clock.pending()).toBe(0);
  });

  test('a payment that the last of them made is the sale’s own, also when the till was killed in it', async () => {
    const { world, saleId } = await parkedWithoutNetwork();
    await world.clock.advance(10 * 60 * MINUTE);
    // The till dies in a try: what it is about to write is lost.
    world.gateway.nextCreates.push(() => {
      world.gateway.carryOut('late');
      world.ledger.refuses = true;
      return { kind: 'lost', failure: unreachable };
    });
    world.gateway.reachable = true;
    await world.clock.advance(13 * MINUTE);
    world.sales.stop();
    await settled();
    world.ledger.refuses = false;
    world.gateway.statuses.set('late', 'completed');
    await world.restart();
    await world.clock.advance(MINUTE);
    expect(world.ledger.types()).toContain('stray-found');
    expect(world.sales.view().sales.find(({ id }) => id === saleId)?.stage).toMatchObject({
      name: 'final',
      outcome: 'completed',
    });
  });

  test('a try that is lost after them is searched for at its own time', async () => {
    const { world, saleId } = await parkedWithoutNetwork();
    await world.clock.advance(10 * 60 * MINUTE);
    world.gateway.reachable = true;
    world.gateway.nextCreates.push((trackingId) => world.gateway.carryOutUnheard(trackingId));
    await world.clock.advance(30 * MINUTE);
    expect(world.ledger.types()).toContain('stray-found');
    const lost = world.ledger.events.findIndex(({ type }) => type === 'create-lost');
    expect(world.ledger.events[lost - 1]).toMatchObject({ type: 'create-tried', saleId });
    expect(world.ledger.events[lost - 1]).not.toHaveProperty('repeats');
  });
});

describe('an earlier version’s record of a day without network', () => {
  const oldRecord = (tries: number): readonly SaleEvent[] => [
    {
      saleId: 'old',
      at: 1,
      type: 'sale-started',
      number: 1,
      amount: { minor: 100, currency: 'USD' },
      reference: 'Table 4',
      paymentId: 'p',
      idempotencyKey: 'k',
    },
    ...Array.from({ length: tries }, (_, n): readonly SaleEvent[] => [
      { saleId: 'old', at: n + 2, type: 'create-tried' },
      { saleId: 'old', at: n + 2, type: 'create-not-sent', failure: unreachable },
    ]).flat(),
  ];

  /** How often the start reads an event. */
  async function readsAtStart(tries: number): Promise<number> {
    const world = new SalesWorld();
    let reads = 0;
    const counting = oldRecord(tries).map(
      (event) =>
        new Proxy(event, {
          get: (target, key) => {
            reads += key === 'type' ? 1 : 0;
            return Reflect.get(target, key) as unknown;
          },
        }),
    );
    world.ledger.openSales = () => [counting];
    world.ledger.events.push(...oldRecord(1));
    await world.restart();
    expect(world.sales.view().sales).toHaveLength(1);
    return reads;
  }

  test('is replayed once at a start: twice the events are twice the work', async () => {
    const [half, whole] = [await readsAtStart(5_000), await readsAtStart(10_000)];
    expect(whole / half).toBeCloseTo(2, 2);
    expect(whole).toBeLessThan(4 * 20_001);
  });
});

describe('a service that changes its word all the time', () => {
  test('fills no ledger, and a payment that ends is on record all the same', async () => {
    const world = new SalesWorld();
    const saleId = await world.charge(100);
    const read = world.gateway.readTracking.bind(world.gateway);
    let turn = 0;
    world.gateway.readTracking = (...asked) => {
      if (world.gateway.statuses.get('trk-1') !== 'completed')
        world.gateway.statuses.set('trk-1', (turn += 1) % 2 === 0 ? 'created' : 'processing');
      return read(...asked);
    };
    await world.clock.advance(60 * MINUTE);
    expect(turn).toBeGreaterThan(2 * MOST_EVENTS);
    expect(world.ledger.events.length).toBeLessThanOrEqual(MOST_EVENTS + 1);
    world.gateway.statuses.set('trk-1', 'completed');
    await world.clock.advance(10_000);
    expect(world.sale(saleId).stage).toMatchObject({ name: 'final', outcome: 'completed' });
  });

  test('has no more payments taken on record than can be watched, and that is raised', async () => {
    const world = new SalesWorld();
    world.gateway.nextCreates.push(() => ({ kind: 'lost', failure: unreachable }));
    const charging = world.charge(100, 'Table 4');
    for (let n = 0; n < 3 * MOST_PAYMENTS; n++) {
      const trackingId = `many-${n}`;
      world.gateway.history.push({ trackingId, reference: 'Table 4', createdAt: world.clock.wall() + 1 });
      world.gateway.statuses.set(trackingId, 'expired');
    }
    await charging;
    await world.clock.advance(20 * MINUTE);
    const taken = world.ledger.types().filter((type) => type === 'stray-found' || type === 'foreign-payment');
    expect(taken).toHaveLength(MOST_PAYMENTS);
    expect(world.sales.view().alerts).toContainEqual(expect.objectContaining({ kind: 'lost-unchecked' }));
  });
});
