import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LoneTracker, parked } from '../../../support/worlds/lone-tracker.ts';
import { SalesWorld, unreachable } from '../../../support/worlds/sales-world.ts';
import { settled } from '../../../support/worlds/virtual-clock.ts';
import { readStatus } from '../../../../shared/payment/payment-status.ts';
import type { TrackingAnswer } from '../../../../src-main/sales/ports.ts';

const SECOND = 1_000;

let world: SalesWorld;
beforeEach(() => {
  world = new SalesWorld();
});

const read = (status: string): Extract<TrackingAnswer, { kind: 'read' }> => ({
  kind: 'read',
  reading: { status: readStatus(status) },
});
const failed: TrackingAnswer = { kind: 'failed', failure: unreachable };

describe('what is known of the readings', () => {
  test('is nothing of a payment that is not read', async () => {
    const { tracker } = new LoneTracker(world);
    await tracker.checkNow('trk-1');
    expect(tracker.freshness('trk-1')).toBeUndefined();
    expect(tracker.isReadAfter('trk-1', -1)).toBe(false);
  });

  test('is how many failed, and no time of a good one before there was one', async () => {
    const saleId = await world.charge(100);
    const { tracker } = new LoneTracker(world);
    world.gateway.reachable = false;
    tracker.begin(saleId, 'trk-1');
    await world.clock.advance(0);
    expect(tracker.freshness('trk-1')).toStrictEqual({ failures: 1, failure: unreachable });
  });

  test('counts errors that nobody expected as failures', async () => {
    const saleId = await world.charge(100);
    world.gateway.readTracking = () => Promise.reject(new TypeError('nobody expected this'));
    const { tracker, unexpected } = new LoneTracker(world);
    tracker.begin(saleId, 'trk-1');
    await world.clock.advance(1_500);
    expect(unexpected).toHaveLength(2);
    expect(tracker.freshness('trk-1')).toMatchObject({ failures: 2, failure: { code: 'internal' } });
  });

  test('is shown of a parked sale when it is news: the first good one, each failure, and that all is well', async () => {
    const [saleId = ''] = await parked(world, 1);
    await world.clock.advance(10 * SECOND);
    const lone = new LoneTracker(world);
    const redrawnIn = async (seconds: number, reachable: boolean): Promise<number> => {
      world.gateway.reachable = reachable;
      const before = lone.redrawn;
      await world.clock.advance(seconds * SECOND);
      return lone.redrawn - before;
    };
    lone.tracker.begin(saleId, 'trk-1');
    expect(await redrawnIn(1, true)).toBe(1);
    expect(await redrawnIn(10, true)).toBe(0);
    expect(await redrawnIn(4, false)).toBe(1);
    expect(await redrawnIn(4, false)).toBe(1);
    expect(await redrawnIn(10, true)).toBe(1);
  });
});

describe('news from outside', () => {
  test('has the payment read at once, and only so often', async () => {
    const [saleId = ''] = await parked(world, 1);
    await world.clock.advance(10 * SECOND);
    const lone = new LoneTracker(world);
    const { tracker } = lone;
    expect(tracker.hasten('trk-1')).toBe('not-followed');
    tracker.begin(saleId, 'trk-1');
    await world.clock.advance(SECOND);
    const answered: string[] = [];
    for (let news = 0; news < 10; news++) {
      answered.push(tracker.hasten('trk-1'));
      await world.clock.advance(100);
    }
    expect(answered).toEqual([...Array<string>(8).fill('hastened'), 'held-back', 'held-back']);
    expect(lone.readAt('trk-1')).toHaveLength(9);
    expect(tracker.hasten('trk-2')).toBe('not-followed');
  });
});

describe('a reading under way', () => {
  let saleId: string;
  let lone: LoneTracker;
  let readings: ReturnType<LoneTracker['holdReadings']>;
  beforeEach(async () => {
    saleId = await world.charge(100);
    lone = new LoneTracker(world);
    readings = lone.holdReadings();
    lone.tracker.begin(saleId, 'trk-1');
  });

  test('that is given up is no failure, and who waits for one waits for the next', async () => {
    const { tracker } = lone;
    const checked = vi.fn<() => void>();
    void tracker.checkNow('trk-1').then(checked);
    await settled();
    tracker.readAfresh();
    expect(readings[0]?.signal.aborted).toBe(true);
    readings[0]?.answer(failed);
    await settled();
    expect(tracker.freshness('trk-1')).toStrictEqual({ failures: 0 });
    expect(checked).not.toHaveBeenCalled();
    readings[1]?.answer(read('created'));
    await settled();
    expect(checked).toHaveBeenCalledOnce();
  });

  test('that somebody asked for and that is given up is not theirs: they get the next one', async () => {
    const { tracker } = lone;
    await settled();
    readings[0]?.answer(read('created'));
    await settled();
    const checked = vi.fn<() => void>();
    void tracker.checkNow('trk-1').then(checked);
    await settled();
    tracker.readAfresh();
    readings[1]?.answer(failed);
    await settled();
    expect(checked).not.toHaveBeenCalled();
    readings[2]?.answer(read('created'));
    await settled();
    expect(checked).toHaveBeenCalledOnce();
  });

  test('that is given up and answered all the same counts', async () => {
    await settled();
    lone.tracker.readAfresh();
    readings[0]?.answer(read('completed'));
    await settled();
    expect(lone.store.find(saleId)?.end).toMatchObject({ outcome: 'completed' });
  });

  test('need not have begun when all are read afresh', () => {
    const { tracker } = new LoneTracker(world);
    tracker.begin(saleId, 'trk-1');
    expect(() => tracker.readAfresh()).not.toThrow();
  });

  test('ends with the tracker, as does the wait for it, and none begins after that', async () => {
    const { tracker } = lone;
    await settled();
    const checked = tracker.checkNow('trk-1');
    tracker.stop();
    await checked;
    expect(readings[0]?.signal.aborted).toBe(true);
    tracker.begin(saleId, 'trk-1');
    expect(tracker.freshness('trk-1')).toBeUndefined();
    await tracker.checkNow('trk-1');
    await settled();
    expect(readings).toHaveLength(1);
  });

  test('may find its sale closed', async () => {
    await settled();
    readings[0]?.answer(read('created'));
    await world.clock.advance(1_500);
    lone.record(saleId, { type: 'status-read', trackingId: 'trk-1', reading: read('expired').reading });
    lone.record(saleId, { type: 'sale-acknowledged' });
    expect(lone.store.find(saleId)).toBeUndefined();
    readings[1]?.answer(read('expired'));
    await world.clock.advance(10 * SECOND);
    expect(lone.unexpected).toEqual([]);
    expect(readings).toHaveLength(2);
    expect(world.clock.pending()).toBe(0);
  });
});
