import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LedgerUnavailable } from '../../../../src-main/sales/ports.ts';
import { SalesWorld, unreachable } from '../../../support/worlds/sales-world.ts';
import { settled } from '../../../support/worlds/virtual-clock.ts';

const MINUTE = 60_000;
let world: SalesWorld;

beforeEach(() => {
  world = new SalesWorld();
});

describe('a ledger that refuses', () => {
  test('the record of a try holds the try back until it takes it', async () => {
    world.gateway.nextCreates.push(() => ({ kind: 'not-sent', failure: unreachable }));
    const saleId = await world.charge(100);
    world.ledger.refuses = true;
    await world.clock.advance(MINUTE);
    expect(world.gateway.intents).toHaveLength(1);
    world.ledger.refuses = false;
    await world.clock.advance(MINUTE);
    expect(world.gateway.intents).toHaveLength(2);
    expect(world.sale(saleId).stage.name).toBe('waiting');
  });

  test('to say whose payment an answer names is asked again, less and less often, and the answer is kept', async () => {
    const owner = vi.spyOn(world.ledger, 'saleOfPayment');
    owner.mockImplementation(() => {
      throw new LedgerUnavailable('the disk is gone');
    });
    const saleId = await world.charge(100);
    expect(world.sale(saleId).stage).toMatchObject({
      name: 'creating',
      trouble: { code: 'ledger-unavailable' },
    });
    await world.clock.advance(10 * MINUTE);
    expect(owner.mock.calls.length).toBeGreaterThan(70);
    expect(owner.mock.calls.length).toBeLessThan(80);
    expect(world.gateway.intents).toHaveLength(1);
    owner.mockRestore();
    await world.clock.advance(10_000);
    expect(world.sale(saleId).stage).toMatchObject({
      name: 'waiting',
      url: 'https://pay.example.test/trk-1',
    });
    expect(world.unexpected).toEqual([]);
  });
});

describe('a try whose answer is lost', () => {
  const lost = { kind: 'lost', failure: unreachable } as const;
  const newest = () => world.ledger.events.at(-1);

  test('is on record once, with when it was given up where the service’s clock is known', async () => {
    world.gateway.ahead = 5_000;
    const givenUp = world.clock.wall() + 5_000;
    world.gateway.nextCreates.push(() => lost);
    await world.charge(100);
    expect(world.ledger.types()).toEqual(['sale-started', 'create-tried', 'create-lost']);
    expect(newest()).toMatchObject({ type: 'create-lost', serviceTime: givenUp });
  });

  test('has no such time where that clock is not known, nor has one that was refused', async () => {
    world.gateway.ahead = undefined;
    world.gateway.nextCreates.push(() => lost);
    await world.charge(100);
    expect(newest()).toMatchObject({ type: 'create-lost' });
    expect(newest()).not.toHaveProperty('serviceTime');

    world = new SalesWorld();
    world.gateway.ahead = 5_000;
    world.gateway.nextCreates.push(() => ({ kind: 'rejected', failure: unreachable }));
    await world.charge(100);
    expect(newest()).toMatchObject({ type: 'create-rejected' });
    expect(newest()).not.toHaveProperty('serviceTime');
  });
});

describe('a try under way', () => {
  test('when the sale is stopped, and that was not sent, ends as such', async () => {
    const saleIds: string[] = [];
    world.gateway.nextCreates.push(() => {
      const [sale] = world.sales.view().sales;
      if (sale) saleIds.push(sale.id);
      for (const id of saleIds) world.sales.stopCreating(id);
      return { kind: 'not-sent', failure: unreachable };
    });
    await world.charge(100);
    await world.clock.advance(MINUTE);
    expect(saleIds).toHaveLength(1);
    expect(world.ledger.types()).toEqual([
      'sale-started',
      'create-tried',
      'creation-stopped',
      'create-not-sent',
    ]);
    expect(world.unexpected).toEqual([]);
  });

  test('when the till stops follows, on record, those that were held back before it', async () => {
    world.gateway.reachable = false;
    const saleId = await world.charge(100, 'Table 4', 'other-tills-unchecked');
    world.sales.leave(saleId, 'open');
    await world.clock.advance(10 * 60 * MINUTE);
    world.gateway.reachable = true;
    const before = world.gateway.intents.length;
    world.gateway.createPayment = (intent) => {
      world.gateway.intents.push(intent);
      return new Promise(() => undefined);
    };
    await world.clock.advance(20 * MINUTE);
    expect(world.gateway.intents).toHaveLength(before + 1);
    world.sales.stop();
    await settled();
    expect(world.ledger.types().slice(-2)).toEqual(['create-not-sent', 'create-tried']);
  });
});
