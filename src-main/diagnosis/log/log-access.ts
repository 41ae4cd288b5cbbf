import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { LOG_FILES } from './log-file.ts';

/** Whether this user may read and write every file of the log that is there; the lines of one that is closed are lost without a word. */
export async function isLogOpen(folder: string): Promise<boolean> {
  const found = await Promise.all(LOG_FILES.map((name) => isOpen(join(folder, name))));
  return found.every(Boolean);
}

async function isOpen(file: string): Promise<boolean> {
  try {
    // Tried, because a right that is written down may be taken away elsewhere. A pipe is not waited for.
    const handle = await open(file, constants.O_RDWR | constants.O_NONBLOCK);
    await handle.close();
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT';
  }
}
