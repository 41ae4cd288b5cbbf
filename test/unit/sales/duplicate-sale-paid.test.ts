import { describe, expect, test } from 'vitest';
import { SalesWorld } from '../../support/worlds/sales-world.ts';
import type { AlertView } from '../../../shared/contract/sale-view.ts';

const alerts = (world: SalesWorld): readonly AlertView[] => world.sales.view().alerts;

describe('two sales of one order, the second charged while the first could not be read', () => {
  test.each([
    ['the first', 'trk-1', 'trk-2'],
    ['the second', 'trk-2', 'trk-1'],
  ])('are raised when both are paid, %s of them before the other', async (_, first, second) => {
    const { world, later } = await chargedDespite();
    world.gateway.statuses.set(first, 'completed');
    await world.clock.advance(9_000);
    expect(alerts(world)).toEqual([]);
    world.gateway.statuses.set(second, 'completed');
    await world.clock.advance(9_000);
    expect(alerts(world)).toMatchObject([{ saleId: later, kind: 'paid-beside', earlierNumber: 1 }]);
  });

  test('are raised though the second was paid and left long ago', async () => {
    const { world, earlier, later } = await chargedDespite();
    world.gateway.statuses.set('trk-2', 'completed');
    await world.clock.advance(9_000);
    world.sales.leave(later, 'settled');
    expect(world.ledger.closed.has(later)).toBe(true);
    world.gateway.statuses.set('trk-1', 'completed');
    await world.clock.advance(9_000);
    world.sales.open(earlier, 'settled');
    await world.restart();
    expect(alerts(world)).toMatchObject([{ saleId: later, kind: 'paid-beside' }]);
  });

  test('are nothing to raise while one of them is unpaid', async () => {
    const { world } = await chargedDespite();
    world.gateway.statuses.set('trk-1', 'expired');
    world.gateway.statuses.set('trk-2', 'completed');
    await world.clock.advance(9_000);
    expect(alerts(world)).toEqual([]);
  });
});

test('what has to go back to the customer stands before what was paid after all', async () => {
  const { world } = await chargedDespite();
  world.gateway.statuses.set('trk-1', 'expired');
  world.gateway.statuses.set('trk-2', 'completed');
  await world.clock.advance(9_000);
  const [earlier] = world.sales.view().sales;
  world.gateway.statuses.set('trk-1', 'completed');
  await world.sales.check(earlier?.id ?? '');
  expect(alerts(world)).toMatchObject([{ kind: 'paid-beside' }, { kind: 'outcome-changed', was: 'expired' }]);
});

describe('a sale that expired and was charged again', () => {
  test.each([[undefined], ['changed']])(
    'raises both where both are paid, one reference only (%s)',
    async (other) => {
      const world = new SalesWorld();
      const earlier = await world.charge(100, 'T9');
      world.gateway.statuses.set('trk-1', 'expired');
      await world.clock.advance(9_000);
      world.sales.leave(earlier, 'settled');
      const later = await world.chargeAgain(earlier, other ?? 'T9');
      world.gateway.statuses.set('trk-2', 'completed');
      await world.clock.advance(9_000);
      expect(alerts(world)).toEqual([]);
      world.gateway.statuses.set('trk-1', 'completed');
      await world.sales.check(earlier);
      const both = { saleId: later, kind: 'paid-beside', earlierNumber: 1, earlierAmount: { minor: 100 } };
      const late = { saleId: earlier, kind: 'outcome-changed', was: 'expired' };
      expect(alerts(world)).toMatchObject(other === undefined ? [both, late] : [late]);
      await world.restart();
      expect(alerts(world)).toHaveLength(other === undefined ? 2 : 1);
    },
  );
});

test('an order that is charged a third time is still the first one’s', async () => {
  const world = new SalesWorld();
  const sales: string[] = [await world.charge(100, 'T9')];
  for (const payment of ['trk-1', 'trk-2', 'trk-3']) {
    world.gateway.statuses.set(payment, 'expired');
    await world.clock.advance(9_000);
    const last = sales.at(-1) ?? '';
    world.sales.leave(last, 'settled');
    sales.push(await world.chargeAgain(last, payment === 'trk-3' ? 'T8' : 'T9'));
  }
  const firsts = sales.map((id) => world.sales.loadSale(id)).map((sale) => sale.ok && sale.value.firstSaleId);
  // With another reference it is another order.
  expect(firsts).toEqual([undefined, sales[0], sales[0], undefined]);
});

describe('three sales of one order, each charged while those before could not be read', () => {
  test('the third remembers both', async () => {
    const { world, sales } = await chargedDespiteTwo();
    const overridden = world.ledger
      .sale(sales[2])
      .filter((event) => event.type === 'guard-overridden' && event.warning === 'earlier-payment-unreadable');
    expect(overridden).toMatchObject([
      { warning: 'earlier-payment-unreadable', earlierSaleId: sales[0] },
      { warning: 'earlier-payment-unreadable', earlierSaleId: sales[1] },
    ]);
  });

  test.each([
    ['the first', 'trk-1', 1],
    ['the second', 'trk-2', 2],
  ])('%s and the third are raised when both are paid', async (_, trackingId, earlierNumber) => {
    const { world, sales } = await chargedDespiteTwo();
    world.gateway.statuses.set(trackingId, 'completed');
    world.gateway.statuses.set('trk-3', 'completed');
    await world.clock.advance(9_000);
    expect(alerts(world)).toMatchObject([{ saleId: sales[2], kind: 'paid-beside', earlierNumber }]);
  });

  test('each pair is raised by itself and noted by itself, also over a restart', async () => {
    const { world, sales } = await chargedDespiteTwo();
    for (const trackingId of ['trk-3', 'trk-1', 'trk-2']) {
      world.gateway.statuses.set(trackingId, 'completed');
      await world.clock.advance(9_000);
    }
    await world.restart();
    const pairs = () => alerts(world).map((one) => [one.saleId, 'earlierNumber' in one && one.earlierNumber]);
    const [, second, third] = sales;
    expect(pairs()).toEqual([
      [second, 1],
      [third, 1],
      [third, 2],
    ]);
    world.sales.acknowledgeAlert(third, 'paid-beside');
    expect(pairs()).toEqual([
      [second, 1],
      [third, 2],
    ]);
  });
});

/** Two sales of reference A-1 with their codes, `trk-1` and `trk-2`. */
async function chargedDespite(): Promise<{ world: SalesWorld; earlier: string; later: string }> {
  const world = new SalesWorld();
  const earlier = await world.charge(100, 'A-1');
  return { world, earlier, later: await chargeUnread(world, earlier) };
}

/** Three of them, `trk-3` too. */
async function chargedDespiteTwo(): Promise<{
  world: SalesWorld;
  sales: readonly [string, string, string];
}> {
  const { world, earlier, later } = await chargedDespite();
  return { world, sales: [earlier, later, await chargeUnread(world, later)] };
}

/** Leaves this sale and charges the same once more, while nothing can be read. */
async function chargeUnread(world: SalesWorld, earlier: string): Promise<string> {
  const { gateway, sales, clock } = world;
  const codes = gateway.intents.length;
  sales.leave(earlier, 'open');
  gateway.reachable = false;
  const started = await world.start(100, 'A-1', 'earlier-payment-unreadable', 'other-tills-unchecked');
  if (!started.ok) throw new Error(started.failure.code);
  gateway.reachable = true;
  gateway.intents.length = codes;
  await clock.advance(2_000);
  return started.value.saleId;
}
