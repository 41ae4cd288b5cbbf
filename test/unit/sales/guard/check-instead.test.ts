import { beforeEach, describe, expect, test } from 'vitest';
import { SalesWorld } from '../../../support/worlds/sales-world.ts';
import type { CheckAnswer } from '../../../../shared/contract/sale-view.ts';

let world: SalesWorld;
beforeEach(() => {
  world = new SalesWorld();
});

async function check(saleId: string): Promise<CheckAnswer> {
  const answer = await world.sales.check(saleId);
  if (!answer.ok) throw new Error(answer.failure.code);
  return answer.value;
}

describe('“Customer says they paid?” names a payment of another till with this reference', () => {
  test.each([
    ['processing', true],
    ['completed', true],
    ['created', false],
    ['expired', false],
    ['settling', false],
  ])('that is %s: %s', async (status, named) => {
    const saleId = await world.charge(100, 'A-1');
    world.gateway.carryOut('open', 'A-1');
    world.gateway.carryOut('theirs', 'A-1');
    world.gateway.statuses.set('theirs', status);
    const instead = { reference: 'A-1', at: world.clock.wall() };
    expect(await check(saleId)).toStrictEqual({
      verdict: { name: 'not-seen' },
      ...(named && { instead }),
    });
  });

  test('and no time where the history states none', async () => {
    const saleId = await world.charge(100, 'A-1');
    world.gateway.statuses.set('theirs', 'completed');
    world.gateway.history.push({ trackingId: 'theirs', reference: 'A-1' });
    expect((await check(saleId)).instead).toStrictEqual({ reference: 'A-1' });
  });
});

describe('“Customer says they paid?” names a sale of this till of the same amount', () => {
  /** A parked sale A-1 of 1.00, its payment `trk-1`, and another one on the screen. */
  async function beside(): Promise<{ earlier: string; saleId: string }> {
    const earlier = await world.charge(100, 'A-1');
    world.sales.leave(earlier, 'open');
    return { earlier, saleId: await world.charge(100, 'B-2') };
  }

  test.each([
    ['processing', true],
    ['completed', true],
    ['created', false],
    ['expired', false],
  ])('that is %s: %s', async (status, named) => {
    const { earlier, saleId } = await beside();
    world.gateway.statuses.set('trk-1', status);
    const { verdict, instead } = await check(saleId);
    expect(verdict).toEqual({ name: 'not-seen' });
    if (named) expect(instead).toMatchObject({ reference: 'A-1', number: 1, saleId: earlier });
    else expect(instead).toBeUndefined();
  });

  test('not one that has never been read', async () => {
    world.gateway.nextCreates.push((trackingId) => ({ kind: 'created', trackingId, url: 'https://x.test/' }));
    const { saleId } = await beside();
    expect(await check(saleId)).toEqual({ verdict: { name: 'not-seen' } });
  });

  test('not one that has no code', async () => {
    world.gateway.reachable = false;
    const earlier = await world.charge(100, 'A-1', 'other-tills-unchecked');
    world.sales.leave(earlier, 'open');
    world.sales.stopCreating(earlier);
    world.gateway.reachable = true;
    expect(await check(await world.charge(100, 'B-2'))).toEqual({ verdict: { name: 'not-seen' } });
  });

  test('one of whose payments only that has money which nobody saw', async () => {
    world.gateway.nextCreates.push((trackingId) => world.gateway.carryOutUnheard(trackingId));
    const earlier = await world.charge(100, 'A-1');
    await world.clock.advance(20_000);
    world.sales.leave(earlier, 'open');
    const saleId = await world.charge(100, 'B-2');
    world.gateway.statuses.set('trk-1', 'processing');
    expect((await check(saleId)).instead).toMatchObject({ saleId: earlier });
  });

  test('not one that was left as paid: it has had its customer', async () => {
    const paid = await world.charge(100, 'A-1');
    world.gateway.statuses.set('trk-1', 'completed');
    await world.clock.advance(2_000);
    world.sales.leave(paid, 'settled');
    expect(await check(await world.charge(100, 'B-2'))).toEqual({ verdict: { name: 'not-seen' } });
  });
});
