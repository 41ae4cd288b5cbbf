import { beforeEach, describe, expect, test } from 'vitest';
import { MOST_PAYMENTS } from '../../../../src-main/sales/tracking/event-limits.ts';
import { lost, OrphanWorld } from '../../../support/worlds/orphan-world.ts';
import { unreachable } from '../../../support/worlds/sales-world.ts';
import type { Failure } from '../../../../shared/failure.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const unreadable: Failure = { action: 'report', code: 'service-answer-unreadable' };

let world: OrphanWorld;

beforeEach(() => {
  world = new OrphanWorld();
});

test('a payment that came with a history that cannot be read whole is taken, and the search is not over', async () => {
  const saleId = await world.stoppedAfterLostTry('A-1');
  world.historyShows('lost', 'A-1', 1, '1');
  const [payment] = world.gateway.history.slice(-1);
  world.gateway.lookup = { kind: 'failed', failure: unreadable, payments: payment ? [payment] : [] };
  await world.clock.advance(11 * SECOND);
  expect(world.found()).toEqual(['lost']);
  const checked = () => world.ledger.sale(saleId).filter(({ type }) => type === 'lost-tries-checked');
  expect(checked()).toEqual([]);
  await world.clock.advance(20 * MINUTE);
  expect(checked()).toMatchObject([{ failure: unreadable }]);
  expect(world.found()).toEqual(['lost']);
});

describe('the pace of a search', () => {
  test('is after 10 s, 30 s and then each minute, and where nothing is found nothing changes', async () => {
    await world.stoppedAfterLostTry();
    const { changes } = world;
    const events = world.ledger.events.length;
    await world.clock.advance(250 * SECOND);
    expect(world.searchedAt).toEqual([0, 10, 40, 100, 160, 220]);
    expect(world.ledger.events).toHaveLength(events);
    expect(world.changes).toBe(changes);
  });

  test('is after growing waits while the history fails, and nothing is read or recorded', async () => {
    world.gateway.lookup = { kind: 'failed', failure: unreachable };
    await world.stoppedAfterLostTry();
    const events = world.ledger.events.length;
    await world.clock.advance(30 * SECOND);
    expect(world.searchedAt).toEqual([0, 1, 3, 7, 15, 23]);
    expect(world.ledger.events).toHaveLength(events);
    expect(world.gateway.reads).toEqual([]);
  });

  test('is after growing waits while the ledger takes nothing', async () => {
    await world.stoppedAfterLostTry();
    world.historyShows('late', 'auto-1', 1);
    world.ledger.refuses = true;
    await world.clock.advance(12 * SECOND);
    world.ledger.refuses = false;
    await world.clock.advance(2 * SECOND);
    expect(world.searchedAt).toEqual([0, 10, 11, 13]);
    expect(world.found()).toEqual(['late']);
  });

  test('ends five minutes after the lost try, at once where the till is woken then, with no timer left', async () => {
    await world.stoppedAfterLostTry();
    await world.clock.advance(5 * MINUTE - 1);
    world.sales.wake();
    await world.clock.advance(0);
    expect(world.ledger.types()).not.toContain('lost-tries-checked');
    await world.clock.advance(1);
    world.sales.wake();
    await world.clock.advance(0);
    expect(world.searchedAt.slice(-2)).toEqual([299.999, 300]);
    expect(world.ledger.types().at(-1)).toBe('lost-tries-checked');
    expect(world.clock.pending()).toBe(0);
  });
});

test('an error that nobody expected in the record of a search is reported', async () => {
  const defect = new TypeError('nobody expected this');
  await world.stoppedAfterLostTry();
  world.historyShows('late', 'auto-1', 1);
  world.ledger.append = () => {
    throw defect;
  };
  await world.clock.advance(10 * SECOND);
  expect(world.unexpected).toEqual([['the search for lost payments', defect]]);
});

describe('an answer of the history that cannot be read', () => {
  beforeEach(() => {
    world.gateway.lookup = { kind: 'failed', failure: unreadable };
  });

  test('may be a passing fault', async () => {
    await world.stoppedAfterLostTry();
    world.historyShows('late', 'auto-1', 1);
    await world.clock.advance(4 * MINUTE);
    expect(world.ledger.types()).not.toContain('lost-tries-checked');
    world.gateway.lookup = undefined;
    await world.clock.advance(10 * SECOND);
    expect(world.found()).toEqual(['late']);
  });

  test('is told when it is so to the end of the search', async () => {
    const saleId = await world.stoppedAfterLostTry();
    await world.clock.advance(5 * MINUTE + 8 * SECOND);
    expect(world.ledger.events.at(-1)).toMatchObject({
      type: 'lost-tries-checked',
      saleId,
      failure: unreadable,
    });
    expect(world.clock.pending()).toBe(0);
  });
});

describe('a search begins again', () => {
  test('with a try that is lost after it has ended', async () => {
    for (let tries = 0; tries < 5; tries += 1) world.gateway.nextCreates.push(lost);
    const saleId = await world.charge(100);
    await world.clock.advance(10 * MINUTE);
    expect(world.ledger.types().at(-1)).toBe('lost-tries-checked');
    world.gateway.nextCreates.push((trackingId) => world.gateway.carryOutUnheard(trackingId));
    world.sales.resumeCreating(saleId);
    await world.clock.advance(11 * SECOND);
    expect(world.found()).toEqual(['trk-6']);
  });

  test('with a try that is lost in the moment in which it ends', async () => {
    world.gateway.nextCreates.push(lost);
    await world.charge(100);
    world.holdTries();
    world.onChange = () => {
      if (world.ledger.types().at(-1) === 'lost-tries-checked') world.answers[0]?.(lost());
    };
    await world.clock.advance(6 * MINUTE);
    expect(world.ledger.types()).toContain('lost-tries-checked');
    world.historyShows('late', 'auto-1', 2);
    await world.clock.advance(MINUTE);
    expect(world.found()).toEqual(['late']);
  });
});

describe('many payments', () => {
  test('are taken though they are more than are judged at a time, when the search would be over', async () => {
    await world.stoppedAfterLostTry();
    await world.clock.advance(290 * SECOND);
    for (let n = 0; n < 60; n += 1) world.historyShows(`late-${n}`, 'auto-1', 1);
    await world.clock.advance(5 * MINUTE);
    expect(world.found()).toHaveLength(60);
    expect(world.clock.pending()).toBe(0);
  });

  test('are not too many when they are just as many as are taken', async () => {
    await world.stoppedAfterLostTry();
    for (let n = 0; n < MOST_PAYMENTS; n += 1) world.historyShows(`late-${n}`, 'auto-1', 1);
    await world.clock.advance(7 * MINUTE);
    expect(world.found()).toHaveLength(MOST_PAYMENTS);
    expect(world.sales.view().alerts).toEqual([]);
  });

  test('are taken up to a number, its own and others together, and more than that are raised', async () => {
    const saleId = await world.stoppedAfterLostTry();
    for (let n = 0; n < 3 * MOST_PAYMENTS; n += 1)
      world.historyShows(`late-${n}`, 'auto-1', 1, n % 2 === 0 ? '1' : '5');
    await world.clock.advance(20 * MINUTE);
    expect([world.found().length, world.foreign().length]).toEqual([MOST_PAYMENTS / 2, MOST_PAYMENTS / 2]);
    expect(world.sales.view().alerts).toContainEqual(
      expect.objectContaining({
        saleId,
        kind: 'lost-unchecked',
        failure: expect.objectContaining({ action: 'report', code: 'service-answer-unreadable' }) as unknown,
      }),
    );
  });
});
