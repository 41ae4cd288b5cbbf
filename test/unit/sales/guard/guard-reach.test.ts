import { describe, expect, test, vi } from 'vitest';
import { SalesWorld } from '../../../support/worlds/sales-world.ts';

const HOUR_MS = 60 * 60_000;

async function endedAndLeft(world: SalesWorld, status: string): Promise<string> {
  const trackingId = `trk-${world.gateway.intents.length + 1}`;
  const saleId = await world.charge(100, 'A-1');
  world.gateway.statuses.set(trackingId, status);
  await world.clock.advance(1_000);
  world.sales.leave(saleId, 'settled');
  return trackingId;
}

describe('how far the guard looks', () => {
  test('a reference that was paid 23 hours ago is warned of', async () => {
    const world = new SalesWorld();
    await endedAndLeft(world, 'completed');
    await world.clock.advance(23 * HOUR_MS);
    expect(await world.start(100, 'A-1')).toMatchObject({ failure: { code: 'reference-paid-before' } });
  });

  test.each([
    ['A-1', 24 * HOUR_MS],
    ['', HOUR_MS / 6],
  ])('sales like one of reference "%s" that began longer ago are not even listed', async (reference, ms) => {
    const world = new SalesWorld();
    const salesLike = vi.spyOn(world.ledger, 'salesLike');
    world.gateway.ahead = 7;
    await world.start(100, reference);
    const since = { service: world.clock.wall() + 7 - ms, wall: world.clock.wall() - ms };
    expect(salesLike.mock.calls.map(([, asked]) => asked)).toEqual([since, since]);
  });

  test.each([
    ['three days behind at that sale', -72, 0],
    ['three days ahead now', 0, 72],
  ])(
    'a reference that was paid a minute ago is warned of, though what answered was %s',
    async (_, then, now) => {
      const world = new SalesWorld();
      world.gateway.ahead = then * HOUR_MS;
      await endedAndLeft(world, 'completed');
      world.gateway.ahead = now * HOUR_MS;
      await world.clock.advance(60_000);
      expect(await world.start(100, 'A-1')).toMatchObject({ failure: { code: 'reference-paid-before' } });
    },
  );

  test('without the service’s clock all sales like one are listed', async () => {
    const world = new SalesWorld();
    const salesLike = vi.spyOn(world.ledger, 'salesLike');
    world.gateway.ahead = undefined;
    await world.start(100, 'A-1');
    expect(salesLike.mock.calls.map(([, since]) => since)).toEqual([undefined, undefined]);
  });

  test('of many sales that ended unpaid the newest three are read again', async () => {
    const world = new SalesWorld();
    const ended: string[] = [];
    for (let sale = 0; sale < 5; sale++) ended.push(await endedAndLeft(world, 'expired'));
    await world.clock.advance(60_000);
    world.gateway.reads.length = 0;
    expect((await world.start(100, 'A-1')).ok).toBe(true);
    const again = ended.filter((trackingId) => world.gateway.reads.includes(trackingId));
    expect(again).toEqual(ended.slice(-3));
  });

  test('one that ended while it was parked takes the place of none of them', async () => {
    const world = new SalesWorld();
    const closed = [await endedAndLeft(world, 'expired')];
    const parked = await world.charge(100, 'A-1');
    world.sales.leave(parked, 'open');
    world.gateway.statuses.set('trk-2', 'expired');
    await world.clock.advance(60_000);
    for (let sale = 0; sale < 2; sale++) closed.push(await endedAndLeft(world, 'expired'));
    await world.clock.advance(60_000);
    world.gateway.reads.length = 0;
    expect((await world.start(100, 'A-1')).ok).toBe(true);
    expect(world.gateway.reads.toSorted()).toEqual(['trk-2', ...closed].toSorted());
  });

  test("of many other tills' payments the newest five are read", async () => {
    const world = new SalesWorld();
    for (let theirs = 1; theirs <= 7; theirs++) {
      world.gateway.carryOut(`theirs-${theirs}`, 'A-1');
      world.gateway.statuses.set(`theirs-${theirs}`, 'expired');
      await world.clock.advance(1_000);
    }
    world.gateway.statuses.set('theirs-7', 'completed');
    expect(await world.start(100, 'A-1')).toMatchObject({ failure: { code: 'reference-paid-before' } });
    expect([...world.gateway.reads].sort()).toEqual([3, 4, 5, 6, 7].map((theirs) => `theirs-${theirs}`));
  });

  test('of several warnings the gravest is said first', async () => {
    const world = new SalesWorld();
    await endedAndLeft(world, 'completed');
    world.gateway.carryOut('theirs', 'A-1');
    const first = await world.start(100, 'A-1');
    expect(first).toMatchObject({ failure: { code: 'reference-paid-before' } });
    const second = await world.start(100, 'A-1', 'reference-paid-before');
    expect(second).toMatchObject({ failure: { code: 'reference-open-elsewhere' } });
  });

  test('of several of one kind the newest is shown: the answer is for all of them', async () => {
    const world = new SalesWorld();
    await endedAndLeft(world, 'completed');
    const earlier = async () => {
      const started = await world.start(100, 'A-1');
      return started.ok ? undefined : started.failure.earlier;
    };
    expect(await earlier()).toMatchObject({ number: 1 });
    for (const theirs of ['theirs-1', 'theirs-2']) {
      await world.clock.advance(3_600_000);
      world.gateway.carryOut(theirs, 'A-1');
      world.gateway.statuses.set(theirs, 'completed');
      expect(await earlier()).toEqual({ reference: 'A-1', at: world.clock.wall() });
    }
  });

  test('each override is recorded with the sale that it is about', async () => {
    const world = new SalesWorld();
    const [first, second] = [await world.charge(100), await left(world)];
    const saleId = await world.charge(100, '', 'same-amount-open');
    const overridden = world.ledger.sale(saleId).filter(({ type }) => type === 'guard-overridden');
    expect(overridden).toMatchObject([{ earlierSaleId: second }, { earlierSaleId: first }]);
  });
});

