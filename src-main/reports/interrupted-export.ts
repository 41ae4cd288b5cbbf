import { rm, stat } from 'node:fs/promises';
import { syncFolderOf } from '../write-file-atomic.ts';
import { draftOfPart, nameOfPart, nameParts } from './formats/write-table.ts';
import type { ExportUnderWay } from './ports.ts';

/** How many parts of one table are looked for: more than anybody loads. */
const MOST_PARTS = 1_000;
/** Some drives store times only to two seconds. */
const COARSE_MS = 2_000;

/**
 * Removes what was left of an export that was under way when the till ended. Answers whether it was cut short, since its
 * file may have been finished just before, or is finished now: of a table whose parts only lack their names, an earlier one
 * may be partly gone. When the disk refuses to remove a file, rejects once the others are removed.
 */
export async function removeInterrupted(underWay: ExportUnderWay): Promise<boolean> {
  if (await isFinishedNow(underWay)) return false;
  const { file, startedAt } = underWay;
  const parts: string[] = [];
  const drafts = await draftsOf(file);
  for (let number = 1; number <= MOST_PARTS; number += 1) {
    const part = nameOfPart(file, number);
    const ofPart = await draftsOf(part);
    const isMade = await isOf(part, startedAt);
    if (!isMade && ofPart.length === 0) break;
    drafts.push(...ofPart);
    if (isMade) parts.push(part);
  }
  // When some parts have their final names and others do not, the table is incomplete and all parts are removed.
  const half = drafts.length > 0 ? [...drafts, ...parts] : [];
  const refused: unknown[] = [];
  for (const one of half) await rm(one, { force: true }).catch((error: unknown) => refused.push(error));
  if (refused.length > 0) throw refused[0];
  return half.length > 0 || (parts.length === 0 && !(await isOf(file, startedAt)));
}

/**
 * Whether only names of parts were missing, and those parts have them now. Where none was missing nothing is touched, because
 * later files of these names may be somebody's own.
 */
async function isFinishedNow({ file, startedAt, parts: count = 0 }: ExportUnderWay): Promise<boolean> {
  const isDraft = async (number: number) => (await modifiedAt(draftOfPart(file, number))) !== undefined;
  let first = 1;
  while (first <= count && !(await isDraft(first))) first += 1;
  if (first > count) return false;
  for (let number = 1; number <= count; number += 1) {
    const isThere = number < first ? isOf(nameOfPart(file, number), startedAt) : isDraft(number);
    if (!(await isThere)) return false;
  }
  await nameParts(file, { count, first });
  await syncFolderOf(file);
  return true;
}

/** Finds the drafts of a file: `.new` until the whole table is written, and `.new.new` while the draft itself is written. */
async function draftsOf(file: string): Promise<string[]> {
  const drafts = [];
  for (const draft of [`${file}.new`, `${file}.new.new`])
    if ((await modifiedAt(draft)) !== undefined) drafts.push(draft);
  return drafts;
}

/** Whether a file was written by the export that began at this time. The file of an earlier export stays. */
async function isOf(file: string, startedAt: number): Promise<boolean> {
  const modified = await modifiedAt(file);
  return modified !== undefined && modified >= startedAt - COARSE_MS;
}

async function modifiedAt(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).mtimeMs;
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR'].includes(String(error.code)))
      return undefined;
    throw error;
  }
}
