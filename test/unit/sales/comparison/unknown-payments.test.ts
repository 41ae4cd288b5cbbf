import { beforeEach, describe, expect, test } from 'vitest';
import { readStatus } from '../../../../shared/payment/payment-status.ts';
import { ComparedWorld, HOUR, MINUTE, named, OVERLAP } from '../../../support/worlds/compared-world.ts';
import { unreachable } from '../../../support/worlds/sales-world.ts';
import { settled } from '../../../support/worlds/virtual-clock.ts';
import type { FoundPayment } from '../../../../src-main/sales/ports.ts';

let world: ComparedWorld;
beforeEach(() => {
  world = new ComparedWorld();
});

describe('payments that no sale knows', () => {
  const unknown = async () => (await world.compare()).unknown.map(({ trackingId }) => trackingId);

  test('are news from the time of the last comparison on, and without a time', async () => {
    const from = world.clock.wall() - HOUR;
    world.said({ createdAt: from - OVERLAP - 1 }, 'before');
    expect((await world.compare({ wall: from, named })).unknown).toEqual([]);
    world.said({ createdAt: from - OVERLAP }, 'just');
    expect((await world.compare({ wall: from, named })).unknown).toHaveLength(1);
    for (const found of [{ createdAt: world.clock.wall() - HOUR }, {}]) {
      world.said(found, 'news');
      expect(await unknown()).toEqual(['news']);
    }
  });

  test('are read where the history tells no status; one that cannot be read is listed without', async () => {
    const createdAt = world.clock.wall();
    world.said({ createdAt, status: readStatus('completed') }, 'told');
    expect(await world.compare()).toMatchObject({
      unknown: [{ trackingId: 'told', status: { outcome: 'completed' } }],
      unread: 0,
    });
    expect(world.gateway.reads).toEqual([]);
    world.said({ createdAt }, 'silent');
    const { unknown: listed, unread } = await world.compare();
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
    const { unknown: listed, unread, payments: all } = await world.compare();
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
    world.said({ reference: 'A-1', createdAt: createdAt - MINUTE - 1 }, 'earlier');
    expect((await world.compare()).unknown).toHaveLength(1);
    expect(taken()).toBe(false);
    world.said({ reference: 'A-1', createdAt: createdAt - MINUTE }, 'late');
    expect((await world.compare()).unknown).toEqual([]);
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
    world.said(foundAt(await lostLongAgo()), 'late');
    expect((await world.compare()).unknown).toHaveLength(1);
    expect(taken()).toBe(false);
  });

  test('is none of it when it was found to be another’s before', async () => {
    const createdAt = await lostLongAgo();
    const { saleId = '' } = world.ledger.events.find(({ type }) => type === 'sale-started') ?? {};
    const at = world.clock.wall();
    world.ledger.append([{ type: 'foreign-payment', saleId, at, trackingId: 'late', why: 'another-amount' }]);
    world.said({ reference: 'A-1', createdAt, status: readStatus('completed') }, 'late');
    expect(await world.compare()).toMatchObject({ unknown: [{ trackingId: 'late' }], unread: 0 });
    expect(taken()).toBe(false);
  });

  test('is none of a sale that lost no answer', async () => {
    await world.ended('completed');
    const createdAt = world.clock.wall() - 9_000;
    world.said({ reference: 'A-1', createdAt, status: readStatus('completed') }, 'other');
    expect((await world.compare()).unknown).toHaveLength(1);
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
      return world.compare();
    };
    expect(await compareOne({ reference: 'A-1' })).toMatchObject({ unknown: [], unread: 1 });
    expect(await compareOne({})).toMatchObject({ unknown: [], unread: 1 });
    expect(await compareOne({ reference: 'B-2' })).toMatchObject({ unknown: [{}], unread: 0 });
  });

  test('is taken to no sale once the report is made', async () => {
    const createdAt = await lostLongAgo();
    world.said({ reference: 'A-1', createdAt }, 'late');
    world.gateway.readTakes = HOUR;
    expect(await world.compare()).toMatchObject({ unknown: [], unread: 1 });
    await world.clock.advance(2 * HOUR);
    expect(taken()).toBe(false);
  });

  test('is taken to no second sale, and is named where the first cannot be read', async () => {
    const createdAt = await lostLongAgo();
    world.said({ reference: 'A-1', createdAt }, 'late');
    const saleOfPayment = world.ledger.saleOfPayment.bind(world.ledger);
    // Another part of the till takes it while this one reads it.
    world.ledger.saleOfPayment = (trackingId) =>
      world.gateway.reads.includes('late') ? 'destroyed' : saleOfPayment(trackingId);
    expect(await world.compare()).toMatchObject({ unknown: [{ trackingId: 'late' }], unread: 0 });
    expect(world.unexpected).toEqual([]);
    expect(taken()).toBe(false);
  });

  test('is left to no sale that has its code', async () => {
    await world.charge(1_250, 'A-1');
    const createdAt = world.clock.wall();
    world.said({ reference: 'A-1', createdAt, status: readStatus('completed') }, 'theirs');
    expect(await world.compare()).toMatchObject({ unknown: [{ trackingId: 'theirs' }], unread: 0 });
  });

  test('is left to no sale that is over', async () => {
    await world.ended('expired');
    const createdAt = world.clock.wall();
    world.said({ reference: 'A-1', createdAt, status: readStatus('completed') }, 'theirs');
    expect(await world.compare()).toMatchObject({ unknown: [{ trackingId: 'theirs' }], unread: 0 });
  });
});
