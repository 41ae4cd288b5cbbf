import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Connection } from '../file/connection.ts';
import { readOnly } from '../file/read-only.ts';
import { recordedTime } from '../record/recorded-time.ts';
import { syncFolder } from '../file/sync-to-disk.ts';
import { refuseForeign, rowsIn } from './describe-ledger.ts';
import { countRows } from './progress.ts';
import { recordBatches } from './record-batches.ts';
import type { Row } from '../file/connection.ts';
import type { OnProgress } from './progress.ts';
import type { Batch } from './record-batches.ts';
import type { LedgerFiles } from '../file/ledger-files.ts';

interface Exported {
  readonly events: number;
  readonly entries: number;
}

/**
 * Writes every event of the ledger to `target`, one JSON object a line in the order they were recorded, then every
 * entry of the journal likewise, and answers how many. The format is promised in docs/ledger.md. All of it is the ledger as it stands at one moment, also while a
 * till writes on; memory holds a thousand rows at most. `target` appears, or is replaced, when it is whole. Throws
 * `LedgerUnavailable`, or the system's error when `target` cannot be written.
 */
export function exportLedger(
  files: LedgerFiles,
  target: string,
  onProgress: OnProgress = () => undefined,
): Exported {
  const unfinished = `${target}.part`;
  const ledger = new Connection(readOnly(files.database), files.folder, () => undefined);
  try {
    refuseForeign(ledger, files.database);
    const rows = rowsIn(ledger, 'event') + rowsIn(ledger, 'journal');
    const written = writeLines(unfinished, recordBatches(ledger), countRows(rows, onProgress));
    renameSync(unfinished, target);
    syncFolder(dirname(resolve(target)));
    return written;
  } finally {
    ledger.close();
    rmSync(unfinished, { force: true });
  }
}

function writeLines(file: string, batches: Iterable<Batch>, onRows: (rows: number) => void): Exported {
  const handle = openSync(file, 'w');
  const count = { event: 0, journal: 0 };
  try {
    for (const { table, rows } of batches) {
      const line = table === 'event' ? eventLine : entryLine;
      writeAll(handle, Buffer.from(rows.map((row) => `${line(row)}\n`).join('')));
      count[table] += rows.length;
      onRows(rows.length);
    }
    fsyncSync(handle);
    return { events: count.event, entries: count.journal };
  } finally {
    closeSync(handle);
  }
}

/** One call may write only a part. */
function writeAll(handle: number, bytes: Buffer): void {
  for (let written = 0; written < bytes.length;) written += writeSync(handle, bytes, written);
}

/** Told apart from an event by `entry` in the place of `seq` and `sale`. */
function entryLine({ seq: entry, at, type, body }: Row): string {
  return JSON.stringify({ entry, time: recordedTime(Number(at)), type, ...fieldsOf(body) });
}

function eventLine({ seq, sale_id: sale, at, type, body, closes }: Row): string {
  const time = recordedTime(Number(at));
  return JSON.stringify({ seq, time, sale, type, ...fieldsOf(body), closes: closes === 1 });
}

/** A body that is damaged goes out as it is: an export leaves nothing out but the check sum, which it does not need. */
function fieldsOf(body: unknown): { readonly fields: unknown } | { readonly unreadable: unknown } {
  try {
    return {
      fields: JSON.parse(String(body), (key, value: unknown) =>
        key === 'check' ? undefined : value,
      ) as unknown,
    };
  } catch {
    return { unreadable: body };
  }
}
