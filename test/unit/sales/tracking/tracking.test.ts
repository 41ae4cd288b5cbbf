import { describe, expect, test } from 'vitest';
import { SalesWorld, unreachable } from '../../../support/worlds/sales-world.ts';
import { OUTCOMES } from '../../../../shared/payment/payment-status.ts';

describe('tracking a payment', () => {
  test('reads once a second while the payer is present', async () => {
    const world = new SalesWorld();
    await world.charge(100);
    await world.clock.advance(60_000);
    expect(world.gateway.reads.length).toBeGreaterThanOrEqual(60);
    expect(world.gateway.reads.length, '15 % of 600 reads a minute').toBeLessThanOrEqual(90);
  });

  test('counts the second from the start of a reading, however long the answer takes', async () => {
    const world = new SalesWorld();
    world.gateway.readTakes = 400;
    await world.charge(100);
    await world.clock.advance(10_000);
    expect(world.gateway.reads.length).toBeGreaterThanOrEqual(10);
  });

  test.each(OUTCOMES)('stops at %s and shows it', async (outcome) => {
    const world = new SalesWorld();
    const saleId = await world.charge(100);
    world.gateway.statuses.set('trk-1', outcome);
    await world.clock.advance(1_000);
    expect(world.sale(saleId).stage).toMatchObject({ name: 'final', outcome });
    expect(world.clock.pending()).toBe(0);
    const reads = world.gateway.reads.length;
    await world.clock.advance(60_000);
    expect(world.gateway.reads).toHaveLength(reads);
  });

  test('shows processing as seen, which is not paid', async () => {
    const world = new SalesWorld();
    const saleId = await world.charge(100);
    world.gateway.statuses.set('trk-1', 'processing');
    await world.clock.advance(1_000);
    expect(world.sale(saleId).stage.name).toBe('seen');
  });

  test.each(['settling', 'Completed', 7])(
    'reads on through a status it does not know: %s',
    async (status) => {
      const world = new SalesWorld();
      const saleId = await world.charge(100);
      world.gateway.statuses.set('trk-1', status);
      await world.clock.advance(1_000);
      expect(world.sale(saleId).stage).toMatchObject({ name: 'unrecognised', status: String(status) });
      world.gateway.statuses.set('trk-1', 'completed');
      await world.clock.advance(1_000);
      expect(world.sale(saleId).stage).toMatchObject({ name: 'final', outcome: 'completed' });
    },
  );

  test('does not take a reading of another payment for its own', async () => {
    const world = new SalesWorld();
    const saleId = await world.charge(100);
    world.gateway.stated.set('trk-1', { paymentId: 'pay_1' });
    world.gateway.statuses.set('trk-1', 'processing');
    await world.clock.advance(1_000);
    world.gateway.stated.set('trk-1', { paymentId: 'pay_2' });
    world.gateway.statuses.set('trk-1', 'completed');
    await world.clock.advance(60_000);
    expect(world.sale(saleId).stage).toMatchObject({
      name: 'seen',
      stale: { code: 'service-answer-unreadable' },
    });
    world.gateway.stated.set('trk-1', { paymentId: 'pay_1' });
    await world.clock.advance(10_000);
    expect(world.sale(saleId).stage).toMatchObject({ name: 'final', outcome: 'completed' });
  });

  test('a failed reading leaves the moment of the last good one as it was', async () => {
    const world = new SalesWorld();
    const saleId = await world.charge(100);
    await world.clock.advance(3_500);
    const { stage } = world.sale(saleId);
    const lastGoodReadAt = 'lastGoodReadAt' in stage ? stage.lastGoodReadAt : undefined;
    expect(lastGoodReadAt).toBeDefined();
    world.gateway.reachable = false;
    await world.clock.advance(60_000);
    expect(world.sale(saleId).stage).toMatchObject({ lastGoodReadAt });
  });

  test('keeps the code and says the status is unknown while the network is gone, then shows the truth', async () => {
    const world = new SalesWorld();
    const saleId = await world.charge(100);
    await world.clock.advance(3_000);
    world.gateway.reachable = false;
    await world.clock.advance(1_000);
    expect(world.sale(saleId).stage, 'one failed reading is a blip').not.toHaveProperty('stale');
    await world.clock.advance(600_000);
    expect(world.sale(saleId).stage).toMatchObject({
      name: 'waiting',
      url: 'https://pay.example.test/trk-1',
      stale: { code: 'service-unreachable' },
    });
    world.gateway.reachable = true;
    world.gateway.statuses.set('trk-1', 'completed');
    await world.clock.advance(10_000);
    expect(world.sale(saleId).stage).toMatchObject({ name: 'final', outcome: 'completed' });
  });

  test('after sleep a reading under way is given up and made afresh, and counts as no failure', async () => {
    const world = new SalesWorld();
    const saleId = await world.charge(100);
    await world.clock.advance(500);
    world.gateway.readTakes = 600_000;
    await world.clock.advance(1_000);
    world.gateway.readTakes = 0;
    world.gateway.statuses.set('trk-1', 'processing');
    const answer = world.sales.check(saleId);
    world.sales.reconnect();
    await world.clock.advance(1);
    expect(world.sale(saleId).stage.name).toBe('seen');
    expect(world.sale(saleId).stage).not.toHaveProperty('stale');
    expect(await answer).toMatchObject({ value: { verdict: { name: 'seen' } } });
  });

  test('reads every payment at once when one answer shows that the service is back', async () => {
    const world = new SalesWorld();
    const first = await world.charge(100);
    world.sales.leave(first, 'settled');
    await world.charge(200);
    world.gateway.reachable = false;
    await world.clock.advance(60_000);
    world.gateway.reachable = true;
    world.gateway.statuses.set('trk-1', 'completed');
    world.gateway.reads.length = 0;
    world.sales.wake();
    await world.clock.advance(0);
    expect(new Set(world.gateway.reads)).toEqual(new Set(['trk-1', 'trk-2']));
    expect(world.sale(first).stage.name).toBe('final');
  });

  test('flaky answers about one payment spend nothing of the budget of others', async () => {
    const readsOf = async (isFlaky: boolean): Promise<ReadonlyMap<string, number>> => {
      const world = new SalesWorld();
      const { gateway } = world;
      for (let n = 1; n <= 10; n += 1) world.sales.leave(await world.charge(100 + n), 'open');
      await world.clock.advance(10_000);
      gateway.reads.length = 0;
      const read = gateway.readTracking.bind(gateway);
      let turn = 0;
      gateway.readTracking = (trackingId, signal) => {
        const fails = isFlaky && trackingId === 'trk-1' && (turn += 1) % 2 === 1;
        if (!fails) return read(trackingId, signal);
        gateway.reads.push(trackingId);
        return Promise.resolve({ kind: 'failed', failure: unreachable });
      };
      await world.clock.advance(120_000);
      world.sales.stop();
      return new Map(
        [...gateway.statuses.keys()].map((id) => [id, gateway.reads.filter((one) => one === id).length]),
      );
    };
    const [steady, flaky] = [await readsOf(false), await readsOf(true)];
    expect(steady.size).toBe(10);
    for (const [trackingId, reads] of steady) {
      expect(reads, trackingId).toBeGreaterThanOrEqual(29);
      expect(Math.abs((flaky.get(trackingId) ?? 0) - reads), trackingId).toBeLessThanOrEqual(1);
    }
  });

  test('one stuck answer never delays another sale', async () => {
    const world = new SalesWorld();
    const stuck = await world.charge(100);
    world.sales.leave(stuck, 'settled');
    world.gateway.readTakes = 1_000_000;
    await world.clock.advance(5_000);
    world.gateway.readTakes = 0;
    const next = await world.charge(200);
    world.gateway.statuses.set('trk-2', 'completed');
    await world.clock.advance(1_000);
    expect(world.sale(next).stage.name).toBe('final');
  });

  test('a final reading that cannot be stored is not shown, and is read again', async () => {
    const world = new SalesWorld();
    const saleId = await world.charge(100);
    await world.clock.advance(1_000);
    world.ledger.refuses = true;
    world.gateway.statuses.set('trk-1', 'completed');
    await world.clock.advance(1_000);
    expect(world.sale(saleId).stage).toMatchObject({
      name: 'waiting',
      stale: { code: 'ledger-unavailable' },
    });
    world.ledger.refuses = false;
    await world.clock.advance(10_000);
    expect(world.sale(saleId).stage).toMatchObject({ name: 'final', outcome: 'completed' });
  });

  test('checking now resolves after a reading that began afterwards', async () => {
    const world = new SalesWorld();
    const saleId = await world.charge(100);
    await world.clock.advance(500);
    world.gateway.statuses.set('trk-1', 'completed');
    await world.sales.check(saleId);
    expect(world.sale(saleId).stage.name).toBe('final');
  });

  test('writes a reading only when it tells something new', async () => {
    const world = new SalesWorld();
    await world.charge(100);
    await world.clock.advance(60_000);
    expect(world.ledger.types().filter((type) => type === 'status-read')).toHaveLength(1);
  });
});
