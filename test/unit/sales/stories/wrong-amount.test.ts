import { describe, expect, test } from 'vitest';
import { SalesWorld } from '../../../support/worlds/sales-world.ts';

/** A sale whose amount was wrong: its code, `trk-1`, is withdrawn. */
async function withdrawn(reference = 'A-1'): Promise<{ world: SalesWorld; earlier: string }> {
  const world = new SalesWorld();
  const earlier = await world.charge(100, reference);
  expect(world.sales.withdrawCode(earlier)).toEqual({ ok: true, value: { withdrawn: true } });
  return { world, earlier };
}

describe('a withdrawn code', () => {
  test('leaves the screen, and does not come back with its sale, nor after a restart', async () => {
    const { world, earlier } = await withdrawn();
    expect(world.sales.view().currentSaleId).toBeUndefined();
    world.sales.open(earlier, 'open');
    expect(world.sale(earlier)).toMatchObject({ parked: false, stage: { name: 'waiting', withdrawn: true } });
    await world.restart();
    expect(world.sale(earlier).stage).toMatchObject({ name: 'waiting', withdrawn: true });
  });

  test('is on record once, however often it is asked for', async () => {
    const { world, earlier } = await withdrawn();
    world.sales.open(earlier, 'open');
    world.sales.withdrawCode(earlier);
    expect(world.ledger.types().filter((type) => type === 'code-withdrawn')).toHaveLength(1);
    expect(world.sales.view().currentSaleId).toBeUndefined();
  });

  test('is followed to its end', async () => {
    const { world, earlier } = await withdrawn();
    world.gateway.statuses.set('trk-1', 'completed');
    await world.clock.advance(10_000);
    expect(world.sale(earlier).stage).toMatchObject({ name: 'final', outcome: 'completed' });
  });

  test.each(['processing', 'completed'])(
    'stays where it is when its payment is %s by then: the screen has more to say than a wrong amount',
    async (status) => {
      const world = new SalesWorld();
      const saleId = await world.charge(100, 'A-1');
      world.gateway.statuses.set('trk-1', status);
      await world.clock.advance(2_000);
      expect(world.sales.withdrawCode(saleId)).toEqual({ ok: true, value: { withdrawn: false } });
      expect(world.sales.view().currentSaleId).toBe(saleId);
      expect(world.ledger.types()).not.toContain('code-withdrawn');
    },
  );

  test('is none before there is a code, or of a sale that nobody knows', async () => {
    const world = new SalesWorld();
    world.gateway.reachable = false;
    const saleId = await world.charge(100);
    expect(world.sales.withdrawCode(saleId)).toEqual({ ok: true, value: { withdrawn: false } });
    expect(world.sales.withdrawCode('nobody')).toMatchObject({ failure: { code: 'sale-not-found' } });
  });
});

describe('the same order, charged anew', () => {
  test('is warned of the code that can still be paid, which the cashier may override, on record', async () => {
    const { world, earlier } = await withdrawn();
    const again = await world.start(200, 'A-1');
    expect(again).toMatchObject({ failure: { code: 'code-withdrawn', saleId: earlier } });
    const later = await world.charge(200, 'A-1', 'code-withdrawn');
    expect(world.ledger.sale(later)).toMatchObject([
      { type: 'sale-started' },
      { type: 'guard-overridden', warning: 'code-withdrawn', earlierSaleId: earlier },
      ...world.ledger.sale(later).slice(2),
    ]);
  });

  test('is refused once money is seen for the withdrawn code', async () => {
    const { world, earlier } = await withdrawn();
    world.gateway.statuses.set('trk-1', 'processing');
    await world.clock.advance(1_000);
    const again = await world.start(200, 'A-1', 'code-withdrawn');
    expect(again).toMatchObject({ failure: { code: 'reference-in-use', saleId: earlier } });
  });

  test('is warned of a payment that cannot be read as of any other', async () => {
    const { world } = await withdrawn();
    world.gateway.reachable = false;
    const again = await world.start(200, 'A-1', 'code-withdrawn');
    expect(again).toMatchObject({ failure: { code: 'earlier-payment-unreadable' } });
  });

  test('is warned of a code that was shown and withdrawn while the guard looked, and that nobody has read', async () => {
    const world = new SalesWorld();
    const expired = await world.charge(100, 'A-1');
    world.gateway.statuses.set('trk-1', 'expired');
    await world.clock.advance(10_000);
    world.sales.leave(expired, 'settled');
    world.gateway.reachable = false;
    const earlier = await world.charge(100, 'A-1', 'other-tills-unchecked');
    world.sales.leave(earlier, 'open');
    world.gateway.reachable = true;
    world.gateway.readTakes = 3_000;
    const again = world.start(200, 'A-1', 'other-tills-unchecked');
    world.sales.open(earlier, 'open');
    await world.clock.advance(1_000);
    expect(world.sales.withdrawCode(earlier)).toEqual({ ok: true, value: { withdrawn: true } });
    await world.clock.advance(5_000);
    expect(await again).toMatchObject({ failure: { code: 'earlier-payment-unreadable', saleId: earlier } });
  });

  test('goes through unasked once the withdrawn code has expired', async () => {
    const { world } = await withdrawn();
    world.gateway.statuses.set('trk-1', 'expired');
    expect((await world.start(200, 'A-1')).ok).toBe(true);
  });

  test('is raised when both codes are paid after all', async () => {
    const { world } = await withdrawn();
    const later = await world.charge(200, 'A-1', 'code-withdrawn');
    world.gateway.statuses.set('trk-1', 'completed');
    world.gateway.statuses.set('trk-2', 'completed');
    await world.clock.advance(10_000);
    expect(world.sales.view().alerts).toMatchObject([
      // What was paid for the wrong amount goes back, though the later sale is for another.
      { saleId: later, kind: 'paid-beside', earlierNumber: 1, earlierAmount: { minor: 100 } },
    ]);
  });
});
