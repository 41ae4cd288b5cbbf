import { describe, expect, test } from 'vitest';
import { SalesWorld } from '../../../support/worlds/sales-world.ts';
import type { TrackingReading } from '../../../../src-main/sales/reading.ts';

const ONE_YEN: Partial<TrackingReading> = {
  requested: '1 JPY',
  received: '1 JPY',
  statedRequest: { decimal: '1', currency: 'JPY' },
};

/** A sale of 100.00 USD of which the service states something else. */
async function stated(reading: Partial<TrackingReading>, status = 'completed') {
  const world = new SalesWorld();
  const saleId = await world.charge(10_000, 'A-1');
  world.gateway.stated.set('trk-1', reading);
  world.gateway.statuses.set('trk-1', status);
  await world.clock.advance(2_000);
  return { world, saleId, stage: world.sale(saleId).stage, alerts: world.sales.view().alerts };
}

describe('a payment that the service says is paid', () => {
  test.each<[string, Partial<TrackingReading>]>([
    ['in another currency', ONE_YEN],
    ['of the right figure in another currency', { statedRequest: { decimal: '100', currency: 'EUR' } }],
    ['of another amount', { statedRequest: { decimal: '1', currency: 'USD' } }],
    ['of another amount in no currency', { statedRequest: { decimal: '100.01' } }],
    ['of an amount that nobody can read', { statedRequest: { decimal: '0', written: '100,00 USD' } }],
    ['of which something unreadable was received', { statedReceipt: { decimal: '0', written: '{…} USD' } }],
    ['of less than nothing', { statedRequest: { decimal: '-100' } }],
    ['of which clearly less was received', { statedReceipt: { decimal: '98.99', currency: 'USD' } }],
    ['of which something else was received', { statedReceipt: { decimal: '100', currency: 'JPY' } }],
  ])('%s is never shown as paid, and is raised', async (_what, reading) => {
    const { stage, alerts, saleId } = await stated(reading);
    expect(stage).toMatchObject({ name: 'final', outcome: 'amount-differs' });
    expect(alerts).toMatchObject([{ saleId, kind: 'amount-differs' }]);
  });

  test.each<[string, Partial<TrackingReading>]>([
    ['nothing', {}],
    ['the amount', { statedRequest: { decimal: '100', currency: 'USD' } }],
    ['it with zeros', { statedRequest: { decimal: '100.00', currency: 'USD' } }],
    ['a code in small letters', { statedRequest: { decimal: '100.0', currency: 'usd' } }],
    ['no currency', { statedRequest: { decimal: '100' } }],
    ['what a conversion has left', { statedReceipt: { decimal: '99.4', currency: 'USD' } }],
    ['more than was asked', { statedReceipt: { decimal: '250', currency: 'USD' } }],
  ])('and of which it states %s is paid', async (_what, reading) => {
    const { stage, alerts } = await stated(reading);
    expect(stage).toMatchObject({ name: 'final', outcome: 'completed' });
    expect(alerts).toEqual([]);
  });

  test('stays raised after a restart until somebody notes it, and is closed then', async () => {
    const { world, saleId } = await stated(ONE_YEN);
    world.sales.leave(saleId, 'settled');
    await world.restart();
    const [alert] = world.sales.view().alerts;
    expect(alert).toMatchObject({ kind: 'amount-differs', requested: '1 JPY', received: '1 JPY' });
    world.sales.acknowledgeAlert(saleId, alert?.id ?? '');
    expect(world.sales.view().alerts).toEqual([]);
    expect(world.ledger.closed.has(saleId)).toBe(true);
  });

  test('is no reason to ask the customer again', async () => {
    const { world, saleId } = await stated(ONE_YEN);
    expect(await world.start(500, 'A-1')).toMatchObject({ ok: false, failure: { code: 'sale-in-progress' } });
    world.sales.leave(saleId, 'settled');
    await world.clock.advance(1_000);
    expect(await world.start(10_000, 'A-1')).toMatchObject({
      ok: false,
      failure: { code: 'reference-paid-before' },
    });
  });

  test('is told as such when the customer says they paid', async () => {
    const { world, saleId } = await stated(ONE_YEN);
    const asking = world.sales.check(saleId);
    await world.clock.advance(9_000);
    expect(await asking).toMatchObject({
      value: { verdict: { name: 'not-paid', outcome: 'amount-differs' } },
    });
  });

  test('is paid after all when the service states the right amount later', async () => {
    const { world, saleId } = await stated(ONE_YEN);
    world.gateway.stated.set('trk-1', { statedRequest: { decimal: '100', currency: 'USD' } });
    const asking = world.sales.check(saleId);
    await world.clock.advance(9_000);
    expect(await asking).toMatchObject({ value: { verdict: { name: 'paid' } } });
    expect(world.sale(saleId).stage, 'the first end stays').toMatchObject({ outcome: 'amount-differs' });
    expect(world.sales.view().alerts).toMatchObject([
      { kind: 'amount-differs' },
      { kind: 'outcome-changed', was: 'amount-differs', now: { outcome: 'completed' } },
    ]);
  });
});

test.each(['created', 'processing'])(
  'another amount of a payment that is %s is raised, and its code is not for the customer',
  async (status) => {
    const { stage, alerts } = await stated(ONE_YEN, status);
    expect(stage).toMatchObject({ name: 'unrecognised', status: `${status}, 1 JPY` });
    expect(alerts).toMatchObject([{ kind: 'amount-differs' }]);
  },
);

test('a payment that was not paid ends as the service says, whatever it states', async () => {
  const { stage, alerts } = await stated(ONE_YEN, 'expired');
  expect(stage).toMatchObject({ name: 'final', outcome: 'expired' });
  expect(alerts).toMatchObject([{ kind: 'amount-differs' }]);
});

test('a payment that nobody saw never pays for a sale of another amount', async () => {
  const world = new SalesWorld();
  world.gateway.nextCreates.push((trackingId) => world.gateway.carryOutUnheard(trackingId));
  const saleId = await world.charge(10_000, 'A-1');
  await world.clock.advance(20_000);
  expect(world.ledger.types()).toContain('stray-found');
  world.gateway.stated.set('trk-1', ONE_YEN);
  world.gateway.statuses.set('trk-1', 'completed');
  await world.clock.advance(30_000);
  expect(world.sale(saleId).stage.name).toBe('waiting');
  expect(world.sales.view().alerts).toMatchObject([{ kind: 'amount-differs' }]);
});
