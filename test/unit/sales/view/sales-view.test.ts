import { beforeEach, describe, expect, test } from 'vitest';
import { SalesViews } from '../../../../src-main/sales/view/sales-view.ts';
import { LoneTracker } from '../../../support/worlds/lone-tracker.ts';
import { SalesWorld, unreachable } from '../../../support/worlds/sales-world.ts';
import type { Failure } from '../../../../shared/failure.ts';
import type { Freshness } from '../../../../src-main/sales/tracking/tracker.ts';

let world: SalesWorld;
beforeEach(() => {
  world = new SalesWorld();
});

describe('what is shown of a sale', () => {
  const known: { trouble: Failure | undefined; freshness: Freshness | undefined } = {
    trouble: undefined,
    freshness: undefined,
  };
  beforeEach(() => {
    Object.assign(known, { trouble: undefined, freshness: undefined });
  });

  /** Shows the only sale on record, of which the till knows what `known` says. */
  function shows(): () => object | undefined {
    const { store } = new LoneTracker(world);
    const views = new SalesViews(store, {
      clock: world.clock,
      creator: { trouble: () => known.trouble },
      tracker: { freshness: () => known.freshness, clockSetMs: () => () => 0 },
    });
    return () => views.view().sales[0];
  }

  test('is the same object as long as nothing else is known', async () => {
    await world.charge(100);
    const shown = shows();
    const first = shown();
    await world.clock.advance(60_000);
    expect(shown()).toBe(first);
  });

  test('is made anew when something else holds its payment up', async () => {
    world.gateway.reachable = false;
    await world.charge(100, 'A-1', 'other-tills-unchecked');
    const shown = shows();
    shown();
    known.trouble = { action: 'ask-manager', code: 'ledger-unavailable' };
    expect(shown()).toMatchObject({ stage: { name: 'creating', trouble: known.trouble } });
  });

  test('is made anew after each reading', async () => {
    await world.charge(100);
    const shown = shows();
    shown();
    known.freshness = { failures: 0, lastGoodReadAt: 1 };
    expect(shown()).toMatchObject({ stage: { lastGoodReadAt: 1 } });
    known.freshness = { failures: 2, failure: unreachable };
    expect(shown()).toMatchObject({ stage: { stale: unreachable } });
  });

  test('is made anew in the moment in which a failed reading has lasted', async () => {
    await world.charge(100);
    const shown = shows();
    known.freshness = { failures: 1, failure: unreachable };
    expect(shown()).not.toHaveProperty('stage.stale');
    await world.clock.advance(4_999);
    expect(shown()).not.toHaveProperty('stage.stale');
    await world.clock.advance(1);
    expect(shown()).toHaveProperty('stage.stale', unreachable);
  });
});

describe('while the computer’s clock is set', () => {
  const HOUR = 3_600_000;

  /** How long ago the sale on the screen began, and its code was shown, in seconds. */
  function ages(): readonly number[] {
    const [sale] = world.sales.view().sales;
    if (sale?.stage.name !== 'waiting') throw new Error('no code is shown');
    return [sale.startedAt, sale.stage.shownAt].map((at) => (world.clock.wall() - at) / 1_000);
  }

  test.each([3, -3])('by %i hours, the customer has waited no longer', async (hours) => {
    await world.charge(100);
    await world.clock.advance(60_000);
    expect(ages()).toEqual([60, 60]);
    world.clock.jumpWall(hours * HOUR);
    await world.clock.advance(1_000);
    expect(ages()).toEqual([61, 61]);
    world.clock.jumpWall(-hours * HOUR);
    await world.clock.advance(1_000);
    expect(ages()).toEqual([62, 62]);
  });

  test.each([3, -3])('by %i hours, the last good reading is no longer ago', async (hours) => {
    await world.charge(100);
    await world.clock.advance(60_000);
    world.gateway.reachable = false;
    await world.clock.advance(5_000);
    world.clock.jumpWall(hours * HOUR);
    await world.clock.advance(60_000);
    const [sale] = world.sales.view().sales;
    if (sale?.stage.name !== 'waiting') throw new Error('no code is shown');
    const readAgo = (world.clock.wall() - (sale.stage.lastGoodReadAt ?? 0)) / 1_000;
    expect(readAgo).toBeGreaterThanOrEqual(65);
    expect(readAgo).toBeLessThan(67);
  });

  test('a computer that slept for that long did wait', async () => {
    await world.charge(100);
    world.clock.suspend(3 * HOUR);
    await world.clock.advance(1_000);
    expect(ages()).toEqual([10_801, 10_801]);
  });

  test('a clock that only drifts moves no time', async () => {
    await world.charge(100);
    const [before] = world.sales.view().sales;
    world.clock.jumpWall(1_900);
    await world.clock.advance(1_000);
    expect(world.sales.view().sales[0]).toMatchObject({ startedAt: before?.startedAt });
  });
});

test('a sale that was left is on no screen, though something about it has to be heard', async () => {
  const saleId = await world.charge(100);
  world.gateway.statuses.set('trk-1', 'expired');
  await world.clock.advance(1_000);
  world.sales.leave(saleId, 'settled');
  world.gateway.statuses.set('trk-1', 'completed');
  await world.sales.check(saleId);
  expect(world.sales.view()).toMatchObject({ sales: [], alerts: [{ saleId }] });
  // The same as long as its sale is: whoever has drawn it need not draw it again.
  expect(world.sales.view().alerts[0]).toBe(world.sales.view().alerts[0]);
});
