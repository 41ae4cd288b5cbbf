import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeFileAtomic } from '../../write-file-atomic.ts';
import type { Cipher } from '../../terminal/secrets/vault-file.ts';

/** Of one file. What the service takes is not shown; the form says this limit. */
export const MOST_DOCUMENT_BYTES = 10 * 1024 * 1024;
/** Base64 and what seals it take more. */
const MOST_FILE_BYTES = 40 * 1024 * 1024;

const documentSchema = z.object({
  draftId: z.uuid(),
  key: z.uuid(),
  fileName: z.string().min(1).max(255),
  contentType: z.string().min(1).max(127),
  /** Bytes. */
  size: z.number(),
  base64: z.string(),
});
/** A document that is still to be sent. */
export type WaitingDocument = Readonly<z.output<typeof documentSchema>>;

/**
 * Documents that the service has not taken yet, a sealed file each: what was chosen once is sent after a lost connection
 * or a restart without being looked for again. Without a safe keyring they are in memory only.
 */
export class DocumentFiles {
  readonly #folder: string;
  readonly #cipher: Cipher;
  readonly #inMemory = new Map<string, WaitingDocument>();

  constructor(folder: string, cipher: Cipher) {
    this.#folder = folder;
    this.#cipher = cipher;
  }

  /** How many of all drafts wait. */
  async count(): Promise<number> {
    return this.#inMemory.size + (await this.#names()).length;
  }

  /** Of one draft. What cannot be opened now stays where it is. */
  async of(draftId: string): Promise<readonly WaitingDocument[]> {
    const names = (await this.#names()).filter((name) => name.startsWith(draftId));
    const read = await Promise.all(names.map((name) => this.#read(join(this.#folder, name))));
    const held = [...this.#inMemory.values()].filter((document) => document.draftId === draftId);
    return [...read.flatMap((document) => document ?? []), ...held];
  }

  async get(draftId: string, key: string): Promise<WaitingDocument | undefined> {
    return this.#inMemory.get(key) ?? this.#read(this.#fileOf(draftId, key));
  }

  async save(document: WaitingDocument): Promise<void> {
    try {
      if (!(await this.#cipher.isSafe())) throw new Error('no safe keyring');
      const sealed = await this.#cipher.encrypt(JSON.stringify(document));
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      await writeFileAtomic(this.#fileOf(document.draftId, document.key), sealed, 0o600);
    } catch {
      this.#inMemory.set(document.key, document);
    }
  }

  async remove(draftId: string, key: string): Promise<void> {
    this.#inMemory.delete(key);
    await rm(this.#fileOf(draftId, key), { force: true });
  }

  async removeAllOf(draftId: string): Promise<void> {
    for (const document of await this.of(draftId)) await this.remove(draftId, document.key);
  }

  async #names(): Promise<readonly string[]> {
    return (await readdir(this.#folder).catch(() => [])).filter((name) => name.endsWith(SUFFIX));
  }

  async #read(file: string): Promise<WaitingDocument | undefined> {
    try {
      const found = await stat(file);
      if (!found.isFile() || found.size > MOST_FILE_BYTES) return undefined;
      return documentSchema.parse(JSON.parse(await this.#cipher.decrypt(await readFile(file))));
    } catch {
      return undefined;
    }
  }

  #fileOf(draftId: string, key: string): string {
    return join(this.#folder, `${draftId}.${key}${SUFFIX}`);
  }
}

const SUFFIX = '.document';
