import { rename, rm } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { syncFolderOf, writeFileForOthers } from '../../write-file-atomic.ts';
import type { CsvTable, ExportRun, PartLimit, Saved } from '../ports.ts';

/**
 * Writes a table to this file; one that is over its limit to several with the head in each, which are called as the
 * file with `-part-1` and so on before its ending. Either all of them are there, whole, or none: rejects when the disk does not
 * take one, the text fails, or the run's signal aborts.
 */
export async function writeTable(
  file: string,
  { text, limit }: CsvTable,
  run?: ExportRun,
): Promise<Required<Pick<Saved, 'fileName'>> & Saved> {
  if (!limit) {
    await writeFileForOthers(file, text(run), run?.signal);
    return { fileName: basename(file) };
  }
  const drafts: string[] = [];
  const written: string[] = [];
  try {
    for await (const part of inParts(text(run), limit)) {
      const draft = `${nameOfPart(file, drafts.length + 1)}.new`;
      drafts.push(draft);
      await writeFileForOthers(draft, part, run?.signal);
    }
    run?.signal.throwIfAborted();
    for (const [index, draft] of drafts.entries()) {
      const name = drafts.length === 1 ? file : nameOfPart(file, index + 1);
      await rename(draft, name);
      written.push(name);
    }
  } catch (error) {
    // The first reason is the one to tell, and what one of them refuses keeps none of the others.
    for (const half of [...drafts, ...written]) await rm(half, { force: true }).catch(() => undefined);
    throw error;
  }
  await syncFolderOf(file);
  const fileName = basename(written[0] ?? file);
  const last = basename(written.at(-1) ?? file);
  return written.length > 1 ? { fileName, parts: { count: written.length, last } } : { fileName };
}

/** What the parts of a table are called that has several; counted from 1. */
export function nameOfPart(file: string, number: number): string {
  const ending = extname(file);
  return `${file.slice(0, file.length - ending.length)}-part-${number}${ending}`;
}

/** The whole text of each part. A line that is longer than a part may be stands alone in one. */
async function* inParts(lines: AsyncIterable<string>, limit: PartLimit): AsyncGenerator<string> {
  let head: string | undefined;
  let part: string[] = [];
  let bytes = 0;
  for await (const line of lines) {
    head ??= line;
    const size = Buffer.byteLength(line);
    const isFull = part.length === limit.lines || bytes + size > limit.bytes;
    if (isFull && part.length > 1) {
      yield part.join('');
      part = [head];
      bytes = Buffer.byteLength(head);
    }
    part.push(line);
    bytes += size;
  }
  yield part.join('');
}
