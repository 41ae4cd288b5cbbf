import { chmod, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const PRIVATE = 0o600;

/**
 * Resolves once `file` holds all of `content` on the disk; whenever the power goes, it holds that or what it held
 * before. Nobody but the till's user may read it, unless `mode` says otherwise. Rejects, with the file as it was, when the disk does not take it or the content fails.
 * One writer of a file at a time. A `signal` that aborts before the file has its name is as a content that fails.
 */
export async function writeFileAtomic(
  file: string,
  content: string | Uint8Array | AsyncIterable<string>,
  mode = PRIVATE,
  signal?: AbortSignal,
): Promise<void> {
  const draft = `${file}.new`;
  try {
    // What stands there may be a link to another file, or a pipe.
    await rm(draft, { force: true });
    const whole = isGivenWhole(content) ? content : inPieces(content);
    await writeFile(draft, whole, { flag: 'wx', mode: PRIVATE, flush: true, ...(signal && { signal }) });
    if (mode !== PRIVATE) await chmod(draft, mode);
    signal?.throwIfAborted();
    await rename(draft, file);
  } catch (error) {
    // The first reason is the one to tell: a disk that does not take a file may not let go of its draft either.
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
  await syncFolderOf(file);
}

/** A new name is on the disk only once the folder is; Windows sees to it by itself. */
export async function syncFolderOf(file: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(dirname(file), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

const PIECE = 64 * 1024;

/** A table comes line by line, and to write a line takes longer than to make it. */
async function* inPieces(content: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = '';
  for await (const text of content) {
    piece += text;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

function isGivenWhole(content: string | Uint8Array | AsyncIterable<string>): content is string | Uint8Array {
  return typeof content === 'string' || content instanceof Uint8Array;
}

/** The same where somebody chose to: whoever may look into that folder may read the file. */
export async function writeFileForOthers(
  file: string,
  content: string | Uint8Array | AsyncIterable<string>,
  signal?: AbortSignal,
): Promise<void> {
  const { mode } = await stat(dirname(file));
  await writeFileAtomic(file, content, PRIVATE | (mode & 0o044), signal);
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
