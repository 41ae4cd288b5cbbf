import { mkdirSync, rmSync } from 'node:fs';
import { LedgerUnavailable } from '../sales/ports.ts';
import { assumedLast, assumedScales } from './amounts/record-scales.ts';
import { beginLedger } from './chain/identity.ts';
import { keepMark } from './chain/mark.ts';
import { undoUnfinished } from './file/begin-file.ts';
import { connect, proveDamage } from './file/connect.ts';
import { examine } from './repair/examine.ts';
import { lockLedger } from './file/lock.ts';
import { makeOwnFile } from './file/own-file.ts';
import { keepRoomOfIndex, keepSpareRoom, withSpareRoom } from './file/spare-room.ts';
import { ledgerFiles } from './file/ledger-files.ts';
import { tryWriting } from './file/migrations.ts';
import { refusalOf } from './newer-ledger.ts';
import { readOpenSales } from './lookup/open-sales.ts';
import { repair, resumeRepair } from './repair/repair.ts';
import { dropNotice, inShort, repairInShort, takeNotice } from './repair/repair-notice.ts';
import { finishRestore, markRestored } from './repair/finish-restore.ts';
import { SqliteJournal } from './sqlite-journal.ts';
import { SqliteRecordedSales } from './sqlite-recorded-sales.ts';
import { SqliteLedger } from './sqlite-ledger.ts';
import { troubleOf, withAdvice } from './file/trouble.ts';
import type { Notice } from '../../shared/contract/views.ts';
import type { Connection } from './file/connection.ts';
import type { Repaired } from './repair/repair-notice.ts';
import type { LedgerLock } from './file/lock.ts';
import type { LedgerFiles } from './file/ledger-files.ts';

export interface OpenedLedger {
  readonly ledger: SqliteLedger;
  readonly journal: SqliteJournal;
  readonly recorded: SqliteRecordedSales;
  /** What a manager should know of the ledger's health; empty when all is well. */
  readonly notices: readonly Notice[];
  /** The decimals of amounts that an earlier version of the till kept last, in files that do not say it. */
  readonly assumedScale: (currency: string) => number;
}

/**
 * Opens the ledger in `folder`, making it when it is not there and repairing it when it is damaged. `wall` answers
 * wall-clock milliseconds. Throws `LedgerUnavailable`, with nothing changed, when the ledger is locked, cannot be
 * written for any reason but a full disk; `LedgerOfNewerVersion` where it was written by a newer version.
 */
export function openLedger(folder: string, wall: () => number): OpenedLedger {
  return withAdvice(folder, () => {
    mkdirSync(folder, { recursive: true });
    const files = ledgerFiles(folder);
    const lock = lockLedger(files, 'shared');
    try {
      const { opened, full } = withSpareRoom(files.spare, () => openLocked(files, lock, wall));
      const isSaid = opened.notices.some(({ code }) => code === 'ledger-full');
      // What else was given free is left to the record.
      if (full || isSaid) keepRoomOfIndex(files);
      else keepSpareRoom(files);
      return full && !isSaid ? { ...opened, notices: [...opened.notices, ledgerFull(full)] } : opened;
    } catch (error) {
      lock.release();
      throw error;
    }
  });
}

function openLocked(files: LedgerFiles, lock: LedgerLock, wall: () => number): OpenedLedger {
  // A folder in the place of one of these would keep every till out, and one in the place of a backup lose what it replaces.
  const { restoring, restored, suspicion, beginning, wal, index, undo, spare } = files;
  const ofRepair = [files.repair, files.repaired];
  for (const file of [restoring, restored, suspicion, ...ofRepair, beginning, wal, index, undo, spare])
    makeOwnFile(file, Infinity);
  finishRestore(files, wall());
  undoUnfinished(files, () => proveDamage(files));
  const repaired = resumeRepair(files, wall()) ?? repairIfDamaged(files, wall);
  const connection = connect(files);
  markRestored(files, connection, wall());
  const { damaged } = readOpenSales(connection);
  const journal = new SqliteJournal(connection, () => proveDamage(files));
  const notices: Notice[] = [...writingTrouble(connection, wall())];
  const repairNotice = repaired ? repairInShort(repaired) : takeNotice(files);
  if (repairNotice !== undefined) notices.push({ code: 'ledger-repaired', detail: repairNotice });
  notices.push(...assumedNotice(connection, journal, wall()));
  if (damaged.length > 0) notices.push({ code: 'ledger-damaged', detail: inShort(damaged) });
  let endMark = (): void => undefined;
  const released = {
    release: () => {
      dropNotice(files);
      endMark();
      lock.release();
    },
  };
  const ledger = new SqliteLedger(connection, released);
  const recorded = new SqliteRecordedSales(connection);
  // Last, because nobody would close its file if anything else threw.
  endMark = keepMark(files, connection);
  return {
    ledger,
    journal,
    recorded,
    notices,
    assumedScale: (currency) => assumedLast(connection, currency),
  };
}

/**
 * A customer may be waiting for the outcome of a sale in it, so a ledger on a full disk is opened all the same: its
 * sales are watched, and nothing new begins. Any other trouble is thrown.
 */
function writingTrouble(connection: Connection, at: number): readonly Notice[] {
  try {
    tryWriting(connection);
    beginLedger(connection, at);
    return [];
  } catch (error) {
    if (!(error instanceof LedgerUnavailable) || troubleOf(error.cause) !== 'disk-full') throw error;
    return [ledgerFull(error)];
  }
}

const ledgerFull = ({ message }: Error): Notice => ({ code: 'ledger-full', detail: message });

/** Said at the start at which it was assumed, and not again: it cannot be undone, only be checked. */
function assumedNotice(connection: Connection, journal: SqliteJournal, at: number): readonly Notice[] {
  const assumed = assumedScales(connection).filter(({ by }) => by === 'runtime');
  if (assumed.length === 0 || journal.newest(['scales-noticed'], 1).length > 0) return [];
  try {
    journal.append({ at, type: 'scales-noticed' });
  } catch (error) {
    // It is said again next time.
    if (!(error instanceof LedgerUnavailable)) throw error;
  }
  const detail = [...new Set(assumed.map(({ currency }) => currency))].join(', ');
  return [{ code: 'amounts-assumed', detail }];
}

function repairIfDamaged(files: LedgerFiles, wall: () => number): Repaired | undefined {
  const finding = examine(files);
  if (finding === 'newer') throw refusalOf(files);
  if (finding === 'damaged') return repair(files, wall());
  rmSync(files.suspicion, { force: true });
  rmSync(files.repair, { force: true });
  return undefined;
}
