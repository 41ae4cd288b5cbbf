import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Returns once all of `file` has reached the disk. */
export function syncFile(file: string): void {
  sync(file, 'r+');
}

/** Returns once the names in `folder` have reached the disk. Windows, which has no call for it, does it by itself. */
export function syncFolder(folder: string): void {
  if (process.platform !== 'win32') sync(folder, 'r');
}

function sync(path: string, flags: 'r' | 'r+'): void {
  const handle = openSync(path, flags);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
