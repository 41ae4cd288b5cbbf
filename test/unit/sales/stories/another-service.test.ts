import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SalesWorld } from '../../../support/worlds/sales-world.ts';
import { settled } from '../../../support/worlds/virtual-clock.ts';

const ours = { origin: 'https://api.example.test', merchantId: 'm' };
const strange = { origin: 'https://api.strange.test', merchantId: 'm' };
const otherMerchant = { ...ours, merchantId: 'other' };

let world: SalesWorld;
beforeEach(async () => {
  world = new SalesWorld();
  await workWith(ours);
});

/** The till starts again, at this service; sales without a stamp are ours. */
async function workWith(own: typeof ours): Promise<void> {
  world.services = { own, ofUnstamped: ours };
  await world.restart();
}

/** Everything that the strange service says is "paid". */
async function strangerSaysPaid(): Promise<void> {
  world.gateway.statuses.set('trk-1', 'completed');
  world.gateway.reads.length = 0;
  await workWith(strange);
  await world.clock.advance(60_000);
}

describe('a sale that waits at one service', () => {
  test('is not paid by another one, nor asked for there, and shown as the other’s', async () => {
    const saleId = await world.charge(1234, 'A-1');
    await strangerSaysPaid();
    expect(world.gateway.reads).toEqual([]);
    expect(world.sale(saleId)).toMatchObject({
      elsewhere: ours,
      parked: true,
      stage: { name: 'waiting', stale: { code: 'other-service' } },
    });
    expect(await world.sales.check(saleId)).toMatchObject({ failure: { code: 'other-service' } });
    expect(world.sales.open(saleId, 'open')).toMatchObject({ failure: { code: 'other-service' } });
    expect(world.gateway.reads).toEqual([]);
  });

  test('is read on when the till is back at its own', async () => {
    const saleId = await world.charge(1234, 'A-1');
    await strangerSaysPaid();
    world.gateway.statuses.set('trk-1', 'created');
    await workWith(ours);
    world.gateway.statuses.set('trk-1', 'completed');
    await world.clock.advance(5_000);
    expect(world.sale(saleId).stage).toMatchObject({ name: 'final', outcome: 'completed' });
  });

  test('leaves the screen to others, and its reference is charged again only on purpose', async () => {
    await world.charge(1234, 'A-1');
    await strangerSaysPaid();
    expect(world.sales.view().currentSaleId).toBeUndefined();
    expect(await world.start(500, 'A-1')).toMatchObject({ failure: { code: 'earlier-payment-unreadable' } });
    await world.charge(500, 'B-1');
    expect(world.sales.view().sales.map(({ reference, elsewhere }) => [reference, elsewhere])).toEqual([
      ['B-1', undefined],
      ['A-1', ours],
    ]);
  });
});

describe('a sale that was left open at another service days ago', () => {
  const DAYS = 5 * 24 * 60 * 60_000;

  test('may have been paid there: its order is charged again only on purpose', async () => {
    await world.charge(1234, 'A-1');
    await workWith(strange);
    await world.clock.advance(DAYS);
    expect(await world.start(500, 'a-1')).toMatchObject({
      failure: { code: 'earlier-payment-unreadable', earlier: { number: 1 } },
    });
  });

  test('is asked about once: the answer is on record', async () => {
    await world.charge(1234, 'A-1');
    await workWith(strange);
    await world.clock.advance(DAYS);
    const second = await world.charge(500, 'A-1', 'earlier-payment-unreadable');
    world.gateway.statuses.set('trk-2', 'expired');
    await world.clock.advance(5_000);
    world.sales.leave(second, 'settled');
    expect(await world.start(500, 'A-1')).toMatchObject({ ok: true });
  });

  test('is told beside one of today that has ended', async () => {
    world.gateway.nextCreates.push((trackingId) => world.gateway.carryOutUnheard(trackingId));
    const early = await world.charge(1234, 'A-1');
    world.sales.stopCreating(early);
    world.sales.leave(early, 'settled');
    await world.clock.advance(30 * 60 * 60_000);
    const today = await world.charge(1234, 'A-1');
    world.gateway.statuses.set('trk-2', 'expired');
    await world.clock.advance(5_000);
    world.sales.leave(today, 'settled');
    world.gateway.statuses.set('trk-1', 'completed');
    await world.clock.advance(20_000);
    await workWith(strange);
    expect(await world.start(500, 'A-1')).toMatchObject({
      failure: { code: 'reference-paid-before', earlier: { number: 1 } },
    });
  });
});

test('a sale of another service is told once, and an override of it recorded once, when it is of today', async () => {
  const saleId = await world.charge(1234, 'A-1');
  await workWith(strange);
  await world.charge(500, 'A-1', 'earlier-payment-unreadable');
  expect(world.ledger.events.filter(({ type }) => type === 'guard-overridden')).toMatchObject([
    { earlierSaleId: saleId },
  ]);
});

