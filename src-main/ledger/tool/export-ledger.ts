import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Connection } from '../connection.ts';
import { readOnly } from '../examine.ts';
import { syncFolder } from '../sync-to-disk.ts';
import { eventBatches } from './event-batches.ts';
import type { Row } from '../connection.ts';
import type { LedgerFiles } from '../ledger-files.ts';

/**
 * Writes every event of the ledger to `target`, one JSON object a line in the order they were recorded, and answers
 * how many. The format is promised in docs/ledger.md. All of it is the ledger as it stands at one moment, also while a
 * till writes on; memory holds a thousand events at most. `target` appears, or is replaced, when it is whole. Throws
 * `LedgerUnavailable`, or the system's error when `target` cannot be written.
 */
export function exportLedger(files: LedgerFiles, target: string): number {
  const unfinished = `${target}.part`;
  const ledger = new Connection(readOnly(files.database), files.folder, () => undefined);
  try {
    const events = writeLines(unfinished, eventBatches(ledger));
    renameSync(unfinished, target);
    syncFolder(dirname(resolve(target)));
    return events;
  } finally {
    ledger.close();
    rmSync(unfinished, { force: true });
  }
}

function writeLines(file: string, batches: Iterable<readonly Row[]>): number {
  const handle = openSync(file, 'w');
  let count = 0;
  try {
    for (const rows of batches) {
      writeAll(handle, Buffer.from(rows.map((row) => `${lineOf(row)}\n`).join('')));
      count += rows.length;
    }
    fsyncSync(handle);
    return count;
  } finally {
    closeSync(handle);
  }
}

/** One call may write only a part. */
function writeAll(handle: number, bytes: Buffer): void {
  for (let written = 0; written < bytes.length;) written += writeSync(handle, bytes, written);
}

function lineOf({ seq, sale_id: sale, at, type, body, closes }: Row): string {
  const time = new Date(Number(at)).toISOString();
  return JSON.stringify({ seq, time, sale, type, ...fieldsOf(body), closes: closes === 1 });
}

/** A body that is damaged goes out as it is: an export leaves nothing out. */
function fieldsOf(body: unknown): { readonly fields: unknown } | { readonly unreadable: unknown } {
  try {
    return { fields: JSON.parse(String(body)) as unknown };
  } catch {
    return { unreadable: body };
  }
}
