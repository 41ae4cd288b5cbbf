import { access, rename, rm } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { syncFolderOf, writeFileForOthers } from '../../write-file-atomic.ts';
import type { CsvTable, ExportRun, PartLimit, Saved } from '../ports.ts';

/**
 * Writes a table to this file. A table over its limit becomes several files with the head in each; their names are that
 * of the file with `-part-1` and so on before the extension. Either all of them are there, whole, or none. Rejects when
 * the disk refuses one, when the text fails, or when the run's signal aborts.
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
      const draft = draftOfPart(file, drafts.length + 1);
      drafts.push(draft);
      await writeFileForOthers(draft, part, run?.signal);
    }
    run?.signal.throwIfAborted();
    run?.onWhole?.(drafts.length);
    await nameParts(file, { count: drafts.length }, (name) => written.push(name));
  } catch (error) {
    // Every file is removed, even when one cannot be, and the first error is the one that is reported.
    for (const half of [...drafts, ...written]) await rm(half, { force: true }).catch(() => undefined);
    throw error;
  }
  await syncFolderOf(file);
  const fileName = basename(written[0] ?? file);
  const last = basename(written.at(-1) ?? file);
  return written.length > 1 ? { fileName, parts: { count: written.length, last } } : { fileName };
}

/**
 * Gives the parts of a table their names in order, once all of them are written. After a power cut in between, `first` is
 * the first that has none yet.
 */
export async function nameParts(
  file: string,
  { count, first = 1 }: { readonly count: number; readonly first?: number },
  onNamed?: (name: string) => void,
): Promise<void> {
  await removeEarlier(file, count);
  for (let number = first; number <= count; number += 1) {
    const name = count === 1 ? file : nameOfPart(file, number);
    await rename(draftOfPart(file, number), name);
    onNamed?.(name);
  }
}

/**
 * Removes what an earlier table of this name, in another number of parts, would leave beside the new one: whoever loads
 * every part would load its sales again. The last goes first, so that after a power cut those that are left are found.
 */
async function removeEarlier(file: string, count: number): Promise<void> {
  const earlier: string[] = [];
  for (let number = count > 1 ? count + 1 : 1; await exists(nameOfPart(file, number)); number += 1)
    earlier.push(nameOfPart(file, number));
  for (const part of earlier.toReversed()) await rm(part);
  if (count > 1) await rm(file, { force: true });
}

/** Answers the name of a part of a table that has several. Parts are counted from 1. */
export function nameOfPart(file: string, number: number): string {
  const ending = extname(file);
  return `${file.slice(0, file.length - ending.length)}-part-${number}${ending}`;
}

/** Answers the name of a part until all of them are written. */
export function draftOfPart(file: string, number: number): string {
  return `${nameOfPart(file, number)}.new`;
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** Answers the whole text of each part. A line that is longer than a part may be has a part of its own. */
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
