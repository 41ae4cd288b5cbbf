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
      tracker: { freshness: () => known.freshness },
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