test('what is raised about a sale of another service is said and noted here: both were paid', async () => {
  const first = await world.charge(1234, 'A-1');
  await workWith(strange);
  await world.charge(1234, 'A-1', 'earlier-payment-unreadable');
  world.gateway.statuses.set('trk-2', 'completed');
  await world.clock.advance(5_000);
  await workWith(ours);
  world.gateway.statuses.set('trk-1', 'completed');
  await world.clock.advance(5_000);
  expect(world.sale(first).stage).toMatchObject({ name: 'final', outcome: 'completed' });
  const [alert] = world.sales.view().alerts;
  expect(alert).toMatchObject({ kind: 'paid-beside', number: 2, earlierNumber: 1 });
  expect(world.sales.acknowledgeAlert(alert?.saleId ?? '', alert?.id ?? '')).toEqual({
    ok: true,
    value: null,
  });
  expect(world.sales.view().alerts).toEqual([]);
});

test('a sale of another merchant of the same service is another’s', async () => {
  const saleId = await world.charge(1234, 'A-1');
  await workWith(otherMerchant);
  expect(world.sale(saleId)).toMatchObject({ elsewhere: ours, stage: { stale: { code: 'other-service' } } });
});

test('beside sales of another service, one that nobody knows is said to be unknown', async () => {
  await world.charge(1234, 'A-1');
  await workWith(strange);
  expect(world.sales.open('nobody', 'open')).toMatchObject({ failure: { code: 'sale-not-found' } });
});

test('what is raised about one of several sales of another service is noted of that one', async () => {
  world.sales.leave(await world.charge(100, 'A-1'), 'open');
  const second = await world.charge(200, 'B-2');
  world.gateway.statuses.set('trk-2', 'expired');
  await world.clock.advance(5_000);
  world.gateway.statuses.set('trk-2', 'completed');
  await world.sales.check(second);
  await workWith(strange);
  const [alert] = world.sales.view().alerts;
  world.sales.acknowledgeAlert(second, alert?.id ?? '');
  expect(world.sales.view().alerts).toEqual([]);
});

test('a sale of an earlier version belongs to the service that its ledger was first used with', async () => {
  world.services = undefined;
  await world.restart();
  const saleId = await world.charge(1234, 'A-1');
  await strangerSaysPaid();
  expect(world.sale(saleId)).toMatchObject({ elsewhere: ours, stage: { name: 'waiting' } });
  await workWith(ours);
  await world.clock.advance(5_000);
  expect(world.sale(saleId).stage).toMatchObject({ name: 'final', outcome: 'completed' });
});

test('no payment is created at a service that the sale was not meant for', async () => {
  world.gateway.reachable = false;
  await world.charge(1234, 'A-1', 'other-tills-unchecked');
  const tries = world.gateway.intents.length;
  world.gateway.reachable = true;
  await strangerSaysPaid();
  expect(world.gateway.intents).toHaveLength(tries);
  await workWith(ours);
  await settled();
  expect(world.gateway.intents.length).toBeGreaterThan(tries);
});

test('an ended sale is not read again at another service, nor its last update asked for there', async () => {
  const saleId = await world.charge(1234, 'A-1');
  world.gateway.statuses.set('trk-1', 'expired');
  await world.clock.advance(5_000);
  world.sales.leave(saleId, 'settled');
  await strangerSaysPaid();
  await world.start(1234, 'A-1');
  expect(world.gateway.reads).not.toContain('trk-1');
  const sale = world.sales.loadSale(saleId);
  if (!sale.ok) throw new Error('gone');
  expect(sale.value.end).toMatchObject({ outcome: 'expired' });
  expect(await world.sales.lastUpdate(sale.value)).toMatchObject({ source: 'till' });
});

test('details of a payer stay for a sale that waits for its own service', async () => {
  world.gateway.reachable = false;
  const saleId = await world.chargeFor(
    { refundEmail: 'ann@example.test' },
    1234,
    'A-1',
    'other-tills-unchecked',
  );
  world.gateway.reachable = true;
  await workWith(strange);
  await world.clock.advance(60_000);
  expect(world.customers.saleIds()).toEqual([saleId]);
});

test('details that nobody needs any more go at any service', async () => {
  world.gateway.reachable = false;
  const payer = { refundEmail: 'ann@example.test' };
  const saleId = await world.chargeFor(payer, 1234, 'A-1', 'other-tills-unchecked');
  const forget = vi.spyOn(world.customers, 'forget').mockImplementation(() => undefined);
  world.sales.stopCreating(saleId);
  expect(world.customers.saleIds()).toEqual([saleId]);
  forget.mockRestore();
  await workWith(strange);
  expect(world.customers.saleIds()).toEqual([]);
});
