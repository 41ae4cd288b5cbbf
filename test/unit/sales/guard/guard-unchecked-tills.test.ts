import { describe, expect, test } from 'vitest';
import { SalesWorld, unreachable } from '../../../support/worlds/sales-world.ts';

const OVERRIDDEN = { type: 'guard-overridden', warning: 'other-tills-unchecked' };

describe('other tills that could not be checked are warned of', () => {
  test('when history fails; the override is on record', async () => {
    const world = new SalesWorld();
    world.gateway.lookup = { kind: 'failed', failure: unreachable };
    expect(await world.start(100, 'A-1')).toMatchObject({ failure: { code: 'other-tills-unchecked' } });
    const saleId = await world.charge(100, 'A-1', 'other-tills-unchecked');
    expect(world.ledger.sale(saleId)[1]).toMatchObject(OVERRIDDEN);
  });

  test('without a key for it nobody is asked each time; it is on record', async () => {
    const world = new SalesWorld();
    const failure = { action: 'fix-configuration', code: 'not-permitted' } as const;
    world.gateway.lookup = { kind: 'failed', failure };
    const saleId = await world.charge(100, 'A-1');
    expect(world.ledger.sale(saleId)[1]).toMatchObject(OVERRIDDEN);
  });

  test('when history is slow', async () => {
    const world = new SalesWorld();
    world.gateway.findByReference = () => new Promise(() => undefined);
    const started = world.start(100, 'A-1');
    await world.clock.advance(2_500);
    expect(await started).toMatchObject({ failure: { code: 'other-tills-unchecked' } });
  });

  test('beside what did come of a history that cannot be read whole, which is graver', async () => {
    const world = new SalesWorld();
    const failure = { action: 'report', code: 'service-answer-unreadable' } as const;
    world.gateway.statuses.set('theirs', 'completed');
    const payments = [{ trackingId: 'theirs', reference: 'A-1', createdAt: world.clock.wall() }];
    world.gateway.lookup = { kind: 'failed', failure, payments };
    expect(await world.start(100, 'A-1', 'other-tills-unchecked')).toMatchObject({
      failure: { code: 'reference-paid-before' },
    });
    expect(await world.start(100, 'A-1', 'reference-paid-before')).toMatchObject({
      failure: { code: 'other-tills-unchecked' },
    });
  });

  test('not for a reference that the till makes', async () => {
    const world = new SalesWorld();
    world.gateway.lookup = { kind: 'failed', failure: unreachable };
    expect((await world.start(100)).ok).toBe(true);
  });

  test('once for a reference while its customer is served', async () => {
    const world = new SalesWorld();
    world.gateway.lookup = { kind: 'failed', failure: unreachable };
    const saleId = await world.charge(100, 'A-1', 'other-tills-unchecked');
    world.gateway.statuses.set('trk-1', 'expired');
    await world.clock.advance(5_000);
    world.sales.leave(saleId, 'settled');
    await world.restart();
    expect(await world.start(100, 'B-2')).toMatchObject({ failure: { code: 'other-tills-unchecked' } });
    await world.clock.advance(61 * 60_000);
    expect(await world.start(100, 'A-1')).toMatchObject({ failure: { code: 'other-tills-unchecked' } });
    world.clock.jumpWall(-30 * 60_000);
    expect((await world.start(100, 'A-1')).ok).toBe(true);
  });
});
