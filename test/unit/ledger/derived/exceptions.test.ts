import { describe, expect, test } from 'vitest';
import { openLedger } from '../../../../src-main/ledger/open-ledger.ts';
import { connect } from '../../../../src-main/ledger/file/connect.ts';
import { SqliteLedger } from '../../../../src-main/ledger/sqlite-ledger.ts';
import { earlierLedger } from '../../../support/ledger/earlier-ledger.ts';
import { paidSale, started, temporaryLedger, wall } from '../../../support/ledger/ledger-folder.ts';
import type { SaleEventBody } from '../../../../src-main/sales/events.ts';
import type { TrackingReading } from '../../../../src-main/sales/reading.ts';

const failure = { action: 'wait', code: 'not-permitted' } as const;
const read = (outcome: 'completed' | 'underpaid' | 'overpaid' | 'invalid' | 'expired' | 'cancelled') =>
  ({ type: 'status-read', trackingId: 't', reading: { status: { kind: 'final', outcome } } }) as const;

const withMoney = (
  outcome: 'completed' | 'expired' | 'cancelled',
  money: Pick<TrackingReading, 'received' | 'statedReceipt'>,
): SaleEventBody => ({ ...read(outcome), reading: { ...read(outcome).reading, ...money } });

function exceptionsAfter(...bodies: readonly SaleEventBody[]): readonly string[] {
  const ledger = new SqliteLedger(connect(temporaryLedger()));
  ledger.append([started('a', 1), ...bodies.map((body) => ({ ...body, saleId: 'a', at: wall() }))]);
  return ledger.findSales({ only: 'exceptions', match: 'exact' }).ids;
}

describe('a sale is an exception', () => {
  test.each<[string, SaleEventBody]>([
    ['underpaid', read('underpaid')],
    ['overpaid', read('overpaid')],
    ['not accepted', read('invalid')],
    ['of an unknown status', { ...read('invalid'), reading: { status: { kind: 'unrecognised', raw: 'x' } } }],
    ['charged in spite of a warning', { type: 'guard-overridden', warning: 'same-amount-open' }],
    ['with a payment that nobody saw', { type: 'stray-found', trackingId: 's' }],
    ['whose lost tries could not be looked for', { type: 'lost-tries-checked', failure }],
    ['paid beside another', { type: 'paid-beside', earlierSaleId: 'b', earlierNumber: 2 }],
    [
      'expired, and money came',
      withMoney('expired', { statedReceipt: { decimal: '0.01', currency: 'USD' } }),
    ],
    ['cancelled, and a wallet’s money came', withMoney('cancelled', { received: '12.30 USDC' })],
    ['about which something was noted', { type: 'concern-noted', concern: 'paid-twice 2' }],
  ])('when it is %s', (_, body) => expect(exceptionsAfter(body)).toEqual(['a']));

  test.each<[string, SaleEventBody]>([
    ['paid', read('completed')],
    ['expired', read('expired')],
    ['cancelled', read('cancelled')],
    [
      'expired without money',
      withMoney('expired', { received: '0 USDC', statedReceipt: { decimal: '0.00' } }),
    ],
    ['paid with money', withMoney('completed', { received: '12.30 USDC' })],
    ['parked', { type: 'sale-parked' }],
    ['looked for to the end', { type: 'lost-tries-checked' }],
  ])('not when it is %s', (_, body) => expect(exceptionsAfter(body)).toEqual([]));

  test('when something happens to it after it was over', () => {
    const ledger = new SqliteLedger(connect(temporaryLedger()));
    ledger.append(paidSale('a', 1), ['a']);
    expect(ledger.findSales({ only: 'exceptions', match: 'exact' }).ids).toEqual([]);
    ledger.append([{ ...read('expired'), saleId: 'a', at: wall() }]);
    expect(ledger.findSales({ only: 'exceptions', match: 'exact' }).ids).toEqual(['a']);
  });
});

describe('a payment code', () => {
  test('finds its sale, however it is written, and also one with half a character', () => {
    const ledger = new SqliteLedger(connect(temporaryLedger()));
    const reading = { status: { kind: 'created' } } as const;
    ledger.append([
      started('a', 1),
      {
        saleId: 'a',
        at: 1,
        type: 'status-read',
        trackingId: 't',
        reading: { ...reading, paymentCode: 'K7-2291' },
      },
      {
        saleId: 'a',
        at: 2,
        type: 'status-read',
        trackingId: 't',
        reading: { ...reading, paymentCode: 'x\ud800' },
      },
    ]);
    expect(ledger.findSales({ only: 'all', match: 'exact', text: 'k7-2291' }).ids).toEqual(['a']);
  });
});

test('a ledger of an earlier version is found through as if this one had written it', () => {
  const files = earlierLedger(3, 20);
  const { ledger } = openLedger(files.folder, wall);
  expect(ledger.findSales({ only: 'exceptions', match: 'exact' }).ids).toEqual(['late']);
  expect(ledger.findSales({ only: 'all', match: 'exact', text: 'CODE-7' }).ids).toEqual(['closed-7']);
  expect(ledger.findSales({ only: 'all', match: 'part', text: 'order-2' }).ids).toEqual([
    'open',
    'late',
    'closed-20',
    'closed-2',
  ]);
});
