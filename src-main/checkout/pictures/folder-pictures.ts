import { readdir } from 'node:fs/promises';
import { Mutex } from '../../write-file-atomic.ts';
import { isFileName } from './file-name.ts';
import { readPicture } from './read-picture.ts';
import type { FolderCheck } from '../../../shared/contract/checkout.ts';
import type { Clock } from '../../../shared/time/clock.ts';

/** How many pictures are shown. */
const MOST_PICTURES = 20;
/** How many files of the folder are looked at. */
const MOST_FILES = 500;
/** How many files that are not shown are named. */
const MOST_FAULTS = 20;
/** How long a folder is waited for. */
const WAIT_MS = 5_000;

/** Files that systems put beside pictures by themselves. */
const NOBODYS = /^(?:\.|desktop\.ini$|thumbs\.db$)/i;

type FileFault = FolderCheck['faults'][number]['fault'];

/** The first pictures of a folder, sorted by name. `find` looks for them; each is read when a screen asks for it. */
export class FolderPictures {
  readonly #folder: string | undefined;
  readonly #clock: Pick<Clock, 'sleep'>;
  /** One picture at a time, so that a network folder which does not answer blocks only one thread of Node's file pool. */
  readonly #reading = new Mutex();
  #looking: Promise<FolderCheck> | undefined;
  #names: readonly string[] = [];

  constructor(folder: string | undefined, clock: Pick<Clock, 'sleep'>) {
    this.#folder = folder;
    this.#clock = clock;
  }

  /**
   * Looks for pictures, and answers which files of the folder are none that is shown; `undefined` where there is no folder to
   * look at. While it cannot be read, or does not answer, the pictures stay those that were found before. Never rejects.
   */
  async find(): Promise<FolderCheck | undefined> {
    const folder = this.#folder;
    if (folder === undefined) return undefined;
    this.#looking ??= this.#reading
      .runExclusive(() => this.#look(folder))
      .finally(() => (this.#looking = undefined));
    const answered = new AbortController();
    const late = this.#clock.sleep(WAIT_MS, answered.signal).then(() => this.#notRead(folder));
    return Promise.race([this.#looking, late]).finally(() => answered.abort());
  }

  async #look(folder: string): Promise<FolderCheck> {
    const files = await readdir(folder).catch(() => undefined);
    if (!files) return this.#notRead(folder);
    const found: string[] = [];
    const faults: FolderCheck['faults'][number][] = [];
    for (const [place, name] of files
      .filter((file) => !NOBODYS.test(file))
      .toSorted()
      .entries()) {
      const isOneTooMany = found.length === MOST_PICTURES || place >= MOST_FILES;
      const fault = isOneTooMany ? 'too-many' : await faultOf(folder, name);
      if (fault) faults.push({ name, fault });
      else found.push(name);
    }
    this.#names = found;
    const [shown, notShown] = [found.length, faults.length];
    return { folder, canBeRead: true, shown, notShown, faults: faults.slice(0, MOST_FAULTS) };
  }

  #notRead(folder: string): FolderCheck {
    return { folder, canBeRead: false, shown: this.#names.length, notShown: 0, faults: [] };
  }

  names(): readonly string[] {
    return this.#names;
  }

  /** The picture as a data address; `null` for any other file, and where it cannot be shown any more. */
  async source(name: string): Promise<string | null> {
    const folder = this.#folder;
    if (folder === undefined || !this.#names.includes(name)) return null;
    const picture = await this.#reading.runExclusive(() => readPicture(folder, name));
    return typeof picture === 'string'
      ? null
      : `data:${picture.type};base64,${picture.bytes.toString('base64')}`;
  }
}

async function faultOf(folder: string, name: string): Promise<FileFault | undefined> {
  if (!isFileName(name)) return 'bad-name';
  const picture = await readPicture(folder, name);
  if (typeof picture !== 'string') return undefined;
  // The folder lists it, so it was there a moment ago.
  return picture === 'missing' ? 'unreadable' : picture;
}
