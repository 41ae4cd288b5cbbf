import { appendFileSync, copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { connect } from '../../../../../src-main/ledger/file/connect.ts';
import { bodyOf } from '../../../../../src-main/ledger/record/stored-event.ts';
import { salvage } from '../../../../../src-main/ledger/repair/salvage/salvage.ts';
import { SqliteLedger } from '../../../../../src-main/ledger/sqlite-ledger.ts';
import { paidSale, started, temporaryLedger } from '../../../../support/ledger/ledger-folder.ts';
import type { SaleEvent } from '../../../../../src-main/sales/events.ts';

const PAGE = 4096;

/** Appends the events; with `fold` they are in the database file, without it still in the write-ahead log. */
function written(events: readonly SaleEvent[], fold: boolean) {
  const files = temporaryLedger();
  const ledger = new SqliteLedger(connect(files));
  ledger.append(events);
  if (fold) ledger.close();
  return files;
}

function salvaged(files: ReturnType<typeof temporaryLedger>): Set<string> {
  return new Set(
    [...salvage(files.database, files.wal)].map(({ table, row, former }) =>
      table === 'event' ? `${former.seq} ${row.saleId} ${row.body}` : `${table} ${former.seq} ${row.body}`,
    ),
  );
}

const expected = (events: readonly SaleEvent[]) =>
  new Set(events.map((event, index) => `${index + 1} ${event.saleId} ${bodyOf(event)}`));

const manySales = Array.from({ length: 100 }, (_, index) => paidSale(`sale-${index}`, index + 1)).flat();

test.each([true, false])('reads what SQLite wrote, page by page (folded: %s)', (fold) => {
  expect(salvaged(written(manySales, fold))).toEqual(expected(manySales));
});

test.each([3_000, 4_000, 4_061, 4_062, 4_100, 8_200, 200_000])('reads a row of about %i bytes', (length) => {
  const event: SaleEvent = {
    ...started('a', 1),
    type: 'create-lost',
    failure: { action: 'wait', code: 'internal', detail: 'é'.repeat(length / 2) },
  };
  const events = [started('a', 1), event];
  expect(salvaged(written(events, true))).toEqual(expected(events));
});

test('reads past a first page and a root page that are gone', () => {
  const files = written(manySales, true);
  const bytes = readFileSync(files.database);
  // Pages 1 to 8 hold SQLite's header and the roots of all tables and indexes.
  bytes.fill(0, 0, 8 * PAGE);
  writeFileSync(files.database, bytes);
  expect(salvaged(files).size).toBeGreaterThan(manySales.length * 0.8);
});

test('leaves out what was never committed', () => {
  const files = written([started('a', 1)], false);
  const connection = connect(files);
  connection.exec(`
    PRAGMA cache_size = 1;
    BEGIN;
    INSERT INTO event (sale_id, at, type, body, closes)
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
      SELECT 'a', i, 'sale-parked', '{}', 0 FROM n;
  `);
  const copy = join(files.folder, 'copy');
  copyFileSync(files.database, copy);
  copyFileSync(files.wal, `${copy}-wal`);
  connection.exec('ROLLBACK');
  expect(readFileSync(`${copy}-wal`).length).toBeGreaterThan(20 * PAGE);
  expect([...salvage(copy, `${copy}-wal`)].map(({ row }) => row.type)).toEqual(['sale-started']);
});

test('finds nothing in garbage, and does not stumble over it', () => {
  const files = temporaryLedger();
  for (let page = 0; page < 200; page += 1) {
    const bytes = Buffer.alloc(PAGE, (page * 7919) % 251);
    bytes[0] = 0x0d;
    for (let at = 1; at < PAGE; at += 1) bytes[at] = (at * (page + 1) * 31) % 256;
    appendFileSync(files.database, bytes);
    appendFileSync(files.wal, bytes);
  }
  expect(salvaged(files)).toEqual(new Set());
});

test('finds nothing where no files are', () => {
  expect(salvaged(temporaryLedger())).toEqual(new Set());
});
