import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { connect } from '../../../src-main/ledger/file/connect.ts';
import { Connection } from '../../../src-main/ledger/file/connection.ts';
import { lockLedger } from '../../../src-main/ledger/file/lock.ts';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { PAGE_BYTES } from '../../../src-main/ledger/repair/salvage/pages.ts';
import { SqliteLedger } from '../../../src-main/ledger/sqlite-ledger.ts';
import { restoreLedger } from '../../../src-main/ledger/tool/restore-ledger.ts';
import { backedUp, kept, later, openSales } from '../../support/ledger/backed-up-ledger.ts';
import { bundleForNode } from '../../support/system/bundle-for-node.ts';
import { ledgerFrom, temporaryLedger, wall } from '../../support/ledger/ledger-folder.ts';
import type { LedgerFiles } from '../../../src-main/ledger/file/ledger-files.ts';

const setAside = (files: LedgerFiles): readonly string[] =>
  readdirSync(files.folder).filter((name) => name.startsWith('ledger-set-aside-'));

describe('a restore', () => {
  test('puts the backup in place and keeps what was there, byte for byte', () => {
    const { files, backup } = backedUp();
    const before = readFileSync(files.database);
    const aside = restoreLedger(files, backup, wall());
    expect(readFileSync(join(aside ?? '', 'ledger.db')).equals(before)).toBe(true);
    expect(openSales(files)).toEqual({ sales: [[kept]], notices: [] });
    expect(existsSync(backup)).toBe(true);
  });

  test('is not disturbed by what a restore left that was ended while SQLite wrote to its copy', () => {
    const { files, backup } = backedUp();
    copyFileSync(backup, files.proving);
    const connection = new Connection(files.proving, files.folder, () => undefined);
    connection.exec(`
      CREATE TABLE filler (text);
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
      INSERT INTO filler SELECT hex(randomblob(2000)) FROM n;
    `);
    // More than its memory holds, so that SQLite has begun to write over the file.
    connection.exec(
      'PRAGMA cache_size = 2; BEGIN; CREATE TABLE more (x); UPDATE filler SET text = hex(randomblob(2000))',
    );
    const journal = readFileSync(`${files.proving}-journal`);
    connection.close();
    writeFileSync(`${files.proving}-journal`, journal);
    restoreLedger(files, backup, wall());
    expect(readFileSync(files.database).includes('filler')).toBe(false);
    expect(openSales(files)).toEqual({ sales: [[kept]], notices: [] });
    expect(readdirSync(files.folder).filter((name) => name.includes('.part'))).toEqual([]);
  });

  test('replaces a damaged ledger, its log and what was noted of the damage', () => {
    const { files, backup } = backedUp();
    writeFileSync(files.database, '<html>');
    for (const file of [files.wal, files.index, files.suspicion, files.repair]) writeFileSync(file, 'old');
    restoreLedger(files, backup, wall());
    expect(openSales(files)).toEqual({ sales: [[kept]], notices: [] });
  });

  test('makes the folder on a new computer, where there is nothing to set aside', () => {
    const { backup } = backedUp();
    const files = temporaryLedger();
    expect(restoreLedger(files, backup, wall())).toBeUndefined();
    expect(openSales(files).sales).toEqual([[kept]]);
  });

  test('can be undone with what it set aside, the last sales in its log too', () => {
    const { files, backup } = backedUp();
    const crashed = temporaryLedger();
    const ledger = new SqliteLedger(connect(crashed));
    ledger.append([later]);
    copyFileSync(crashed.database, files.database);
    copyFileSync(crashed.wal, files.wal);
    const aside = restoreLedger(files, backup, wall()) ?? '';
    expect(openSales(files).sales).toEqual([[kept]]);
    restoreLedger(files, join(aside, 'ledger.db'), wall());
    expect(openSales(files).sales).toEqual([[later]]);
    expect(setAside(files)).toHaveLength(2);
  });
});

test('a second restore before a till was opened keeps what somebody has put in place meanwhile', () => {
  const { files, backup } = backedUp();
  const aside = restoreLedger(files, backup, wall()) ?? '';
  renameSync(join(aside, 'ledger.db'), files.database);
  const again = restoreLedger(files, backup, wall()) ?? '';
  expect(ledgerFrom(join(again, 'ledger.db')).openSales()).toEqual([[kept], [later]]);
  expect(openSales(files).sales).toEqual([[kept]]);
});

describe('a restore is refused, and the ledger left as it was,', () => {
  function refused(files: LedgerFiles, backup: string, reason: RegExp): void {
    const before = [readFileSync(files.database), readdirSync(files.folder).toSorted()];
    expect(() => restoreLedger(files, backup, wall())).toThrow(reason);
    const after = readdirSync(files.folder).filter((name) => name !== basename(files.lock));
    expect([readFileSync(files.database), after.toSorted()]).toEqual([
      before[0],
      (before[1] as string[]).filter((name) => name !== basename(files.lock)),
    ]);
  }

  test('while a till has it open, and not once the till was killed', async () => {
    const { files, backup } = backedUp();
    const program = await bundleForNode('test/support/ledger/append-until-killed.ts', 'append-until-killed');
    const till = spawn(process.execPath, [program, files.folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void till.kill('SIGKILL'));
    await once(till.stdout, 'data');
    expect(() => restoreLedger(files, backup, wall())).toThrow(/Another program holds.*Close that program/);
    expect(setAside(files)).toEqual([]);
    till.kill('SIGKILL');
    await once(till, 'exit');
    restoreLedger(files, backup, wall());
    expect(openSales(files).sales).toEqual([[kept]]);
  });

  test('when the backup is damaged', () => {
    const { files, backup } = backedUp();
    const bytes = readFileSync(backup);
    writeFileSync(backup, bytes.subarray(0, bytes.length - PAGE_BYTES));
    refused(files, backup, /damaged or is no ledger\. Take another backup/);
  });

  test('when the file is something else', () => {
    const { files, backup } = backedUp();
    writeFileSync(backup, 'a photo');
    refused(files, backup, /damaged or is no ledger/);
  });

  test('when there is no such file', () => {
    const { files, backup } = backedUp();
    refused(files, `${backup}.gone`, /There is no file/);
  });

  test('when a newer version wrote the backup', () => {
    const { files, backup } = backedUp();
    const bytes = readFileSync(backup);
    bytes.writeUInt32BE(99, 60);
    writeFileSync(backup, bytes);
    refused(files, backup, /newer version of the till/);
  });
});

test('no till opens the ledger while a restore is under way', () => {
  const { files } = backedUp();
  const restore = lockLedger(files, 'exclusive');
  expect(() => openLedger(files.folder, wall)).toThrow(/Another program holds/);
  restore.release();
  expect(openSales(files).sales).toHaveLength(2);
});

test('a till that could not open the ledger does not keep it locked', () => {
  const { files, backup } = backedUp();
  const aside = join(dirname(files.database), 'aside');
  renameSync(files.database, aside);
  writeFileSync(files.database, readFileSync(aside).fill(99, 63, 64));
  expect(() => openLedger(files.folder, wall)).toThrow('newer version');
  restoreLedger(files, backup, wall());
  expect(ledgerFrom(files.database).openSales()).toEqual([[kept]]);
});
