import { describe, expect, test } from 'vitest';
import { connect } from '../../../../src-main/ledger/file/connect.ts';
import {
  EVENTS_OF_SALE,
  SALES_OF_AMOUNT,
  SALES_OF_REFERENCE,
} from '../../../../src-main/ledger/sqlite-ledger.ts';
import { SqliteLedger } from '../../../../src-main/ledger/sqlite-ledger.ts';
import { started, temporaryLedger } from '../../../support/ledger/ledger-folder.ts';
import type { SaleEvent } from '../../../../src-main/sales/events.ts';

interface Start {
  readonly at: number;
  readonly reference: string;
  readonly minor: number;
  readonly currency: string;
  readonly serviceTime: number;
}

function ledgerOf(...starts: readonly Partial<Start>[]): SqliteLedger {
  const ledger = new SqliteLedger(connect(temporaryLedger()));
  starts.forEach(({ at = 0, reference = 'r', minor = 1, currency = 'EUR', ...rest }, index) => {
    const saleId = String.fromCharCode(97 + index);
    const start = {
      ...started(saleId, index + 1),
      at,
      reference,
      amount: { minor, currency },
      ...rest,
    } as SaleEvent;
    ledger.append([start], index % 2 === 0 ? [saleId] : []);
  });
  return ledger;
}

describe('sales like another', () => {
  test('are of the reference, closed or not, the highest number first, whatever the clock said', () => {
    const ledger = ledgerOf({ at: 5 }, { at: 7 }, { at: 6 }, { reference: 'other' });
    expect(ledger.salesLike({ reference: 'r' })).toEqual(['c', 'b', 'a']);
  });

  test('or of one that is like it', () => {
    const ledger = ledgerOf({ reference: 'T 5' }, { reference: 't  5' }, { reference: 'T5' });
    expect(ledger.salesLike({ reference: ' Ｔ 5' })).toEqual(['b', 'a']);
  });

  test('or of exactly the amount in its currency', () => {
    const ledger = ledgerOf({ minor: 5 }, { minor: 50 }, { minor: 5, currency: 'USD' }, { minor: 5, at: -1 });
    expect(ledger.salesLike({ amount: { minor: 5, currency: 'EUR' } })).toEqual(['d', 'a']);
  });

  test('are at most fifty', () => {
    const found = ledgerOf(...Array.from({ length: 60 }, (_, at) => ({ at }))).salesLike({
      reference: 'r',
    });
    expect(found).toHaveLength(50);
    expect(found[0]).toBe(String.fromCharCode(97 + 59));
  });

  test.each([0, 2, 3, 4, 60])('are all there where none of %i began before a time', (count) => {
    const ledger = ledgerOf(...Array.from({ length: count }, (_, at) => ({ at, serviceTime: 300 })));
    const since = { service: 200, wall: 0 };
    expect(ledger.salesLike({ reference: 'r' }, since)).toEqual(ledger.salesLike({ reference: 'r' }));
    expect(ledger.salesLike({ reference: 'r' }, since)).toHaveLength(Math.min(count, 50));
  });

  test('leave out the first that began before a time of the service’s clock, and all that follow it', () => {
    const ledger = ledgerOf(
      ...[{}, { serviceTime: 300 }, { serviceTime: 199 }, {}, { serviceTime: 200 }, { serviceTime: 899.5 }],
    );
    const wall = 1;
    expect(ledger.salesLike({ reference: 'r' }, { service: 200, wall })).toEqual(['f', 'e', 'd']);
    const like = ledger.salesLike({ amount: { minor: 1, currency: 'EUR' } }, { service: 200, wall });
    expect(like).toEqual(['f', 'e', 'd']);
    expect(ledger.salesLike({ reference: 'r' }, { service: 199, wall })).toHaveLength(6);
    expect(ledger.salesLike({ reference: 'r' }, { service: 901, wall })).toEqual([]);
    expect(ledger.salesLike({ reference: 'r' })).toHaveLength(6);
  });

  test('keep one that did not by the till’s clock: the service’s was told wrong', () => {
    const [before, after] = [
      { at: 59, serviceTime: 9 },
      { at: 60, serviceTime: 9 },
    ];
    const ledger = ledgerOf(after, before, after, after);
    expect(ledger.salesLike({ reference: 'r' }, { service: 10, wall: 60 })).toEqual(['d', 'c']);
  });

  test.each([
    ['a reference', SALES_OF_REFERENCE, 'COVERING INDEX sale_by_reference_key (reference_key=?)'],
    ['an amount', SALES_OF_AMOUNT, 'COVERING INDEX sale_by_amount_in_order (amount_minor=? AND currency=?)'],
    ['a sale', EVENTS_OF_SALE, 'INDEX event_by_sale (sale_id=?)'],
  ])('by %s are found by index alone, so that a million sales cost nothing', (_, query, index) => {
    const plan = connect(temporaryLedger()).prepare(`EXPLAIN QUERY PLAN ${query}`).all();
    const reads = plan.map((step) => String(step['detail'])).filter((step) => / sale | event /.test(step));
    expect(reads).toEqual([expect.stringContaining(`USING ${index}`)]);
  });
});
