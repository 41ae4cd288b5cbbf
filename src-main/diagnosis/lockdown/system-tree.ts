import { constants, type Stats } from 'node:fs';
import { lstat, open, readdir, readlink } from 'node:fs/promises';
import { join } from 'node:path';

/** Settings of a system are short; what is longer is none of them. */
const MOST_BYTES = 65_536;

/** Whose a file is, as the system has it. */
export type AskFile = (path: string) => Promise<Pick<Stats, 'uid' | 'gid' | 'mode'>>;

/**
 * What a system shows of itself as files: `/proc`, `/sys` and `/etc`. Nothing of it is written, nothing is waited for, and
 * what is not there or may not be read is no error: it is not known.
 */
export class SystemTree {
  readonly #root: string;
  readonly #lstat: AskFile;

  /** `root`: `/`, or a folder with such files. */
  constructor(root = '/', askFile: AskFile = lstat) {
    this.#root = root;
    this.#lstat = askFile;
  }

  /** Nothing of what is no file, too long, or not for this user. */
  async text(path: string): Promise<string | undefined> {
    try {
      // A pipe would otherwise be waited for.
      const file = await open(join(this.#root, path), constants.O_RDONLY | constants.O_NONBLOCK);
      try {
        if (!(await file.stat()).isFile()) return undefined;
        // Files of the kernel say that they are empty, and have to be read to know.
        const { bytesRead, buffer } = await file.read(Buffer.alloc(MOST_BYTES + 1));
        return bytesRead > MOST_BYTES ? undefined : buffer.toString('utf8', 0, bytesRead);
      } finally {
        await file.close();
      }
    } catch {
      return undefined;
    }
  }

  /** In the order of their names; none of a folder that is not there. */
  async names(folder: string): Promise<readonly string[]> {
    try {
      return (await readdir(join(this.#root, folder))).toSorted();
    } catch {
      return [];
    }
  }

  /** Where a link leads, as it is written there. */
  async target(path: string): Promise<string | undefined> {
    try {
      return await readlink(join(this.#root, path));
    } catch {
      return undefined;
    }
  }

  /** Of the path itself, where it is a link. */
  async owned(path: string): Promise<Pick<Stats, 'uid' | 'gid' | 'mode'> | undefined> {
    try {
      return await this.#lstat(join(this.#root, path));
    } catch {
      return undefined;
    }
  }

  async has(path: string): Promise<boolean> {
    return (await this.owned(path)) !== undefined;
  }
}
