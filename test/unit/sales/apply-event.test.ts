import { describe, expect, test } from 'vitest';
import { applyEvent, replay } from '../../../src-main/sales/apply-event.ts';
import {
  after,
  busy,
  created,
  creationAfter,
  failure,
  lost,
  saleId,
  start,
  tried,
} from '../../support/records/replayed-sale.ts';
import type { SaleEvent, SaleEventBody } from '../../../src-main/sales/events.ts';

describe('a sale that begins', () => {
  test('is what its first event says, and nothing has happened to it', () => {
    expect(replay([start])).toStrictEqual({
      id: saleId,
      number: 7,
      amount: start.amount,
      reference: 'A-1',
      startedAt: 1,
      stamp: {},
      withPayer: false,
      payment: { paymentId: 'p', idempotencyKey: 'k', creation: { state: 'intended' } },
      orphans: [],
      endedLate: false,
      uncheckedLostTries: 0,
      foreignPayments: [],
      chargedDespite: [],
      otherTillsUnchecked: false,
      duplicateSalePaid: [],
      lostTries: 0,
      tryCounts: { tries: 0, lost: 0, unreadable: 0 },
      recordDamaged: false,
      resumedOverGap: false,
      endMayBeLost: false,
      events: 1,
      parked: false,
      stopped: false,
      codeWithdrawn: false,
      acknowledged: false,
      acknowledgedAlerts: [],
      printed: [],
      lastEventAt: 1,
    });
  });

  test('has whatever else its first event says', () => {
    const lineItems = { lines: [], tipMinor: 5 };
    const tax = { mode: 'inclusive', lines: [] } as const;
    const rebate = { total: 3, merchantPortion: 2, targetRebate: 1 };
    const service = { origin: 'https://api.test', merchantId: 'm' };
    const stamp = { cashierId: 'c', shift: 2, kiosk: true } as const;
    const more = { serviceTime: 9, makeup: lineItems, tax, rebate, withPayer: true, service } as const;
    expect(replay([{ ...start, ...stamp, ...more }])).toMatchObject({
      serviceStartedAt: 9,
      stamp,
      lineItems,
      tax,
      rebate,
      withPayer: true,
      service,
    });
  });

  test('is none without its beginning', () => {
    const parked: SaleEvent = { type: 'sale-parked', saleId, at: 2 };
    expect(replay([])).toBeUndefined();
    expect(replay([parked, start])).toBeUndefined();
    expect(() => applyEvent(undefined, parked)).toThrow('sale s1 begins with sale-parked');
  });

  test('keeps its name until it gets another, or none', () => {
    const table = { type: 'sale-parked', name: 'Table 9' } as const;
    expect(after(table, { type: 'sale-opened' }, { type: 'sale-parked' })).toMatchObject({ name: 'Table 9' });
    expect(after(table, { ...table, name: 'red jacket' })).toMatchObject({ name: 'red jacket' });
    expect(after(table, { ...table, name: '' })).not.toHaveProperty('name');
  });

  test('keeps its code withdrawn, whatever becomes of its screen', () => {
    expect(after(tried, created, { type: 'code-withdrawn' }, { type: 'sale-opened' })).toMatchObject({
      codeWithdrawn: true,
      parked: false,
    });
  });

  test('counts its events and keeps the time of the last', () => {
    expect(after({ type: 'sale-parked' }, { type: 'sale-opened' })).toMatchObject({
      events: 3,
      lastEventAt: 3,
    });
  });
});

describe('a warning that was overridden', () => {
  const overridden = (
    warning:
      | 'reference-paid-before'
      | 'earlier-payment-unreadable'
      | 'code-withdrawn'
      | 'other-tills-unchecked',
  ) => after({ type: 'guard-overridden', warning, earlierSaleId: 'earlier' });

  test('names the sale that could still be paid, and says when other tills were not asked', () => {
    expect(overridden('earlier-payment-unreadable')).toMatchObject({
      chargedDespite: ['earlier'],
      otherTillsUnchecked: false,
    });
    expect(overridden('code-withdrawn').chargedDespite).toEqual(['earlier']);
    expect(overridden('other-tills-unchecked')).toMatchObject({
      chargedDespite: [],
      otherTillsUnchecked: true,
    });
    expect(overridden('reference-paid-before')).toMatchObject({
      chargedDespite: [],
      otherTillsUnchecked: false,
    });
    const nameless: SaleEventBody = { type: 'guard-overridden', warning: 'earlier-payment-unreadable' };
    expect(after(nameless).chargedDespite).toEqual([]);
  });
});

