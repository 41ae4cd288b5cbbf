import { beforeEach, describe, expect, test } from 'vitest';
import { SalesWorld, unreachable } from '../../../support/sales-world.ts';
import { settled } from '../../../support/virtual-clock.ts';
import type { Sale } from '../../../../src-main/sales/sale.ts';

const DAY = 24 * 3_600_000;

let world: SalesWorld;
let saleId: string;

beforeEach(async () => {
  world = new SalesWorld();
  saleId = await world.charge(1_234, 'PAPER-1');
});

function recalled(): Sale {
  const found = world.sales.recall(saleId);
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

  test('keeps nobody waiting for a service that does not answer', async () => {
    await ends('underpaid');
    world.gateway.findByReference = () => new Promise(() => undefined);
    const asked = world.sales.lastUpdate(recalled());
    await world.clock.advance(4_000);
    expect((await asked)?.source).toBe('till');
  });
});

describe('a printed paper', () => {
  test('is on record for a sale that is closed, which stays closed', async () => {
    await ends('completed');
    world.sales.leave(saleId, 'settled');
    expect(world.ledger.closed.has(saleId)).toBe(true);
    expect(world.sales.paperPrinted(saleId, 'receipt').ok).toBe(true);
    await settled();
    expect(world.ledger.closed.has(saleId)).toBe(true);
    await world.restart();
    expect(recalled().printed).toEqual(['receipt']);
    expect(world.sales.view().sales).toEqual([]);
  });

  test('that cannot be recorded is said', () => {
    world.ledger.refuses = true;
    expect(world.sales.paperPrinted(saleId, 'receipt')).toMatchObject({
      ok: false,
      failure: { code: 'ledger-unavailable' },
    });
  });

  test('of no known sale cannot be', () => {
    expect(world.sales.recall('nobody')).toMatchObject({ ok: false, failure: { code: 'sale-not-found' } });
  });
});
