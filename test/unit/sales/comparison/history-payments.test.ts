import { beforeEach, describe, expect, test } from 'vitest';
import { LedgerUnavailable } from '../../../../src-main/sales/ports.ts';
import { readStatus } from '../../../../shared/payment/payment-status.ts';
import { unreachable } from '../../../support/worlds/sales-world.ts';
import { ComparedWorld, HOUR, MINUTE, named, OVERLAP } from '../../../support/worlds/compared-world.ts';

let world: ComparedWorld;
beforeEach(() => {
  world = new ComparedWorld();
});

describe('the times that are compared', () => {
  test('are the service’s, also where the last one was told by the till’s clock', async () => {
    world.gateway.ahead = 3 * HOUR;
    const now = world.clock.wall() + 3 * HOUR;
    expect(await world.compare()).toMatchObject({ from: now - HOUR - OVERLAP, until: now });
    // The till's own are asked for with them.
    const from = now - 4 * HOUR - OVERLAP - 48 * HOUR;
    expect(world.gateway.historyAsked).toEqual([{ from, until: now + 5 * MINUTE }]);
    const later = world.clock.wall() + 3 * HOUR;
    expect(await world.compare({ wall: now - 3 * HOUR, serviceTime: now, named })).toMatchObject({
      from: now - OVERLAP,
      until: later,
    });
  });

  test('are the till’s where the service tells none, and never begin in the future', async () => {
    world.gateway.ahead = undefined;
    const now = world.clock.wall();
    expect(await world.compare()).toMatchObject({ from: now - HOUR - OVERLAP, until: now });
    const later = world.clock.wall();
    expect(await world.compare({ wall: now, serviceTime: now + HOUR, named })).toMatchObject({
      from: later - OVERLAP,
      until: later,
    });
  });
});

describe('a service whose Date is days away from the times of its records', () => {
  const DAY = 24 * HOUR;

  test.each([
    ['ahead', 3],
    ['behind', -3],
    ['far ahead', 20],
  ])('%s: another till’s payment is named, once', async (_, days) => {
    world.gateway.ahead = days * DAY;
    const createdAt = world.clock.wall() - MINUTE;
    world.gateway.history.push({ trackingId: 'theirs', reference: 'Table 9', createdAt });
    const { unknown, until } = await world.compare();
    expect(unknown.map(({ trackingId }) => trackingId)).toEqual(['theirs']);

    await world.clock.advance(HOUR);
    const made = world.clock.wall();
    world.gateway.history.push({ trackingId: 'later', reference: 'Table 9', createdAt: made - MINUTE });
    const known = new Set(['theirs']);
    const next = await world.compare({ wall: made - HOUR, serviceTime: until, named: known });
    expect(next.unknown.map(({ trackingId }) => trackingId)).toEqual(['later']);
    for (const { from, until: to } of world.gateway.historyAsked) expect(to - from).toBeLessThan(10 * DAY);
  });

  test.each([3, -3])('by %d days: a payment that was paid after its end is found', async (days) => {
    const saleId = await world.ended('expired');
    const [payment] = world.gateway.history;
    world.gateway.history[0] = {
      trackingId: 'trk-1',
      reference: 'A-1',
      ...payment,
      createdAt: world.clock.wall(),
    };
    world.gateway.ahead = days * DAY;
    world.gateway.statuses.set('trk-1', 'completed');
    expect((await world.compare()).paidLate.map(({ id }) => id)).toEqual([saleId]);
  });

  test('what is older by both clocks is no news', async () => {
    world.gateway.ahead = 3 * DAY;
    const createdAt = world.clock.wall() - 2 * HOUR;
    world.gateway.history.push({ trackingId: 'old', reference: 'Table 9', createdAt });
    expect((await world.compare()).unknown).toEqual([]);
  });

  test('what a lost try left behind, which its search did not find, is named', async () => {
    world.gateway.ahead = 3 * DAY;
    world.gateway.nextCreates.push(() => ({ kind: 'lost', failure: unreachable }));
    await world.charge(1_250, 'A-1');
    world.gateway.history.push({ trackingId: 'lost', reference: 'A-1', createdAt: world.clock.wall() });
    world.gateway.statuses.set('lost', 'completed');
    await world.clock.advance(10 * MINUTE);
    expect((await world.compare()).unknown).toMatchObject([
      { trackingId: 'lost', status: { kind: 'final', outcome: 'completed' } },
    ]);
  });

  test('what is stamped between the two days is no news', async () => {
    world.gateway.ahead = 6 * DAY;
    const createdAt = world.clock.wall() + 3 * DAY;
    world.gateway.history.push({ trackingId: 'neither', reference: 'Table 9', createdAt });
    expect((await world.compare()).unknown).toEqual([]);
  });

  test('a till whose clock was never set asks by the service’s alone', async () => {
    world.gateway.ahead = 31 * DAY;
    const theirs = (trackingId: string, createdAt: number) =>
      world.gateway.history.push({ trackingId, reference: 'Table 9', createdAt });
    theirs('by the till', world.clock.wall() - MINUTE);
    theirs('by the service', world.clock.wall() + 31 * DAY - MINUTE);
    const { unknown } = await world.compare();
    expect(unknown.map(({ trackingId }) => trackingId)).toEqual(['by the service']);
    expect(world.gateway.historyAsked).toHaveLength(1);
  });

  test('a second look that fails leaves nothing half compared', async () => {
    world.gateway.ahead = 20 * DAY;
    const between = world.gateway.paymentsBetween.bind(world.gateway);
    world.gateway.paymentsBetween = (...asked) => {
      world.gateway.reachable = world.gateway.historyAsked.length === 0;
      return between(...asked);
    };
    const comparing = world.sales.compareWithHistory({ wall: world.clock.wall() - HOUR, named });
    await world.clock.advance(10_000);
    expect(await comparing).toEqual({ kind: 'not-compared', reason: 'unreachable' });
  });
});

