import { copyFileSync, cpSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeBackup } from '../../../src-main/ledger/backup/make-backup.ts';
import { readMark } from '../../../src-main/ledger/chain/mark.ts';
import { backupName } from '../../../src-main/ledger/backup/backup-files.ts';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { verifyLedger } from '../../../src-main/ledger/tool/verify-ledger.ts';
import { started, temporaryLedger, verified, wall } from '../../support/ledger/ledger-folder.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';
import type { LedgerFiles } from '../../../src-main/ledger/file/ledger-files.ts';

/** Places in the chain when the newest backup is made: the beginning and four sales. */
const BACKED_UP = 5;

let files: LedgerFiles;
/** As the ledger was after its second sale. */
let older: string;
let backups: readonly string[];

beforeEach(() => {
  files = temporaryLedger();
  sell(1, 2);
  older = `${temporaryFolder()}/older.db`;
  copyFileSync(files.database, older);
  sell(3);
  const first = makeBackup(files, wall(), 7);
  sell(4);
  backups = [makeBackup(files, wall() + 1, 7), first];
  sell(5);
  rmSync(files.mark);
});

function sell(...numbers: readonly number[]): void {
  const { ledger } = openLedger(files.folder, wall);
  for (const number of numbers) ledger.append([started(`sale-${number}`, number)]);
  ledger.close();
}

function start(): readonly string[] {
  const { ledger, notices } = openLedger(files.folder, wall);
  ledger.close();
  return notices.map(({ code }) => code);
}

describe('where the mark is gone, the newest backup says how far the record went', () => {
  test('an older copy in its place is found, and no place that the backup has is given again', () => {
    copyFileSync(older, files.database);
    expect(start()).toEqual(['ledger-repaired']);
    expect(verified(files)).toMatchObject({
      faults: [],
      identity: { epoch: 1, missing: [[4, BACKED_UP]] },
    });
    expect(readMark(files)?.place).toBeGreaterThan(BACKED_UP);
    expect(start()).toEqual([]);
  });

  test('a ledger that is gone is missed', () => {
    rmSync(files.database);
    expect(start()).toEqual(['ledger-repaired']);
    expect(verified(files).identity).toMatchObject({ missing: [[1, BACKED_UP]] });
  });

  test('a mark that cannot be read is as one that is gone', () => {
    writeFileSync(files.mark, 'no mark');
    copyFileSync(older, files.database);
    expect(start()).toEqual(['ledger-repaired']);
  });

  test('the tool says it, too', () => {
    expect(verifyLedger(files)).not.toHaveProperty('unreached');
    copyFileSync(older, files.database);
    expect(verifyLedger(files)).toMatchObject({ unreached: BACKED_UP });
  });

  test('a backup that a clock that was ahead has dated latest does not hide one that goes further', () => {
    const [, first = ''] = backups;
    copyFileSync(first, join(files.backups, backupName(Date.UTC(2099, 0, 1))));
    copyFileSync(older, files.database);
    expect(start()).toEqual(['ledger-repaired']);
    expect(verified(files).identity).toMatchObject({ missing: [[4, BACKED_UP]] });
  });

  test('a backup of another ledger says nothing of this one, however far it goes', () => {
    const other = temporaryLedger();
    const { ledger } = openLedger(other.folder, wall);
    for (let number = 1; number <= 9; number += 1) ledger.append([started(`other-${number}`, number)]);
    ledger.close();
    copyFileSync(makeBackup(other, wall(), 7), join(files.backups, backupName(wall() - 1)));
    expect(start()).toEqual([]);
  });

  test('of backups that cannot be read, the next one says it', () => {
    const [newest = ''] = backups;
    truncateSync(newest, 5_000);
    copyFileSync(older, files.database);
    expect(start()).toEqual(['ledger-repaired']);
    expect(verified(files).identity).toMatchObject({ missing: [[4, BACKED_UP - 1]] });
  });
});

describe('no alarm is raised without a mark', () => {
  test('where the record has all that its backups have', () => {
    expect(start()).toEqual([]);
    expect(readMark(files)?.place).toBe(BACKED_UP + 1);
  });

  test('where no backup can be read, or there is none', () => {
    for (const backup of backups) writeFileSync(backup, 'no database');
    copyFileSync(older, files.database);
    expect(start()).toEqual([]);
    for (const backup of backups) rmSync(backup);
    rmSync(files.mark);
    copyFileSync(older, files.database);
    expect(start()).toEqual([]);
  });

  test('where somebody put an older backup in its place', () => {
    // Another folder: the closed ledger's file is held until it is collected.
    const byHand = temporaryLedger();
    cpSync(files.backups, byHand.backups, { recursive: true });
    files = byHand;
    copyFileSync(backups.at(-1) ?? '', files.database);
    expect(start()).toEqual([]);
    rmSync(files.mark);
    expect(start()).toEqual([]);
    expect(verified(files).identity).toMatchObject({ epoch: 1, missing: [[BACKED_UP, BACKED_UP]] });
  });
});
