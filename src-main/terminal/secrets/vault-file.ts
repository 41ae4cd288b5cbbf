import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { failed, notWritten, succeeded } from '../../../shared/failure.ts';
import { faultOfOwnFile } from '../../plain-file.ts';
import { trySetAside } from '../../set-aside.ts';
import { Mutex, writeFileAtomic } from '../../write-file-atomic.ts';
import type { Failure, Result } from '../../../shared/failure.ts';

/** What encrypts: the system's keyring at the edge. */
export interface Cipher {
  /** Whether other programs of this user cannot read what is encrypted. */
  isSafe(): Promise<boolean>;
  encrypt(text: string): Promise<Buffer>;
  decrypt(encrypted: Buffer): Promise<string>;
}

const fileSchema = z.object({
  version: z.literal(1),
  terminals: z.record(z.string(), z.string()),
  /** The back office's credentials, by terminal. */
  backOffices: z.record(z.string(), z.string()).optional(),
  /** What the PINs of a terminal's cashiers are mixed with. */
  peppers: z.record(z.string(), z.string()).optional(),
  /** The one before, by terminal. */
  peppersAside: z.record(z.string(), z.string()).optional(),
  /** What signs hand-overs, by merchant. */
  signingKeys: z.record(z.string(), z.string()).optional(),
});
export type VaultContent = z.output<typeof fileSchema>;

/** The secrets of a terminal are a few hundred bytes. */
const MOST_BYTES = 4 * 1024 * 1024;

const EMPTY: VaultContent = { version: 1, terminals: {} };

/** The encrypted texts of all terminals and merchants, in one file that only this user may read. */
export class VaultFile {
  readonly #file: string;
  readonly #cipher: Cipher;
  /** All terminals share the file: what is written must be made of what was written before it. */
  readonly #mutex = new Mutex();

  constructor(file: string, cipher: Cipher) {
    this.#file = file;
    this.#cipher = cipher;
  }

  isSafe(): Promise<boolean> {
    return this.#cipher.isSafe();
  }

  /** Why what is kept cannot be read now, though it is whole: another user's file, say. What cannot be read is not gone. */
  async fault(): Promise<Failure | undefined> {
    try {
      await this.#read();
      return undefined;
    } catch (error) {
      if (error instanceof VaultDamaged) return undefined;
      // A read that fails does not name its file.
      const detail = `${this.#file}: ${String(error)}`.slice(0, 300);
      return { action: 'ask-manager', code: 'secrets-unreadable', detail };
    }
  }

  /** Those that something is kept for; `undefined` of a file that cannot be read. */
  async terminals(): Promise<readonly string[] | undefined> {
    const content = await this.#read().catch(() => undefined);
    return content && Object.keys(content.terminals);
  }

  /** The text that `find` names; nothing readable counts as nothing kept. */
  async readable(find: (content: VaultContent) => string | undefined): Promise<string | undefined> {
    const encrypted = find(await this.#read().catch(() => EMPTY));
    return encrypted === undefined ? undefined : this.#decrypt(encrypted).catch(() => undefined);
  }

  /**
   * The same, `undefined` also when only another computer's keyring reads it. Rejects when it cannot be read now: what cannot
   * be read is not gone, and must not be replaced.
   */
  async certain(find: (content: VaultContent) => string | undefined): Promise<string | undefined> {
    return this.certainly(find(await this.#read()));
  }

  /** The same of an encrypted text. */
  async certainly(encrypted: string | undefined): Promise<string | undefined> {
    if (encrypted === undefined) return undefined;
    try {
      return await this.#decrypt(encrypted);
    } catch (error) {
      if (!(await this.#answers())) throw error;
      return this.#decrypt(encrypted).catch(() => undefined);
    }
  }

  /**
   * Encrypts what `make` makes of what is kept, and puts it where `put` says; nothing else is written between the two. What is
   * damaged stays in its place until then, because an empty vault would say that nobody works here. It is put aside: a later
   * version, or a person, may still make sense of it.
   */
  change(
    make: (content: VaultContent) => string | Promise<string>,
    put: (encrypted: string, content: VaultContent) => VaultContent,
  ): Promise<Result<null>> {
    return this.#mutex.runExclusive(async () => {
      try {
        const found = await this.#read().catch(nothingIfDamaged);
        const content = found ?? EMPTY;
        const encrypted = await this.#encrypted(() => make(content));
        if (!encrypted) {
          // The cause may quote what was to be encrypted.
          const detail = `the secrets could not be kept in ${this.#file}`;
          return failed({ action: 'ask-manager', code: 'keyring-missing', detail });
        }
        if (!found) trySetAside(this.#file);
        await writeFileAtomic(this.#file, JSON.stringify(put(encrypted.toString('base64'), content)), 0o600);
        return succeeded(null);
      } catch (error) {
        // A full disk is no matter of the keyring's.
        return notWritten(error);
      }
    });
  }

  /** Nothing where the keyring does not answer, also about what is kept already: that must not be replaced. */
  async #encrypted(make: () => string | Promise<string>): Promise<Buffer | undefined> {
    try {
      return await this.#cipher.encrypt(await make());
    } catch {
      return undefined;
    }
  }

  #decrypt(encrypted: string): Promise<string> {
    return this.#cipher.decrypt(Buffer.from(encrypted, 'base64'));
  }

  /** Whether the keyring reads what it writes just now. */
  async #answers(): Promise<boolean> {
    try {
      return (await this.#cipher.decrypt(await this.#cipher.encrypt('probe'))) === 'probe';
    } catch {
      return false; // a keyring that is locked or missing throws
    }
  }

  async #read(): Promise<VaultContent> {
    if (!faultOfOwnFile(this.#file, MOST_BYTES)) {
      const text = await readFile(this.#file, 'utf8').catch(nothingIfAbsent);
      if (text === undefined) return EMPTY;
      const content = fileSchema.safeParse(parseJson(text));
      if (content.success) return content.data;
    }
    throw new VaultDamaged(`${this.#file} is damaged`);
  }
}

/** Nothing in the file can be read, whoever reads it. */
class VaultDamaged extends Error {}

function nothingIfDamaged(error: unknown): undefined {
  if (!(error instanceof VaultDamaged)) throw error;
}

/** Any other trouble is not taken for an empty vault: saving would drop the other terminals' secrets. */
function nothingIfAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
