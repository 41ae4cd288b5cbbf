import { beforeEach, describe, expect, test } from 'vitest';
import { paymentsFromOtherTills } from '../../../../src-main/sales/guard/payments-from-other-tills.ts';
import { readStatus } from '../../../../shared/payment/payment-status.ts';
import { SalesWorld, unreachable } from '../../../support/worlds/sales-world.ts';
import type { OtherTillsAnswer } from '../../../../src-main/sales/guard/payments-from-other-tills.ts';

const HOUR = 60 * 60_000;
/** A millisecond in hours. */
const MS = 1 / HOUR;
const LATELY = { lately: { ms: 24 * HOUR, byTillMs: 72 * HOUR }, patience: 3_000 };
const never = new AbortController().signal;

let world: SalesWorld;
/** From when on the history was asked for, each time. */
let asked: number[];

beforeEach(() => {
  world = new SalesWorld();
  asked = [];
  const find = world.gateway.findByReference.bind(world.gateway);
  world.gateway.findByReference = (wanted, since) => {
    asked.push(since);
    return find(wanted, since);
  };
});

async function look(): Promise<OtherTillsAnswer> {
  const looking = paymentsFromOtherTills('A-1', LATELY, world, never);
  await world.clock.advance(5_000);
  return looking;
}

describe('the history is asked for', () => {
  test.each([
    ['the till’s', 5, 0],
    ['the service’s', -5, -5],
    ['the service’s where the till’s was never set', 24 * 31, 24 * 31],
  ])('the last day by %s clock, which is behind the other', async (_, ahead, from) => {
    world.gateway.ahead = ahead * HOUR;
    const now = world.clock.wall();
    await look();
    expect(asked).toEqual([now + (from - 24) * HOUR]);
  });

  test('the last three days by the till’s where the service tells no time', async () => {
    world.gateway.ahead = undefined;
    const now = world.clock.wall();
    await look();
    expect(asked).toEqual([now - 72 * HOUR]);
  });

  test('once more when the service has told its time with the first answer', async () => {
    world.gateway.ahead = undefined;
    const now = world.clock.wall();
    const find = world.gateway.findByReference.bind(world.gateway);
    world.gateway.findByReference = (...wanted) => {
      world.gateway.ahead = 5 * HOUR;
      return find(...wanted);
    };
    await look();
    expect(asked).toEqual([now - 72 * HOUR, now - 24 * HOUR]);
  });

  test.each([
    [72, 0, true],
    [72, 72, true],
    [72, 23 - 72, false],
    [72, 24, false],
    [-72, 0, true],
    [-72, -72, true],
    [-72, -97, false],
    [72, 48, true],
    [72, 48 - MS, false],
    [72, 5 / 60, true],
    [72, 5 / 60 + MS, false],
    [72, -24, true],
    [-72, -96, true],
    [24 * 30, 0, true],
    [24 * 31, 0, false],
  ])(
    'and where a `Date` is %d hours from the till’s clock, a payment stamped %d hours from it counts: %s',
    async (ahead, stamped, counts) => {
      world.gateway.ahead = ahead * HOUR;
      const createdAt = world.clock.wall() + Math.round(stamped * HOUR);
      world.gateway.history.push({ trackingId: 'theirs', reference: 'A-1', createdAt });
      world.gateway.statuses.set('theirs', 'created');
      expect((await look()).payments).toHaveLength(counts ? 1 : 0);
    },
  );

  test('and of a history that goes back further than it was asked, what is older counts as little', async () => {
    const find = world.gateway.findByReference.bind(world.gateway);
    world.gateway.findByReference = (wanted) => find(wanted, 0);
    world.gateway.ahead = 72 * HOUR;
    const createdAt = world.clock.wall() - 24 * HOUR;
    for (const [nth, stamped] of [createdAt - 1, createdAt].entries())
      world.gateway.history.push({ trackingId: `theirs-${nth}`, reference: 'A-1', createdAt: stamped });
    expect((await look()).payments).toMatchObject([{ trackingId: 'theirs-1' }]);
  });
});

describe('a payment that another till asked for', () => {
  test.each([
    ['created', 'open'],
    ['processing', 'processing'],
    ['completed', 'paid'],
    ['overpaid', 'paid'],
    ['underpaid', 'over'],
    ['expired', 'over'],
    ['settling', 'unknown'],
  ] as const)('that is %s is told as %s', async (status, state) => {
    const createdAt = world.clock.wall();
    world.gateway.history.push({ trackingId: 'theirs', reference: 'A-1', createdAt });
    world.gateway.statuses.set('theirs', status);
    expect((await look()).payments).toEqual([{ trackingId: 'theirs', state, createdAt }]);
  });

  test('without a time is told without one', async () => {
    world.gateway.history.push({ trackingId: 'theirs', reference: 'A-1' });
    const [payment] = (await look()).payments;
    expect(payment).toStrictEqual({ trackingId: 'theirs', state: 'unknown' });
  });

  test('that cannot be read, or not in a second, is as the history says', async () => {
    const status = readStatus('completed');
    world.gateway.history.push({ trackingId: 'theirs', reference: 'A-1', status });
    expect((await look()).payments).toMatchObject([{ state: 'paid' }]);
    world.gateway.statuses.set('theirs', 'expired');
    world.gateway.readTakes = 2_000;
    expect((await look()).payments).toMatchObject([{ state: 'paid' }]);
    world.gateway.readTakes = 500;
    expect((await look()).payments).toMatchObject([{ state: 'over' }]);
  });

  test('and what was found counts when the second search, by the service’s clock, fails', async () => {
    world.gateway.ahead = undefined;
    world.gateway.statuses.set('theirs', 'completed');
    world.gateway.history.push({ trackingId: 'theirs', reference: 'A-1' });
    const find = world.gateway.findByReference.bind(world.gateway);
    world.gateway.findByReference = (...wanted) => {
      if (world.gateway.ahead !== undefined)
        return Promise.resolve({ kind: 'failed', failure: unreachable, payments: [] });
      world.gateway.ahead = 0;
      return find(...wanted);
    };
    expect(await look()).toEqual({
      failure: unreachable,
      payments: [{ trackingId: 'theirs', state: 'paid' }],
    });
  });

  test('is told however long its reading takes, and however the search ends', async () => {
    world.gateway.ahead = undefined;
    world.gateway.history.push({ trackingId: 'theirs', reference: 'A-1' });
    const find = world.gateway.findByReference.bind(world.gateway);
    world.gateway.findByReference = async (...wanted) => {
      if (world.gateway.ahead !== undefined) return new Promise(() => undefined);
      await world.clock.sleep(2_500, never);
      world.gateway.ahead = 0;
      return find(...wanted);
    };
    world.gateway.readTakes = 2_000;
    expect(await look()).toMatchObject({
      failure: { code: 'service-unreachable' },
      payments: [{ trackingId: 'theirs', state: 'unknown' }],
    });
  });
});
