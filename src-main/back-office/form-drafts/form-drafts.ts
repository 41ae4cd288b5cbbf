import { mkdir, readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { formValues } from '../../../shared/contract/commands/onboarding/form-drafts.ts';
import { notWritten, succeeded } from '../../../shared/failure.ts';
import { isMissing, isOfDisk } from '../../disk-errors.ts';
import { trySetAside } from '../../set-aside.ts';
import { Mutex, writeFileAtomic } from '../../write-file-atomic.ts';
import type { Result } from '../../../shared/failure.ts';
import type { FormValues } from '../../../shared/contract/form-draft.ts';

/** Number of drafts. Beyond it the oldest are deleted. */
const MOST_DRAFTS = 50;
const MOST_BYTES = 4_000_000;

const keptSchema = z.array(z.object({ form: z.string(), values: formValues })).max(MOST_DRAFTS);
type Kept = z.output<typeof keptSchema>;

/**
 * What was typed into forms of the back office and not saved at the service, in one file, so that an error, a lost
 * connection, a lock or a restart loses nothing. Forms with secrets have no draft. A draft whose address contains a
 * password, which the service refuses, is kept in memory only.
 */
export class FormDrafts {
  readonly #file: string;
  readonly #mutex = new Mutex();
  #kept: Promise<Kept> | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  async get(form: string): Promise<Result<FormValues | null>> {
    const kept = await this.#load().catch(nothingNow);
    return succeeded(kept.find((draft) => draft.form === form)?.values ?? null);
  }

  /** Resolves once the draft is on the disk. After a failure it is in memory until the till ends, unless the others cannot be read. */
  keep(form: string, values: FormValues | undefined): Promise<Result<null>> {
    return this.#mutex.runExclusive(async () => {
      try {
        const others = (await this.#load()).filter((draft) => draft.form !== form);
        const kept = [...others, ...(values ? [{ form, values }] : [])].slice(-MOST_DRAFTS);
        this.#kept = Promise.resolve(kept);
        await mkdir(dirname(this.#file), { recursive: true, mode: 0o700 });
        await writeFileAtomic(
          this.#file,
          JSON.stringify(kept.filter((draft) => !holdsPassword(draft.values))),
        );
        return succeeded(null);
      } catch (error) {
        return notWritten(error);
      }
    });
  }

  #load(): Promise<Kept> {
    return (this.#kept ??= this.#read().catch((error: unknown) => {
      this.#kept = undefined;
      throw error;
    }));
  }

  /** A damaged file is renamed and read as empty. Rejects where the disk does not give it now. */
  async #read(): Promise<Kept> {
    try {
      const found = await stat(this.#file);
      if (!found.isFile() || found.size > MOST_BYTES) throw new TypeError('not a file of drafts');
      return keptSchema.parse(JSON.parse(await readFile(this.#file, 'utf8')));
    } catch (error) {
      if (isMissing(error)) return [];
      if (isOfDisk(error)) throw error;
      trySetAside(this.#file);
      return [];
    }
  }
}

/** The form is filled in anew; what was typed before is read at the next look. */
function nothingNow(error: unknown): Kept {
  console.error('drafts cannot be read now', error);
  return [];
}

const PASSWORD_IN_ADDRESS = /^\s*https?:[\\/]*[^\\/?#]*@/i;

const holdsPassword = (values: FormValues): boolean =>
  Object.values(values)
    .flat()
    .some((typed) => PASSWORD_IN_ADDRESS.test(typed));
