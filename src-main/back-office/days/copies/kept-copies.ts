import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Mutex, writeFileAtomic } from '../../../write-file-atomic.ts';

/** Two years of comparisons of single days. */
const MOST_COPIES = 750;
/** What a comparison came to stands in the first lines of its copy. */
const HEAD_BYTES = 4_096;
/** More than any comparison of as many payments as are held at once. */
const MOST_BYTES = 67_108_864;

/** The beginning of a copy, as text. */
export interface CopyHead {
  readonly file: string;
  readonly text: string;
}

/** Copies of comparisons, as tables in a folder: what was true then stays to be read when the service says something else. */
export class KeptCopies {
  readonly #folder: string;
  readonly #mutex = new Mutex();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Resolves once the copy is on the disk; one of this name is replaced. The oldest go when there are too many. */
  keep(name: string, csv: string): Promise<void> {
    return this.#mutex.runExclusive(async () => {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      await writeFileAtomic(join(this.#folder, `${name}.csv`), csv, 0o600);
      const copies = await this.#copies();
      for (const file of copies.slice(0, -MOST_COPIES)) await rm(join(this.#folder, file), { force: true });
    });
  }

  /** The beginnings of the last `most` copies whose names begin like this, the last name first. Rejects when they cannot be read. */
  heads(prefix: string, most: number): Promise<readonly CopyHead[]> {
    return this.#mutex.runExclusive(async () => {
      const files = (await this.#copies()).filter((file) => file.startsWith(prefix)).slice(-most);
      return Promise.all(
        files.reverse().map(async (file) => ({ file, text: await headOf(join(this.#folder, file)) })),
      );
    });
  }

  /** One copy as it stands on the disk; nothing where there is none of this name. Rejects when it cannot be read. */
  read(file: string): Promise<string | undefined> {
    return this.#mutex.runExclusive(async () => {
      // A name that is on the list leads out of no folder.
      if (!(await this.#copies()).includes(file)) return undefined;
      const path = join(this.#folder, file);
      const { size } = await stat(path);
      if (size > MOST_BYTES) throw new Error(`${file} is larger than any comparison`);
      return readFile(path, 'utf8');
    });
  }

  /** Files alone: a pipe in the place of one would hold every comparison up. */
  async #copies(): Promise<string[]> {
    const entries = await readdir(this.#folder, { withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.csv'));
    return files.map(({ name }) => name).sort((a, b) => (madeOn(a) + a < madeOn(b) + b ? -1 : 1));
  }
}

/** The day on which it was made, as its name says. */
function madeOn(file: string): string {
  return /-as-of-(\d{4}-\d\d-\d\d)\.csv$/.exec(file)?.[1] ?? '';
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
