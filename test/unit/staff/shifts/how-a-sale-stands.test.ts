import { describe, expect, test } from 'vitest';
import { readStatus } from '../../../../shared/payment/payment-status.ts';
import { countSale, statusNow } from '../../../../src-main/staff/shifts/counted-sale.ts';
import { started } from '../../../support/ledger/ledger-folder.ts';
import type { SaleEventBody } from '../../../../src-main/sales/events.ts';

const created: SaleEventBody = { type: 'payment-created', trackingId: 't', url: 'https://x.test/' };
const orphan: SaleEventBody = { type: 'stray-found', trackingId: 'u' };
const otherAmount: SaleEventBody = {
  type: 'history-differs',
  trackingId: 't',
  statedRequest: { decimal: '1', currency: 'USD' },
};

const read = (status: string, trackingId = 't'): SaleEventBody => ({
  type: 'status-read',
  trackingId,
  reading: { status: readStatus(status) },
});

/** A sale of these events, of which the last report knew the first `before`. */
function counted(then: readonly SaleEventBody[], before = 0) {
  const events = [started('s1', 1), ...then.map((body) => ({ ...body, saleId: 's1', at: 1 }))];
  const sale = countSale({ events, before });
  if (!sale) throw new Error('a sale begins with its start');
  return sale;
}

describe('a sale stands', () => {
  test.each<[string, string, readonly SaleEventBody[]]>([
    ['as paid', 'completed', [created, read('completed')]],
    [
      'as paid by a payment that nobody saw',
      'completed',
      [created, read('expired'), orphan, read('completed', 'u')],
    ],
    [
      'as the payment says that ended it',
      'invalid',
      [created, orphan, read('completed', 'u'), read('invalid', 'u')],
    ],
    [
      'as the payment says that ended it, when the shown one has ended too',
      'invalid',
      [created, orphan, read('completed', 'u'), read('expired'), read('invalid', 'u')],
    ],
    [
      'as the shown payment says, not one that nobody saw',
      'expired',
      [created, orphan, read('invalid', 'u'), read('expired')],
    ],
    ['open while only a payment that nobody saw says something', 'open', [orphan, read('settling', 'u')]],
    [
      'as of another amount when the history says so of what was paid',
      'amount-differs',
      [created, otherAmount, read('completed')],
    ],
    ['as unpaid whatever amount the history says', 'expired', [created, otherAmount, read('expired')]],
    ['open while its payment is', 'open', [created, read('processing')]],
    ['as unknown while nobody can read its status', 'unknown', [created, read('settling')]],
  ])('%s: %s', (_how, standing, then) => {
    expect(counted(then).standing).toBe(standing);
  });

  test('as unknown when its last reading is too old, unless it has ended', () => {
    const stale = new Set(['s1']);
    expect(statusNow(counted([created]), stale)).toBe('unknown');
    expect(statusNow(counted([created]), new Set())).toBe('open');
    expect(statusNow(counted([created, read('completed')]), stale)).toBe('completed');
  });
});

describe('since the last report', () => {
  const paidTwice = [created, read('completed'), orphan, read('completed', 'u')];

  test('what was raised then is not raised again', () => {
    expect(counted(paidTwice, 5).before).toEqual({ standing: 'completed', raisedSince: [] });
    expect(counted(paidTwice, 4).before).toEqual({ standing: 'completed', raisedSince: ['paid-twice'] });
  });

  test('another outcome is told by the standings, and not raised beside them', () => {
    const changed = counted([created, read('expired'), read('completed')], 3);
    expect(changed.before).toEqual({ standing: 'expired', raisedSince: [] });
    expect(changed.raised).toEqual(['outcome-changed']);
  });

  test('nothing was known of a sale that is younger', () => {
    expect(counted(paidTwice).before).toBeUndefined();
  });
});

test('events that do not begin with the start of a sale make none', () => {
  expect(countSale({ events: [], before: 0 })).toBeUndefined();
});
