import { mkdir } from 'node:fs/promises';
import { dirname, isAbsolute } from 'node:path';
import { z } from 'zod';
import { notWritten, succeeded } from '../../../shared/failure.ts';
import { readOwnFile } from '../../plain-file.ts';
import { Mutex, writeFileAtomic } from '../../write-file-atomic.ts';
import { readPicture } from './read-picture.ts';
import type { PictureCheck } from '../../../shared/contract/checkout.ts';
import type { Result } from '../../../shared/failure.ts';

const keptSchema = z.object({ folder: z.string().refine(isAbsolute) });

/** Of the path that is kept, which no system has longer. */
const MOST_BYTES = 64 * 1024;

/** As many faults as anybody mends before looking again. */
const MAX_FAULTS = 200;

export interface ArticlePicturesParts {
  /** In which the folder's path is kept. */
  readonly file: string;
  /** The pictures that articles name, in the order of the catalogue: no other file is read. */
  readonly named: () => Promise<ReadonlySet<string>>;
}

/** Pictures of articles, in a folder that a manager chose. Nothing is read before it is asked for. */
export class ArticlePictures {
  readonly #parts: ArticlePicturesParts;
  readonly #writing = new Mutex();
  /** One after the other: a folder on a network that has gone must not hold up the till's other files. */
  readonly #reading = new Mutex();
  #folder: Promise<string | undefined> | undefined;

  constructor(parts: ArticlePicturesParts) {
    this.#parts = parts;
  }

  /** As a data address, for screens that load nothing from elsewhere; `null` when it cannot be shown. */
  async source(name: string): Promise<string | null> {
    const folder = await this.#chosen();
    if (folder === undefined || !(await this.#parts.named()).has(name)) return null;
    const picture = await this.#read(folder, name);
    return typeof picture === 'string'
      ? null
      : `data:${picture.type};base64,${picture.bytes.toString('base64')}`;
  }

  /** Every picture that an article names: how many can be shown, and what is wrong with the others. */
  async check(): Promise<PictureCheck> {
    const folder = await this.#chosen();
    if (folder === undefined) return { ready: 0, notShown: 0, faults: [] };
    const faults: PictureCheck['faults'][number][] = [];
    const names = await this.#parts.named();
    for (const name of names) {
      const picture = await this.#read(folder, name);
      if (typeof picture === 'string') faults.push({ name, fault: picture });
    }
    const notShown = faults.length;
    return { folder, ready: names.size - notShown, notShown, faults: faults.slice(0, MAX_FAULTS) };
  }

  /** Takes pictures from this folder from now on. */
  use(folder: string): Promise<Result<null>> {
    const { file } = this.#parts;
    return this.#writing.runExclusive(async () => {
      try {
        await mkdir(dirname(file), { recursive: true });
        await writeFileAtomic(file, JSON.stringify({ folder }));
      } catch (error) {
        return notWritten(error);
      }
      this.#folder = Promise.resolve(folder);
      return succeeded(null);
    });
  }

  #read(folder: string, name: string): ReturnType<typeof readPicture> {
    return this.#reading.runExclusive(() => readPicture(folder, name));
  }

  /** A file that cannot be made sense of is no choice: the page says that none was made. */
  #chosen(): Promise<string | undefined> {
    this.#folder ??= readOwnFile(this.#parts.file, MOST_BYTES).then(
      (text) => keptFolder(text),
      () => undefined,
    );
    return this.#folder;
  }
}

function keptFolder(text: string): string | undefined {
  try {
    return keptSchema.parse(JSON.parse(text)).folder;
  } catch {
    return undefined;
  }
}
