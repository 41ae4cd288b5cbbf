import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeBackup, saveBackup } from '../../../src-main/ledger/backup/make-backup.ts';
import { backupName, listBackups } from '../../../src-main/ledger/backup/backup-files.ts';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { bundleForNode } from '../../support/system/bundle-for-node.ts';
import { editLedger } from '../../support/ledger/edited-ledger.ts';
import { inodesSynced } from '../../support/ledger/inodes-synced.ts';
import { ledgerFrom, paidSale, started, temporaryLedger, wall } from '../../support/ledger/ledger-folder.ts';
import { backupNames, tillWith } from '../../support/worlds/open-till.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT = 7;

describe('a backup', () => {
  test('holds everything that was recorded, also what is still in the write-ahead log of an open till', () => {
    const { files } = tillWith(3);
    const backup = makeBackup(files, wall(), KEPT);
    expect(backup).toBe(join(files.backups, 'ledger-2026-01-02T03-04-05-000Z.db'));
    expect(readdirSync(files.backups)).toEqual([basename(backup)]);
    const copy = ledgerFrom(backup);
    expect(copy.openSales()).toEqual([[started('open', 4)]]);
    expect(copy.sale('s2')).toEqual(paidSale('s2', 2));
    expect(copy.nextSaleNumber()).toBe(5);
  });

  test('has reached the disk with its name before it counts', () => {
    const { files } = tillWith(1);
    const synced = inodesSynced();
    const backup = makeBackup(files, wall(), KEPT);
    expect(synced).toContain(statSync(backup).ino);
    expect(synced.at(-1)).toBe(statSync(files.backups).ino);
  });

  test('for another place has reached the disk there, with its name', () => {
    const { files } = tillWith(1);
    const target = join(temporaryFolder(), 'saved.db');
    const synced = inodesSynced();
    saveBackup(files, target);
    expect(synced).toContain(statSync(target).ino);
    expect(synced.at(-1)).toBe(statSync(dirname(target)).ino);
  });

  test('leaves alone what another process makes just now, and removes what ended ones have left', () => {
    const { files } = tillWith(1);
    const other = spawn(process.execPath, ['-e', 'setTimeout(() => undefined, 60_000)']);
    onTestFinished(() => void other.kill());
    const ended = spawnSync(process.execPath, ['-e', '']).pid;
    const underWay = `unfinished-${other.pid}`;
    for (const name of [underWay, `unfinished-${ended}`, 'unfinished'])
      cpSync(files.database, join(files.backups, name, 'ledger.db'));
    const backup = makeBackup(files, wall(), KEPT);
    expect(backupNames(files).toSorted()).toEqual([basename(backup), underWay]);
    expect(readdirSync(join(files.backups, underWay))).toEqual(['ledger.db']);
  });

  test('and another one at the same time are both made', async () => {
    const tool = await bundleForNode('src-main/ledger/tool/program.ts', 'ledger');
    const { files } = tillWith(600);
    const ends = await Promise.all(
      [1, 2].map(async () => {
        const backup = spawn(process.execPath, [tool, 'backup', files.folder], { stdio: 'ignore' });
        const [code] = (await once(backup, 'exit')) as [number | null];
        return code;
      }),
    );
    expect(ends).toEqual([0, 0]);
    expect(backupNames(files)).toHaveLength(2);
  });

  test('made by a process of its own while the till sells is the ledger of one moment', async () => {
    const tool = await bundleForNode('src-main/ledger/tool/program.ts', 'ledger');
    const { files, ledger } = tillWith(2_000);
    const backup = spawn(process.execPath, [tool, 'backup', files.folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(backup, 'exit');
    let number = 2_002;
    const before = number;
    while (backup.exitCode === null) {
      ledger.append(paidSale(`s${number}`, number), [`s${number}`]);
      number += 1;
      await new Promise((resolve) => setImmediate(resolve));
    }
    await ended;
    expect(backup.exitCode).toBe(0);
    const [made] = listBackups(files.backups);
    const copy = ledgerFrom(made?.file ?? '');
    const last = copy.nextSaleNumber() - 1;
    expect(last).toBeGreaterThanOrEqual(before - 1);
    expect(last).toBeLessThan(number);
    expect(copy.sale(`s${last}`)).toEqual(last < before ? [] : paidSale(`s${last}`, last));
  });

  test('makes older ones go, all but the newest seven, and nothing else', () => {
    const { files } = tillWith(1);
    mkdirSync(files.backups);
    writeFileSync(join(files.backups, 'mine.db'), '');
    for (let day = 0; day < 9; day += 1) makeBackup(files, wall() + day * DAY_MS, KEPT);
    const kept = [2, 3, 4, 5, 6, 7, 8].map((day) => backupName(wall() + day * DAY_MS));
    expect(backupNames(files)).toEqual([...kept, 'mine.db']);
  });

  test('is not pushed out by those of a clock that was ahead: the last seven that were made are kept', () => {
    const { files } = tillWith(1);
    const ahead = wall() + 365 * DAY_MS;
    const made = [
      ...[0, 1, 2, 3, 4, 5, 6].map((day) => makeBackup(files, ahead + day * DAY_MS, KEPT)),
      ...[0, 1, 2].map((day) => makeBackup(files, wall() + day * DAY_MS, KEPT)),
    ];
    expect(backupNames(files).toSorted()).toEqual(
      made
        .slice(-KEPT)
        .map((file) => basename(file))
        .toSorted(),
    );
  });

  test('is kept though the clock was set back and the older ones are dated later', () => {
    const { files } = tillWith(1);
    for (let day = 1; day <= KEPT; day += 1) makeBackup(files, wall() + day * DAY_MS, KEPT);
    const backup = makeBackup(files, wall(), KEPT);
    expect(listBackups(files.backups)).toHaveLength(KEPT);
    expect(existsSync(backup)).toBe(true);
  });
});

test('a backup proves every row first: one that was edited is named, no backup is made, and the next start repairs', () => {
  const files = temporaryLedger();
  const { ledger } = openLedger(files.folder, wall);
  ledger.append(paidSale('a', 1), ['a']);
  makeBackup(files, wall(), 7);
  ledger.close();
  // Another folder: the closed ledger's file is held until it is collected.
  const edited = temporaryLedger();
  cpSync(files.folder, edited.folder, { recursive: true });
  editLedger(edited, `UPDATE event SET body = replace(body, '12.50', '99.50') WHERE seq = 4`);
  expect(() => makeBackup(edited, wall() + 1, 1)).toThrow(
    'event 4 of sale a has changed since it was written',
  );
  expect(listBackups(edited.backups)).toHaveLength(1);
  expect(openLedger(edited.folder, wall).notices).toMatchObject([{ code: 'ledger-repaired' }]);
});
