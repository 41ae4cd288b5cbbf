import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Mutex, writeFileAtomic } from '../../write-file-atomic.ts';

/** Two years of comparisons of single days. */
const MOST_COPIES = 750;

/** Copies of comparisons, as tables in a folder: what was true then stays to be read when the service says something else. */
export class KeptCopies {
  readonly #folder: string;
  readonly #mutex = new Mutex();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Resolves once the copy is on the disk; one of this name is replaced. The oldest names go when there are too many. */
  keep(name: string, csv: string): Promise<void> {
    return this.#mutex.runExclusive(async () => {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      await writeFileAtomic(join(this.#folder, `${name}.csv`), csv, 0o600);
      const copies = (await readdir(this.#folder)).filter((file) => file.endsWith('.csv')).sort();
      for (const file of copies.slice(0, -MOST_COPIES)) await rm(join(this.#folder, file), { force: true });
    });
  }
}