describe('a comparison that an error ends', () => {
  const comparedWhen = async (error: Error) => {
    await world.ended('expired');
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
    await world.ended('completed');
    const reads = world.gateway.reads.length;
    world.said({});
    expect(await world.compare()).toMatchObject({ paidLate: [], differing: [], unread: 0 });
    world.said({ status: readStatus('completed') });
    expect(await world.compare()).toMatchObject({ paidLate: [], differing: [], unread: 0 });
    expect(world.gateway.reads).toHaveLength(reads);
  });

  test('that was paid in time is not paid late when the history says so otherwise', async () => {
    await world.ended('completed');
    world.gateway.statuses.set('trk-1', 'overpaid');
    world.said({ status: readStatus('overpaid') });
    expect(await world.compare()).toMatchObject({ paidLate: [], differing: [], unread: 0 });
  });

  test('that is paid while its sale waits for it is not paid late', async () => {
    await world.charge(1_250, 'A-1');
    await world.clock.advance(1_000);
    world.gateway.statuses.set('trk-1', 'completed');
    world.said({ status: readStatus('completed') });
    expect(await world.compare()).toMatchObject({ paidLate: [], differing: [], unread: 0 });
  });

  test('that ended and is open by the history is read', async () => {
    await world.ended('expired');
    const reads = world.gateway.reads.length;
    world.said({ status: readStatus('processing') });
    world.gateway.statuses.set('trk-1', 'completed');
    expect((await world.compare()).paidLate).toHaveLength(1);
    expect(world.gateway.reads.length).toBeGreaterThan(reads);
  });

  test('that is unpaid in another way by the history, and not by its reading, differs in nothing that matters', async () => {
    await world.ended('expired');
    world.said({ status: readStatus('invalid') });
    expect(await world.compare()).toMatchObject({ paidLate: [], differing: [], unread: 0 });
  });

  test.each([undefined, 'completed'])(
    'of which nothing can be said now is counted as unread (the history: %s)',
    async (status) => {
      await world.ended('expired');
      world.gateway.statuses.delete('trk-1');
      world.said(status === undefined ? {} : { status: readStatus(status) });
      expect(await world.compare()).toMatchObject({ paidLate: [], differing: [], unread: 1 });
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
    world.said(status === undefined ? {} : { status: readStatus(status) });
    expect(await world.compare()).toMatchObject({ differing: [], unread });
  });

  test('that has never been read is left to be when it is open by the history', async () => {
    world.gateway.readTakes = HOUR;
    await world.charge(1_250, 'A-1');
    world.said({ status: readStatus('processing') });
    expect(await world.compare()).toMatchObject({ unread: 0 });
  });

  test('that ended and was paid after all is paid late, though its sale waits for another', async () => {
    world.gateway.nextCreates.push((trackingId) => world.gateway.carryOutUnheard(trackingId));
    const saleId = await world.charge(1_250, 'A-1');
    await world.clock.advance(MINUTE);
    world.gateway.statuses.set('trk-1', 'expired');
    await world.clock.advance(MINUTE);
    expect(world.sale(saleId).stage.name).toBe('waiting');
    world.gateway.statuses.set('trk-1', 'completed');
    world.said({ status: readStatus('completed') });
    expect((await world.compare()).paidLate.map(({ id }) => id)).toEqual([saleId]);
  });

  test('of another amount is named with its sale', async () => {
    const saleId = await world.ended('expired');
    const found = { statedRequest: { decimal: '1', currency: 'USD' }, status: readStatus('expired') };
    world.said(found);
    const { differing } = await world.compare();
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
    expect((await world.compare()).paidLate.map(({ id }) => id)).toEqual([saleId]);
  });

  test('of another service is left alone', async () => {
    const [ours, theirs] = ['https://api.example.test', 'https://api.strange.test'].map((origin) => ({
      origin,
      merchantId: 'm',
    }));
    if (!ours || !theirs) throw new Error('there are two');
    world.services = { own: ours, ofUnstamped: ours };
    await world.restart();
    await world.ended('expired');
    world.services = { own: theirs, ofUnstamped: ours };
    await world.restart();
    const { length } = world.ledger.events;
    world.said({ status: readStatus('completed'), statedRequest: { decimal: '1' } });
    expect(await world.compare()).toMatchObject({ paidLate: [], differing: [], unknown: [], unread: 0 });
    expect(world.ledger.events).toHaveLength(length);
  });
});
