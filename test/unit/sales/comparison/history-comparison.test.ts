import { describe, expect, test } from 'vitest';
import { settled } from '../../../support/worlds/virtual-clock.ts';
import { SalesWorld, unreachable } from '../../../support/worlds/sales-world.ts';
import type { ComparedSince } from '../../../../src-main/sales/comparison/compared-span.ts';
import type { HistoryComparison } from '../../../../src-main/sales/comparison/history-comparison.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NONE: ReadonlySet<string> = new Set();

/** Compares at once, or once virtual time has gone by. */
async function compare(
  world: SalesWorld,
  began: ComparedSince = { wall: world.clock.wall() - HOUR, named: NONE },
): Promise<HistoryComparison> {
  const comparing = world.sales.compareWithHistory(began);
  await world.clock.advance(10_000);
  return comparing;
}

/** Since a comparison that ended then, by a till whose clock is the service's. */
const since = (at: number, named = NONE): ComparedSince => ({ wall: at, serviceTime: at, named });

const compared = (comparison: HistoryComparison) => {
  if (comparison.kind === 'not-compared') throw new Error(comparison.reason);
  return comparison;
};

/** A sale whose code nobody pays in time, left by the cashier: nobody asks the service about it any more. */
async function expired(world: SalesWorld, minor = 1_250, reference = 'Table 4'): Promise<string> {
  const saleId = await world.charge(minor, reference);
  const trackingId = world.gateway.history.at(-1)?.trackingId ?? '';
  world.gateway.statuses.set(trackingId, 'expired');
  await world.clock.advance(10_000);
  world.sales.leave(saleId, 'settled');
  await settled();
  expect(world.sales.view().sales).toEqual([]);
  return saleId;
}

const kinds = (world: SalesWorld) => world.sales.view().alerts.map(({ kind }) => kind);

describe('a payment that expired and was completed while nobody asked', () => {
  test('is found, read once more, and raised', async () => {
    const world = new SalesWorld();
    const saleId = await expired(world);
    world.gateway.statuses.set('trk-1', 'completed');
    const { paidLate, payments, unread } = compared(await compare(world));
    expect(payments).toBe(1);
    expect(unread).toBe(0);
    expect(paidLate.map(({ id }) => id)).toEqual([saleId]);
    expect(kinds(world)).toEqual(['outcome-changed']);
  });

  test('is raised also where the history did not come whole, which is then not said to be compared', async () => {
    const world = new SalesWorld();
    await expired(world);
    world.gateway.statuses.set('trk-1', 'completed');
    const failure = { action: 'report', code: 'service-answer-unreadable' } as const;
    world.gateway.lookup = { kind: 'failed', failure, payments: [...world.gateway.history] };
    expect(await compare(world)).toEqual({ kind: 'not-compared', reason: 'incomplete' });
    expect(kinds(world)).toEqual(['outcome-changed']);
  });

  test('is not read when the history says that it still is expired', async () => {
    const world = new SalesWorld();
    await expired(world);
    world.gateway.history[0] = {
      ...world.gateway.history[0],
      reference: 'Table 4',
      trackingId: 'trk-1',
      status: { kind: 'final', outcome: 'expired' },
    };
    const reads = world.gateway.reads.length;
    expect(compared(await compare(world))).toMatchObject({ paidLate: [], differing: [], unread: 0 });
    expect(world.gateway.reads).toHaveLength(reads);
  });

  test('is found up to two days before what was compared last, and no payment of then is news', async () => {
    const world = new SalesWorld();
    const saleId = await expired(world);
    world.gateway.history.push({ trackingId: 'other', reference: 'X', createdAt: world.clock.wall() });
    world.gateway.statuses.set('other', 'completed');
    await world.clock.advance(40 * HOUR);
    world.gateway.statuses.set('trk-1', 'completed');
    const found = compared(await compare(world, since(world.clock.wall() - MINUTE)));
    expect(found.paidLate.map(({ id }) => id)).toEqual([saleId]);
    expect(found.unknown).toEqual([]);
  });

  test('is said to be another matter when only the history calls it paid', async () => {
    const world = new SalesWorld();
    const saleId = await expired(world);
    const status = { kind: 'final', outcome: 'completed' } as const;
    world.gateway.history[0] = { trackingId: 'trk-1', reference: 'Table 4', status };
    const { paidLate, differing } = compared(await compare(world));
    expect(paidLate).toEqual([]);
    expect(differing.map(({ sale, payment }) => [sale.id, payment.status])).toEqual([[saleId, status]]);
  });
});

