import { beforeEach, describe, expect, test } from 'vitest';
import { LedgerUnavailable } from '../../../../src-main/sales/ports.ts';
import { readStatus } from '../../../../shared/payment-status.ts';
import { SalesWorld, unreachable } from '../../../support/sales-world.ts';
import { settled } from '../../../support/virtual-clock.ts';
import type { ComparedSince } from '../../../../src-main/sales/comparison/compared-span.ts';
import type { FoundPayment } from '../../../../src-main/sales/ports.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** What the history may have shown late is compared once more. */
const OVERLAP = 5 * MINUTE;
const named: ReadonlySet<string> = new Set();

let world: SalesWorld;
beforeEach(() => {
  world = new SalesWorld();
});

async function compare(since: ComparedSince = { wall: world.clock.wall() - HOUR, named }) {
  const comparing = world.sales.compareWithHistory(since);
  await world.clock.advance(10_000);
  const comparison = await comparing;
  if (comparison.kind === 'not-compared') throw new Error(comparison.reason);
  return comparison;
}

/** The history has this payment, and no other. */
function said(found: Partial<FoundPayment>, trackingId = 'trk-1'): void {
  world.gateway.lookup = { kind: 'found', payments: [{ trackingId, ...found }] };
}

/** A sale whose payment ended so, left by the cashier: nobody asks about it any more. */
async function ended(status: string): Promise<string> {
  const saleId = await world.charge(1_250, 'A-1');
  world.gateway.statuses.set('trk-1', status);
  await world.clock.advance(10_000);
  world.sales.leave(saleId, 'settled');
  await settled();
  return saleId;
}

describe('the times that are compared', () => {
  test('are the service’s, also where the last one was told by the till’s clock', async () => {
    world.gateway.ahead = 3 * HOUR;
    const now = world.clock.wall() + 3 * HOUR;
    expect(await compare()).toMatchObject({ from: now - HOUR - OVERLAP, until: now });
    const from = now - HOUR - OVERLAP - 48 * HOUR;
    expect(world.gateway.historyAsked).toEqual([{ from, until: now + 5 * MINUTE }]);
    const later = world.clock.wall() + 3 * HOUR;
    expect(await compare({ serviceTime: now, named })).toMatchObject({ from: now - OVERLAP, until: later });
  });

  test('are the till’s where the service tells none, and never begin in the future', async () => {
    world.gateway.ahead = undefined;
    const now = world.clock.wall();
    expect(await compare()).toMatchObject({ from: now - HOUR - OVERLAP, until: now });
    const later = world.clock.wall();
    expect(await compare({ serviceTime: now + HOUR, named })).toMatchObject({
      from: later - OVERLAP,
      until: later,
    });
  });
});

describe('a comparison that an error ends', () => {
  const comparedWhen = async (error: Error) => {
    await ended('expired');
    world.ledger.saleOfPayment = () => {
      throw error;
    };
    return world.sales.compareWithHistory({ wall: world.clock.wall() - HOUR, named });
  };

  test('is incomplete without the ledger', async () => {
    expect(await comparedWhen(new LedgerUnavailable('disk'))).toEqual({
      kind: 'not-compared',
      reason: 'incomplete',
    });
    expect(world.unexpected).toEqual([]);
  });

  test('that nobody expected is so too, and is reported', async () => {
    const error = new Error('a defect');
    expect(await comparedWhen(error)).toEqual({ kind: 'not-compared', reason: 'incomplete' });
    expect(world.unexpected).toEqual([['the comparison with the payment history', error]]);
  });
});

