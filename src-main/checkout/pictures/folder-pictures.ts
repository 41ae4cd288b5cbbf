import { readdir } from 'node:fs/promises';
import { isFileName } from './file-name.ts';
import { readPicture } from './read-picture.ts';

/** As many as are shown one after the other before anybody has seen them all. */
const MOST_PICTURES = 20;
/** A folder of other things is not gone through to its end. */
const MOST_FILES = 500;

/** The first pictures of a folder, by their names. They are found once; each is read when it is asked for. */
export class FolderPictures {
  readonly #folder: string | undefined;
  #names: readonly string[] = [];

  constructor(folder: string | undefined) {
    this.#folder = folder;
  }

  /** Never rejects: without its folder a till goes on without pictures. Answers whether there are any. */
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

  /** As a data address; `null` for any other file, and for a picture that can be shown no more. */
  async source(name: string): Promise<string | null> {
    if (this.#folder === undefined || !this.#names.includes(name)) return null;
    const picture = await readPicture(this.#folder, name);
    return typeof picture === 'string'
      ? null
      : `data:${picture.type};base64,${picture.bytes.toString('base64')}`;
  }
}