test('another amount than the sale’s in the history is raised, once', async () => {
  const world = new SalesWorld();
  await expired(world);
  world.gateway.history[0] = {
    trackingId: 'trk-1',
    reference: 'Table 4',
    statedRequest: { decimal: '12.5', currency: 'EUR' },
  };
  expect(compared(await compare(world)).differing).toHaveLength(1);
  expect(world.sales.view().alerts).toMatchObject([{ kind: 'amount-differs', requested: '12.5 EUR' }]);
  const events = world.ledger.events.length;
  await compare(world);
  expect(world.ledger.events).toHaveLength(events);
});

describe('a payment that the ledger does not know', () => {
  test('is listed with what the service says of it', async () => {
    const world = new SalesWorld();
    const createdAt = world.clock.wall() - MINUTE;
    world.gateway.history.push({ trackingId: 'theirs', reference: 'Table 9', createdAt });
    world.gateway.statuses.set('theirs', 'completed');
    expect(compared(await compare(world)).unknown).toEqual([
      {
        trackingId: 'theirs',
        reference: 'Table 9',
        createdAt,
        status: { kind: 'final', outcome: 'completed' },
      },
    ]);
    expect(world.ledger.events).toEqual([]);
  });

  test('goes to the sale whose lost try left it behind after its search was over', async () => {
    const world = new SalesWorld();
    world.gateway.nextCreates.push(() => ({ kind: 'lost', failure: unreachable }));
    const saleId = await world.charge(1_250, 'Table 4');
    world.sales.stopCreating(saleId);
    await settled();
    world.sales.leave(saleId, 'settled');
    await world.clock.advance(10 * MINUTE);
    expect(world.sales.view().sales).toEqual([]);
    const createdAt = world.clock.wall() - 10 * MINUTE;
    world.gateway.history.push({ trackingId: 'late', reference: 'Table 4', createdAt });
    world.gateway.statuses.set('late', 'completed');
    const { paidLate, unknown } = compared(await compare(world));
    expect(paidLate.map(({ id }) => id)).toEqual([saleId]);
    expect(unknown).toEqual([]);
    expect(kinds(world)).toEqual(['outcome-changed']);
  });

  test('is left to its sale while that waits for its answer', async () => {
    const world = new SalesWorld();
    world.gateway.nextCreates.push((trackingId) => world.gateway.carryOutUnheard(trackingId));
    world.gateway.lookup = { kind: 'found', payments: [] };
    await world.charge(1_250, 'Table 4');
    world.gateway.lookup = undefined;
    expect(compared(await compare(world)).unknown).toEqual([]);
  });
});

describe('no payment falls between two comparisons', () => {
  test.each([
    ['ahead', -24 * HOUR],
    ['behind', 24 * HOUR],
  ])('when the till’s clock is a day %s and no answer has told the time', async (_which, ahead) => {
    const world = new SalesWorld();
    world.gateway.ahead = undefined;
    const createdAt = world.clock.wall() + ahead - MINUTE;
    world.gateway.history.push({ trackingId: 'theirs', reference: 'Table 9', createdAt });
    const answer = world.gateway.paymentsBetween.bind(world.gateway);
    world.gateway.paymentsBetween = (...asked) => {
      world.gateway.ahead = ahead;
      return answer(...asked);
    };
    const { until, unknown } = compared(await compare(world));
    expect(until).toBe(createdAt + MINUTE);
    expect(unknown.map(({ trackingId }) => trackingId)).toEqual(['theirs']);
  });

  test('that the history shows late: it is named next time, and once', async () => {
    const world = new SalesWorld();
    const { until } = compared(await compare(world));
    const createdAt = until - 4 * MINUTE;
    world.gateway.history.push({ trackingId: 'late', reference: 'Table 9', createdAt });
    await world.clock.advance(MINUTE);
    const ids = async (named: ReadonlySet<string>) => {
      const { unknown } = compared(await compare(world, since(until, named)));
      return unknown.map(({ trackingId }) => trackingId);
    };
    expect(await ids(NONE)).toEqual(['late']);
    expect(await ids(new Set(['late']))).toEqual([]);
  });

  test('of which nothing could be said in time', async () => {
    const world = new SalesWorld();
    const createdAt = world.clock.wall() - 30 * MINUTE;
    world.gateway.history.push({ trackingId: 'slow', reference: 'Table 9', createdAt });
    world.gateway.readTakes = HOUR;
    const first = compared(await compare(world));
    expect(first).toMatchObject({ unknown: [], unread: 1, until: createdAt });
    world.gateway.readTakes = 0;
    await world.clock.advance(2 * HOUR);
    const next = compared(await compare(world, since(first.until)));
    expect(next.unknown.map(({ trackingId }) => trackingId)).toEqual(['slow']);
  });
});