describe('a payment of a sale', () => {
  test('that was paid is not read again while the history tells no status, or the same', async () => {
    await ended('completed');
    const reads = world.gateway.reads.length;
    said({});
    expect(await compare()).toMatchObject({ paidLate: [], differing: [], unread: 0 });
    said({ status: readStatus('completed') });
    expect(await compare()).toMatchObject({ paidLate: [], differing: [], unread: 0 });
    expect(world.gateway.reads).toHaveLength(reads);
  });

  test('that was paid in time is not paid late when the history says so otherwise', async () => {
    await ended('completed');
    world.gateway.statuses.set('trk-1', 'overpaid');
    said({ status: readStatus('overpaid') });
    expect(await compare()).toMatchObject({ paidLate: [], differing: [], unread: 0 });
  });

  test('that is paid while its sale waits for it is not paid late', async () => {
    await world.charge(1_250, 'A-1');
    await world.clock.advance(1_000);
    world.gateway.statuses.set('trk-1', 'completed');
    said({ status: readStatus('completed') });
    expect(await compare()).toMatchObject({ paidLate: [], differing: [], unread: 0 });
  });

  test('that ended and is open by the history is read', async () => {
    await ended('expired');
    const reads = world.gateway.reads.length;
    said({ status: readStatus('processing') });
    world.gateway.statuses.set('trk-1', 'completed');
    expect((await compare()).paidLate).toHaveLength(1);
    expect(world.gateway.reads.length).toBeGreaterThan(reads);
  });

  test('that is unpaid in another way by the history, and not by its reading, differs in nothing that matters', async () => {
    await ended('expired');
    said({ status: readStatus('invalid') });
    expect(await compare()).toMatchObject({ paidLate: [], differing: [], unread: 0 });
  });

  test.each([undefined, 'completed'])(
    'of which nothing can be said now is counted as unread (the history: %s)',
    async (status) => {
      await ended('expired');
      world.gateway.statuses.delete('trk-1');
      said(status === undefined ? {} : { status: readStatus(status) });
      expect(await compare()).toMatchObject({ paidLate: [], differing: [], unread: 1 });
    },
  );

  test.each([
    [undefined, 0],
    ['processing', 0],
    ['completed', 1],
  ])('that is open and of which the history says %s is read for the report: %i', async (status, unread) => {
    await world.charge(1_250, 'A-1');
    await world.clock.advance(1_000);
    // What is read now cannot be, and so it shows what is.
    world.gateway.statuses.delete('trk-1');
    said(status === undefined ? {} : { status: readStatus(status) });
    expect(await compare()).toMatchObject({ differing: [], unread });
  });

  test('that has never been read is left to be when it is open by the history', async () => {
    world.gateway.readTakes = HOUR;
    await world.charge(1_250, 'A-1');
    said({ status: readStatus('processing') });
    expect(await compare()).toMatchObject({ unread: 0 });
  });

  test('that ended and was paid after all is paid late, though its sale waits for another', async () => {
    world.gateway.nextCreates.push((trackingId) => world.gateway.carryOutUnheard(trackingId));
    const saleId = await world.charge(1_250, 'A-1');
    await world.clock.advance(MINUTE);
    world.gateway.statuses.set('trk-1', 'expired');
    await world.clock.advance(MINUTE);
    expect(world.sale(saleId).stage.name).toBe('waiting');
    world.gateway.statuses.set('trk-1', 'completed');
    said({ status: readStatus('completed') });
    expect((await compare()).paidLate.map(({ id }) => id)).toEqual([saleId]);
  });

  test('of another amount is named with its sale', async () => {
    const saleId = await ended('expired');
    const found = { statedRequest: { decimal: '1', currency: 'USD' }, status: readStatus('expired') };
    said(found);
    const { differing } = await compare();
    expect(differing).toMatchObject([{ sale: { id: saleId }, payment: { trackingId: 'trk-1', ...found } }]);
  });

  test('that nobody saw is read itself, not the one that was shown', async () => {
    world.gateway.nextCreates.push((trackingId) => world.gateway.carryOutUnheard(trackingId));
    const saleId = await world.charge(1_250, 'A-1');
    await world.clock.advance(MINUTE);
    expect(world.ledger.types()).toContain('stray-found');
    for (const trackingId of ['trk-1', 'trk-2']) world.gateway.statuses.set(trackingId, 'expired');
    await world.clock.advance(10 * MINUTE);
    world.sales.leave(saleId, 'settled');
    world.gateway.statuses.set('trk-1', 'completed');
    expect((await compare()).paidLate.map(({ id }) => id)).toEqual([saleId]);
  });

  test('of another service is left alone', async () => {
    const [ours, theirs] = ['https://api.example.test', 'https://api.strange.test'].map((origin) => ({
      origin,
      merchantId: 'm',
    }));
    if (!ours || !theirs) throw new Error('there are two');
    world.services = { own: ours, ofUnstamped: ours };
    await world.restart();
    await ended('expired');
    world.services = { own: theirs, ofUnstamped: ours };
    await world.restart();
    const { length } = world.ledger.events;
    said({ status: readStatus('completed'), statedRequest: { decimal: '1' } });
    expect(await compare()).toMatchObject({ paidLate: [], differing: [], unknown: [], unread: 0 });
    expect(world.ledger.events).toHaveLength(length);
  });
});

