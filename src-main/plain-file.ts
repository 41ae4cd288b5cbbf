import { lstatSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** A pipe or a device may never come to its end, and what is far too long is no file of this kind. */
export type FileFault = 'not-a-file' | 'too-long';

/** Why a file that somebody named should not be read. Throws when there is none. */
export function faultOfFile(file: string, mostBytes: number): FileFault | undefined {
  return faultOf(statSync(file), mostBytes);
}

/**
 * The same of a file in the till's own folder, where a link is none of ours: it would have another file read, or written.
 * Nothing of one that is not there.
 */
export function faultOfOwnFile(file: string, mostBytes: number): FileFault | undefined {
  const found = lstatSync(file, { throwIfNoEntry: false });
  return found && faultOf(found, mostBytes);
}

/** The text of such a file. Rejects where there is none, and of what has a fault. */
export async function readOwnFile(file: string, mostBytes: number): Promise<string> {
  const fault = faultOfOwnFile(file, mostBytes);
  if (fault) throw new Error(`${file}: ${fault}`);
  return readFile(file, 'utf8');
}

function faultOf(
  found: { readonly size: number; readonly isFile: () => boolean },
  mostBytes: number,
): FileFault | undefined {
  if (!found.isFile()) return 'not-a-file';
  return found.size > mostBytes ? 'too-long' : undefined;
}
