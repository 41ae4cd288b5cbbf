import { describe, expect, test } from 'vitest';
import { payer } from '../../../support/records/payer.ts';
import { SalesWorld } from '../../../support/worlds/sales-world.ts';

describe('the guard judges again by the record right before a sale is written: while the details were kept', () => {
  test('an earlier payment that could not be read has been read, and could be paid', async () => {
    const world = await unreadableA1();
    world.customers.meanwhile = () => readAgain(world, 'created');
    await expect(again(world)).rejects.toThrow('reference-in-use');
    expect(world.customers.saleIds()).toEqual([]);
    expect(world.gateway.intents).toHaveLength(1);
  });

  test('it has been paid', async () => {
    const world = await unreadableA1();
    world.customers.meanwhile = () => readAgain(world, 'completed');
    await expect(again(world)).rejects.toThrow('reference-in-use');
    expect(world.customers.saleIds()).toEqual([]);
  });

  test('it has expired: then it was not overridden', async () => {
    const world = await unreadableA1();
    world.customers.meanwhile = () => readAgain(world, 'expired');
    const saleId = await again(world);
    const overridden = world.ledger.sale(saleId).filter(({ type }) => type === 'guard-overridden');
    expect(overridden).toMatchObject([{ warning: 'other-tills-unchecked' }]);
  });

  test('a parked sale of this amount has shown its code', async () => {
    const world = new SalesWorld();
    world.gateway.reachable = false;
    world.sales.leave(await world.charge(100), 'open');
    world.customers.meanwhile = () => readAgain(world, 'created');
    await expect(world.chargeFor(payer, 100)).rejects.toThrow('same-amount-open');
  });

  test('the ledger has become unreadable: nothing begins', async () => {
    const world = new SalesWorld();
    world.customers.meanwhile = () => {
      world.ledger.refuses = true;
      return Promise.resolve();
    };
    await expect(world.chargeFor(payer, 100, 'A-1')).rejects.toThrow('ledger-unavailable');
    expect(world.customers.saleIds()).toEqual([]);
  });
});

async function unreadableA1(): Promise<SalesWorld> {
  const world = new SalesWorld();
  world.sales.leave(await world.charge(100, 'A-1'), 'open');
  world.gateway.reachable = false;
  return world;
}

const again = (world: SalesWorld) =>
  world.chargeFor(payer, 100, 'A-1', 'earlier-payment-unreadable', 'other-tills-unchecked');

async function readAgain(world: SalesWorld, status: string): Promise<void> {
  world.gateway.reachable = true;
  if (world.gateway.statuses.has('trk-1')) world.gateway.statuses.set('trk-1', status);
  await world.clock.advance(30_000);
}
