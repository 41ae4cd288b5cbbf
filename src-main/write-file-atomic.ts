import { open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Resolves once `file` holds all of `content` on the disk; whenever the power goes, it holds that or what it held
 * before. `mode` as of a new file. Rejects, with the file as it was, when the disk does not take it or the content fails.
 * One writer of a file at a time.
 */
export async function writeFileAtomic(
  file: string,
  content: string | Uint8Array | AsyncIterable<string>,
  mode = 0o666,
): Promise<void> {
  const draft = `${file}.new`;
  try {
    await writeFile(draft, content, { mode, flush: true });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  // The new name is on the disk only once the folder is; Windows sees to it by itself.
  if (process.platform === 'win32') return;
  const folder = await open(dirname(file), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Work on one file, in order: none begins before the one before it has ended, well or not. */
export class Mutex {
  #last: Promise<unknown> = Promise.resolve();

  runExclusive<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }
}
