import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LedgerUnavailable } from '../../../src-main/sales/ports.ts';
import { SalesWorld, unreachable } from '../../support/worlds/sales-world.ts';
import { settled } from '../../support/worlds/virtual-clock.ts';
import type { PaymentGateway } from '../../../src-main/sales/ports.ts';

let world: SalesWorld;
beforeEach(() => {
  world = new SalesWorld();
});

const done = { ok: true, value: null };
const unknown = (saleId: string) => ({
  ok: false,
  failure: { action: 'fix-input', code: 'sale-not-found', saleId },
});

/** A sale that the till asks a payment for, and cannot. */
async function withoutNetwork(): Promise<string> {
  world.gateway.reachable = false;
  return world.charge(100, 'A-1', 'other-tills-unchecked');
}

/** One for which it asks no more by itself: too many answers were lost. */
async function paused(): Promise<string> {
  const lost = () => ({ kind: 'lost', failure: unreachable }) as const;
  world.gateway.nextCreates.push(lost, lost, lost, lost, lost);
  const saleId = await world.charge(100, 'A-1');
  await world.clock.advance(5 * 60_000);
  expect(world.sale(saleId).stage).toMatchObject({ paused: { reason: 'answers-lost' } });
  return saleId;
}

describe('to go on with a payment that has paused', () => {
  test.each([
    ['nobody in particular', undefined, {}],
    ['a cashier', 'ann', { by: 'ann' }],
  ])('is on record as said by %s, and asks at once', async (_, by, expected) => {
    const saleId = await paused();
    const append = vi.spyOn(world.ledger, 'append');
    expect(world.sales.resumeCreating(saleId, by)).toEqual(done);
    await settled();
    expect(append.mock.calls[0]?.[0]).toStrictEqual([
      { type: 'creation-resumed', saleId, at: world.clock.wall(), ...expected },
    ]);
    expect(world.sale(saleId).stage.name).toBe('waiting');
  });

  test('only asks at once where it has not paused: nothing is written for it', async () => {
    const saleId = await withoutNetwork();
    await world.clock.advance(60_000);
    world.gateway.reachable = true;
    const append = vi.spyOn(world.ledger, 'append');
    expect(world.sales.resumeCreating(saleId)).toEqual(done);
    expect(append).not.toHaveBeenCalled();
    await settled();
    expect(world.sale(saleId).stage.name).toBe('waiting');
  });

  test('is nothing for a sale that was given up', async () => {
    const saleId = await paused();
    world.sales.stopCreating(saleId);
    const { length } = world.ledger.events;
    expect(world.sales.resumeCreating(saleId)).toEqual(done);
    await settled();
    expect(world.ledger.events).toHaveLength(length);
  });
});

describe('to give a sale up', () => {
  test('is nothing once its code is shown', async () => {
    const saleId = await world.charge(100);
    const { length } = world.ledger.events;
    expect(world.sales.stopCreating(saleId)).toEqual(done);
    expect(world.ledger.events).toHaveLength(length);
    expect(world.sale(saleId).stage.name).toBe('waiting');
  });

  test('that cannot be recorded leaves the call under way alone', async () => {
    const calls: AbortSignal[] = [];
    const gateway: PaymentGateway = world.gateway;
    gateway.createPayment = (_intent, signal) => {
      calls.push(signal);
      return new Promise(() => undefined);
    };
    const saleId = await world.charge(100);
    world.ledger.refuses = true;
    expect(world.sales.stopCreating(saleId)).toMatchObject({ failure: { code: 'ledger-unavailable' } });
    expect(calls.map(({ aborted }) => aborted)).toEqual([false]);
    world.ledger.refuses = false;
    expect(world.sales.stopCreating(saleId)).toEqual(done);
    expect(calls.map(({ aborted }) => aborted)).toEqual([true]);
  });
});

describe('of a sale that this till does not know', () => {
  test('a printed document and a tender are nothing to record', () => {
    expect(world.sales.documentPrinted('nobody', 'receipt')).toEqual(done);
    expect(world.sales.tenderRead('nobody', 'ETH')).toEqual(done);
    expect(world.ledger.events).toEqual([]);
  });

  test('nothing can be noted, recalled or checked', async () => {
    expect(world.sales.acknowledgeAlert('nobody', 'paid-twice 2')).toEqual(unknown('nobody'));
    expect(world.sales.loadSale('nobody')).toEqual(unknown('nobody'));
    expect(await world.sales.check('nobody')).toEqual(unknown('nobody'));
  });
});

test('a closed sale that cannot be read is said to be so, not to be unknown', async () => {
  vi.spyOn(world.ledger, 'sale').mockImplementation(() => {
    throw new LedgerUnavailable('the disk is gone');
  });
  const failure = { action: 'ask-manager', code: 'ledger-unavailable', detail: 'the disk is gone' };
  expect(world.sales.loadSale('closed')).toEqual({ ok: false, failure });
  expect(await world.sales.check('closed')).toEqual({ ok: false, failure });
});

test('the tender of a sale is on record, in the service’s words', async () => {
  const saleId = await world.charge(100);
  expect(world.sales.tenderRead(saleId, 'ETH')).toEqual(done);
  expect(world.sales.loadSale(saleId)).toMatchObject({ value: { tender: 'ETH' } });
});

test('only what was raised about a sale is noted of it', async () => {
  const saleId = await world.charge(100);
  world.gateway.statuses.set('trk-1', 'expired');
  await world.clock.advance(1_000);
  world.gateway.statuses.set('trk-1', 'completed');
  await world.sales.check(saleId);
  const [alert] = world.sales.view().alerts;
  expect(world.sales.acknowledgeAlert(saleId, 'paid-twice 2')).toEqual(done);
  expect(world.ledger.types()).not.toContain('concern-noted');
  expect(world.sales.acknowledgeAlert(saleId, alert?.id ?? '')).toEqual(done);
  expect(world.sales.view().alerts).toEqual([]);
});

test('sales are followed until the service has ended their payments', async () => {
  expect(world.sales.followed()).toBe(0);
  world.sales.leave(await world.charge(100), 'open');
  const paid = await world.charge(200);
  expect(world.sales.followed()).toBe(2);
  world.gateway.statuses.set('trk-2', 'completed');
  await world.clock.advance(1_000);
  expect(world.sale(paid).stage.name).toBe('final');
  expect(world.sales.followed()).toBe(1);
});

test('news of a payment has it read at once where it is followed', async () => {
  await world.charge(100, 'A-1');
  await world.clock.advance(10_000);
  expect(world.sales.hasten('trk-1')).toBe('hastened');
  expect(world.sales.hasten('trk-2')).toBe('not-followed');
});
