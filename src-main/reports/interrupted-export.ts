import { rm, stat } from 'node:fs/promises';
import { nameOfPart } from './formats/write-table.ts';
import type { ExportUnderWay } from './ports.ts';

/** More files of one table than anybody loads. */
const MOST_PARTS = 1_000;
/** Some drives keep times to two seconds. */
const COARSE_MS = 2_000;

/**
 * Removes what an export left behind that was under way when the till ended. Answers whether it was cut short: its file may
 * have got its name just before. Rejects where the disk refuses one of them, once the others are removed.
 */
export async function removeInterrupted({ file, startedAt }: ExportUnderWay): Promise<boolean> {
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
  // Some parts with their names and some without are no table.
  const half = drafts.length > 0 ? [...drafts, ...parts] : [];
  const refused: unknown[] = [];
  for (const one of half) await rm(one, { force: true }).catch((error: unknown) => refused.push(error));
  if (refused.length > 0) throw refused[0];
  return half.length > 0 || (parts.length === 0 && !(await isOf(file, startedAt)));
}

/** A part has its own draft before it becomes that of the whole. */
async function draftsOf(file: string): Promise<string[]> {
  const drafts = [];
  for (const draft of [`${file}.new`, `${file}.new.new`])
    if ((await modifiedAt(draft)) !== undefined) drafts.push(draft);
  return drafts;
}

/** Written by the export that began then; the file of an earlier one stays. */
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
