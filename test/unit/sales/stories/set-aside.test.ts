import { beforeEach, expect, test } from 'vitest';
import { SalesWorld } from '../../../support/worlds/sales-world.ts';

let world: SalesWorld;
beforeEach(() => {
  world = new SalesWorld();
});

test('a payment that nobody waits for any more is parked, and followed to its end', async () => {
  const saleId = await world.charge(100);
  expect(world.sales.setAside(saleId)).toEqual({ ok: true, value: null });
  expect(world.ledger.events.at(-1)).toStrictEqual({ type: 'sale-parked', saleId, at: world.clock.wall() });
  expect(world.sales.view().currentSaleId).toBeUndefined();
  world.gateway.statuses.set('trk-1', 'completed');
  await world.clock.advance(60_000);
  expect(world.sale(saleId)).toMatchObject({ parked: true, stage: { name: 'final', outcome: 'completed' } });
});

test('an end that no member of the staff has seen stays among the open sales, also after a restart', async () => {
  const saleId = await world.charge(100);
  world.gateway.statuses.set('trk-1', 'underpaid');
  await world.clock.advance(10_000);
  expect(world.sale(saleId).stage).toMatchObject({ name: 'final', outcome: 'underpaid' });
  world.sales.setAside(saleId);
  await world.restart();
  expect(world.sale(saleId)).toMatchObject({ parked: true, stage: { name: 'final', outcome: 'underpaid' } });
  expect(world.ledger.types()).not.toContain('sale-acknowledged');
  expect(world.ledger.closed.has(saleId)).toBe(false);
});

test('one that is set aside already is no event', async () => {
  const saleId = await world.charge(100);
  world.sales.setAside(saleId);
  const { length } = world.ledger.events;
  expect(world.sales.setAside(saleId)).toEqual({ ok: true, value: null });
  expect(world.ledger.events).toHaveLength(length);
});

test('the name that somebody gave it stays', async () => {
  const saleId = await world.charge(100);
  world.sales.leave(saleId, 'open', 'Table 9');
  world.sales.open(saleId, 'open');
  world.sales.setAside(saleId);
  expect(world.sale(saleId)).toMatchObject({ parked: true, name: 'Table 9' });
});

test('what cannot be recorded stays on the screen, and is said', async () => {
  const saleId = await world.charge(100);
  world.ledger.refuses = true;
  expect(world.sales.setAside(saleId)).toMatchObject({ failure: { code: 'ledger-unavailable' } });
  world.ledger.refuses = false;
  expect(world.sales.view().currentSaleId).toBe(saleId);
  expect(world.sales.setAside('nobody')).toMatchObject({ failure: { code: 'sale-not-found' } });
});

test('a kiosk says of its sales that they are a shopper’s own, also after a restart', async () => {
  const amount = { minor: 100, currency: 'USD' };
  const stamp = () => ({ kiosk: true as const });
  const started = await world.sales.start({ amount, reference: '', overrides: [], stamp });
  expect(world.sales.view().sales).toMatchObject([{ kiosk: true }]);
  expect(started).toMatchObject({ ok: true });
  await world.restart();
  expect(world.sales.view().sales).toMatchObject([{ kiosk: true }]);
  expect(world.ledger.events[0]).toMatchObject({ type: 'sale-started', kiosk: true });
});