describe('a try', () => {
  test('is under way, with why the one before it failed', () => {
    expect(creationAfter(tried)).toEqual({ state: 'trying' });
    expect(creationAfter(tried, { type: 'create-not-sent', failure: busy }, tried)).toEqual({
      state: 'trying',
      failure: busy,
    });
    expect(creationAfter(tried, lost, tried)).toEqual({ state: 'trying', failure });
  });

  test('is the first once, and the last each time, with the service’s time', () => {
    const sale = after({ ...tried, serviceTime: 50 }, lost, { ...tried, serviceTime: 60, repeats: true });
    expect(sale).toMatchObject({ firstTry: { at: 2, serviceTime: 50 }, serviceStartedAt: 50 });
    expect(sale.lastTry).toStrictEqual({ at: 4, serviceTime: 60, repeats: true });
    expect(after(tried).lastTry).toStrictEqual({ at: 2 });
  });

  test('tells when the sale began by the service’s clock, unless its start told it', () => {
    const stated = replay([
      { ...start, serviceTime: 40 },
      { type: 'create-tried', serviceTime: 50, saleId, at: 2 },
    ]);
    expect(stated?.serviceStartedAt).toBe(40);
    expect(after(tried)).not.toHaveProperty('serviceStartedAt');
  });

  test('counts, as do those that one entry stands for', () => {
    expect(after(tried, tried).tryCounts.tries).toBe(2);
    expect(after(tried, { type: 'create-not-sent', failure }).tryCounts.tries).toBe(1);
    expect(after(tried, { type: 'create-not-sent', failure, tries: 8 }).tryCounts.tries).toBe(8);
  });

  test('that was lost is to be searched for, from when it was made on', () => {
    const sale = after(tried, lost);
    expect(sale).toMatchObject({ uncheckedLostTries: 1, lostTries: 1, tryCounts: { lost: 1 } });
    expect(sale.payment.creation).toEqual({ state: 'lost', failure });
    expect(sale.lastLostTry).toStrictEqual({ at: 2 });
    expect(after({ ...tried, repeats: true }, lost).lastLostTry).toEqual({ at: 3 });
    expect(after(tried, { ...lost, serviceTime: 70 }).lastLostTry).toStrictEqual({ at: 2, lostAt: 70 });
    expect(after({ type: 'create-lost', failure })).not.toHaveProperty('lastLostTry');
    expect(after(tried, lost, tried, lost)).toMatchObject({ uncheckedLostTries: 2, lostTries: 2 });
  });

  test('under an entry for several was lost when the answer was, be the clock set back or not', () => {
    const [again, gone] = [
      { ...tried, repeats: true, saleId, at: 900 },
      { ...lost, saleId, at: 3 },
    ] as const;
    expect(applyEvent(applyEvent(after(), again), gone).lastLostTry).toEqual({ at: 900 });
  });

  test('that was refused ends the creation', () => {
    expect(creationAfter(tried, { type: 'create-rejected', failure })).toEqual({
      state: 'rejected',
      failure,
      at: 3,
    });
  });

  test('that a person asks for begins to count anew, also where part of its record is missing, which stays so', () => {
    const sale = after(tried, lost, { type: 'record-damaged' }, { type: 'creation-resumed' });
    expect(sale).toMatchObject({
      tryCounts: { tries: 0, lost: 0 },
      recordDamaged: true,
      resumedOverGap: true,
      lostTries: 1,
    });
  });
});

test('a payment of which no money was seen has no moment at which it was', () => {
  const reading = { status: { kind: 'created' } } as const;
  const creation = creationAfter(tried, created, { type: 'status-read', trackingId: 't', reading });
  expect(creation).toMatchObject({ state: 'created', tracked: { reading } });
  expect(creation.state === 'created' && Object.keys(creation.tracked)).not.toContain('seenAt');
});
