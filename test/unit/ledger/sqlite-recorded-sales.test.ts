import { expect, test } from 'vitest';
import { connect } from '../../../src-main/ledger/file/connect.ts';
import { beginEpoch } from '../../../src-main/ledger/record/epoch.ts';
import { EVENTS_OF_SALES } from '../../../src-main/ledger/lookup/events-of-sales.ts';
import { SqliteLedger } from '../../../src-main/ledger/sqlite-ledger.ts';
import {
  LAST_SHIFT,
  SALES_AT_HAND,
  SALES_CHANGED,
  SALES_STARTED,
  STARTED_COUNTED,
  WITHOUT_START,
  SqliteRecordedSales,
} from '../../../src-main/ledger/sqlite-recorded-sales.ts';
import { paidSale, started, temporaryLedger } from '../../support/ledger/ledger-folder.ts';
import { CountedSales } from '../../../src-main/staff/shifts/counted-sales.ts';
import type { SaleEvent } from '../../../src-main/sales/events.ts';
import type { RecordedSales } from '../../../src-main/staff/shifts/ports.ts';

function newLedger() {
  const connection = connect(temporaryLedger());
  return {
    connection,
    ledger: new SqliteLedger(connection),
    recorded: new SqliteRecordedSales(connection),
  };
}

const inShift = (saleId: string, number: number, shift: number) =>
  ({ ...started(saleId, number), shift }) as SaleEvent;

test('at hand are the sales of a shift, whatever became of them, and those that are open', () => {
  const { ledger, recorded } = newLedger();
  ledger.append([inShift('a', 1, 1), ...paidSale('a', 1).slice(1)], ['a']);
  ledger.append(paidSale('b', 2), ['b']);
  ledger.append([started('c', 3)]);
  ledger.append([inShift('d', 4, 1)]);
  expect(recorded.salesAtHand(1).toSorted()).toEqual(['a', 'c', 'd']);
  expect(recorded.salesAtHand(3).toSorted()).toEqual(['c', 'd']);
});

test('what went on after a mark is found, each sale with what was known at the mark', () => {
  const { ledger, recorded } = newLedger();
  expect(recorded.end()).toBe(0);
  const late = paidSale('late', 1);
  ledger.append(late.slice(0, 3));
  ledger.append(paidSale('done', 2), ['done']);
  ledger.append([started('open', 3)]);
  const mark = recorded.end();
  expect(mark).toBe(9);
  ledger.append([...late.slice(3), ...paidSale('new', 5)], ['late', 'new']);
  expect(recorded.salesChanged(mark, 100)).toEqual({ ids: ['late', 'new'], upTo: recorded.end() });
  expect(recorded.salesChanged(mark, 1)).toEqual({ ids: ['late'], upTo: mark + 1 });
  expect(recorded.salesChanged(recorded.end(), 100)).toEqual({ ids: [], upTo: recorded.end() });
  const read = recorded.salesOf(['new', 'late', 'nobody'], mark);
  expect(read.map(({ events, before }) => [events[0]?.saleId, before])).toEqual([
    ['new', 0],
    ['late', 3],
  ]);
  expect(read[1]?.events).toEqual(late);
});

test('a report after a repair, which numbers events far above, reads as little as before', () => {
  const { connection, ledger, recorded } = newLedger();
  const sale = paidSale('before', 1);
  ledger.append(sale.slice(0, 3));
  connection.transaction(() => beginEpoch(connection, 1));
  ledger.append(sale.slice(3), ['before']);
  expect(recorded.end()).toBeGreaterThan(1_000_000);
  let slices = 0;
  const counting: RecordedSales = {
    end: () => recorded.end(),
    endOfLostReport: (shift) => recorded.endOfLostReport(shift),
    lastShift: () => recorded.lastShift(),
    salesAtHand: (shift) => recorded.salesAtHand(shift),
    salesOf: (ids, mark) => recorded.salesOf(ids, mark),
    salesChanged: (after, most) => {
      slices += 1;
      return recorded.salesChanged(after, most);
    },
  };
  expect(new CountedSales(counting, 1, 0).now()).toMatchObject([{ saleId: 'before', standing: 'completed' }]);
  expect(slices).toBeLessThan(5);
});

test('the sales of a time come in their order, a slice at a time, none twice and none left out', () => {
  const { ledger, recorded } = newLedger();
  const at = (saleId: string, number: number, startedAt: number) =>
    ({ ...started(saleId, number), at: startedAt }) as SaleEvent;
  ledger.append([
    at('b', 1, 20),
    at('a', 2, 10),
    at('c', 3, 20),
    at('d', 4, 20),
    at('e', 5, 30),
    at('z', 6, 9),
  ]);
  const found: string[] = [];
  let after = recorded.salesStarted(10, 30, 2);
  while (after.length > 0) {
    found.push(...after.map(({ saleId }) => saleId));
    after = recorded.salesStarted(10, 30, 2, after.at(-1));
  }
  expect(found).toEqual(['a', 'b', 'c', 'd']);
  expect(recorded.countStarted(10, 30)).toBe(4);
});

test('a report reads nothing of the sales that are over', () => {
  const { connection } = newLedger();
  const plan = (sql: string, ...values: readonly (number | string)[]) =>
    connection
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .all(...values)
      .map((row) => String(row['detail']))
      .join('; ');
  expect(plan(SALES_AT_HAND, 1)).toMatch(/INDEX sale_by_shift.*sale_open/);
  expect(plan(LAST_SHIFT)).toMatch(/SEARCH sale USING COVERING INDEX sale_by_shift/);
  expect(plan(SALES_CHANGED, 1, 2)).toMatch(/event USING INTEGER PRIMARY KEY/);
  expect(plan(SALES_STARTED, 1, 1, 2, 25)).toMatch(/SEARCH sale USING INDEX sale_by_time \(started_at>/);
  expect(plan(STARTED_COUNTED, 1, 2)).toMatch(/USING COVERING INDEX sale_by_time \(started_at>/);
  expect(plan(WITHOUT_START, 1, 2, 3)).toMatch(/SEARCH sale USING INDEX sale_by_time \(started_at=/);
  const events = plan(`SELECT event.body ${EVENTS_OF_SALES}`, '["a"]');
  expect(events).toMatch(/event USING INDEX event_by_sale/);
  expect(events).not.toContain('SCAN event');
});
