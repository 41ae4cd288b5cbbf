import { LedgerUnavailable } from '../../sales/ports.ts';
import { assumedScales } from '../amounts/record-scales.ts';
import { Connection } from '../file/connection.ts';
import { isHeaderDamaged } from '../file/header.ts';
import { isLogDamaged } from '../file/log-frames.ts';
import { withAdvice } from '../file/trouble.ts';
import { MISCOUNTED_OF_ALL } from '../lookup/event-counts.ts';
import { countsEvents } from '../repair/examine.ts';
import { readOnly } from '../file/read-only.ts';
import { salvage } from '../repair/salvage/salvage.ts';
import { readEntry } from '../record/stored-entry.ts';
import { readEvent } from '../record/stored-event.ts';
import { holdsEvents } from './describe-ledger.ts';
import { recordBatches } from './record-batches.ts';
import type { LedgerFiles } from '../file/ledger-files.ts';
import type { Trouble } from '../file/trouble.ts';

export type LedgerHealth =
  | ({ readonly state: 'sound' } & LedgerCounts)
  /** What SQLite found wrong or is missing of sales, and how many events a till's start would save from the file. */
  | { readonly state: 'damaged'; readonly faults: readonly string[]; readonly salvageable: number };

export interface LedgerCounts {
  readonly version: number;
  readonly sales: number;
  readonly openSales: number;
  readonly events: number;
  /** Of the journal. */
  readonly entries: number;
  /** Events that this version cannot read, by number and sale, and entries, by number. */
  readonly unreadable: readonly string[];
}

type Files = Pick<LedgerFiles, 'folder' | 'database' | 'wal'>;

/**
 * Looks at all of a ledger without changing a byte of it, also while a till has it open; minutes for a large one.
 * Throws `LedgerUnavailable` when it cannot be looked at.
 */
export function checkLedger(files: Files, onRows: (rows: number) => void = () => undefined): LedgerHealth {
  const fault = withAdvice(files.folder, () => faultOfBytes(files));
  if (fault !== undefined) return damaged(files, [fault]);
  let trouble: Trouble | undefined;
  const ledger = new Connection(readOnly(files.database), files.folder, (met) => (trouble = met));
  try {
    const faults = ledger
      .prepare('PRAGMA integrity_check')
      .all()
      .map((row) => String(row['integrity_check']));
    if (faults.join() !== 'ok') return damaged(files, faults);
    if (!holdsEvents(ledger)) return damaged(files, ['it has no events of sales, and may be no ledger']);
    const missing = miscounts(ledger);
    return missing.length > 0 ? damaged(files, missing) : { state: 'sound', ...count(ledger, onRows) };
  } catch (error) {
    if (trouble !== 'damaged' || !(error instanceof LedgerUnavailable)) throw error;
    return damaged(files, [error.cause instanceof Error ? error.cause.message : error.message]);
  } finally {
    ledger.close();
  }
}

/** What SQLite does not call damage, or leaves out without a word. */
function faultOfBytes({ database, wal }: Files): string | undefined {
  if (isHeaderDamaged(database)) return 'the header of the file is damaged';
  // Looked at twice: a till may have begun its log anew meanwhile.
  if (!isLogDamaged(wal) || !isLogDamaged(wal)) return undefined;
  return 'the write-ahead log has commits that do not add up, which SQLite leaves out';
}

function miscounts(ledger: Connection): readonly string[] {
  if (!countsEvents(ledger)) return [];
  const rows = ledger.prepare(MISCOUNTED_OF_ALL).all();
  return rows.map(({ id, counted, found }) => {
    return `sale ${String(id)}: ${Number(counted)} events were written, ${Number(found)} are there`;
  });
}

function damaged({ database, wal }: Files, faults: readonly string[]): LedgerHealth {
  const found = new Set<number>();
  for (const { table, former } of salvage(database, wal)) if (table === 'event') found.add(former.seq);
  return { state: 'damaged', faults, salvageable: found.size };
}

function count(ledger: Connection, onRows: (rows: number) => void): LedgerCounts {
  const unreadable: string[] = [];
  const scales = assumedScales(ledger);
  let events = 0;
  let entries = 0;
  for (const { table, rows } of recordBatches(ledger)) {
    onRows(rows.length);
    if (table === 'event') events += rows.length;
    else entries += rows.length;
    for (const row of rows) {
      const seq = Number(row['seq']);
      if (table === 'journal') {
        if (!readEntry(row, scales)) unreadable.push(`entry ${seq} of the journal`);
      } else if (!readEvent(row, scales)) unreadable.push(`event ${seq} of sale ${String(row['sale_id'])}`);
    }
  }
  const number = (sql: string): number => Number(Object.values(ledger.prepare(sql).all()[0] ?? {})[0]);
  return {
    version: number('PRAGMA user_version'),
    sales: number('SELECT count(*) FROM sale'),
    openSales: number('SELECT count(*) FROM sale WHERE open = 1'),
    events,
    entries,
    unreadable,
  };
}
