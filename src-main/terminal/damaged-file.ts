import { readFileSync } from 'node:fs';
import { faultOfOwnFile } from '../plain-file.ts';
import { isOfDisk } from '../disk-errors.ts';
import { trySetAside } from '../set-aside.ts';

/** Settings with unprinted documents and a logo are some hundred kilobytes. */
export const MOST_SETTINGS_BYTES = 16 * 1024 * 1024;

/**
 * Where a file of settings went that holds no JSON object, or one whose profile is no text: the till would begin anew
 * without a word. Nothing of one that does, is not there yet, or is not given by the disk: that may be whole at the next start.
 */
export function setAsideIfDamaged(file: string): string | undefined {
  return isWhole(file) ? undefined : (trySetAside(file) ?? file);
}

/** As far as it can be read. */
function isWhole(file: string): boolean {
  try {
    if (faultOfOwnFile(file, MOST_SETTINGS_BYTES)) return false;
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof content !== 'object' || content === null || Array.isArray(content)) return false;
    // What nests so deeply can be read, but never be written again; this fails before writing does.
    structuredClone(content);
    return !('profileText' in content) || typeof content.profileText === 'string';
  } catch (error) {
    return isOfDisk(error);
  }
}
