import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LedgerUnavailable } from '../../sales/ports.ts';
import { isChained, verifyChain } from '../chain/verify-chain.ts';
import { compareTables } from '../derived/compare-tables.ts';
import { proveDamage, suspect } from '../file/connect.ts';
import { Connection } from '../file/connection.ts';
import { isSound } from '../repair/examine.ts';
import { readOnly } from '../file/read-only.ts';
import { syncFile, syncFolder } from '../file/sync-to-disk.ts';
import { unavailable, withAdvice } from '../file/trouble.ts';
import { markAsBackup } from './backup-mark.ts';
import { backupName, listBackups } from './backup-files.ts';
import type { LedgerFiles } from '../file/ledger-files.ts';

/**
 * Copies the ledger, as it stands at one moment, while a till may be writing it; answers the copy's file. Only when
 * the copy has proved whole and has reached the disk are older ones removed, all but the newest `kept` in all. It
 * takes seconds for a large ledger: call it in a process of its own. `at` is wall-clock milliseconds.
 *
 * Two at once, each of its own process, do not touch each other. Throws `LedgerUnavailable`; every earlier backup is still there then. Damage that is met on the way is noted, so
 * that the till's next start examines and repairs the ledger.
 */
export function makeBackup(files: LedgerFiles, at: number, kept: number): string {
  return withAdvice(files.backups, () => {
    const unfinished = join(files.backups, `unfinished-${process.pid}`);
    const backup = join(files.backups, backupName(at));
    mkdirSync(files.backups, { recursive: true });
    removeLeftovers(files.backups);
    mkdirSync(unfinished);
    try {
      const copy = join(unfinished, 'ledger.db');
      copyTo(copy, files);
      renameSync(copy, backup);
      syncFolder(files.backups);
    } finally {
      rmSync(unfinished, { recursive: true, force: true });
    }
    const others = listBackups(files.backups).filter(({ file }) => file !== backup);
    // Those dated later were made before this one, under a clock that was ahead.
    const [before, ahead] = [others.filter((one) => one.at <= at), others.filter((one) => one.at > at)];
    for (const { file } of [...before, ...ahead].slice(kept - 1)) rmSync(file, { force: true });
    return backup;
  });
}

const UNFINISHED = /^unfinished(?:-(\d+))?$/;

/** Removes what a crash left of earlier backups, SQLite's journal beside it. One that another process makes just now stays. */
function removeLeftovers(backups: string): void {
  for (const name of readdirSync(backups)) {
    const [left, maker] = UNFINISHED.exec(name) ?? [];
    if (left === undefined || isOfAnother(Number(maker))) continue;
    rmSync(join(backups, left), { recursive: true, force: true });
  }
}

/** Whether another process of this number runs; a number that is none is of no process. */
function isOfAnother(pid: number): boolean {
  if (Number.isNaN(pid) || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * The same for another place, `target`, where nothing is removed but an earlier file of that name, and that only when the
 * copy is whole and on the disk. Throws `LedgerUnavailable`.
 */
export function saveBackup(files: LedgerFiles, target: string): void {
  const place = dirname(target);
  withAdvice(place, () => {
    const unfinished = `${target}.part`;
    rmSync(unfinished, { force: true });
    try {
      copyTo(unfinished, files);
      renameSync(unfinished, target);
      syncFolder(place);
    } finally {
      rmSync(unfinished, { force: true });
    }
  });
}

/**
 * Goes through every row, and what is derived from it: no screen waits for a backup, and what has changed must not push the
 * last good one out.
 */
function refuseFaults(ledger: Connection, files: LedgerFiles): void {
  const [fault, ...more] = [
    ...(isChained(ledger) ? verifyChain(ledger).faults : []),
    ...compareTables(ledger),
  ];
  if (fault === undefined) return;
  proveDamage(files);
  const others = more.length > 0 ? ` and ${more.length} more` : '';
  throw new LedgerUnavailable(
    `The ledger in ${files.folder} is damaged: ${fault}${others}. Restart the till: it repairs the ledger and keeps a copy.`,
  );
}

function copyTo(target: string, files: LedgerFiles): void {
  // SQLite copies into an empty file too; made here, trouble with the folder is distinguished from trouble with the ledger.
  writeFileSync(target, '', { flag: 'wx' });
  const ledger = new Connection(readOnly(files.database), files.folder, (trouble) => {
    if (trouble === 'damaged') suspect(files);
  });
  try {
    refuseFaults(ledger, files);
    ledger.exec(`VACUUM INTO '${target.replaceAll("'", "''")}'`);
  } finally {
    ledger.close();
  }
  const copy = new Connection(target, dirname(target), () => undefined);
  try {
    markAsBackup(copy);
  } finally {
    copy.close();
  }
  syncFile(target);
  if (isSound({ database: target, folder: dirname(target) }, 'integrity_check')) return;
  // A damaged index goes into the copy unnoticed.
  suspect(files);
  throw unavailable('damaged', files.folder, new Error('the copy is not whole'));
}
