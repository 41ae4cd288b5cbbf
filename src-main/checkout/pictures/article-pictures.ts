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

/** Limit for the file with the folder's path; no system has longer paths. */
const MOST_BYTES = 64 * 1024;

/** Nobody corrects more faults before checking again. */
const MAX_FAULTS = 200;

export interface ArticlePicturesParts {
  /** The file that keeps the folder's path. */
  readonly file: string;
  /** Names of the pictures that articles name. No other file is read. */
  readonly named: () => Promise<ReadonlySet<string>>;
  /** Pictures that are shown until a folder is chosen: data addresses by the names of files. */
  readonly atFirst: ReadonlyMap<string, string>;
}

/** Pictures of articles, in a folder that a manager chose. Each is read when a screen asks for it. */
export class ArticlePictures {
  readonly #parts: ArticlePicturesParts;
  readonly #writing = new Mutex();
  /** One picture at a time, so that a network folder which does not answer blocks only one thread of Node's file pool. */
  readonly #reading = new Mutex();
  #folder: Promise<string | undefined> | undefined;

  constructor(parts: ArticlePicturesParts) {
    this.#parts = parts;
  }

  /** The picture as a data address; `null` where it cannot be shown. */
  async source(name: string): Promise<string | null> {
    const folder = await this.#chosen();
    if (!(await this.#parts.named()).has(name)) return null;
    if (folder === undefined) return this.#parts.atFirst.get(name) ?? null;
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

  /** Uses the pictures of this folder from now on. Fails with `file-not-written`. */
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

  /** The chosen folder; `undefined` also where the file with its path cannot be read. */
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
