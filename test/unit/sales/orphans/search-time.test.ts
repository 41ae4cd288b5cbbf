import { expect, test } from 'vitest';
import { SalesWorld, unreachable } from '../../../support/worlds/sales-world.ts';
import type { CreateAnswer } from '../../../../src-main/sales/ports.ts';

const ALMOST_FIVE_MINUTES_MS = 290_000;

/** The service carries a try out, tells nobody, and shows it in the history only when asked to. */
function lostTry(world: SalesWorld): { readonly appears: () => void; readonly lostAt: () => number } {
  let tried = { trackingId: '', createdAt: 0 };
  world.gateway.nextCreates.push((trackingId): CreateAnswer => {
    tried = { trackingId, createdAt: world.clock.wall() };
    world.gateway.statuses.set(trackingId, 'completed');
    return { kind: 'lost', failure: unreachable };
  });
  return {
    appears: () => void world.gateway.history.push({ ...tried, reference: 'A-1' }),
    lostAt: () => tried.createdAt,
  };
}

test('a payment of a lost try is found though the history shows it minutes late', async () => {
  const world = new SalesWorld();
  const lost = lostTry(world);
  const saleId = await world.charge(100, 'A-1');
  await world.clock.advance(ALMOST_FIVE_MINUTES_MS);
  lost.appears();
  await world.clock.advance(120_000);
  expect(world.sale(saleId).stage).toMatchObject({ name: 'final', outcome: 'completed' });
});

test('the time of the search is counted from the last lost try', async () => {
  const world = new SalesWorld();
  lostTry(world);
  const saleId = await world.charge(100, 'A-1');
  world.gateway.reachable = false;
  await world.clock.advance(240_000);
  const lost = lostTry(world);
  world.gateway.reachable = true;
  while (lost.lostAt() === 0) await world.clock.advance(1_000);
  await world.clock.advance(lost.lostAt() + ALMOST_FIVE_MINUTES_MS - world.clock.wall());
  lost.appears();
  await world.clock.advance(120_000);
  expect(world.sale(saleId).stage).toMatchObject({ name: 'final', outcome: 'completed' });
});

test('a question that was asked before the time is over completes no search', async () => {
  const world = new SalesWorld();
  const lost = lostTry(world);
  const saleId = await world.charge(100, 'A-1');
  const findByReference = world.gateway.findByReference.bind(world.gateway);
  let slowly = false;
  world.gateway.findByReference = async (wanted, since) => {
    const found = await findByReference(wanted, since);
    if (slowly) await world.clock.sleep(20_000);
    return found;
  };
  await world.clock.advance(ALMOST_FIVE_MINUTES_MS - 60_000);
  slowly = true;
  await world.clock.advance(60_000);
  lost.appears();
  slowly = false;
  await world.clock.advance(120_000);
  expect(world.sale(saleId).stage).toMatchObject({ name: 'final', outcome: 'completed' });
});

test('what a try that is under way has made is not taken for somebody else’s', async () => {
  const world = new SalesWorld();
  lostTry(world);
  const saleId = await world.charge(100, 'A-1');
  world.gateway.reachable = false;
  await world.clock.advance(200_000);
  // Carried out at once, and answered only after the history has shown it to a search.
  const createPayment = world.gateway.createPayment.bind(world.gateway);
  const answered: string[] = [];
  world.gateway.createPayment = async (intent) => {
    const answer = await createPayment(intent);
    await world.clock.sleep(70_000);
    answered.push(answer.kind);
    return answer;
  };
  world.gateway.reachable = true;
  while (answered.length === 0) await world.clock.advance(5_000);
  await world.clock.advance(60_000);
  expect(answered).toEqual(['created']);
  expect(world.ledger.types()).not.toContain('foreign-payment');
  expect(world.sale(saleId).stage.name).toBe('waiting');
  expect(world.sales.view().alerts).toEqual([]);
});
