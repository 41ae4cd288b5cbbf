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

test('of a sale that was given up, what is raised is the payment that was paid, and not another that is open', async () => {
  const world = new SalesWorld();
  for (let tries = 0; tries < 2; tries += 1)
    world.gateway.nextCreates.push((trackingId) => world.gateway.carryOutUnheard(trackingId));
  const saleId = await world.charge(100);
  await world.clock.advance(1_500);
  world.sales.stopCreating(saleId);
  await world.clock.advance(60_000);
  world.gateway.statuses.set('trk-1', 'completed');
  await world.clock.advance(60_000);
  expect(world.gateway.reads).toContain('trk-2');
  expect(alerts(world)).toMatchObject([{ saleId, now: { outcome: 'completed' } }]);
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
