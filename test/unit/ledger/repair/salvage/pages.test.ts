import { expect, test } from 'vitest';
import { connect } from '../../../../../src-main/ledger/file/connect.ts';
import { Pages } from '../../../../../src-main/ledger/repair/salvage/pages.ts';
import { SqliteLedger } from '../../../../../src-main/ledger/sqlite-ledger.ts';
import { paidSale, temporaryLedger } from '../../../../support/ledger/ledger-folder.ts';

test('each page is as SQLite reads it, though the log holds leftovers of an earlier round', () => {
  const files = temporaryLedger();
  const connection = connect(files);
  const ledger = new SqliteLedger(connection);
  for (let number = 1; number <= 30; number += 1) ledger.append(paidSale(`sale-${number}`, number));
  connection.exec('PRAGMA wal_checkpoint(RESTART)');
  ledger.append(paidSale('sale-31', 31));
  const pages = new Pages(files.database, files.wal);
  const expected = connection
    .prepare('SELECT CAST(pgno AS INTEGER) AS pgno, hex(data) AS hex FROM sqlite_dbpage')
    .all();
  expect(expected.length).toBeGreaterThan(8);
  for (const { pgno, hex } of expected)
    expect(pages.page(Number(pgno))?.toString('hex').toUpperCase()).toBe(hex);
  pages.close();
});
