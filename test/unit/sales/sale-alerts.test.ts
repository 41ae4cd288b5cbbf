import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../../shared/contract/commands.ts';
import { MAX_TRACKING_ID } from '../../../shared/payment/tracking-id.ts';
import { SalesWorld } from '../../support/worlds/sales-world.ts';
import type { AlertView } from '../../../shared/contract/sale-view.ts';

const alerts = (world: SalesWorld): readonly AlertView[] => world.sales.view().alerts;

describe('two paid payments of one sale', () => {
  test('are raised until somebody notes it, also after a restart', async () => {
    const world = new SalesWorld();
    const saleId = await paidTwice(world);
    const raised = { saleId, number: 1, kind: 'paid-twice', payments: 2 };
    expect(alerts(world)).toMatchObject([raised]);
    world.sales.leave(saleId, 'settled');
    await world.restart();
    expect(alerts(world)).toMatchObject([raised]);
    world.sales.acknowledgeAlert(saleId, alerts(world)[0]?.id ?? '');
    expect(alerts(world)).toEqual([]);
    await world.clock.advance(6 * 60_000);
    expect(world.ledger.closed.has(saleId)).toBe(true);
  });

  test('change nothing of the outcome', async () => {
    const world = new SalesWorld();
    const saleId = await paidTwice(world);
    expect(world.sale(saleId).stage).toMatchObject({ name: 'final', outcome: 'completed' });
  });
});

describe('a sale of whose record a part is lost', () => {
  const damage = async (world: SalesWorld, saleId: string): Promise<void> => {
    world.ledger.append([{ type: 'record-damaged', saleId, at: world.clock.wall() }]);
    await world.restart();
  };

  test('may have been finished, until somebody has left its end', async () => {
    const world = new SalesWorld();
    const saleId = await world.charge(100);
    world.gateway.statuses.set('trk-1', 'completed');
    await world.clock.advance(9_000);
    await damage(world, saleId);
    expect(alerts(world)).toMatchObject([{ saleId, kind: 'end-may-be-lost' }]);
    world.sales.leave(saleId, 'settled');
    expect(alerts(world)).toEqual([]);
    expect(world.ledger.closed.has(saleId)).toBe(true);
  });

  test('may have been finished where its end is all that the service says from then on', async () => {
    const world = new SalesWorld();
    const saleId = await world.charge(100);
    world.gateway.statuses.set('trk-1', 'expired');
    await damage(world, saleId);
    await world.clock.advance(9_000);
    expect(alerts(world)).toMatchObject([{ saleId, kind: 'end-may-be-lost' }]);
    world.sales.acknowledgeAlert(saleId, 'end-may-be-lost');
    expect(alerts(world)).toEqual([]);
  });

  test('was not finished where the service calls its payment open afterwards', async () => {
    const world = new SalesWorld();
    const saleId = await world.charge(100);
    await damage(world, saleId);
    await world.clock.advance(9_000);
    world.gateway.statuses.set('trk-1', 'completed');
    await world.clock.advance(9_000);
    expect(world.sale(saleId).stage).toMatchObject({ name: 'final', outcome: 'completed' });
    expect(alerts(world)).toEqual([]);
  });

  test('was finished where its record says so', async () => {
    const world = new SalesWorld();
    const saleId = await paidTwice(world);
    world.sales.leave(saleId, 'settled');
    await damage(world, saleId);
    expect(alerts(world)).toMatchObject([{ kind: 'paid-twice' }]);
  });
});

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

describe('a payment that nobody saw and that is paid', () => {
  test('ends the sale whose code is still open, and the code is read on', async () => {
    const world = new SalesWorld();
    const saleId = await withOrphan(world);
    world.gateway.statuses.set('trk-1', 'completed');
    await world.clock.advance(15_000);
    expect(world.sale(saleId).stage).toMatchObject({ name: 'final', outcome: 'completed' });
    expect(alerts(world)).toEqual([]);
    world.gateway.statuses.set('trk-2', 'completed');
    await world.clock.advance(15_000);
    expect(alerts(world)).toMatchObject([{ kind: 'paid-twice' }]);
  });

  test('is raised when the sale was told as expired before', async () => {
    const world = new SalesWorld();
    const saleId = await withOrphan(world);
    world.gateway.statuses.set('trk-2', 'expired');
    await world.clock.advance(5_000);
    world.gateway.statuses.set('trk-1', 'completed');
    await world.clock.advance(15_000);
    expect(world.sale(saleId).stage).toMatchObject({ name: 'final', outcome: 'expired' });
    expect(alerts(world)).toMatchObject([{ kind: 'outcome-changed', was: 'expired' }]);
  });

  test('is raised when the sale had been stopped and left', async () => {
    const world = new SalesWorld();
    world.gateway.nextCreates.push((trackingId) => world.gateway.carryOutUnheard(trackingId));
    const saleId = await world.charge(100);
    world.sales.stopCreating(saleId);
    world.sales.leave(saleId, 'settled');
    await world.clock.advance(11_000);
    world.gateway.statuses.set('trk-1', 'completed');
    await world.clock.advance(16_000);
    expect(alerts(world)).toMatchObject([{ saleId, kind: 'outcome-changed', now: { outcome: 'completed' } }]);
    expect(alerts(world)[0]).not.toHaveProperty('was');
  });
});

