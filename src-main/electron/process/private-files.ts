import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Nobody but the till's own user: 0700 for folders, 0600 for files. */
const FOR_OTHERS = 0o077;

/**
 * Whatever this process and its children write from now on, SQLite's and Chromium's files included, is for the till's user
 * alone, however the system is set. https://cheatsheetseries.owasp.org/cheatsheets/Cryptographic_Storage_Cheat_Sheet.html
 */
export function writePrivately(process: Pick<NodeJS.Process, 'umask'>): void {
  process.umask(FOR_OTHERS);
}

/** Closes to others what an earlier version, or a person, left open in the till's folder. Links lead elsewhere and stay. Never rejects. */
export async function makePrivate(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const inside = await readdir(folder, { recursive: true }).catch((): string[] => []);
  for (const path of [folder, ...inside.map((name) => join(folder, name))]) {
    // What is gone meanwhile, or somebody else's, is left.
    await close(path).catch(() => undefined);
  }
}

async function close(path: string): Promise<void> {
  const found = await lstat(path);
  const isOpen = (found.mode & FOR_OTHERS) !== 0;
  if (isOpen && (found.isFile() || found.isDirectory())) await chmod(path, found.mode & ~FOR_OTHERS & 0o777);
}
