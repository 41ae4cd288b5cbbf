import { beforeEach, describe, expect, test } from 'vitest';
import { LoneTracker, parked } from '../../../support/worlds/lone-tracker.ts';
import { SalesWorld } from '../../../support/worlds/sales-world.ts';

const SECOND = 1_000;

let world: SalesWorld;
beforeEach(() => {
  world = new SalesWorld();
});

describe('how often a payment is read', () => {
  test('each second on the screen, however pauses are varied', async () => {
    const saleId = await world.charge(100);
    const lone = new LoneTracker(world);
    lone.random = 0.99;
    lone.tracker.begin(saleId, 'trk-1');
    await world.clock.advance(3_500);
    expect(lone.readAt('trk-1')).toEqual([0, 1, 2, 3]);
  });

  test('ever more slowly while it fails', async () => {
    const saleId = await world.charge(100);
    const lone = new LoneTracker(world);
    world.gateway.reachable = false;
    lone.tracker.begin(saleId, 'trk-1');
    await world.clock.advance(30 * SECOND);
    expect(lone.readAt('trk-1')).toEqual([0, 1, 3, 7, 15, 23]);
  });

  test('ever more slowly while the ledger does not take it: it does not count as read', async () => {
    const saleId = await world.charge(100);
    const lone = new LoneTracker(world);
    world.gateway.statuses.set('trk-1', 'processing');
    world.ledger.refuses = true;
    lone.tracker.begin(saleId, 'trk-1');
    await world.clock.advance(30 * SECOND);
    expect(lone.readAt('trk-1')).toEqual([0, 1, 3, 7, 15, 23]);
    expect(lone.tracker.isReadAfter('trk-1', 0)).toBe(false);
  });

  test.each([
    ['one parked beside one on the screen: not slowed down by that one', 1, true, [0, 10, 20, 30]],
    ['two parked: each half as often', 2, false, [0, 20]],
  ])('with few reads a minute, %s', async (_, others, isShown, times) => {
    const saleIds = [...(await parked(world, others))];
    if (isShown) saleIds.push(await world.charge(5_000));
    const lone = new LoneTracker(world);
    world.gateway.readsPerMinute = () => 20;
    saleIds.forEach((saleId, n) => lone.tracker.begin(saleId, `trk-${n + 1}`));
    await world.clock.advance(35 * SECOND);
    expect(lone.readAt('trk-1')).toEqual(times);
  });

  test('with few reads a minute, not sooner beside one on the screen that nobody reads any more', async () => {
    const saleIds = await parked(world, 2);
    await world.charge(5_000);
    const lone = new LoneTracker(world);
    world.gateway.readsPerMinute = () => 20;
    saleIds.forEach((saleId, n) => lone.tracker.begin(saleId, `trk-${n + 1}`));
    await world.clock.advance(35 * SECOND);
    expect(lone.readAt('trk-1')).toEqual([0, 20]);
  });

  test.each([
    ['beside the shown one', false, 'trk-2'],
    ['of a sale that was stopped', true, undefined],
  ])('each 15 s where nobody saw its code: %s', async (_, isStopped, shown) => {
    world.gateway.nextCreates.push((trackingId) => world.gateway.carryOutUnheard(trackingId));
    const saleId = await world.charge(100);
    if (isStopped) world.sales.stopCreating(saleId);
    await world.clock.advance(2 * SECOND);
    const lone = new LoneTracker(world);
    lone.tracker.begin(saleId, 'trk-1');
    if (shown !== undefined) lone.tracker.begin(saleId, shown);
    await world.clock.advance(35 * SECOND);
    expect(lone.readAt('trk-1')).toEqual([0, 15, 30]);
  });

  test('by one loop, also where it is begun twice', async () => {
    const saleId = await world.charge(100);
    const lone = new LoneTracker(world);
    lone.tracker.begin(saleId, 'trk-1');
    lone.tracker.begin(saleId, 'trk-1');
    await world.clock.advance(1_500);
    expect(lone.readAt('trk-1')).toEqual([0, 1]);
  });

  test('at once when its sale comes to the screen, and no other then', async () => {
    const [first = ''] = await parked(world, 2);
    await world.clock.advance(10 * SECOND);
    world.gateway.reads.length = 0;
    world.sales.open(first, 'open');
    await world.clock.advance(0);
    expect(world.gateway.reads).toEqual(['trk-1']);
  });
});

describe('when one of those that failed answers again', () => {
  /** Two parked ones, begun half a second apart in a world where readings fail. */
  async function twoApart(spoil: () => void): Promise<LoneTracker> {
    const [first = '', second = ''] = await parked(world, 2);
    const lone = new LoneTracker(world);
    spoil();
    lone.tracker.begin(first, 'trk-1');
    await world.clock.advance(500);
    lone.tracker.begin(second, 'trk-2');
    return lone;
  }

  test('the others that failed are read with it', async () => {
    const lone = await twoApart(() => (world.gateway.reachable = false));
    await world.clock.advance(20 * SECOND);
    world.gateway.reachable = true;
    await world.clock.advance(8 * SECOND);
    expect(lone.readAt('trk-1')).toEqual([0, 4, 8, 12, 20, 28]);
    expect(lone.readAt('trk-2')).toEqual([0.5, 4.5, 8.5, 12.5, 20.5, 28]);
  });

  test('but the ledger does not take it, the others keep their pace', async () => {
    const lone = await twoApart(() => {
      world.gateway.statuses.set('trk-1', 'processing');
      world.gateway.statuses.delete('trk-2');
      world.ledger.refuses = true;
    });
    await world.clock.advance(28 * SECOND);
    expect(lone.readAt('trk-1')).toEqual([0, 4, 8, 12, 20, 28]);
    expect(lone.readAt('trk-2')).toEqual([0.5, 4.5, 8.5, 12.5, 20.5, 28.5]);
  });
});
