import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { applicationValues } from '../../../shared/contract/commands/onboarding/application-drafts.ts';
import { writeFileAtomic } from '../../write-file-atomic.ts';
import type { Cipher } from '../../terminal/secrets/vault-file.ts';

/** More than a partner writes at a time. Further ones are refused until one is submitted or removed. */
export const MOST_DRAFTS = 20;
/** A form holds at most 200,000 characters. Encrypted text is longer. */
const MOST_BYTES = 2_000_000;

const keptSchema = z.object({
  id: z.uuid(),
  values: applicationValues,
  /** Epoch milliseconds; so is `sentAt`. */
  changedAt: z.number(),
  /** When it was sent. Until there is an `applicationId` nobody knows whether the service has it. */
  sentAt: z.number().optional(),
  applicationId: z.string().min(1).max(256).optional(),
});
export type KeptDraft = Readonly<z.output<typeof keptSchema>>;

export interface FoundDrafts {
  readonly drafts: readonly KeptDraft[];
  readonly unreadable: number;
}

/**
 * Applications that are being written, an encrypted file each, because they hold tax identifiers, dates of birth and
 * account numbers. Without a safe keyring nothing is written.
 */
export class DraftFiles {
  readonly #folder: string;
  readonly #cipher: Cipher;

  constructor(folder: string, cipher: Cipher) {
    this.#folder = folder;
    this.#cipher = cipher;
  }

  /** Reads all drafts. Files that cannot be decrypted now are left where they are, because the keyring may return. */
  async load(): Promise<FoundDrafts> {
    const names = await readdir(this.#folder).catch(() => []);
    const files = names.filter((name) => name.endsWith(SUFFIX)).slice(0, MOST_DRAFTS);
    const found = await Promise.all(files.map((name) => this.#read(join(this.#folder, name))));
    const drafts = found.flatMap((draft) => (draft ? [draft] : []));
    return { drafts, unreadable: found.length - drafts.length };
  }

  /** Whether the draft is on the disk. The cause of a failure is dropped, because it may quote the draft. */
  async save(draft: KeptDraft): Promise<boolean> {
    try {
      if (!(await this.#cipher.isSafe())) return false;
      const sealed = await this.#cipher.encrypt(JSON.stringify(draft));
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      await writeFileAtomic(this.#fileOf(draft.id), sealed, 0o600);
      return true;
    } catch {
      return false;
    }
  }

  async remove(id: string): Promise<void> {
    await rm(this.#fileOf(id), { force: true });
  }

  async #read(file: string): Promise<KeptDraft | undefined> {
    try {
      const found = await stat(file);
      if (!found.isFile() || found.size > MOST_BYTES) return undefined;
      const draft = keptSchema.parse(JSON.parse(await this.#cipher.decrypt(await readFile(file))));
      return this.#fileOf(draft.id) === file ? draft : undefined;
    } catch {
      return undefined;
    }
  }

  #fileOf(id: string): string {
    return join(this.#folder, `${id}${SUFFIX}`);
  }
}

const SUFFIX = '.sealed';
