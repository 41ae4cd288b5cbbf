import { describe, expect, test } from 'vitest';
import { SalesWorld } from '../../../support/worlds/sales-world.ts';
import { settled } from '../../../support/worlds/virtual-clock.ts';

/** A till whose history holds a paid payment of another till for A-1, and counts how often it is asked. */
function worldWithTheirs(): { world: SalesWorld; asked: string[] } {
  const world = new SalesWorld();
  world.gateway.carryOut('theirs', 'A-1');
  world.gateway.statuses.set('theirs', 'completed');
  const asked: string[] = [];
  const find = world.gateway.findByReference.bind(world.gateway);
  world.gateway.findByReference = (reference, since) => {
    asked.push(reference);
    return find(reference, since);
  };
  return { world, asked };
}

describe('looking ahead while the amount is typed', () => {
  test('serves the guard, which asks no second time', async () => {
    const { world, asked } = worldWithTheirs();
    world.sales.prefetchDuplicates(' A-1 ');
    await settled();
    expect(await world.start(100, 'A-1')).toMatchObject({ failure: { code: 'reference-paid-before' } });
    expect(asked).toEqual(['A-1']);
  });

  test('goes on where it is begun again; what has answered is asked for anew', async () => {
    const { world, asked } = worldWithTheirs();
    world.sales.prefetchDuplicates('A-1');
    world.sales.prefetchDuplicates('A-1');
    expect(asked).toEqual(['A-1']);
    await settled();
    world.sales.prefetchDuplicates('A-1');
    expect(asked).toEqual(['A-1', 'A-1']);
  });

  test('is used once: a second press asks anew', async () => {
    const { world, asked } = worldWithTheirs();
    world.sales.prefetchDuplicates('A-1');
    await world.start(100, 'A-1');
    await world.start(100, 'A-1');
    expect(asked).toEqual(['A-1', 'A-1']);
  });

  test('counts for ten seconds and for its own reference only', async () => {
    const { world, asked } = worldWithTheirs();
    world.sales.prefetchDuplicates('A-1');
    await world.clock.advance(10_001);
    await world.start(100, 'A-1');
    world.sales.prefetchDuplicates('B-2');
    expect(await world.start(100, 'A-1')).toMatchObject({ failure: { code: 'reference-paid-before' } });
    expect(asked).toEqual(['A-1', 'A-1', 'B-2', 'A-1']);
  });

  test('counts for the whole of the tenth second, however long the computer has been on', async () => {
    const { world, asked } = worldWithTheirs();
    await world.clock.advance(60_000);
    world.sales.prefetchDuplicates('A-1');
    await world.clock.advance(10_000);
    await world.start(100, 'A-1');
    expect(asked).toEqual(['A-1']);
  });

  test('counts for nothing once the computer has slept', async () => {
    const { world, asked } = worldWithTheirs();
    world.sales.prefetchDuplicates('A-1');
    await settled();
    world.clock.suspend(8 * 60 * 60_000);
    await world.start(100, 'A-1');
    expect(asked).toEqual(['A-1', 'A-1']);
  });

  test('asks for nothing that no sale could have as its reference', () => {
    const { world, asked } = worldWithTheirs();
    for (const reference of ['', '  ', 'A\u0007', 'x'.repeat(65)]) world.sales.prefetchDuplicates(reference);
    expect(asked).toEqual([]);
  });
});