describe('nothing holds a report up', () => {
  test.each([
    ['not-permitted', { action: 'fix-configuration', code: 'not-permitted' }],
    ['not-permitted', { action: 'sign-in', code: 'sign-in-refused' }],
    ['unreachable', unreachable],
    ['incomplete', { action: 'report', code: 'service-answer-unreadable' }],
  ] as const)('%s when history fails', async (reason, failure) => {
    const world = new SalesWorld();
    world.gateway.lookup = { kind: 'failed', failure };
    expect(await world.sales.compareWithHistory({ wall: 0, named: NONE })).toEqual({
      kind: 'not-compared',
      reason,
    });
  });

  test.each([
    { till: 'a till that is online', reachable: true, reason: 'too-slow', afterMs: 8_000 },
    { till: 'a till that is offline already', reachable: false, reason: 'unreachable', afterMs: 2_000 },
  ])('a history that does not answer is given up by $till after $afterMs ms', async (given) => {
    const world = new SalesWorld();
    world.gateway.historyTakes = HOUR;
    world.gateway.reachable = given.reachable;
    const before = world.clock.wall();
    let answered = 0;
    const comparing = world.sales.compareWithHistory({ wall: before, named: NONE }).then((answer) => {
      answered = world.clock.wall() - before;
      return answer;
    });
    await world.clock.advance(HOUR);
    expect(await comparing).toEqual({ kind: 'not-compared', reason: given.reason });
    expect(answered).toBe(given.afterMs);
  });

  test('but not when the network is back meanwhile', async () => {
    const world = new SalesWorld();
    await expired(world);
    world.gateway.historyTakes = 5_000;
    world.gateway.reachable = false;
    const comparing = world.sales.compareWithHistory({ wall: 0, named: NONE });
    await world.clock.advance(1_000);
    world.gateway.reachable = true;
    await world.clock.advance(10_000);
    expect(await comparing).toMatchObject({ kind: 'compared', payments: 1 });
  });

  test('payments are looked at a few at a time, and those that nobody came to are counted', async () => {
    const world = new SalesWorld();
    for (let sale = 0; sale < 41; sale += 1) await expired(world, 1_000 + sale, `Table ${sale}`);
    let looked = 0;
    const saleOfPayment = world.ledger.saleOfPayment.bind(world.ledger);
    world.ledger.saleOfPayment = (trackingId) => {
      looked += 1;
      return saleOfPayment(trackingId);
    };
    const inTurn: number[] = [];
    world.turn = async () => {
      inTurn.push(looked);
      // Whoever has this turn keeps it until nobody waits any more.
      if (inTurn.length === 2) await world.clock.sleep(HOUR);
    };
    const comparison = compared(await compare(world));
    expect(inTurn).toEqual([20, 40]);
    expect(comparison).toMatchObject({ payments: 41, unread: 41 });
    const { length } = world.gateway.reads;
    looked = 0;
    await world.clock.advance(2 * HOUR);
    expect({ looked, reads: world.gateway.reads.length }).toEqual({ looked: 0, reads: length });
  });

  test('what could not be read in time is counted, and what was read is said', async () => {
    const world = new SalesWorld();
    for (let sale = 0; sale < 9; sale++) await expired(world, 1_000 + sale, `Table ${sale}`);
    for (let payment = 1; payment <= 9; payment++) world.gateway.statuses.set(`trk-${payment}`, 'completed');
    world.gateway.readTakes = 3_000;
    const now = world.clock.wall();
    const { paidLate, unread, until } = compared(await compare(world));
    // Four at a time, twice.
    expect(paidLate).toHaveLength(8);
    expect(unread).toBe(1);
    // It is a sale's: the next report has no news of it.
    expect(until).toBe(now);
  });

  test('a week at most is asked for', async () => {
    const world = new SalesWorld();
    await compare(world, { wall: 0, named: NONE });
    const [asked] = world.gateway.historyAsked;
    expect((asked?.until ?? 0) - (asked?.from ?? 0)).toBeLessThan(10 * 24 * HOUR);
  });
});
