import { closeSync, existsSync, lstatSync, openSync, readFileSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { EPOCH } from '../record/epoch-start.ts';
import { makeOwnFile } from '../file/own-file.ts';
import { troubleOf } from '../file/trouble.ts';
import { Chain } from './chain.ts';
import { identityOf } from './identity.ts';
import type { Connection, RecordEnd } from '../file/connection.ts';
import type { LedgerFiles } from '../file/ledger-files.ts';

/** How far the record went, noted outside the database: a ledger that ends before it, or has another row there, has lost something. */
export type Mark = z.infer<typeof mark>;

const mark = z.object({
  ledgerId: z.uuid(),
  epoch: z.int(),
  event: z.int(),
  journal: z.int(),
  place: z.int(),
  own: z.string().regex(/^[0-9a-f]{64}$/),
});

/** One sector, which reaches the disk whole or not at all. */
const MARK_BYTES = 512;

/**
 * Notes the end of the record now and after each commit, without waiting for the disk: after a power failure the mark is
 * older than the record, never newer. Answers what ends it.
 */
export function keepMark(files: LedgerFiles, connection: Connection): () => void {
  const identity = identityOf(connection);
  // On a full disk there is none yet, in a ledger of an earlier version.
  if (!identity) return () => undefined;
  const { ledgerId, epoch } = identity;
  // First, because it may throw, and nobody would close the file then.
  const now = new Chain(connection).end();
  const handle = opened(files);
  if (handle === undefined) return () => undefined;
  let failed = false;
  // One for all of them: this is in the path of every sale.
  const bytes = Buffer.alloc(MARK_BYTES, ' ');
  const note = (end: RecordEnd): void => {
    if (failed) return;
    try {
      write({ ledgerId, epoch, ...end }, bytes);
      writeSync(handle, bytes, 0, MARK_BYTES, 0);
    } catch (error) {
      // A caller whose rows are committed gets no error for it. A mark that is behind accuses no ledger.
      failed = true;
      console.error('the end of the record cannot be noted any more', error);
    }
  };
  note(now);
  connection.onRecorded(note);
  return () => closeSync(handle);
}

/** Nothing where there is no room for it: the sales of a full disk are watched without. */
function opened(files: LedgerFiles): number | undefined {
  try {
    makeOwnFile(files.mark, MARK_BYTES);
    if (existsSync(files.mark)) return openSync(files.mark, 'r+');
    const handle = openSync(files.mark, 'wx+');
    // Room for it is taken now: no later write can fill the disk.
    writeSync(handle, Buffer.alloc(MARK_BYTES, ' '));
    return handle;
  } catch (error) {
    if (troubleOf(error) !== 'disk-full') throw error;
    return undefined;
  }
}

/** Nothing where there is none, or none that can be read. */
export function readMark(files: Pick<LedgerFiles, 'mark'>): Mark | undefined {
  if (lstatSync(files.mark, { throwIfNoEntry: false })?.isFile() !== true) return undefined;
  const [, check, text = ''] = /^([0-9a-f]{8}) (\{.*\}) *$/.exec(readFileSync(files.mark, 'latin1')) ?? [];
  return check === checkOf(text) ? mark.safeParse(JSON.parse(text)).data : undefined;
}

/** How far a record goes that nobody writes, such as a backup; nothing for one of a version that knew no links. */
export function endOf(record: Connection): Mark | undefined {
  return mark.safeParse({ ...identityOf(record), ...new Chain(record).end() }).data;
}

/**
 * Answers a row when the ledger does not have what was noted. An epoch that began after the mark knows what was lost
 * before it.
 */
export function unreachedSql({ ledgerId, epoch, event, journal, place, own }: Mark): string {
  const at = (table: string, seq: number): string =>
    `SELECT 1 FROM ${table} WHERE seq = ${seq} AND place = ${place} AND lower(hex(substr(link, 33))) = '${own}'`;
  const current = `(SELECT coalesce(max(seq), 0) / ${EPOCH} FROM journal)`;
  return `
    SELECT 1 WHERE ${current} < ${epoch}
    OR (${current} = ${epoch} AND NOT EXISTS (${at('event', event)}) AND NOT EXISTS (${at('journal', journal)}))
    OR NOT EXISTS (SELECT 1 FROM journal WHERE type IN ('ledger-begun', 'ledger-repaired')
      AND instr(body, '"ledgerId":"${ledgerId}"') > 0)`;
}

/** Over an earlier mark: what it was longer by is made blank. */
function write(noted: Mark, bytes: Buffer): void {
  const text = JSON.stringify(noted);
  bytes.fill(' ', bytes.write(`${checkOf(text)} ${text}`, 'latin1'));
}

function checkOf(text: string): string {
  return crc32(text).toString(16).padStart(8, '0');
}
