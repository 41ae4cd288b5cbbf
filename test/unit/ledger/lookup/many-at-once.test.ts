import { expect, test } from 'vitest';
import { connect } from '../../../../src-main/ledger/file/connect.ts';
import { COUNTS_OF_SALES, SALES_OF_PAYMENTS } from '../../../../src-main/ledger/lookup/many-at-once.ts';
import { SqliteLedger } from '../../../../src-main/ledger/sqlite-ledger.ts';
import { paidSale, started, temporaryLedger, wall } from '../../../support/ledger/ledger-folder.ts';

test('events of many sales are counted, 0 of one that is not known', () => {
  const ledger = new SqliteLedger(connect(temporaryLedger()));
  ledger.append(paidSale('a', 1), ['a']);
  ledger.append([started('b', 2)]);
  expect(ledger.countEvents(['b', 'unknown', 'a'])).toEqual([1, 0, 5]);
  expect(ledger.countEvents([])).toEqual([]);
});

test('the sales of many payments are those of each, whatever stands in an identifier', () => {
  const ledger = new SqliteLedger(connect(temporaryLedger()));
  const odd = ['"quoted"', 'half \ud83d pair', '字', `it's`, '\\u0000'];
  ledger.append([
    started('a', 1),
    ...odd.map((trackingId) => ({ saleId: 'a', at: wall(), type: 'stray-found' as const, trackingId })),
  ]);
  ledger.append(paidSale('b', 2), ['b']);
  expect(ledger.salesOfPayments([...odd, 'trk-b', 'half \ud83c pair', 'nobody'])).toEqual(
    new Map([...odd.map((trackingId) => [trackingId, 'a'] as const), ['trk-b', 'b']]),
  );
});

test.each([
  ['counts', `sale.events ${COUNTS_OF_SALES}`],
  ['owners', `payment.sale_id ${SALES_OF_PAYMENTS}`],
])('%s are found by index, so that a million sales cost nothing', (_, columns) => {
  const plan = connect(temporaryLedger()).prepare(`EXPLAIN QUERY PLAN SELECT ${columns}`).all('[]');
  const steps = plan.map(({ detail }) => String(detail));
  expect(steps).toEqual([
    expect.stringContaining('SCAN wanted'),
    expect.stringMatching(/^SEARCH (sale|payment) USING/),
  ]);
});
