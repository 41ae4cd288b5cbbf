import { describe, expect, test } from 'vitest';
import { SalesWorld, unreachable } from '../../../support/worlds/sales-world.ts';
import type { CheckAnswer } from '../../../../shared/contract/sale-view.ts';

describe('“Customer says they paid?”', () => {
  test.each([
    ['created', { name: 'not-seen' }],
    ['processing', { name: 'seen' }],
    ['completed', { name: 'paid' }],
    ['overpaid', { name: 'paid' }],
    ['underpaid', { name: 'not-paid', outcome: 'underpaid' }],
    ['expired', { name: 'not-paid', outcome: 'expired' }],
    ['settling', { name: 'unrecognised', status: 'settling' }],
  ])('reads the payment once more: %s', async (status, verdict) => {
    const { world, saleId } = await shown();
    world.gateway.statuses.set('trk-1', status);
    expect(await check(world, saleId)).toEqual({ verdict });
  });

  test('says what came for a payment that was cancelled', async () => {
    const { world, saleId } = await shown();
    world.gateway.statuses.set('trk-1', 'cancelled');
    world.gateway.stated.set('trk-1', { received: '40.00 USDC' });
    const { verdict } = await check(world, saleId);
    expect(verdict).toEqual({ name: 'not-paid', outcome: 'cancelled', received: '40.00 USDC' });
  });

  test('says that it is unknown when the service cannot be asked', async () => {
    const { world, saleId } = await shown();
    world.gateway.reachable = false;
    const answer = await check(world, saleId);
    expect(answer.verdict).toMatchObject({ name: 'unknown', failure: { code: 'service-unreachable' } });
  });

  test('answers within eight seconds', async () => {
    const { world, saleId } = await shown();
    world.gateway.readTakes = 600_000;
    const answer = world.sales.check(saleId);
    await world.clock.advance(8_000);
    expect(await answer).toMatchObject({ value: { verdict: { name: 'unknown' } } });
  });

  test('reads an outcome once more that said not paid', async () => {
    const { world, saleId } = await shown();
    world.gateway.statuses.set('trk-1', 'expired');
    await world.clock.advance(1_000);
    world.gateway.statuses.set('trk-1', 'completed');
    expect((await check(world, saleId)).verdict).toEqual({ name: 'paid' });
  });

  test('says that nobody can have paid while no code was shown', async () => {
    const world = new SalesWorld();
    world.gateway.reachable = false;
    const saleId = await world.charge(100);
    expect((await check(world, saleId)).verdict).toEqual({ name: 'no-code' });
  });

  describe('where the event that showed the code cannot be read any more', () => {
    test.each([
      ['created', { name: 'not-seen' }],
      ['processing', { name: 'seen' }],
      ['underpaid', { name: 'not-paid', outcome: 'underpaid' }],
    ])('goes by the payment that was found: %s', async (status, verdict) => {
      const { world, saleId } = await shown();
      await world.damage('payment-created');
      world.gateway.statuses.set('trk-1', status);
      expect((await check(world, saleId)).verdict).toEqual(verdict);
    });

    test('says that it is unknown while none is found, also after somebody gave the sale up', async () => {
      const { world, saleId } = await shown();
      world.gateway.reachable = false;
      await world.damage('payment-created', 'status-read');
      const unknown = { name: 'unknown', failure: { code: 'ledger-unreadable' } };
      expect((await check(world, saleId)).verdict).toMatchObject(unknown);
      world.sales.stopCreating(saleId);
      expect((await check(world, saleId)).verdict).toMatchObject(unknown);
    });
  });

  test('says that it is unknown when its code was shown while the others were read, and nobody has read it', async () => {
    const world = new SalesWorld();
    world.gateway.reachable = false;
    const saleId = await world.charge(100, 'A-1', 'other-tills-unchecked');
    const find = world.gateway.findByReference.bind(world.gateway);
    world.gateway.findByReference = async (...asked) => {
      await world.clock.sleep(1_000);
      return find(...asked);
    };
    const answer = world.sales.check(saleId);
    world.gateway.reachable = true;
    world.gateway.readTakes = 3_000;
    world.sales.reconnect();
    await world.clock.advance(1_000);
    expect(world.sale(saleId).stage.name).toBe('waiting');
    expect(await answer).toEqual({
      ok: true,
      value: { verdict: { name: 'unknown', failure: unreachable } },
    });
  });

  test('says what it could not look for without a credential for history', async () => {
    const { world, saleId } = await shown();
    const failure = { action: 'fix-configuration', code: 'not-permitted' } as const;
    world.gateway.lookup = { kind: 'failed', failure };
    expect(await check(world, saleId)).toEqual({ verdict: { name: 'not-seen' }, historyUnchecked: failure });
  });

  test('reads a sale once more that is closed, and opens it again for what is new', async () => {
    const { world, saleId } = await shown();
    world.gateway.statuses.set('trk-1', 'expired');
    await world.clock.advance(1_000);
    world.sales.leave(saleId, 'settled');
    expect(world.ledger.closed.has(saleId)).toBe(true);
    world.gateway.statuses.set('trk-1', 'completed');
    expect((await check(world, saleId)).verdict).toEqual({ name: 'paid' });
    expect(world.sales.view().alerts).toMatchObject([{ saleId, kind: 'outcome-changed' }]);
  });

  test('a sale that this till never made is said to be unknown', async () => {
    const answer = await new SalesWorld().sales.check('nobody');
    expect(answer).toMatchObject({ ok: false, failure: { code: 'sale-not-found' } });
  });
});

async function shown(reference = ''): Promise<{ world: SalesWorld; saleId: string }> {
  const world = new SalesWorld();
  return { world, saleId: await world.charge(100, reference) };
}

async function check(world: SalesWorld, saleId: string): Promise<CheckAnswer> {
  const answer = await world.sales.check(saleId);
  if (!answer.ok) throw new Error(answer.failure.code);
  return answer.value;
}
