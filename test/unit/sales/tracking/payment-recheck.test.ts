import { beforeEach, describe, expect, test } from 'vitest';
import { SalesWorld } from '../../../support/worlds/sales-world.ts';

let world: SalesWorld;
let saleId: string;

/** A sale whose payment, `P-1`, has expired. */
beforeEach(async () => {
  world = new SalesWorld();
  saleId = await world.charge(100, 'A-1');
  world.gateway.stated.set('trk-1', { paymentId: 'P-1' });
  world.gateway.statuses.set('trk-1', 'expired');
  await world.clock.advance(2_000);
});

const readings = () => world.ledger.types().filter((type) => type === 'status-read').length;

describe('a payment that has ended and is read once more', () => {
  test('is on record again only where it tells something new', async () => {
    const before = readings();
    await world.sales.check(saleId);
    expect(readings()).toBe(before);
    world.gateway.statuses.set('trk-1', 'completed');
    await world.sales.check(saleId);
    expect(readings()).toBe(before + 1);
  });

  test('is on record once, though two have asked at the same time', async () => {
    const before = readings();
    world.gateway.statuses.set('trk-1', 'completed');
    world.gateway.readTakes = 500;
    const both = [world.sales.check(saleId), world.sales.check(saleId)];
    await world.clock.advance(1_000);
    expect(await Promise.all(both)).toMatchObject([
      { value: { verdict: { name: 'paid' } } },
      { value: { verdict: { name: 'paid' } } },
    ]);
    expect(readings()).toBe(before + 1);
  });

  test('is not what an answer about another payment says', async () => {
    const before = readings();
    world.gateway.stated.set('trk-1', { paymentId: 'P-2' });
    world.gateway.statuses.set('trk-1', 'completed');
    expect(await world.sales.check(saleId)).toMatchObject({
      value: { verdict: { name: 'unknown', failure: { code: 'service-answer-unreadable' } } },
    });
    expect(readings()).toBe(before);
    expect(world.sales.view().alerts).toEqual([]);
  });
});

test('what another reading has learnt meanwhile of which payment it is counts', async () => {
  world = new SalesWorld();
  saleId = await world.charge(100, 'A-1');
  world.gateway.statuses.set('trk-1', 'expired');
  await world.clock.advance(2_000);
  const readAfter = (ms: number) => {
    world.gateway.readTakes = ms;
    return world.sales.check(saleId);
  };
  const both = [readAfter(500), readAfter(1_000)];
  world.gateway.stated.set('trk-1', { paymentId: 'P-1' });
  world.gateway.statuses.set('trk-1', 'completed');
  await world.clock.advance(600);
  const before = readings();
  world.gateway.stated.set('trk-1', { paymentId: 'P-2' });
  world.gateway.statuses.set('trk-1', 'invalid');
  await world.clock.advance(600);
  await Promise.all(both);
  expect(readings()).toBe(before);
});

test.each(['trk-1', 'trk-2'])('of two payments %s is compared with its own last reading', async (paid) => {
  world = new SalesWorld();
  world.gateway.nextCreates.push((trackingId) => world.gateway.carryOutUnheard(trackingId));
  for (const [nth, trackingId] of ['trk-1', 'trk-2'].entries())
    world.gateway.stated.set(trackingId, { paymentId: `P-${nth}` });
  saleId = await world.charge(100, 'A-1');
  await world.clock.advance(60_000);
  for (const trackingId of ['trk-1', 'trk-2']) world.gateway.statuses.set(trackingId, 'expired');
  await world.clock.advance(10 * 60_000);
  world.gateway.statuses.set(paid, 'completed');
  expect(await world.sales.check(saleId)).toMatchObject({ value: { verdict: { name: 'paid' } } });
});
