import { describe, expect, test } from 'vitest';
import { payer } from '../../support/records/payer.ts';
import { SalesWorld } from '../../support/worlds/sales-world.ts';
import { settled } from '../../support/worlds/virtual-clock.ts';

describe('what follows from an event', () => {
  test('is recorded in a turn of its own, never within the record of another event', async () => {
    const world = new SalesWorld();
    const records: (number | undefined)[] = [];
    const append = world.ledger.append.bind(world.ledger);
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = Infinity;
    world.ledger.append = (...given) => {
      records.push(new Error('from where').stack?.match(/SaleStore\.append/g)?.length);
      append(...given);
    };
    await world.charge(100);
    await world.restart();
    await world.clock.advance(2_000);
    Error.stackTraceLimit = stackTraceLimit;
    expect(records.length).toBeGreaterThan(2);
    expect(new Set(records)).toEqual(new Set([1]));
  });

  test('the tender is read once for each sale that is paid, not again for those that were paid at the start', async () => {
    const world = new SalesWorld();
    const first = await world.charge(100);
    world.gateway.statuses.set('trk-1', 'completed');
    await world.clock.advance(2_000);
    expect(world.paid).toEqual([first]);
    await world.restart();
    await world.clock.advance(10_000);
    world.sales.leave(first, 'settled');
    const second = await world.charge(200);
    world.gateway.statuses.set('trk-2', 'completed');
    await world.clock.advance(2_000);
    expect(world.paid).toEqual([first, second]);
  });

  test('an effect that cannot be begun is reported, and the others are begun all the same', async () => {
    const world = new SalesWorld();
    const defect = new TypeError('nobody expected this');
    world.customers.forget = () => {
      throw defect;
    };
    const saleId = await world.chargeFor(payer, 100);
    await world.clock.advance(2_000);
    expect(world.unexpected).toEqual([['the effect forget-payer', defect]]);
    expect(world.sale(saleId).stage.name).toBe('waiting');
  });
});

describe('details that cannot be removed now', () => {
  /** A file that something else holds open for so many tries. */
  function heldFor(world: SalesWorld, tries: number): { tries: number } {
    const held = { tries: 0 };
    const forget = world.customers.forget.bind(world.customers);
    world.customers.forget = (saleId) => {
      held.tries += 1;
      if (held.tries > tries) forget(saleId);
    };
    return held;
  }

  test('are tried again, more and more slowly, until they are gone', async () => {
    const world = new SalesWorld();
    const held = heldFor(world, 3);
    await world.chargeFor(payer, 100);
    expect(world.customers.saleIds()).toHaveLength(1);
    await world.clock.advance(60_000);
    expect(world.customers.saleIds()).toEqual([]);
    expect(held.tries).toBe(4);
  });

  test('are tried after a second, two, four and so on, at most a minute, by one loop for each sale', async () => {
    const world = new SalesWorld();
    world.gateway.reachable = false;
    const saleId = await world.chargeFor(payer, 100);
    const held = heldFor(world, Infinity);
    world.sales.stopCreating(saleId);
    await world.restart();
    held.tries = 0;
    const triedIn = async (seconds: number) => {
      const before = held.tries;
      await world.clock.advance(seconds * 1_000);
      return held.tries - before;
    };
    expect(await triedIn(1 + 2 + 4 + 8 + 16 + 32)).toBe(6);
    expect(await triedIn(10 * 60)).toBe(10);
  });

  test('keep nothing waiting once the till is closed', async () => {
    const world = new SalesWorld();
    heldFor(world, Infinity);
    await world.chargeFor(payer, 100);
    world.sales.stop();
    await settled();
    expect(world.clock.pending()).toBe(0);
  });
});
