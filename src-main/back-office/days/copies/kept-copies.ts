import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Mutex, writeFileAtomic } from '../../../write-file-atomic.ts';
import { madeOnDay } from './copy-name.ts';

/** Two years of comparisons of single days. */
const MOST_COPIES = 750;
/** Bytes from the start of a copy in which its sums are found. */
const HEAD_BYTES = 4_096;
/** Larger than a comparison with as many payments as are read at once. */
const MOST_BYTES = 67_108_864;

/** The beginning of a copy. */
export interface CopyHead {
  readonly file: string;
  readonly text: string;
}

/**
 * Copies of comparisons, as tables in a folder. They keep what was true at the time, because the service may state
 * something else later.
 */
export class KeptCopies {
  readonly #folder: string;
  readonly #mutex = new Mutex();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Resolves once the copy is on the disk, in the place of one with the same name. Beyond the limit the oldest are
   * deleted.
   */
  keep(name: string, csv: string): Promise<void> {
    return this.#mutex.runExclusive(async () => {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      await writeFileAtomic(join(this.#folder, `${name}.csv`), csv, 0o600);
      const copies = await this.#copies();
      for (const file of copies.slice(0, -MOST_COPIES)) await rm(join(this.#folder, file), { force: true });
    });
  }

  /**
   * The beginnings of the newest `most` copies whose names begin with `prefix`, newest first. Rejects when they cannot
   * be read.
   */
  heads(prefix: string, most: number): Promise<readonly CopyHead[]> {
    return this.#mutex.runExclusive(async () => {
      const files = (await this.#copies()).filter((file) => file.startsWith(prefix)).slice(-most);
      return Promise.all(
        files.reverse().map(async (file) => ({ file, text: await headOf(join(this.#folder, file)) })),
      );
    });
  }

  /** The text of a copy; `undefined` where there is none of this name. Rejects when it cannot be read. */
  read(file: string): Promise<string | undefined> {
    return this.#mutex.runExclusive(async () => {
      // Only names that the folder lists are read, so that no name can lead to another folder.
      if (!(await this.#copies()).includes(file)) return undefined;
      const path = join(this.#folder, file);
      const { size } = await stat(path);
      if (size > MOST_BYTES) throw new Error(`${file} is larger than any comparison`);
      return readFile(path, 'utf8');
    });
  }

  /** Only regular files, because reading a pipe would never end. None before the first comparison has made the folder. */
  async #copies(): Promise<string[]> {
    const entries = await readdir(this.#folder, { withFileTypes: true }).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
      throw error;
    });
    const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.csv'));
    return files.map(({ name }) => name).sort((a, b) => (madeOnDay(a) + a < madeOnDay(b) + b ? -1 : 1));
  }
}

async function headOf(path: string): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}