describe('a reading that differs after the end', () => {
  test.each([
    ['expired', 'completed'],
    ['completed', 'invalid'],
    ['expired', 'underpaid'],
  ] as const)('%s, then %s: the outcome stays, and the other reading is raised', async (was, now) => {
    const world = new SalesWorld();
    const saleId = await world.charge(100);
    world.gateway.statuses.set('trk-1', was);
    await world.clock.advance(1_000);
    world.gateway.statuses.set('trk-1', now);
    await world.sales.check(saleId);
    expect(world.sale(saleId).stage).toMatchObject({ name: 'final', outcome: was });
    expect(alerts(world)).toMatchObject([{ kind: 'outcome-changed', was, now: { outcome: now } }]);
  });

  test('can be acknowledged and looked at, however long the identifier of its payment is', async () => {
    const world = new SalesWorld();
    const trackingId = 'x'.repeat(MAX_TRACKING_ID);
    world.gateway.nextCreates.push(() => world.gateway.carryOut(trackingId));
    const saleId = await world.charge(100);
    world.gateway.statuses.set(trackingId, 'completed');
    await world.clock.advance(1_000);
    world.gateway.statuses.set(trackingId, 'revised'.repeat(20));
    await world.sales.check(saleId);
    const [raised] = alerts(world);
    const command = COMMANDS['alert.acknowledge'].input.parse({ saleId, alert: raised?.id });
    world.sales.acknowledgeAlert(command.saleId, command.alert);
    expect(alerts(world)).toEqual([]);
    expect(COMMANDS['payments.get'].input.parse({ trackingId })).toEqual({ trackingId });
    expect(COMMANDS['payments.tender'].input.parse({ trackingId })).toEqual({ trackingId });
  });

  test('opens a closed sale again until it is noted', async () => {
    const world = new SalesWorld();
    const saleId = await world.charge(100, 'A-1');
    world.gateway.statuses.set('trk-1', 'expired');
    await world.clock.advance(1_000);
    world.sales.leave(saleId, 'settled');
    expect(world.ledger.closed.has(saleId)).toBe(true);
    world.gateway.statuses.set('trk-1', 'completed');
    await world.start(100, 'A-1');
    await world.restart();
    expect(alerts(world)).toMatchObject([{ saleId, kind: 'outcome-changed' }]);
    world.sales.acknowledgeAlert(saleId, alerts(world)[0]?.id ?? '');
    expect(world.ledger.closed.has(saleId)).toBe(true);
  });

  test('that is not final is followed to its new end', async () => {
    const world = new SalesWorld();
    const saleId = await world.charge(100);
    world.gateway.statuses.set('trk-1', 'expired');
    await world.clock.advance(1_000);
    world.gateway.statuses.set('trk-1', 'processing');
    await world.sales.check(saleId);
    world.gateway.statuses.set('trk-1', 'completed');
    await world.clock.advance(2_000);
    expect(alerts(world)).toMatchObject([{ was: 'expired', now: { outcome: 'completed' } }]);
  });

  test('an alert that is not there cannot be acknowledged', async () => {
    const world = new SalesWorld();
    const saleId = await world.charge(100);
    world.sales.acknowledgeAlert(saleId, 'paid-twice 2');
    expect(world.ledger.types()).not.toContain('concern-noted');
  });
});

test('what a till without a credential for history could not search for is raised until it is noted', async () => {
  const world = new SalesWorld();
  const failure = { action: 'fix-configuration', code: 'not-permitted' } as const;
  world.gateway.lookup = { kind: 'failed', failure };
  world.gateway.nextCreates.push((trackingId) => world.gateway.carryOutUnheard(trackingId));
  const saleId = await world.charge(100, 'A-1', 'other-tills-unchecked');
  expect(alerts(world)).toMatchObject([{ saleId, reference: 'A-1', kind: 'lost-unchecked', failure }]);
});

/** A sale with a code on the screen, `trk-2`, and a payment left behind by a lost answer, `trk-1`. */
async function withOrphan(world: SalesWorld): Promise<string> {
  world.gateway.nextCreates.push((trackingId) => world.gateway.carryOutUnheard(trackingId));
  const saleId = await world.charge(100);
  await world.clock.advance(12_000);
  return saleId;
}

async function paidTwice(world: SalesWorld): Promise<string> {
  const saleId = await withOrphan(world);
  world.gateway.statuses.set('trk-2', 'completed');
  world.gateway.statuses.set('trk-1', 'completed');
  await world.clock.advance(20_000);
  return saleId;
}

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
