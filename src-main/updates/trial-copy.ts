import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readOwnFile } from '../plain-file.ts';
import { writeFileAtomic } from '../write-file-atomic.ts';

/** Backups are not opened, and neither is what was set aside. */
const STAYS = /^(backups|ledger-(quarantined|set-aside)-.*)$/;
/** SQLite makes it anew of the log, and one of another log would be wrong. */
const INDEX_OF_LOG = '-shm';
const LEDGERS = 'ledgers';
/** Of what a new version says of itself, whatever it writes. */
const MOST_BYTES = 64 * 1024;

/**
 * A copy of the till's files, for a new version to be tried on: records of sales, settings, and secrets as the keyring sealed
 * them. The till's own files are only read, so that whatever becomes of the trial there is nothing to put back over sales
 * that were made since. Rejects when the disk does not take it.
 */
export async function copyForTrial(tillFolder: string, copy: string): Promise<void> {
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { recursive: true });
  for (const name of await settingsIn(tillFolder)) await cp(join(tillFolder, name), join(copy, name));
  for (const terminal of await namesIn(join(tillFolder, LEDGERS))) {
    const names = await namesIn(join(tillFolder, LEDGERS, terminal));
    for (const name of names.filter((each) => !STAYS.test(each) && !each.endsWith(INDEX_OF_LOG)))
      await cp(join(tillFolder, LEDGERS, terminal, name), join(copy, LEDGERS, terminal, name), {
        recursive: true,
      });
  }
  await writeFile(markIn(copy), '');
}

/** Whether a till's folder is such a copy: a version that is tried on anything else would be a till without a screen. */
export function isTrialCopy(folder: string): boolean {
  return existsSync(markIn(folder));
}

/** The version that is tried there is up, and knows these figures of the record. Rejects when the disk does not take it. */
export async function noteUp(copy: string, figures: string): Promise<void> {
  await writeFileAtomic(upIn(copy), JSON.stringify({ figures }));
}

/** What the version that was tried there knows of the record; nothing where it said nothing. */
export async function figuresNoted(copy: string): Promise<string | undefined> {
  try {
    const { figures } = Object(JSON.parse(await readOwnFile(upIn(copy), MOST_BYTES))) as {
      readonly figures?: unknown;
    };
    return typeof figures === 'string' ? figures : undefined;
  } catch {
    return undefined; // it wrote none
  }
}

const markIn = (copy: string): string => join(copy, 'made-for-a-trial');
const upIn = (copy: string): string => join(copy, 'up.json');

/** Nothing of the browser engine's. */
async function settingsIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && entry.name.endsWith('.json')).map(({ name }) => name);
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch((): string[] => []);
}
