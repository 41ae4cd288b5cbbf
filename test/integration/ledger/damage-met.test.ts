import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { connect } from '../../../src-main/ledger/file/connect.ts';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { PAGE_BYTES } from '../../../src-main/ledger/repair/salvage/pages.ts';
import { SqliteLedger } from '../../../src-main/ledger/sqlite-ledger.ts';
import { wall } from '../../support/ledger/ledger-folder.ts';
import { laidOut, soldLedger } from '../../support/ledger/sold-ledger.ts';

describe('damage that is met while the till runs', () => {
  test('is said, and the next start examines the whole ledger and repairs it', () => {
    const files = laidOut(soldLedger('in the database'));
    const { ledger } = openLedger(files.folder, wall);
    ledger.close();
    const bytes = readFileSync(files.database);
    writeFileSync(files.database, bytes.fill(0xff, PAGE_BYTES));
    expect(() => new SqliteLedger(connect(files)).openSales()).toThrow(/damaged.*Restart the till/);
    expect(readdirSync(files.folder)).toContain(basename(files.suspicion));
    expect(openLedger(files.folder, wall).notices).toMatchObject([{ code: 'ledger-repaired' }]);
    expect(readdirSync(files.folder)).not.toContain(basename(files.suspicion));
  });

  test('is looked for in all of a large ledger only then: a start with gigabytes stays quick', () => {
    const files = laidOut(soldLedger('in the database'));
    connect(files).exec(`
      INSERT INTO event (sale_id, at, type, body, closes)
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
        SELECT 'sale-0', i, 'sale-opened', json_object('long', hex(zeroblob(3000))), 0 FROM n;
      PRAGMA wal_checkpoint(TRUNCATE);
    `);
    const bytes = readFileSync(files.database);
    writeFileSync(files.database, bytes.fill(0xff, bytes.length / 2, bytes.length / 2 + PAGE_BYTES));
    expect(openLedger(files.folder, wall).notices).toEqual([]);
    writeFileSync(files.suspicion, '');
    expect(openLedger(files.folder, wall).notices).toMatchObject([{ code: 'ledger-repaired' }]);
  });

  test('a suspicion that proves wrong is dropped', () => {
    const files = laidOut(soldLedger('in the database'));
    writeFileSync(files.suspicion, '');
    expect(openLedger(files.folder, wall).notices).toEqual([]);
    expect(readdirSync(files.folder)).not.toContain(basename(files.suspicion));
  });
});
