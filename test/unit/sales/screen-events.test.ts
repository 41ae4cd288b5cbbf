import { beforeEach, expect, test, vi } from 'vitest';
import { LedgerUnavailable } from '../../../src-main/sales/ports.ts';
import { SalesWorld } from '../../support/worlds/sales-world.ts';

let world: SalesWorld;
beforeEach(() => {
  world = new SalesWorld();
});

/** A parked sale, and one on the screen that is paid. */
async function parkedAndPaid(): Promise<{ parked: string; paid: string }> {
  const parked = await world.charge(100);
  world.sales.leave(parked, 'open');
  const paid = await world.charge(200);
  world.gateway.statuses.set('trk-2', 'completed');
  await world.clock.advance(1_000);
  return { parked, paid };
}

test('an outcome that was seen is done with when another sale comes to the screen', async () => {
  const { parked, paid } = await parkedAndPaid();
  world.sales.open(parked, 'settled');
  expect(world.sales.view().sales.map(({ id }) => id)).toEqual([parked]);
  expect(world.ledger.closed.has(paid)).toBe(true);
});

test('a sale that is parked without a name has none on record', async () => {
  const saleId = await world.charge(100);
  world.sales.leave(saleId, 'open');
  expect(world.ledger.events.at(-1)).toStrictEqual({ type: 'sale-parked', saleId, at: world.clock.wall() });
});

test('bringing the sale to the screen that is there already is no event', async () => {
  const saleId = await world.charge(100);
  const { length } = world.ledger.events;
  expect(world.sales.open(saleId, 'open')).toEqual({ ok: true, value: null });
  expect(world.ledger.events).toHaveLength(length);
});

test('a sale that cannot be left stays on the screen, and the other does not come', async () => {
  const { parked, paid } = await parkedAndPaid();
  vi.spyOn(world.ledger, 'append').mockImplementationOnce(() => {
    throw new LedgerUnavailable('the disk is full');
  });
  expect(world.sales.open(parked, 'settled')).toMatchObject({ failure: { code: 'ledger-unavailable' } });
  expect(world.sales.view().currentSaleId).toBe(paid);
  expect(world.sale(parked).parked).toBe(true);
});

test('a sale that was left as paid does not clear the screen, though a payment of it is still read', async () => {
  world.gateway.nextCreates.push((trackingId) => world.gateway.carryOutUnheard(trackingId));
  const over = await world.charge(100);
  await world.clock.advance(30_000);
  world.gateway.statuses.set('trk-2', 'completed');
  await world.clock.advance(2_000);
  world.sales.leave(over, 'settled');
  expect(world.ledger.closed.has(over)).toBe(false);
  const next = await world.charge(200);
  expect(world.sales.open(over, 'open')).toMatchObject({ failure: { code: 'sale-not-found' } });
  expect(world.sales.view()).toMatchObject({ currentSaleId: next, sales: [{ id: next, parked: false }] });
});

test('a sale that cannot be brought to the screen is not hurried either', async () => {
  world.gateway.reachable = false;
  const saleId = await world.charge(100, 'A-1', 'other-tills-unchecked');
  world.sales.leave(saleId, 'open');
  await world.clock.advance(60_000);
  const tries = world.gateway.intents.length;
  world.ledger.refuses = true;
  expect(world.sales.open(saleId, 'open')).toMatchObject({ failure: { code: 'ledger-unavailable' } });
  world.ledger.refuses = false;
  await world.clock.advance(1);
  expect(world.gateway.intents).toHaveLength(tries);
});
