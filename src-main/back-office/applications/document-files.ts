import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { writeFileAtomic } from '../../write-file-atomic.ts';
import type { Cipher } from '../../terminal/secrets/vault-file.ts';

/** Largest file. The specification states no limit; the form shows this one. */
export const MOST_DOCUMENT_BYTES = 10 * 1024 * 1024;
/** Base64 and encryption make the file larger. */
const MOST_FILE_BYTES = 40 * 1024 * 1024;

const documentSchema = z.object({
  /**
   * Names the file on the disk. It is made of the application's id; earlier versions used the id of the till's draft.
   */
  draftId: z.uuid(),
  key: z.uuid(),
  /** Files of earlier versions lack this field and the next. */
  applicationId: z.string().min(1).max(256).optional(),
  merchantName: z.string().max(256).optional(),
  fileName: z.string().min(1).max(255),
  contentType: z.string().min(1).max(127),
  /** Bytes. */
  size: z.number(),
  /** Empty once the document is not sent any more. */
  base64: z.string(),
  /**
   * The service's documents of the same name and size when this one was sent first, by their ids; missing until then. One that
   * is there later is this one.
   */
  alikeBefore: z.array(z.string()).optional(),
  /** When the application was found to be no longer a Draft, epoch milliseconds. */
  notSentAt: z.number().optional(),
});
/** A document that waits to be sent, or was not sent in time. */
export type UnsentDocument = Readonly<z.output<typeof documentSchema>>;
export type DocumentFacts = Omit<UnsentDocument, 'base64'>;

/**
 * Documents that are not at the service yet, an encrypted file each. They are sent after a lost connection or a restart
 * without being chosen again. Without a safe keyring they are kept in memory only.
 */
export class DocumentFiles {
  readonly #folder: string;
  readonly #cipher: Cipher;
  readonly #inMemory = new Map<string, UnsentDocument>();
  /** By the file's name, because decrypting a file to list it takes as long as sending it. */
  readonly #facts = new Map<string, DocumentFacts>();

  constructor(folder: string, cipher: Cipher) {
    this.#folder = folder;
    this.#cipher = cipher;
  }

  /** The documents of all applications. Files that cannot be decrypted now are left where they are. */
  async all(): Promise<readonly DocumentFacts[]> {
    const found: DocumentFacts[] = [];
    for (const name of await this.#names()) {
      // The file of an earlier state is no second document.
      if (this.#isNewerInMemory(name)) continue;
      const facts = this.#facts.get(name) ?? (await this.#read(join(this.#folder, name)));
      if (facts) found.push(this.#noted(name, facts));
    }
    return [...found, ...[...this.#inMemory.values()].map(factsOf)];
  }

  /** How many files there are, including those that cannot be decrypted now. */
  async count(): Promise<number> {
    const names = await this.#names();
    return this.#inMemory.size + names.filter((name) => !this.#isNewerInMemory(name)).length;
  }

  async get({ draftId, key }: Pick<DocumentFacts, 'draftId' | 'key'>): Promise<UnsentDocument | undefined> {
    return this.#inMemory.get(key) ?? this.#read(join(this.#folder, nameOf(draftId, key)));
  }

  async save(document: UnsentDocument): Promise<void> {
    const { draftId, key } = document;
    const file = join(this.#folder, nameOf(draftId, key));
    try {
      if (!(await this.#cipher.isSafe())) throw new Error('no safe keyring');
      const sealed = await this.#cipher.encrypt(JSON.stringify(document));
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      await writeFileAtomic(file, sealed, 0o600);
      this.#noted(nameOf(draftId, key), document);
      this.#inMemory.delete(key);
    } catch {
      // The file of an earlier state stays, because after the till's end there is no other; but not what nobody sends any more.
      if (document.notSentAt !== undefined) await this.remove(document).catch(() => undefined);
      this.#inMemory.set(key, document);
    }
  }

  async remove({ draftId, key }: Pick<DocumentFacts, 'draftId' | 'key'>): Promise<void> {
    this.#inMemory.delete(key);
    this.#facts.delete(nameOf(draftId, key));
    await rm(join(this.#folder, nameOf(draftId, key)), { force: true });
  }

  #isNewerInMemory(name: string): boolean {
    return [...this.#inMemory.values()].some(({ draftId, key }) => nameOf(draftId, key) === name);
  }

  #noted(name: string, document: DocumentFacts): DocumentFacts {
    const facts = factsOf(document);
    this.#facts.set(name, facts);
    return facts;
  }

  async #names(): Promise<readonly string[]> {
    return (await readdir(this.#folder).catch(() => [])).filter((name) => name.endsWith(SUFFIX));
  }

  async #read(file: string): Promise<UnsentDocument | undefined> {
    try {
      const found = await stat(file);
      if (!found.isFile() || found.size > MOST_FILE_BYTES) return undefined;
      const document = documentSchema.parse(JSON.parse(await this.#cipher.decrypt(await readFile(file))));
      return basename(file) === nameOf(document.draftId, document.key) ? document : undefined;
    } catch {
      return undefined;
    }
  }
}

const factsSchema = documentSchema.omit({ base64: true });
/** The document without its content. */
const factsOf = (document: DocumentFacts): DocumentFacts => factsSchema.parse(document);

/** A name for files, made of the service's identifier, which may hold characters that no file name can. */
export function idForFiles(applicationId: string): string {
  const hex = createHash('sha256').update(applicationId).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const nameOf = (draftId: string, key: string) => `${draftId}.${key}${SUFFIX}`;

const SUFFIX = '.document';
