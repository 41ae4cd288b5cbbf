import { beforeEach, describe, expect, test } from 'vitest';
import { lost, notSent, OrphanWorld } from '../../../support/worlds/orphan-world.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

let world: OrphanWorld;

beforeEach(() => {
  world = new OrphanWorld();
});

describe('while tries go on', () => {
  beforeEach(async () => {
    world.gateway.nextCreates.push(lost);
    await world.charge(100);
    world.holdTries();
  });

  test('what a lost try has made is taken', async () => {
    await world.clock.advance(5 * SECOND);
    world.historyShows('late', 'auto-1', 0);
    await world.clock.advance(5 * SECOND);
    expect(world.answers).toHaveLength(1);
    expect(world.found()).toEqual(['late']);
  });

  test('what is too new for the lost ones is raised once no try is under way', async () => {
    await world.clock.advance(290 * SECOND);
    world.historyShows('newer', 'auto-1', 200);
    await world.clock.advance(2 * MINUTE);
    expect(world.foreign()).toEqual([]);
    world.answers[0]?.({ kind: 'created', trackingId: 'own', url: 'https://pay.example.test/own' });
    await world.clock.advance(MINUTE);
    expect(world.foreign()).toEqual(['newer']);
    expect(world.found()).toEqual([]);
  });

  test.each([true, false])(
    'what was made by one that was lost while the search ran is taken, seen by that search: %s',
    async (seen) => {
      await world.clock.advance(5 * MINUTE);
      world.heldAnswers = [];
      await world.clock.advance(40 * SECOND);
      expect(world.heldAnswers).toHaveLength(1);
      world.answers[0]?.(notSent());
      await world.clock.advance(10 * SECOND);
      world.answers[1]?.(lost());
      await world.clock.advance(0);
      if (seen) world.historyShows('late', 'auto-1', 345);
      for (const goOn of world.heldAnswers) goOn();
      world.heldAnswers = undefined;
      await world.clock.advance(0);
      if (!seen) world.historyShows('late', 'auto-1', 345);
      await world.clock.advance(2 * MINUTE);
      expect(world.foreign()).toEqual([]);
      expect(world.found()).toEqual(['late']);
    },
  );
});

describe('with another sale beside it', () => {
  let first: string;
  beforeEach(async () => {
    first = await world.stoppedAfterLostTry('A-1');
    await world.clock.advance(5 * SECOND);
  });

  test('a payment is found though a sale of another reference is being created', async () => {
    world.holdTries();
    await world.charge(100, 'B-2');
    world.historyShows('late', 'A-1', 1);
    await world.clock.advance(5 * SECOND);
    expect(world.found()).toEqual(['late']);
  });

  test('a payment is found though another sale of its reference waits for its customer', async () => {
    await world.charge(100, 'A-1');
    world.historyShows('late', 'A-1', 1);
    await world.clock.advance(5 * SECOND);
    expect(world.found()).toEqual(['late']);
    expect(world.ledger.saleOfPayment('late')).toBe(first);
  });

  test('the search is not over while the other, of its reference, is being created', async () => {
    world.holdTries();
    await world.charge(100, 'A-1');
    await world.clock.advance(6 * MINUTE);
    expect(world.ledger.types()).not.toContain('lost-tries-checked');
    world.answers[0]?.({ kind: 'created', trackingId: 'theirs', url: 'https://pay.example.test/theirs' });
    await world.clock.advance(MINUTE);
    expect(world.ledger.types()).toContain('lost-tries-checked');
  });

  test('what a lost try of the other has made is the other’s', async () => {
    world.gateway.nextCreates.push(lost, ...Array.from({ length: 9 }, () => notSent));
    const second = await world.charge(100, 'A-1');
    world.historyShows('late', 'A-1', 5);
    await world.clock.advance(20 * SECOND);
    expect(world.found()).toEqual(['late']);
    expect(world.ledger.saleOfPayment('late')).toBe(second);
  });

  test('what the other is shown while the payment is read is the other’s', async () => {
    world.holdTries();
    const second = await world.charge(100, 'A-1');
    world.historyShows('theirs', 'A-1', 5);
    world.gateway.readTakes = 5 * SECOND;
    await world.clock.advance(7 * SECOND);
    expect(world.gateway.reads).toEqual(['theirs']);
    world.answers[0]?.({ kind: 'created', trackingId: 'theirs', url: 'https://pay.example.test/theirs' });
    await world.clock.advance(5 * SECOND);
    expect(world.ledger.saleOfPayment('theirs')).toBe(second);
    expect(world.found()).toEqual([]);
  });
});
