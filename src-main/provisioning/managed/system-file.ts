import { lstatSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ManagedFault } from '../../../shared/contract/back-office/managed-settings.ts';

const MOST_BYTES = 65_536;
const OTHERS_WRITE = 0o022;
const NAME = 'managed-settings.json';

/** Where a store's administrator puts it: a folder of the system's. */
export function managedFilePath(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): string {
  if (platform === 'win32') return join(env['ProgramData'] ?? 'C:\\ProgramData', 'Countertop', NAME);
  return platform === 'darwin'
    ? join('/Library/Application Support/Countertop', NAME)
    : join('/etc/countertop', NAME);
}

/** Of a file or folder, as `lstat` says. */
export interface Owned {
  readonly uid: number;
  readonly mode: number;
}

/**
 * Whether the till's user could change it. A till that runs as root could change anything. Windows does not say by mode
 * who may write: there the folder's permissions are the administrator's to set (docs/fleet.md).
 */
export function isWritableBy(user: number | undefined, { uid, mode }: Owned): boolean {
  if (user === undefined) return false;
  return (mode & OTHERS_WRITE) !== 0 || (uid === user && user !== 0);
}

/** The text of the file, or why it is not read; nothing where there is none. `user` is the till's own. */
export function readSystemFile(
  path: string,
  user: number | undefined,
): { readonly text: string } | { readonly fault: ManagedFault } | undefined {
  try {
    const found = lstatSync(path, { throwIfNoEntry: false });
    if (!found) return undefined;
    if (!found.isFile()) return { fault: 'not-a-file' };
    if (found.size > MOST_BYTES) return { fault: 'too-large' };
    const folder = lstatSync(dirname(path));
    if (!folder.isDirectory()) return { fault: 'not-a-file' };
    if (isWritableBy(user, found) || isWritableBy(user, folder)) return { fault: 'writable' };
    return { text: readFileSync(path, 'utf8') };
  } catch {
    // It went away just now, or this user may not read it.
    return { fault: 'unreadable' };
  }
}