describe('payments that no sale knows', () => {
  const unknown = async () => (await compare()).unknown.map(({ trackingId }) => trackingId);

  test('are news from the time of the last comparison on, and without a time', async () => {
    const from = world.clock.wall() - HOUR;
    said({ createdAt: from - OVERLAP - 1 }, 'before');
    expect((await compare({ wall: from, named })).unknown).toEqual([]);
    said({ createdAt: from - OVERLAP }, 'just');
    expect((await compare({ wall: from, named })).unknown).toHaveLength(1);
    for (const found of [{ createdAt: world.clock.wall() - HOUR }, {}]) {
      said(found, 'news');
      expect(await unknown()).toEqual(['news']);
    }
  });

  test('are read where the history tells no status; one that cannot be read is listed without', async () => {
    const createdAt = world.clock.wall();
    said({ createdAt, status: readStatus('completed') }, 'told');
    expect(await compare()).toMatchObject({
      unknown: [{ trackingId: 'told', status: { outcome: 'completed' } }],
      unread: 0,
    });
    expect(world.gateway.reads).toEqual([]);
    said({ createdAt }, 'silent');
    const { unknown: listed, unread } = await compare();
    expect(listed).toStrictEqual([{ trackingId: 'silent', createdAt }]);
    expect(unread).toBe(0);
    expect(world.gateway.reads).toEqual(['silent']);
  });

  test('are at most two hundred at a time, the newest; the others count as unread', async () => {
    const payments = Array.from({ length: 210 }, (_, index) => ({
      trackingId: `t${index}`,
      status: readStatus('completed'),
      // The first has no time, and so is the oldest.
      ...(index > 0 && { createdAt: world.clock.wall() - HOUR + index }),
    }));
    const inNoOrder = [...payments.slice(100), ...payments.slice(0, 100)];
    world.gateway.lookup = { kind: 'found', payments: inNoOrder };
    const { unknown: listed, unread, payments: all } = await compare();
    expect({ all, unread }).toEqual({ all: 210, unread: 10 });
    expect(listed.map(({ trackingId }) => trackingId)).toEqual(
      payments
        .slice(10)
        .toReversed()
        .map(({ trackingId }) => trackingId),
    );
  });
});

