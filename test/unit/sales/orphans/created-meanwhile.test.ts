import { expect, test } from 'vitest';
import { SalesWorld, unreachable } from '../../../support/worlds/sales-world.ts';

test('a search takes no payment while another sale of its reference is being created', async () => {
  const world = new SalesWorld();
  const { gateway, clock, sales } = world;
  gateway.nextCreates.push(() => ({ kind: 'lost', failure: unreachable }));
  const lost = await world.charge(100, 'A-1');
  sales.stopCreating(lost);
  sales.leave(lost, 'settled');
  await clock.advance(5_000);
  // The history shows the new sale's payment before its answer has come; then the search looks again.
  const create = gateway.createPayment.bind(gateway);
  gateway.createPayment = async (intent) => {
    const answer = await create(intent);
    await clock.sleep(20_000);
    return answer;
  };
  const saleId = await world.charge(100, 'A-1');
  await clock.advance(20_000);
  expect(world.sale(saleId).stage).toMatchObject({ name: 'waiting', url: 'https://pay.example.test/trk-2' });
  await clock.advance(10 * 60_000);
  expect(world.ledger.saleOfPayment('trk-2')).toBe(saleId);
  expect(sales.view().alerts).toEqual([]);
});
