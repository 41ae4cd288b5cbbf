import { readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { isSetAside, setAside } from '../../set-aside.ts';
import type { Dirent, Stats } from 'node:fs';

/** What the browser engine keeps as links, for a second till to find the first. Beside anything else of these names it does not start. */
const LINK = /^Singleton(Lock|Socket|Cookie)$/;

/**
 * Gives pipes and devices in the till's folder another name, before anything there is opened: to read one is to wait for its
 * other end, and one in the place of a file of orders, of PINs or of the log holds up the start, a sign-in or the end of the till.
 * So does a link to one. Other links stay: a folder may lie on another disk. So do the files that this start was `given`, which are
 * read with patience. What a copy of the folder has in the place of the engine's links is set aside, too. Never throws.
 */
export function setAsideOddFiles(folder: string, given: readonly (string | undefined)[]): void {
  if (process.platform === 'win32') return;
  const kept = given.map((file) => file !== undefined && resolve(file));
  for (const entry of entriesOf(folder)) {
    const path = resolve(entry.parentPath, entry.name);
    if (isSetAside(entry.name) || kept.includes(path)) continue;
    const isNoLink = LINK.test(entry.name) && path === resolve(folder, entry.name) && !entry.isSymbolicLink();
    if (!isNoLink && !isOdd(path, entry)) continue;
    try {
      console.error(`${path} does not belong there: it was set aside as ${setAside(path)}.`);
    } catch (error) {
      console.error(`${path} cannot be set aside`, error);
    }
  }
}

/** None of a folder that is not there yet. */
function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    return [];
  }
}

function isOdd(path: string, entry: Dirent): boolean {
  if (!entry.isSymbolicLink()) return isPipeOrDevice(entry);
  try {
    return isPipeOrDevice(statSync(path));
  } catch {
    return false; // it leads nowhere, or in a circle: whoever opens it learns so at once
  }
}

const isPipeOrDevice = (found: Dirent | Stats): boolean =>
  found.isFIFO() || found.isCharacterDevice() || found.isBlockDevice();
