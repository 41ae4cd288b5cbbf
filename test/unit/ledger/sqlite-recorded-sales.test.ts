import { expect, test } from 'vitest';
import { connect } from '../../../src-main/ledger/connect.ts';
import { SqliteLedger } from '../../../src-main/ledger/sqlite-ledger.ts';
import {
  EVENTS_BESIDE,
  EVENTS_OF_SHIFT,
  SqliteRecordedSales,
} from '../../../src-main/ledger/sqlite-recorded-sales.ts';
import { paidSale, started, temporaryLedger } from '../../support/ledger-folder.ts';
import type { SaleEvent } from '../../../src-main/sales/events.ts';

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

test('the sales of a shift are those that were started in it, whatever became of them', () => {
  const { ledger, recorded } = newLedger();
  ledger.append([inShift('a', 1, 1), ...paidSale('a', 1).slice(1)], ['a']);
  ledger.append([started('b', 2)]);
  ledger.append([inShift('c', 3, 2)]);
  ledger.append([inShift('d', 4, 1)]);
  expect(recorded.salesOfShift(1).map((events) => events.map(({ saleId }) => saleId))).toEqual([
    ['a', 'a', 'a', 'a', 'a'],
    ['d'],
  ]);
  expect(recorded.salesOfShift(3)).toEqual([]);
});

test('beside them are those that are open or went on after a mark, each with what was known at the mark', () => {
  const { ledger, recorded } = newLedger();
  expect(recorded.end()).toBe(0);
  const late = paidSale('late', 1);
  ledger.append(late.slice(0, 3));
  ledger.append(paidSale('done', 2), ['done']);
  ledger.append([started('open', 3)]);
  ledger.append([inShift('own', 4, 7)]);
  const mark = recorded.end();
  expect(mark).toBe(10);
  ledger.append([...late.slice(3), ...paidSale('new', 5), inShift('other', 6, 8)], ['late', 'new']);
  const beside = recorded.salesBeside(7, mark).map(({ events, before }) => [events[0]?.saleId, before]);
  expect(beside).toEqual([
    ['late', 3],
    ['open', 1],
    ['new', 0],
    ['other', 0],
  ]);
  expect(recorded.salesBeside(7, mark)[0]?.events).toEqual(late);
});

test('a report reads nothing of the sales that are over', () => {
  const { connection } = newLedger();
  const plan = (sql: string, ...values: readonly number[]) =>
    connection
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .all(...values)
      .map((row) => String(row['detail']))
      .join('; ');
  expect(plan(EVENTS_OF_SHIFT, 1)).toMatch(/sale USING.*INDEX sale_by_shift.*event_by_sale/);
  const beside = plan(EVENTS_BESIDE, 1, 1);
  expect(beside).toMatch(/event USING INTEGER PRIMARY KEY.*sale_open/);
  expect(beside).toMatch(/sale USING.*autoindex_sale_1/);
  expect(beside).not.toContain('SCAN event');
});
