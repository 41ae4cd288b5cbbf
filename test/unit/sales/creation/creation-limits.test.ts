import { describe, expect, test } from 'vitest';
import { SalesWorld, unreachable } from '../../../support/worlds/sales-world.ts';
import type { Failure } from '../../../../shared/failure.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const unreadable: Failure = { action: 'report', code: 'service-answer-unreadable' };

function pausedOf(world: SalesWorld, saleId: string) {
  const { stage } = world.sale(saleId);
  return stage.name === 'creating' ? stage.paused : undefined;
}

describe('a day without a network', () => {
  test.each(['parked', 'on the screen'])(
    'leaves a sale that is %s few events, and it goes on',
    async (where) => {
      const world = new SalesWorld();
      world.gateway.reachable = false;
      const saleId = await world.charge(100);
      if (where === 'parked') world.sales.leave(saleId, 'open');
      await world.clock.advance(DAY);
      expect(world.ledger.events.length).toBeLessThan(40);
      expect(world.gateway.intents.length).toBeGreaterThan(100);
      expect(pausedOf(world, saleId)).toBeUndefined();
      world.gateway.reachable = true;
      await world.clock.advance(13 * MINUTE);
      expect(world.sale(saleId).stage.name).toBe('waiting');
    },
  );

  test('comes to an end after days: then a person decides, and a press is on record', async () => {
    const world = new SalesWorld();
    world.gateway.reachable = false;
    const saleId = await world.charge(100);
    world.sales.leave(saleId, 'open');
    await world.clock.advance(5 * DAY);
    expect(pausedOf(world, saleId)).toEqual({ reason: 'tries-exhausted', mayExist: 0 });
    const events = world.ledger.events.length;
    await world.clock.advance(DAY);
    expect(world.ledger.events).toHaveLength(events);
    expect(world.clock.pending()).toBe(0);
    world.gateway.reachable = true;
    world.sales.resumeCreating(saleId, 'c1');
    await world.clock.advance(1_000);
    expect(world.sale(saleId).stage.name).toBe('waiting');
    expect(world.ledger.events).toContainEqual(
      expect.objectContaining({ type: 'creation-resumed', saleId, by: 'c1' }),
    );
  });

  test.each([
    ['a press', (world: SalesWorld, saleId: string) => world.sales.resumeCreating(saleId)],
    ['bringing it to the screen', (world: SalesWorld, saleId: string) => world.sales.open(saleId, 'open')],
    ['the network', (world: SalesWorld) => world.sales.reconnect()],
    ['a new sign-in', (world: SalesWorld) => world.sales.wake()],
  ])('is over at once with %s', async (_what, act) => {
    const world = new SalesWorld();
    world.gateway.reachable = false;
    const saleId = await world.charge(100);
    world.sales.leave(saleId, 'open');
    await world.clock.advance(6 * 60 * MINUTE);
    world.gateway.reachable = true;
    act(world, saleId);
    await world.clock.advance(1);
    expect(world.sale(saleId).stage.name).toBe('waiting');
  });
});

test('tries that were never sent are on record as such, though the disk is full when the sale is stopped', async () => {
  const world = new SalesWorld();
  world.gateway.reachable = false;
  const saleId = await world.charge(100);
  await world.clock.advance(MINUTE);
  expect(world.ledger.events.at(-1)).toMatchObject({ type: 'create-tried', repeats: true });
  world.sales.stopCreating(saleId);
  world.ledger.refuses = true;
  await world.clock.advance(1_000);
  world.ledger.refuses = false;
  await world.clock.advance(MINUTE);
  expect(world.ledger.events.at(-1)).toMatchObject({ type: 'create-not-sent' });
});

test('tries that were never sent are on record as soon as a lost one turns out paid', async () => {
  const world = new SalesWorld();
  world.gateway.nextCreates.push((trackingId) => world.gateway.carryOutUnheard(trackingId));
  for (let n = 0; n < 15; n += 1)
    world.gateway.nextCreates.push(() => ({ kind: 'not-sent', failure: unreachable }));
  const saleId = await world.charge(100);
  world.sales.leave(saleId, 'open');
  await world.clock.advance(60 * MINUTE);
  expect(world.ledger.events.at(-1)).toMatchObject({ type: 'create-tried', repeats: true });
  const asked = world.gateway.intents.length;
  world.gateway.statuses.set('trk-1', 'completed');
  await world.clock.advance(20_000);
  expect(world.sale(saleId).stage).toMatchObject({ name: 'final', outcome: 'completed' });
  expect(world.gateway.intents).toHaveLength(asked);
  expect(world.ledger.events.at(-1)).toMatchObject({ type: 'create-not-sent' });
});