/** One more sale of the same amount, with both off the screen. */
async function left(world: SalesWorld): Promise<string> {
  for (const { id } of world.sales.view().sales) world.sales.leave(id, 'open');
  const saleId = await world.charge(100, '', 'same-amount-open');
  world.sales.leave(saleId, 'open');
  return saleId;
}

describe('what the guard says of an earlier payment', () => {
  test('another till’s that cannot be read now may be open', async () => {
    const world = new SalesWorld();
    world.gateway.history.push({ trackingId: 'theirs', reference: 'A-1', createdAt: world.clock.wall() });
    expect(await world.start(100, 'A-1')).toMatchObject({ failure: { code: 'reference-open-elsewhere' } });
  });

  test('a sale whose code has not come yet is in the way, and can be opened', async () => {
    const world = new SalesWorld();
    world.gateway.reachable = false;
    const saleId = await world.charge(100, 'A-1', 'other-tills-unchecked');
    world.sales.leave(saleId, 'open');
    const again = await world.start(100, 'A-1', 'other-tills-unchecked');
    expect(again).toMatchObject({ failure: { code: 'reference-in-use', saleId } });
  });

  test('a closed sale is named with the time of its end, and there is no way to open it', async () => {
    const world = new SalesWorld();
    const startedAt = world.clock.wall();
    await endedAndLeft(world, 'completed');
    await world.clock.advance(60_000);
    const again = await world.start(100, 'A-1');
    if (again.ok) throw new Error('it was let through');
    expect(again.failure).toMatchObject({ code: 'reference-paid-before', earlier: { number: 1 } });
    expect(again.failure).not.toHaveProperty('saleId');
    const at = again.failure.earlier?.at ?? 0;
    expect(at).toBeGreaterThan(startedAt);
    expect(at).toBeLessThanOrEqual(startedAt + 1_000);
  });
});
