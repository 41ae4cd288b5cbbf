import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { Connection } from '../../../src-main/ledger/file/connection.ts';
import { ledgerFiles } from '../../../src-main/ledger/file/ledger-files.ts';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { backedUp, kept, openSales } from '../../support/ledger/backed-up-ledger.ts';
import { bundleForNode } from '../../support/system/bundle-for-node.ts';
import { started, wall } from '../../support/ledger/ledger-folder.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';

let program: string;
beforeAll(async () => {
  program = await bundleForNode('test/support/ledger/append-until-killed.ts', 'append-until-killed');
});

/** Kills a till that makes its ledger once the names in the folder have changed so often, or the ledger is there. */
async function killAtChange(folder: string, change: number): Promise<void> {
  const till = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  let seen = '';
  for (let changes = 0; changes < change && !existsSync(ledgerFiles(folder).mark);) {
    const names = readdirSync(folder).join();
    if (names !== seen) changes += 1;
    seen = names;
  }
  till.kill('SIGKILL');
  await once(till, 'exit');
}

/** The till in it has sold nothing that it said yes to, so there is nothing to warn of. */
function expectFreshLedger(folder: string): void {
  const { ledger, notices } = openLedger(folder, wall);
  expect(notices).toEqual([]);
  ledger.append([started('a', 1)]);
  ledger.close();
  expect(readdirSync(folder).filter((name) => name.includes('quarantined'))).toEqual([]);
}

test('a till that was killed while it made its ledger makes it at the next start, and warns of nothing', async () => {
  for (const change of [1, 2, 3, 4, 5, 6, 7]) {
    const folder = temporaryFolder();
    await killAtChange(folder, change);
    const { ledger, notices } = openLedger(folder, wall);
    expect(notices).toEqual([]);
    ledger.close();
  }
});

describe('what such a till leaves', () => {
  test('a database that is not yet in its place is made anew', () => {
    const folder = temporaryFolder();
    const { beginning } = ledgerFiles(folder);
    writeFileSync(beginning, '');
    writeFileSync(`${beginning}-journal`, 'x'.repeat(512));
    expectFreshLedger(folder);
  });

  test('a database without tables is no damaged ledger', () => {
    const folder = temporaryFolder();
    const { database } = ledgerFiles(folder);
    const connection = new Connection(database, folder, () => undefined);
    connection.exec('PRAGMA journal_mode = WAL');
    connection.close();
    expect(statSync(database).size).toBe(4096);
    expectFreshLedger(folder);
  });

  test('unless the mark says that there was more', () => {
    const folder = temporaryFolder();
    const { ledger } = openLedger(folder, wall);
    ledger.append([started('a', 1)]);
    ledger.close();
    const files = ledgerFiles(folder);
    const empty = ledgerFiles(temporaryFolder());
    const connection = new Connection(empty.database, empty.folder, () => undefined);
    connection.exec('PRAGMA journal_mode = WAL');
    connection.close();
    const lost = ledgerFiles(temporaryFolder());
    copyFileSync(empty.database, lost.database);
    copyFileSync(files.mark, lost.mark);
    const { ledger: repaired, notices } = openLedger(lost.folder, wall);
    expect(notices).toMatchObject([{ code: 'ledger-repaired' }]);
    repaired.close();
  });
});

describe('a ledger that has no write-ahead log yet, as a backup that took its place, and was cut off in a change', () => {
  /** As a power cut leaves it: the change is half in the database, and what undoes it lies beside. */
  function cutOff(): ReturnType<typeof ledgerFiles> {
    const whole = ledgerFiles(temporaryFolder());
    const { ledger } = openLedger(whole.folder, wall);
    ledger.append([started('a', 1)]);
    ledger.close();
    // Prepared statements hold the file until they are collected: what changes it is a copy.
    const files = ledgerFiles(temporaryFolder());
    copyFileSync(whole.database, files.database);
    copyFileSync(whole.wal, files.wal);
    const connection = new Connection(files.database, files.folder, () => undefined);
    connection.exec('PRAGMA journal_mode = DELETE');
    connection.exec('PRAGMA cache_size = 1; BEGIN; CREATE TABLE other (text TEXT);');
    connection.exec(
      'WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500) ' +
        "INSERT INTO other SELECT hex(zeroblob(500)) || i FROM n; UPDATE sale SET number = 9; UPDATE other SET text = text || 'x'",
    );
    const cut = ledgerFiles(temporaryFolder());
    for (const file of [files.database, files.undo]) copyFileSync(file, join(cut.folder, basename(file)));
    connection.exec('ROLLBACK');
    connection.close();
    return cut;
  }

  test('is as it was before the change', () => {
    const { folder } = cutOff();
    const { ledger, notices } = openLedger(folder, wall);
    expect(notices).toEqual([]);
    expect(ledger.openSales()).toEqual([[started('a', 1)]]);
    ledger.close();
  });

  test('is repaired when that cannot be undone', () => {
    const files = cutOff();
    writeFileSync(files.database, 'x'.repeat(statSync(files.database).size));
    const { ledger, notices } = openLedger(files.folder, wall);
    expect(notices).toMatchObject([{ code: 'ledger-repaired' }]);
    ledger.append([started('b', 1)]);
    expect(existsSync(files.undo)).toBe(false);
    ledger.close();
  });

  test('lays nothing over a backup that takes its place', () => {
    const files = cutOff();
    const { backup } = backedUp();
    copyFileSync(backup, files.restoring);
    expect(openSales(files).sales).toEqual([[kept]]);
  });
});
