import { describe, expect, test } from 'vitest';
import { SalesWorld } from '../../../support/worlds/sales-world.ts';
import type { GuardWarning } from '../../../../shared/failure.ts';

const amount = { minor: 100, currency: 'USD' };

/** Charges A-1, after such answers about these earlier payments. */
const charge = (world: SalesWorld, overrides: readonly GuardWarning[] = [], answered?: readonly string[]) =>
  world.sales.start({ amount, reference: 'A-1', overrides, ...(answered && { answered }) });

/** Another till's payment of this order. */
function elsewhere(world: SalesWorld, trackingId: string, status: string): void {
  world.gateway.statuses.set(trackingId, status);
  world.gateway.history.push({ trackingId, reference: 'A-1', createdAt: world.clock.wall() });
}

const overridden = (world: SalesWorld, saleId: string) =>
  world.ledger
    .sale(saleId)
    .flatMap((event) => (event.type === 'guard-overridden' ? [event.earlierSaleId] : []));

/** Two sales of the order on this till, parked, whose payments cannot be read. */
async function twoUnreadable(): Promise<{ world: SalesWorld; ids: readonly string[] }> {
  const world = new SalesWorld();
  const first = await world.charge(100, 'A-1');
  world.sales.leave(first, 'open');
  world.gateway.statuses.delete('trk-1');
  await world.clock.advance(60_000);
  const second = await world.charge(100, 'A-1', 'earlier-payment-unreadable');
  world.sales.leave(second, 'open');
  world.gateway.statuses.delete('trk-2');
  await world.clock.advance(60_000);
  return { world, ids: [second, first] };
}

describe('an answer to a warning of the guard', () => {
  test('is for all that there were of its kind, and each is on record', async () => {
    const { world, ids } = await twoUnreadable();
    expect(await charge(world)).toMatchObject({
      failure: { code: 'earlier-payment-unreadable', saleId: ids[0], warnedOf: ids },
    });
    const started = await charge(world, ['earlier-payment-unreadable'], ids);
    expect(started).toMatchObject({ ok: true });
    expect(overridden(world, started.ok ? started.value.saleId : '')).toEqual(ids);
  });

  test('is not for one that nobody was asked about', async () => {
    const { world, ids } = await twoUnreadable();
    expect(await charge(world, ['earlier-payment-unreadable'], ids.slice(0, 1))).toMatchObject({
      failure: { code: 'earlier-payment-unreadable', saleId: ids[1], warnedOf: ids },
    });
  });

  test('is not for what another till was paid since', async () => {
    const world = new SalesWorld();
    elsewhere(world, 'this morning', 'completed');
    expect(await charge(world)).toMatchObject({
      failure: { code: 'reference-paid-before', warnedOf: ['this morning'] },
    });
    await world.clock.advance(30_000);
    elsewhere(world, 'just now', 'completed');
    const again = await charge(world, ['reference-paid-before'], ['this morning']);
    expect(again).toMatchObject({
      failure: { code: 'reference-paid-before', warnedOf: ['just now', 'this morning'] },
    });
    const answered = ['this morning', 'just now'];
    expect(await charge(world, ['reference-paid-before'], answered)).toMatchObject({ ok: true });
  });

  test('is for that kind alone: a payment that could be read by now is asked about anew', async () => {
    const world = new SalesWorld();
    elsewhere(world, 'theirs', 'created');
    expect(await charge(world)).toMatchObject({
      failure: { code: 'reference-open-elsewhere', warnedOf: ['theirs'] },
    });
    world.gateway.statuses.set('theirs', 'completed');
    expect(await charge(world, ['reference-open-elsewhere'], ['theirs'])).toMatchObject({
      failure: { code: 'reference-paid-before' },
    });
  });

  test('names nothing where there is only one of its kind', async () => {
    const world = new SalesWorld();
    world.gateway.lookup = { kind: 'failed', failure: { action: 'wait', code: 'service-unreachable' } };
    const asked = await charge(world);
    expect(asked).toMatchObject({ failure: { code: 'other-tills-unchecked' } });
    expect(asked).not.toHaveProperty('failure.warnedOf');
    expect(await charge(world, ['other-tills-unchecked'], [])).toMatchObject({ ok: true });
  });

  test('is about those of its kind alone', async () => {
    const { world, ids } = await twoUnreadable();
    elsewhere(world, 'theirs', 'completed');
    const both: readonly GuardWarning[] = ['earlier-payment-unreadable', 'reference-paid-before'];
    const warnedOf = [];
    for (const answered of both) {
      const asked = await charge(
        world,
        both.filter((warning) => warning !== answered),
      );
      if (asked.ok) throw new Error('it was started');
      expect(asked.failure.code).toBe(answered);
      warnedOf.push(asked.failure.warnedOf);
    }
    expect(warnedOf).toEqual([ids, ['theirs']]);
  });

  test('is not asked for where none would do', async () => {
    const world = new SalesWorld();
    world.sales.leave(await world.charge(100, 'A-1'), 'open');
    const refused = await charge(world);
    expect(refused).toMatchObject({ failure: { code: 'reference-in-use' } });
    expect(refused).not.toHaveProperty('failure.warnedOf');
  });
});
