import { beforeEach, describe, expect, test, vi } from 'vitest';
import { lastUpdate } from '../../../../src-main/sales/tracking/last-update.ts';
import { read, saleOf, shown, STARTED } from '../../../support/records/document-sales.ts';
import { SalesWorld, unreachable } from '../../../support/worlds/sales-world.ts';
import { settled } from '../../../support/worlds/virtual-clock.ts';
import type { Sale } from '../../../../src-main/sales/sale.ts';

const DAY = 24 * 3_600_000;

let world: SalesWorld;
let saleId: string;

beforeEach(async () => {
  world = new SalesWorld();
  saleId = await world.charge(1_234, 'PAPER-1');
});

function recalled(): Sale {
  const found = world.sales.loadSale(saleId);
  if (!found.ok) throw new Error(found.failure.code);
  return found.value;
}

async function ends(status: string): Promise<void> {
  await world.clock.advance(5_000);
  world.gateway.statuses.set('trk-1', status);
  await world.clock.advance(5_000);
}

describe('the last update of a payment', () => {
  const updatedAt = Date.UTC(2026, 0, 15, 12, 0, 7);

  test('is what the service’s record says', async () => {
    await ends('underpaid');
    world.gateway.lookup = {
      kind: 'found',
      payments: [
        { trackingId: 'other', updatedAt: 1 },
        { trackingId: 'trk-1', updatedAt },
      ],
    };
    expect(await world.sales.lastUpdate(recalled())).toEqual({ at: updatedAt, source: 'service' });
  });

  test.each([
    ['cannot be had', { kind: 'failed', failure: unreachable }],
    ['tells none', { kind: 'found', payments: [{ trackingId: 'trk-1' }] }],
  ] as const)('is never taken to be later than it was when the record %s', async (_, lookup) => {
    await ends('underpaid');
    world.gateway.lookup = lookup;
    const update = await world.sales.lastUpdate(recalled());
    const end = recalled().end?.at ?? 0;
    expect(update?.source).toBe('till');
    expect(update?.at).toBeLessThan(end);
    expect(update?.at).toBeGreaterThanOrEqual(recalled().startedAt);
  });

  test('is before the till was off, when the end came while it was', async () => {
    await world.clock.advance(5_000);
    const lastKnown = world.clock.wall();
    world.gateway.reachable = false;
    await world.clock.advance(3 * DAY);
    world.gateway.reachable = true;
    await ends('expired');
    world.gateway.lookup = { kind: 'failed', failure: unreachable };
    expect((await world.sales.lastUpdate(recalled()))?.at).toBeLessThanOrEqual(lastKnown);
  });

  test('is, without a record, when its state before the last was first read, or its code was shown', async () => {
    world.gateway.lookup = { kind: 'failed', failure: unreachable };
    const shownAt = world.clock.wall();
    await world.clock.advance(5_000);
    world.gateway.statuses.set('trk-1', 'processing');
    await world.clock.advance(1_000);
    const seenAt = world.clock.wall();
    expect((await world.sales.lastUpdate(recalled()))?.at).toBe(shownAt);
    await ends('completed');
    const { at } = (await world.sales.lastUpdate(recalled())) ?? { at: 0 };
    expect(at).toBeGreaterThan(shownAt);
    expect(at).toBeLessThanOrEqual(seenAt);
  });

  test('is, without a record, when its code was shown where it was read once', async () => {
    world.gateway.lookup = { kind: 'failed', failure: unreachable };
    const shownAt = world.clock.wall();
    world.sales.leave(saleId, 'open');
    world.gateway.nextCreates.push((trackingId) => {
      const answer = world.gateway.carryOut(trackingId);
      world.gateway.statuses.set(trackingId, 'completed');
      return answer;
    });
    saleId = await world.charge(200, 'PAPER-2', 'other-tills-unchecked');
    await world.clock.advance(4_000);
    expect(await world.sales.lastUpdate(recalled())).toEqual({ at: shownAt, source: 'till' });
  });

  test.each([
    ['the service’s clock', 7 * DAY, 7 * DAY],
    ['the till’s where the service has told no time', undefined, 0],
  ])('is looked for from a day before the sale on, by %s', async (_, ahead, later) => {
    world = new SalesWorld();
    world.gateway.ahead = ahead;
    const startedAt = world.clock.wall();
    saleId = await world.charge(1_234, 'PAPER-1');
    world.clock.suspend(2 * DAY);
    await world.clock.advance(5_000);
    const find = vi.spyOn(world.gateway, 'findByReference');
    await world.sales.lastUpdate(recalled());
    expect(find.mock.lastCall?.slice(0, 2)).toEqual(['PAPER-1', startedAt + later - DAY]);
  });

  test('is none of a sale whose code was never shown', async () => {
    world.sales.leave(saleId, 'open');
    world.gateway.reachable = false;
    saleId = await world.charge(200, 'PAPER-2', 'other-tills-unchecked');
    expect(await world.sales.lastUpdate(recalled())).toBeUndefined();
  });

  test('is that of the payment that paid, also where the code of another one was shown', async () => {
    const createdAt = STARTED + 1_000;
    const sale = saleOf(
      {},
      shown,
      read('expired'),
      { type: 'stray-found', trackingId: 'stray', createdAt },
      read('overpaid', {}, 'stray'),
    );
    const { signal } = new AbortController();
    expect(await lastUpdate(sale, false, world, signal)).toEqual({ at: createdAt, source: 'till' });
    world.gateway.lookup = { kind: 'found', payments: [{ trackingId: 'stray', updatedAt: 7 }] };
    expect(await lastUpdate(sale, true, world, signal)).toEqual({ at: 7, source: 'service' });
  });

  test('keeps nobody waiting for a service that does not answer', async () => {
    await ends('underpaid');
    world.gateway.findByReference = () => new Promise(() => undefined);
    const asked = world.sales.lastUpdate(recalled());
    await world.clock.advance(4_000);
    expect((await asked)?.source).toBe('till');
  });
});

describe('a printed document', () => {
  test('is on record for a sale that is closed, which stays closed', async () => {
    await ends('completed');
    world.sales.leave(saleId, 'settled');
    expect(world.ledger.closed.has(saleId)).toBe(true);
    expect(world.sales.documentPrinted(saleId, 'receipt').ok).toBe(true);
    await settled();
    expect(world.ledger.closed.has(saleId)).toBe(true);
    await world.restart();
    expect(recalled().printed).toEqual(['receipt']);
    expect(world.sales.view().sales).toEqual([]);
  });

  test('that cannot be recorded is said', () => {
    world.ledger.refuses = true;
    expect(world.sales.documentPrinted(saleId, 'receipt')).toMatchObject({
      ok: false,
      failure: { code: 'ledger-unavailable' },
    });
  });

  test('of no known sale cannot be', () => {
    expect(world.sales.loadSale('nobody')).toMatchObject({ ok: false, failure: { code: 'sale-not-found' } });
  });
});
