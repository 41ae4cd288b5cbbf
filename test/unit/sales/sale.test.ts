import { describe, expect, test } from 'vitest';
import { readStatus } from '../../../shared/payment/payment-status.ts';
import { replay } from '../../../src-main/sales/apply-event.ts';
import {
  isFollowed,
  isOpen,
  isSettled,
  isTrying,
  isUnpaidCode,
  mayCreate,
  trackedPayments,
} from '../../../src-main/sales/sale.ts';
import { paidPaymentOf } from '../../../src-main/sales/stated-amount.ts';
import { started } from '../../support/ledger/ledger-folder.ts';
import type { SaleEventBody } from '../../../src-main/sales/events.ts';

const saleId = 's1';
const failure = { action: 'wait', code: 'service-unreachable' } as const;
const tried: SaleEventBody = { type: 'create-tried' };
const lost: SaleEventBody = { type: 'create-lost', failure };
const created: SaleEventBody = { type: 'payment-created', trackingId: 't', url: 'https://x.test/' };
const stopped: SaleEventBody = { type: 'creation-stopped' };
const found: SaleEventBody = { type: 'stray-found', trackingId: 'lost' };
const read = (status: string, trackingId = 't'): SaleEventBody => ({
  type: 'status-read',
  trackingId,
  reading: { status: readStatus(status) },
});

function after(...bodies: readonly SaleEventBody[]) {
  const sale = replay([
    { ...started(saleId, 1), saleId },
    ...bodies.map((body) => ({ ...body, saleId, at: 2 })),
  ]);
  if (!sale) throw new Error('no sale');
  return sale;
}

describe('a sale', () => {
  test.each<
    [
      string,
      readonly SaleEventBody[],
      { create: boolean; trying: boolean; settled: boolean; followed: boolean },
    ]
  >([
    ['that has just begun', [], { create: true, trying: false, settled: false, followed: true }],
    ['that is being created', [tried], { create: true, trying: true, settled: false, followed: true }],
    [
      'of which a try was not sent',
      [tried, { type: 'create-not-sent', failure }],
      { create: true, trying: false, settled: false, followed: true },
    ],
    [
      'of which a try was lost',
      [tried, lost],
      { create: true, trying: false, settled: false, followed: true },
    ],
    [
      'that was refused',
      [tried, { type: 'create-rejected', failure }],
      { create: false, trying: false, settled: true, followed: false },
    ],
    [
      'that was stopped before any try',
      [stopped],
      { create: false, trying: false, settled: true, followed: false },
    ],
    [
      'that was stopped while a try is under way',
      [tried, stopped],
      { create: false, trying: true, settled: true, followed: true },
    ],
    [
      'that was stopped after a lost try',
      [tried, lost, stopped],
      { create: false, trying: false, settled: true, followed: true },
    ],
    [
      'that was stopped, its lost tries searched for',
      [tried, lost, stopped, { type: 'lost-tries-checked' }],
      { create: false, trying: false, settled: true, followed: false },
    ],
    ['with a code', [tried, created], { create: false, trying: false, settled: false, followed: true }],
    [
      'that was paid',
      [tried, created, read('completed')],
      { create: false, trying: false, settled: true, followed: false },
    ],
    [
      'that ended, and of which an orphan payment is open',
      [tried, lost, tried, created, found, { type: 'lost-tries-checked' }, read('completed')],
      { create: false, trying: false, settled: true, followed: true },
    ],
    [
      'whose orphan payment was paid while it asked on',
      [tried, lost, found, { type: 'lost-tries-checked' }, read('completed', 'lost')],
      { create: false, trying: false, settled: true, followed: false },
    ],
  ])(
    '%s may ask, asks, is settled and followed as it should',
    (_what, events, { create, trying, settled, followed }) => {
      const sale = after(...events);
      expect(mayCreate(sale)).toBe(create);
      expect(isTrying(sale)).toBe(trying);
      expect(isSettled(sale)).toBe(settled);
      expect(isFollowed(sale)).toBe(followed);
    },
  );

  test('has the payment whose code was shown before its orphan payments, or those alone', () => {
    const ids = (...events: readonly SaleEventBody[]) =>
      trackedPayments(after(...events)).map(({ trackingId }) => trackingId);
    expect(ids()).toEqual([]);
    expect(ids(tried, lost, found)).toEqual(['lost']);
    expect(ids(tried, lost, found, tried, created)).toEqual(['t', 'lost']);
  });
});

test.each([
  [undefined, true],
  ['created', true],
  ['processing', true],
  ['something new', true],
  ['completed', false],
  ['expired', false],
])('a payment whose last reading is %s is open: %s', (status, open) => {
  const reading = status === undefined ? undefined : { status: readStatus(status) };
  expect(isOpen({ trackingId: 't', ...(reading && { reading }) })).toBe(open);
});

describe('a code that nobody has been seen to pay', () => {
  test.each<[string, readonly SaleEventBody[], boolean]>([
    ['is one that was not read yet', [tried, created], true],
    ['is one that waits', [tried, created, read('created')], true],
    ['is none that is seen', [tried, created, read('processing')], false],
    ['is none of a status that nobody knows', [tried, created, read('settling')], false],
    ['is none that has ended', [tried, created, read('expired')], false],
    ['is none while there is no code', [tried, lost], false],
    [
      'is none of a sale that a lost payment has paid',
      [tried, lost, found, tried, created, read('created'), read('completed', 'lost')],
      false,
    ],
  ])('%s', (_, events, expected) => {
    expect(isUnpaidCode(after(...events))).toBe(expected);
  });
});

test('the payment that a sale was paid with is the one that was, the shown one where several were', () => {
  const both = [tried, lost, found, tried, created];
  const paidWith = (...events: readonly SaleEventBody[]) =>
    paidPaymentOf(after(...both, ...events))?.trackingId;
  expect(paidWith(), 'none was read').toBeUndefined();
  expect(paidWith(read('created'), read('expired', 'lost'))).toBeUndefined();
  expect(paidWith(read('created'), read('completed', 'lost'))).toBe('lost');
  expect(paidWith(read('completed', 'lost'), read('completed'))).toBe('t');
});
