import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Backups stay as they are, and what was set aside is never written again. */
const STAYS = /^(backups|ledger-(quarantined|set-aside)-.*)$/;
/** SQLite makes it anew of the log, and one of another log would be wrong. */
const INDEX_OF_LOG = '-shm';
const LEDGERS = 'ledgers';

/** Copies what a version of the till may change the form of: records of sales, and the files beside them. Rejects when the disk does not take it. */
export async function copyTillFiles(tillFolder: string, copy: string): Promise<void> {
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { recursive: true });
  for (const name of await filesIn(tillFolder)) await cp(join(tillFolder, name), join(copy, name));
  for (const terminal of await namesIn(join(tillFolder, LEDGERS))) {
    const names = await namesIn(join(tillFolder, LEDGERS, terminal));
    for (const name of names.filter((each) => !STAYS.test(each) && !each.endsWith(INDEX_OF_LOG)))
      await cp(join(tillFolder, LEDGERS, terminal, name), join(copy, LEDGERS, terminal, name), {
        recursive: true,
      });
  }
}

/**
 * Puts that copy back in the place of what is there now. Until all of it lies on the disk a second time, in `staging`,
 * nothing is touched; the copy stays, so that it can be done again where the power goes. Rejects when the disk does not take it.
 */
export async function putBack(tillFolder: string, copy: string, staging: string): Promise<void> {
  await rm(staging, { recursive: true, force: true });
  await cp(copy, staging, { recursive: true });
  for (const name of await filesIn(staging)) await rename(join(staging, name), join(tillFolder, name));
  for (const terminal of await namesIn(join(staging, LEDGERS))) {
    const folder = join(tillFolder, LEDGERS, terminal);
    await mkdir(folder, { recursive: true });
    // A log that the other version left would be taken for that of the record which is put back.
    for (const name of await namesIn(folder))
      if (!STAYS.test(name)) await rm(join(folder, name), { recursive: true, force: true });
    for (const name of await namesIn(join(staging, LEDGERS, terminal)))
      await rename(join(staging, LEDGERS, terminal, name), join(folder, name));
  }
  await rm(staging, { recursive: true, force: true });
}

/** Settings, secrets as the keyring sealed them, and the like; nothing of the browser engine's. */
async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && entry.name.endsWith('.json')).map(({ name }) => name);
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch((): string[] => []);
}
