import { expect, test } from 'vitest';
import { SalesWorld } from '../../support/worlds/sales-world.ts';

test('only what is finished is cleared, of what was asked for, and not the sale on the screen', async () => {
  const world = new SalesWorld();
  const ids: string[] = [];
  for (const [place, status] of ['completed', 'underpaid', 'created', 'expired', 'completed'].entries()) {
    const saleId = await world.charge(100 + place);
    ids.push(saleId);
    world.gateway.statuses.set(`trk-${place + 1}`, status);
    if (place < 4) world.sales.leave(saleId, 'open');
  }
  await world.clock.advance(60_000);
  const [paid, , , expired, onScreen] = ids;
  expect(world.sales.view().currentSaleId).toBe(onScreen);
  expect(world.sales.clearFinished(ids.filter((id) => id !== expired))).toEqual({ ok: true, value: null });
  expect(world.sales.view().sales.map(({ id }) => id)).toEqual(ids.filter((id) => id !== paid));
  world.sales.clearFinished(['unknown', ...ids]);
  expect(world.sales.view().sales.map(({ id }) => id)).toEqual(
    ids.filter((id) => id !== paid && id !== expired),
  );
});

test('a sale of which something has to be heard is not cleared, though it is finished', async () => {
  const world = new SalesWorld();
  const saleId = await world.charge(100);
  world.sales.leave(saleId, 'open');
  world.gateway.statuses.set('trk-1', 'expired');
  await world.clock.advance(10_000);
  world.gateway.statuses.set('trk-1', 'completed');
  await world.sales.check(saleId);
  await world.charge(200);
  world.sales.clearFinished([saleId]);
  expect(world.sales.view().sales.map(({ id }) => id)).toContain(saleId);
});

test('a sale is parked under a name, and keeps it when it comes back', async () => {
  const world = new SalesWorld();
  const saleId = await world.charge(100);
  world.sales.leave(saleId, 'open', 'Table 9');
  expect(world.sale(saleId)).toMatchObject({ name: 'Table 9', parked: true });
  world.sales.open(saleId, 'open');
  world.sales.leave(saleId, 'open');
  expect(world.sale(saleId).name).toBe('Table 9');
});
