import { describe, expect, test } from 'vitest';
import { endedAndLeft, paidAndLeft } from '../../../support/records/ended-sale.ts';
import { SalesWorld } from '../../../support/worlds/sales-world.ts';

describe('the guard for the same amount within minutes', () => {
  test('a parked sale of this amount is warned of', async () => {
    const world = new SalesWorld();
    const earlier = await world.charge(100);
    world.sales.leave(earlier, 'open');
    const again = await world.start(100);
    expect(again).toMatchObject({ failure: { code: 'same-amount-open', saleId: earlier } });
    expect((await world.start(100, '', 'same-amount-open')).ok).toBe(true);
  });

  test('one that has been paid meanwhile, and that nobody has looked at, too', async () => {
    const world = new SalesWorld();
    world.sales.leave(await world.charge(100), 'open');
    world.gateway.statuses.set('trk-1', 'completed');
    await world.clock.advance(5_000);
    expect(await world.start(100)).toMatchObject({ failure: { code: 'same-amount-open' } });
  });

  test('one that was left as expired is read once more, and warned of when it has been paid since', async () => {
    const world = new SalesWorld();
    await endedAndLeft(world, 'expired');
    world.gateway.statuses.set('trk-1', 'overpaid');
    const again = await world.start(100);
    expect(again).toMatchObject({ failure: { code: 'same-amount-open' } });
    // No screen shows a sale that was left as ended, so none is offered.
    expect(again).not.toHaveProperty('failure.saleId');
  });

  test('one whose record has a gap, though no code of it is known, too', async () => {
    const world = new SalesWorld();
    world.gateway.reachable = false;
    const earlier = await world.charge(100);
    world.sales.leave(earlier, 'open');
    world.ledger.events.push({ type: 'record-damaged', saleId: earlier, at: world.clock.wall() });
    await world.restart();
    const again = await world.start(100);
    expect(again).toMatchObject({ failure: { code: 'same-amount-open', saleId: earlier } });
  });

  test('one that no code was shown of has asked nobody for money', async () => {
    const world = new SalesWorld();
    world.gateway.reachable = false;
    world.sales.leave(await world.charge(100), 'open');
    expect((await world.start(100)).ok).toBe(true);
  });

  test.each([
    ['another amount', 101, '', 0],
    ['a reference of its own', 100, 'B-2', 0],
    ['eleven minutes later', 100, '', 11 * 60_000],
  ])('%s is nothing to warn of', async (_, minor, reference, later) => {
    const world = new SalesWorld();
    world.sales.leave(await world.charge(100), 'open');
    await world.clock.advance(later);
    expect((await world.start(minor, reference)).ok).toBe(true);
  });

  test('a sale of this amount that was left as paid has had its customer', async () => {
    const world = new SalesWorld();
    await paidAndLeft(world);
    expect((await world.start(100)).ok).toBe(true);
  });
});
