import { readdir } from 'node:fs/promises';
import { isFileName } from './file-name.ts';
import { readPicture } from './read-picture.ts';

/** How many pictures are shown. */
const MOST_PICTURES = 20;
/** How many files of the folder are looked at. */
const MOST_FILES = 500;

/** The first pictures of a folder, sorted by name. `find` looks for them once; each is read when a screen asks for it. */
export class FolderPictures {
  readonly #folder: string | undefined;
  #names: readonly string[] = [];

  constructor(folder: string | undefined) {
    this.#folder = folder;
  }

  /** Looks for pictures and answers whether there are any. Never rejects. */
  async find(): Promise<boolean> {
    const folder = this.#folder;
    if (folder === undefined) return false;
    const files = await readdir(folder).catch((): string[] => []);
    const found: string[] = [];
    for (const name of files.filter(isFileName).toSorted().slice(0, MOST_FILES)) {
      if (found.length === MOST_PICTURES) break;
      if (typeof (await readPicture(folder, name)) !== 'string') found.push(name);
    }
    this.#names = found;
    return found.length > 0;
  }

  names(): readonly string[] {
    return this.#names;
  }

  /** The picture as a data address; `null` for any other file, and where it cannot be shown any more. */
  async source(name: string): Promise<string | null> {
    if (this.#folder === undefined || !this.#names.includes(name)) return null;
    const picture = await readPicture(this.#folder, name);
    return typeof picture === 'string'
      ? null
      : `data:${picture.type};base64,${picture.bytes.toString('base64')}`;
  }
}
