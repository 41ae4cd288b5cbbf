import { describe, expect, test } from 'vitest';
import { payer } from '../../../support/records/payer.ts';
import { SalesWorld } from '../../../support/worlds/sales-world.ts';
import { settled } from '../../../support/worlds/virtual-clock.ts';

const details = ({ intents }: SalesWorld['gateway']) =>
  intents.map(({ customer, refundEmail }) => ({ customer, refundEmail }));

describe('a payer’s details', () => {
  test('go with the payment and stand nowhere in the ledger', async () => {
    const world = new SalesWorld();
    await world.chargeFor(payer, 1234);
    expect(details(world.gateway)).toEqual([payer]);
    expect(JSON.stringify(world.ledger.events)).not.toMatch(/ada|lovelace/i);
  });

  test('are in the safe before the sale is in the ledger', async () => {
    const world = new SalesWorld();
    world.customers.refuses = true;
    await expect(world.chargeFor(payer, 1234)).rejects.toThrow('customer-details-unavailable');
    expect(world.ledger.events).toEqual([]);
    expect(world.gateway.intents).toEqual([]);
  });

  test('are forgotten as soon as the payment is created', async () => {
    const world = new SalesWorld();
    world.gateway.reachable = false;
    const saleId = await world.chargeFor(payer, 1234);
    expect(world.customers.saleIds()).toEqual([saleId]);
    world.gateway.reachable = true;
    await world.clock.advance(2_000);
    expect(world.sale(saleId).stage.name).toBe('waiting');
    expect(world.customers.saleIds()).toEqual([]);
  });

  test('are forgotten when the service refuses the payment', async () => {
    const world = new SalesWorld();
    const failure = { action: 'fix-input', code: 'customer-required' } as const;
    world.gateway.nextCreates.push(() => ({ kind: 'rejected', failure }));
    await world.chargeFor(payer, 1234);
    expect(world.customers.saleIds()).toEqual([]);
  });

  test('are forgotten when the cashier stops the sale', async () => {
    const world = new SalesWorld();
    world.gateway.reachable = false;
    world.sales.stopCreating(await world.chargeFor(payer, 1234));
    expect(world.customers.saleIds()).toEqual([]);
  });

  test('of a sale that is stopped while they are read: nothing was sent, and nothing is searched for', async () => {
    const world = new SalesWorld();
    let read = (): void => undefined;
    world.customers.load = () => new Promise((resolve) => (read = () => resolve(payer)));
    const saleId = await world.chargeFor(payer, 1234);
    world.sales.stopCreating(saleId);
    read();
    await settled();
    expect(world.gateway.intents).toEqual([]);
    expect(world.ledger.types()).toEqual([
      'sale-started',
      'create-tried',
      'creation-stopped',
      'create-not-sent',
    ]);
  });

  test('are forgotten when the ledger refuses the sale', async () => {
    const world = new SalesWorld();
    world.ledger.refuses = true;
    await expect(world.chargeFor(payer, 1234)).rejects.toThrow('ledger-unavailable');
    expect(world.customers.saleIds()).toEqual([]);
  });

  test('go with the same key again after a lost answer, also after a restart', async () => {
    const world = new SalesWorld();
    world.gateway.nextCreates.push((trackingId) => {
      world.gateway.carryOut(trackingId);
      return { kind: 'lost', failure: { action: 'wait', code: 'service-unreachable' } };
    });
    await world.chargeFor(payer, 1234);
    await world.restart();
    await world.clock.advance(2_000);
    expect(details(world.gateway)).toEqual([payer, payer]);
    expect(new Set(world.gateway.intents.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  test('that cannot be read back end the sale: it is not asked for without them', async () => {
    const world = new SalesWorld();
    world.gateway.reachable = false;
    const saleId = await world.chargeFor(payer, 1234);
    world.customers.keyLost = true;
    world.gateway.reachable = true;
    await world.restart();
    expect(world.sale(saleId).stage).toMatchObject({
      name: 'not-created',
      failure: { code: 'customer-details-unavailable' },
    });
    expect(world.gateway.intents).toHaveLength(1);
    expect(world.customers.saleIds()).toEqual([]);
  });

  test('that cannot be read back leave the search for a lost payment on', async () => {
    const world = new SalesWorld();
    world.gateway.nextCreates.push((trackingId) => world.gateway.carryOutUnheard(trackingId));
    const saleId = await world.chargeFor(payer, 1234, 'A-1');
    world.customers.keyLost = true;
    await world.restart();
    await world.clock.advance(20_000);
    expect(world.gateway.intents).toHaveLength(1);
    world.gateway.statuses.set('trk-1', 'completed');
    await world.clock.advance(20_000);
    expect(world.sale(saleId).stage).toMatchObject({ name: 'final', outcome: 'completed' });
  });

  test('of a sale that never came to begin are forgotten at the next start', async () => {
    const world = new SalesWorld();
    await world.customers.keep('never-began', payer);
    await world.restart();
    expect(world.customers.saleIds()).toEqual([]);
  });

  test('of a sale that is still to be created are kept over a restart', async () => {
    const world = new SalesWorld();
    world.gateway.reachable = false;
    const saleId = await world.chargeFor(payer, 1234);
    await world.restart();
    await settled();
    expect(world.customers.saleIds()).toEqual([saleId]);
  });

  test('of a till that closes while they are written are not left behind', async () => {
    const world = new SalesWorld();
    const keep = world.customers.keep.bind(world.customers);
    world.customers.keep = (...kept) => {
      world.sales.stop();
      return keep(...kept);
    };
    await expect(world.chargeFor(payer, 1234)).rejects.toThrow('till-not-ready');
    expect(world.customers.saleIds()).toEqual([]);
    expect(world.ledger.events).toEqual([]);
  });
});

test('a rebate goes with each try, is in the record and in the view', async () => {
  const world = new SalesWorld();
  const rebate = { total: 25, merchantPortion: 15, targetRebate: 10 };
  const amount = { minor: 1_000, currency: 'USD' };
  const started = await world.sales.start({ amount, reference: '', overrides: [], rebate });
  await settled();
  expect(world.gateway.intents).toMatchObject([{ rebate }]);
  await world.restart();
  expect(started.ok && world.sale(started.value.saleId).rebate).toEqual(rebate);
});