describe('a payment that may be a sale’s own', () => {
  /** A sale whose only try was lost; its search is over, and the cashier has left it. */
  async function lostLongAgo(reference = 'A-1'): Promise<number> {
    const createdAt = world.clock.wall();
    world.gateway.nextCreates.push(() => ({ kind: 'lost', failure: unreachable }));
    const saleId = await world.charge(1_250, reference);
    world.sales.stopCreating(saleId);
    await settled();
    world.sales.leave(saleId, 'settled');
    await world.clock.advance(10 * MINUTE);
    expect(world.sales.view().sales).toEqual([]);
    return createdAt;
  }

  const taken = () => world.ledger.types().includes('stray-found');

  test('is taken to it from a minute before its first try on, and not before', async () => {
    const createdAt = await lostLongAgo();
    said({ reference: 'A-1', createdAt: createdAt - MINUTE - 1 }, 'earlier');
    expect((await compare()).unknown).toHaveLength(1);
    expect(taken()).toBe(false);
    said({ reference: 'A-1', createdAt: createdAt - MINUTE }, 'late');
    expect((await compare()).unknown).toEqual([]);
    expect(taken()).toBe(true);
  });

  test.each<[string, (createdAt: number) => Partial<FoundPayment>]>([
    ['names no reference', (createdAt) => ({ createdAt })],
    ['names no time', () => ({ reference: 'A-1' })],
    ['has a reference that is written differently', (createdAt) => ({ createdAt, reference: 'a-1' })],
    [
      'is of another amount',
      (createdAt) => ({ createdAt, reference: 'A-1', statedRequest: { decimal: '1' } }),
    ],
  ])('is none of it when it %s', async (_what, foundAt) => {
    said(foundAt(await lostLongAgo()), 'late');
    expect((await compare()).unknown).toHaveLength(1);
    expect(taken()).toBe(false);
  });

  test('is none of it when it was found to be another’s before', async () => {
    const createdAt = await lostLongAgo();
    const { saleId = '' } = world.ledger.events.find(({ type }) => type === 'sale-started') ?? {};
    const at = world.clock.wall();
    world.ledger.append([{ type: 'foreign-payment', saleId, at, trackingId: 'late', why: 'another-amount' }]);
    said({ reference: 'A-1', createdAt, status: readStatus('completed') }, 'late');
    expect(await compare()).toMatchObject({ unknown: [{ trackingId: 'late' }], unread: 0 });
    expect(taken()).toBe(false);
  });

  test('is none of a sale that lost no answer', async () => {
    await ended('completed');
    const createdAt = world.clock.wall() - 9_000;
    said({ reference: 'A-1', createdAt, status: readStatus('completed') }, 'other');
    expect((await compare()).unknown).toHaveLength(1);
    expect(taken()).toBe(false);
  });

  test.each([
    ['waits for an answer', true],
    ['searches for what a lost one left behind', false],
  ])('is left to a sale that %s; one of another reference is not', async (_how, waits) => {
    const createdAt = world.clock.wall();
    world.gateway.lookup = { kind: 'found', payments: [] };
    if (waits) world.gateway.createPayment = () => new Promise(() => undefined);
    else world.gateway.nextCreates.push(() => ({ kind: 'lost', failure: unreachable }));
    const saleId = await world.charge(1_250, 'A-1', 'other-tills-unchecked');
    if (!waits) world.sales.stopCreating(saleId);
    await settled();
    const compareOne = async (found: Partial<FoundPayment>) => {
      const payments = [{ trackingId: 'late', createdAt, status: readStatus('completed'), ...found }];
      world.gateway.paymentsBetween = () => Promise.resolve({ kind: 'found', payments });
      return compare();
    };
    expect(await compareOne({ reference: 'A-1' })).toMatchObject({ unknown: [], unread: 1 });
    expect(await compareOne({})).toMatchObject({ unknown: [], unread: 1 });
    expect(await compareOne({ reference: 'B-2' })).toMatchObject({ unknown: [{}], unread: 0 });
  });

  test('is taken to no sale once the report is made', async () => {
    const createdAt = await lostLongAgo();
    said({ reference: 'A-1', createdAt }, 'late');
    world.gateway.readTakes = HOUR;
    expect(await compare()).toMatchObject({ unknown: [], unread: 1 });
    await world.clock.advance(2 * HOUR);
    expect(taken()).toBe(false);
  });

  test('is taken to no second sale, and is unread where the first cannot be read', async () => {
    const createdAt = await lostLongAgo();
    said({ reference: 'A-1', createdAt }, 'late');
    const saleOfPayment = world.ledger.saleOfPayment.bind(world.ledger);
    // Another part of the till takes it while this one reads it.
    world.ledger.saleOfPayment = (trackingId) =>
      world.gateway.reads.includes('late') ? 'destroyed' : saleOfPayment(trackingId);
    expect(await compare()).toMatchObject({ unknown: [], unread: 1 });
    expect(world.unexpected).toEqual([]);
    expect(taken()).toBe(false);
  });

  test('is left to no sale that has its code', async () => {
    await world.charge(1_250, 'A-1');
    const createdAt = world.clock.wall();
    said({ reference: 'A-1', createdAt, status: readStatus('completed') }, 'theirs');
    expect(await compare()).toMatchObject({ unknown: [{ trackingId: 'theirs' }], unread: 0 });
  });

  test('is left to no sale that is over', async () => {
    await ended('expired');
    const createdAt = world.clock.wall();
    said({ reference: 'A-1', createdAt, status: readStatus('completed') }, 'theirs');
    expect(await compare()).toMatchObject({ unknown: [{ trackingId: 'theirs' }], unread: 0 });
  });
});
