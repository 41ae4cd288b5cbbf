import { beforeEach, expect, test } from 'vitest';
import { ComparedWorld } from '../../../support/worlds/compared-world.ts';
import type { SaleEvent } from '../../../../src-main/sales/events.ts';

let world: ComparedWorld;
beforeEach(() => {
  world = new ComparedWorld();
});

/** One changed byte: the row cannot be read any more, and what was derived from it still says whose payment it is. */
async function damaged(saleId: string, type: SaleEvent['type']): Promise<void> {
  const { ledger } = world;
  const index = ledger.events.findIndex((event) => event.saleId === saleId && event.type === type);
  ledger.saleOfPayment = (trackingId) => (trackingId === 'trk-1' ? saleId : undefined);
  ledger.events[index] = { type: 'record-damaged', saleId, at: 0 };
  await world.restart();
}

/** Its code was shown, and no reading of it came before the till stopped. */
async function unread(): Promise<string> {
  world.gateway.nextCreates.push((trackingId) => {
    const answer = world.gateway.carryOut(trackingId);
    world.gateway.statuses.delete(trackingId);
    return answer;
  });
  return world.charge(1_250, 'Table 4');
}

test('a payment whose event cannot be read is found again by the search of its sale', async () => {
  const saleId = await unread();
  await damaged(saleId, 'payment-created');
  world.gateway.statuses.set('trk-1', 'completed');
  await world.clock.advance(60_000);
  expect(world.sale(saleId).stage).toMatchObject({ name: 'final', outcome: 'completed' });
});

test('where the till cannot search, the comparison gives it back to its sale', async () => {
  const saleId = await unread();
  world.gateway.findByReference = () =>
    Promise.resolve({ kind: 'failed', failure: { action: 'fix-configuration', code: 'not-permitted' } });
  await damaged(saleId, 'payment-created');
  world.gateway.statuses.set('trk-1', 'completed');
  await world.clock.advance(60_000);
  expect(world.sale(saleId).stage).not.toMatchObject({ name: 'final' });
  expect(await world.compare()).toMatchObject({ unknown: [], unread: 0 });
  expect(world.sale(saleId).stage).toMatchObject({ name: 'final', outcome: 'completed' });
});

test('the payment of a sale whose beginning cannot be read, which no report counts, is named as nobody’s', async () => {
  const saleId = await world.charge(1_250, 'Table 4');
  world.gateway.statuses.set('trk-1', 'completed');
  await world.clock.advance(2_000);
  world.sales.leave(saleId, 'settled');
  expect((await world.compare()).unknown).toEqual([]);
  await damaged(saleId, 'sale-started');
  const { unknown, unread: silent } = await world.compare();
  expect(unknown).toMatchObject([{ trackingId: 'trk-1', status: { outcome: 'completed' } }]);
  expect(silent).toBe(0);
});
