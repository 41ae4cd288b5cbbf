import { readlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { App, BrowserWindow } from 'electron';

/** In one of its own below it, Chromium puts a socket: it ends the process where the path of that has more than 107 bytes. */
const LONGEST_FOLDER = 60;

/** `no-lock`: no other till uses the folder, but this one cannot make sure that none will. */
export type Claim = 'first' | 'second' | 'no-lock';

/**
 * One till per data folder: a second start brings the first to the front and ends. `window` may not be open yet when a
 * second start comes.
 */
export function claimSingleInstance(
  app: App,
  folder: string,
  window: () => BrowserWindow | undefined,
): Claim {
  app.on('second-instance', () => {
    const open = window();
    if (open?.isMinimized()) open.restore();
    open?.focus();
  });
  if (app.requestSingleInstanceLock()) return 'first';
  if (process.platform === 'win32' || isAnothers(folder)) return 'second';
  return locksElsewhere(app, [process.env['XDG_RUNTIME_DIR'], folder]) ? 'first' : 'no-lock';
}

/** Whether the lock in the folder is that of another process. One of this process is left by a try that failed. */
function isAnothers(folder: string): boolean {
  try {
    return !readlinkSync(join(folder, 'SingletonLock')).endsWith(`-${process.pid}`);
  } catch {
    return false;
  }
}

/** The lock needs a socket in the system's folder for temporary files, and a disk that is full takes none. */
function locksElsewhere(app: App, folders: readonly (string | undefined)[]): boolean {
  const before = process.env['TMPDIR'];
  const isLocked = folders.some((folder) => {
    if (folder === undefined || folder === '' || Buffer.byteLength(folder) > LONGEST_FOLDER) return false;
    process.env['TMPDIR'] = folder;
    return app.requestSingleInstanceLock();
  });
  if (before === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = before;
  return isLocked;
}