describe('answers that are lost', () => {
  test('five in a row make the till ask no more, and it says how many payments may exist', async () => {
    const world = new SalesWorld();
    world.gateway.createPayment = (intent) => {
      world.gateway.intents.push(intent);
      return Promise.resolve({ kind: 'lost', failure: unreachable });
    };
    const saleId = await world.charge(100);
    await world.clock.advance(60 * MINUTE);
    expect(world.gateway.intents).toHaveLength(5);
    expect(pausedOf(world, saleId)).toEqual({ reason: 'answers-lost', mayExist: 5 });
    world.sales.resumeCreating(saleId);
    await world.clock.advance(60 * MINUTE);
    expect(world.gateway.intents).toHaveLength(10);
    expect(pausedOf(world, saleId)).toEqual({ reason: 'answers-lost', mayExist: 10 });
    world.sales.stopCreating(saleId);
    expect(world.sale(saleId).stage.name).toBe('not-created');
    expect(world.unexpected).toEqual([]);
  });

  test('use up no more than three tries when they arrive and cannot be read, with a search before each', async () => {
    const world = new SalesWorld();
    const searchedAfter: number[] = [];
    const find = world.gateway.findByReference.bind(world.gateway);
    world.gateway.findByReference = (...wanted) => {
      searchedAfter.push(world.gateway.intents.length);
      return find(...wanted);
    };
    for (let n = 0; n < 450; n += 1) {
      world.gateway.nextCreates.push((trackingId) => {
        world.gateway.carryOut(trackingId);
        return { kind: 'lost', failure: unreadable };
      });
    }
    const saleId = await world.charge(100);
    await world.clock.advance(60 * MINUTE);
    expect(world.gateway.intents).toHaveLength(3);
    expect(new Set(searchedAfter)).toEqual(new Set([1, 2, 3]));
    expect(pausedOf(world, saleId)).toEqual({ reason: 'answers-unreadable', mayExist: 3 });
    expect(new Set(world.gateway.reads)).toEqual(new Set(['trk-1', 'trk-2', 'trk-3']));
  });

  test('are not made sooner because the network changes all the time, but by a person', async () => {
    const world = new SalesWorld();
    for (let n = 0; n < 9; n += 1)
      world.gateway.nextCreates.push(() => ({ kind: 'lost', failure: unreadable }));
    const saleId = await world.charge(100);
    for (let second = 1; second < 15; second += 1) {
      world.sales.reconnect();
      world.sales.wake();
      await world.clock.advance(1_000);
    }
    expect(world.gateway.intents).toHaveLength(1);
    world.sales.resumeCreating(saleId);
    await world.clock.advance(1);
    expect(world.gateway.intents).toHaveLength(2);
    world.sales.reconnect();
    await world.clock.advance(29_000);
    expect(world.gateway.intents).toHaveLength(2);
    await world.clock.advance(2_000);
    expect(world.gateway.intents).toHaveLength(3);
  });

  test('stay counted over a restart', async () => {
    const world = new SalesWorld();
    for (let n = 0; n < 9; n += 1)
      world.gateway.nextCreates.push(() => ({ kind: 'lost', failure: unreadable }));
    const saleId = await world.charge(100);
    await world.clock.advance(60 * MINUTE);
    await world.restart();
    await world.clock.advance(60 * MINUTE);
    expect(world.gateway.intents).toHaveLength(3);
    expect(world.sales.stopCreating(saleId)).toMatchObject({ ok: true });
    expect(world.sale(saleId).stage.name).toBe('not-created');
  });
});

describe('a gap in the record of a sale', () => {
  test('keeps the till from asking for a payment by itself, until somebody says so', async () => {
    const world = new SalesWorld();
    const saleId = await world.charge(100);
    await world.clock.advance(3_000);
    const at = world.ledger.events.findIndex(({ type }) => type === 'payment-created');
    world.ledger.events[at] = { type: 'record-damaged', saleId, at: world.clock.wall() };
    world.ledger.events.splice(at + 1);
    world.gateway.lookup = {
      kind: 'failed',
      failure: { action: 'fix-configuration', code: 'not-permitted' },
    };
    await world.restart();
    await world.clock.advance(60 * MINUTE);
    expect(world.gateway.intents).toHaveLength(1);
    expect(pausedOf(world, saleId)?.reason).toBe('record-damaged');
    world.sales.resumeCreating(saleId);
    await world.clock.advance(1_000);
    expect(world.gateway.intents).toHaveLength(2);
  });

  test('has the payment searched for, which then ends the sale as it does', async () => {
    const world = new SalesWorld();
    const saleId = await world.charge(100);
    world.gateway.statuses.set('trk-1', 'completed');
    const at = world.ledger.events.findIndex(({ type }) => type === 'payment-created');
    world.ledger.events[at] = { type: 'record-damaged', saleId, at: world.clock.wall() };
    world.ledger.events.splice(at + 1);
    await world.restart();
    await world.clock.advance(30_000);
    expect(world.sale(saleId).stage).toMatchObject({ name: 'final', outcome: 'completed' });
    expect(world.gateway.intents).toHaveLength(1);
  });

  test('readings name their payment also when the event that told of it is missing', async () => {
    const world = new SalesWorld();
    const saleId = await world.charge(100);
    await world.clock.advance(3_000);
    const at = world.ledger.events.findIndex(({ type }) => type === 'payment-created');
    world.ledger.events[at] = { type: 'record-damaged', saleId, at: world.clock.wall() };
    world.gateway.lookup = { kind: 'failed', failure: unreachable };
    world.gateway.statuses.set('trk-1', 'completed');
    await world.restart();
    await world.clock.advance(30_000);
    expect(world.sale(saleId).stage).toMatchObject({ name: 'final', outcome: 'completed' });
  });
});
