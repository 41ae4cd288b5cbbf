import { describe, expect, test } from 'vitest';
import { paidAndLeft } from '../../../support/records/ended-sale.ts';
import { SalesWorld } from '../../../support/worlds/sales-world.ts';

describe('the guard by the service’s clock', () => {
  test.each([25, -25, 24 * 40, -24 * 40])(
    'a till’s clock that is set by %i hours hides no sale of the last day',
    async (hours) => {
      const world = new SalesWorld();
      world.gateway.ahead = 3_000;
      await paidAndLeft(world, 'A-1');
      world.clock.jumpWall(hours * 60 * 60_000);
      world.gateway.ahead = 3_000 - hours * 60 * 60_000;
      await world.restart();
      expect(await world.start(100, 'A-1')).toMatchObject({ failure: { code: 'reference-paid-before' } });
    },
  );

  test('nor a sale of the same amount minutes ago', async () => {
    const world = new SalesWorld();
    world.gateway.ahead = 0;
    world.sales.leave(await world.charge(100), 'open');
    world.clock.jumpWall(60 * 60_000);
    world.gateway.ahead = -60 * 60_000;
    expect(await world.start(100)).toMatchObject({ failure: { code: 'same-amount-open' } });
  });

  test.each([
    ['free, though the till’s clock was set back to before it', -26, true],
    [
      'asked about while it is of today by a till’s clock that was set back: one of the two is wrong',
      -24,
      false,
    ],
  ])('and one of the day before yesterday is %s', async (_, hours, isFree) => {
    const world = new SalesWorld();
    await paidAndLeft(world, 'A-1');
    await world.clock.advance(25 * 60 * 60_000);
    world.clock.jumpWall(hours * 60 * 60_000);
    world.gateway.ahead = -hours * 60 * 60_000;
    expect((await world.start(100, 'A-1')).ok).toBe(isFree);
  });

  test.each([25, -25])(
    'where the service has told no time, a clock set by %i hours hides nothing',
    async (hours) => {
      const world = new SalesWorld();
      world.gateway.ahead = undefined;
      await paidAndLeft(world, 'A-1');
      world.clock.jumpWall(hours * 60 * 60_000);
      expect(await world.start(100, 'A-1')).toMatchObject({ failure: { code: 'reference-paid-before' } });
    },
  );

  test('23 hours are within a day', async () => {
    const world = new SalesWorld();
    await paidAndLeft(world, 'A-1');
    await world.clock.advance(23 * 60 * 60_000);
    expect(await world.start(100, 'A-1')).toMatchObject({ failure: { code: 'reference-paid-before' } });
  });
});

describe('references that a person may have typed for one order', () => {
  test.each([['t5'], ['Ｔ５'], ['T\u20115', 'T-5'], ['cafe\u0301', 'CAFÉ'], ['a  b', 'A b'], ['T5\uFE0F']])(
    '%j meets the earlier sale, and is said to be written differently',
    async (typed, earlier = 'T5') => {
      const world = new SalesWorld();
      const saleId = await world.charge(100, earlier);
      world.sales.leave(saleId, 'open');
      expect(await world.start(100, typed)).toMatchObject({
        failure: {
          code: 'reference-in-use',
          saleId,
          earlier: { reference: earlier, writtenDifferently: true },
        },
      });
    },
  );

  test('a closed one too; it is stored and sent as it was typed', async () => {
    const world = new SalesWorld();
    await paidAndLeft(world, 'T5');
    expect(await world.start(100, 't5')).toMatchObject({ failure: { code: 'reference-paid-before' } });
    const saleId = await world.charge(100, 't5', 'reference-paid-before');
    expect(world.sale(saleId).reference).toBe('t5');
    expect(world.gateway.intents.at(-1)?.reference).toBe('t5');
  });

  test.each([
    ['T5', 'T 5'],
    ['T5', 'T-5'],
    ['T5', 'T50'],
  ])('%s and %s are two orders', async (earlier, typed) => {
    const world = new SalesWorld();
    world.sales.leave(await world.charge(100, earlier), 'open');
    expect((await world.start(101, typed)).ok).toBe(true);
  });
});
