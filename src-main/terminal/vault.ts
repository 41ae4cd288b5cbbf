import { readFile, rename } from 'node:fs/promises';
import { z } from 'zod';
import { failed, succeeded } from '../../shared/failure.ts';
import { faultOfOwnFile } from '../plain-file.ts';
import { Mutex, writeFileAtomic } from '../write-file-atomic.ts';
import type { Result } from '../../shared/failure.ts';
import { backOfficeSecretsIn, terminalSecretsIn } from './secrets.ts';
import type { SecretBinding } from './secret-binding.ts';
import type { StaffMarks } from './secure-secrets.ts';
import type { BackOfficeSecrets, KeptSecrets, Secrets } from './secrets.ts';

/** What encrypts: the system's keyring at the edge. */
export interface Cipher {
  /** Whether other programs of this user cannot read what is encrypted. */
  isSafe(): Promise<boolean>;
  encrypt(text: string): Promise<Buffer>;
  decrypt(encrypted: Buffer): Promise<string>;
}

const secretsSchema = z.object({
  terminalPassword: z.string().optional(),
  clientSecret: z.string().optional(),
  apiKey: z.string().optional(),
  proxyPassword: z.string().optional(),
  webhookSecret: z.string().optional(),
  partnerWebhookSecret: z.string().optional(),
  /** Not in files of versions that kept secrets for a terminal's id alone. */
  boundTo: z.string().optional(),
  /** Not in files of versions that kept them whatever authority the profile trusts. */
  authorities: z.string().optional(),
  /** Cashiers work at this terminal. Sealed with its secrets: nobody takes it away and keeps them. */
  staffed: z.boolean().optional(),
  /** An owner is among them. */
  owned: z.boolean().optional(),
});
type SealedSecrets = z.output<typeof secretsSchema>;
const backOfficeSchema = z.object({
  backOfficeKey: z.string().optional(),
  backOfficePassword: z.string().optional(),
  backOfficeClientSecret: z.string().optional(),
  boundTo: z.string(),
  authorities: z.string().optional(),
});
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
type Content = z.output<typeof fileSchema>;

/** The secrets of a terminal are a few hundred bytes. */
const MOST_BYTES = 4 * 1024 * 1024;

const EMPTY: Content = { version: 1, terminals: {} };

/** The secrets of each terminal, and the pepper of its PINs, encrypted at rest, in one file that only this user may read. */
export class Vault {
  readonly #file: string;
  readonly #cipher: Cipher;
  /** All terminals share the file: what is written must be made of what was written before it. */
  readonly #mutex = new Mutex();

  constructor(file: string, cipher: Cipher) {
    this.#file = file;
    this.#cipher = cipher;
  }

  /** Whether the computer's keyring protects what is kept here. */
  isSafe(): Promise<boolean> {
    return this.#cipher.isSafe();
  }

  /**
   * What was typed for exactly this terminal and service. Nothing readable counts as nothing kept, and so does what was
   * typed for another service: the secrets are then typed again.
   */
  async load(binding: SecretBinding): Promise<Secrets> {
    const sealed = await this.#sealed(binding.terminal);
    return sealed && isFor(sealed, binding) ? terminalSecretsIn(sealed) : {};
  }

  /** Keeps the secrets of a terminal in place of earlier ones, for this service only. */
  save({ terminal, boundTo, authorities }: SecretBinding, secrets: Secrets): Promise<Result<null>> {
    return this.#change(terminal, ({ staffed, owned }) => ({
      ...terminalSecretsIn(secrets),
      boundTo,
      authorities,
      ...(staffed && { staffed }),
      ...(owned && { owned }),
    }));
  }

  /** What was given for exactly this service and this back office of the terminal; else nothing, as of `load`. */
  async loadBackOffice(binding: SecretBinding): Promise<BackOfficeSecrets> {
    const sealed = await this.#sealedOffice(binding.terminal);
    return sealed && isFor(sealed, binding) ? backOfficeSecretsIn(sealed) : {};
  }

  async #sealedOffice(terminal: string): Promise<z.output<typeof backOfficeSchema> | undefined> {
    const text = await this.#decrypted(({ backOffices }) => backOffices?.[terminal]);
    return backOfficeSchema.safeParse(text === undefined ? undefined : parseJson(text)).data;
  }

  /** Keeps them in place of earlier ones, apart from the terminal's. */
  saveBackOffice(
    { terminal, boundTo, authorities }: SecretBinding,
    secrets: BackOfficeSecrets,
  ): Promise<Result<null>> {
    const sealed = JSON.stringify({ ...backOfficeSecretsIn(secrets), boundTo, authorities });
    return this.#keep(sealed, (encrypted, content) => ({
      ...content,
      backOffices: { ...content.backOffices, [terminal]: encrypted },
    }));
  }

  /** Who works at this terminal, as the till marked it last. */
  async staffMarks(terminal: string): Promise<StaffMarks> {
    const { staffed = false, owned = false } = (await this.#sealed(terminal)) ?? {};
    return { staffed, owned };
  }

  /** Marks who works at this terminal from now on. */
  markStaff(terminal: string, marks: Partial<StaffMarks>): Promise<Result<null>> {
    return this.#change(terminal, (sealed) => ({ ...sealed, ...marks }));
  }

  /** The secrets of every terminal that cashiers work at, whatever service they are for: whoever knows one owns the till. */
  async ownersSecrets(): Promise<readonly KeptSecrets[]> {
    const { terminals } = await this.#read().catch(() => EMPTY);
    const owners = await Promise.all(
      Object.keys(terminals).map(async (terminal): Promise<readonly KeptSecrets[]> => {
        const sealed = await this.#sealed(terminal);
        if (!sealed?.staffed) return [];
        const { terminalPassword, apiKey } = sealed;
        // Where no terminal is at work there are only those of the back office.
        const isTerminal = terminalPassword !== undefined || apiKey !== undefined;
        return [
          isTerminal
            ? terminalSecretsIn(sealed)
            : backOfficeSecretsIn((await this.#sealedOffice(terminal)) ?? {}),
        ];
      }),
    );
    return owners.flat();
  }

  #change(terminal: string, change: (sealed: SealedSecrets) => SealedSecrets): Promise<Result<null>> {
    return this.#mutex.runExclusive(async () => {
      const sealed = change((await this.#sealed(terminal)) ?? {});
      return this.#write(JSON.stringify(sealed), (encrypted, content) => ({
        ...content,
        terminals: { ...content.terminals, [terminal]: encrypted },
      }));
    });
  }

  /**
   * Secrets that an earlier version kept without saying for which service, or under which authorities, belong to the
   * profile that this till used last. Call it before any other profile is looked at.
   */
  async bindUnbound(lastUsed: SecretBinding, lastOffice?: SecretBinding): Promise<Result<null>> {
    const bound = await this.#bindTerminal(lastUsed);
    return bound.ok && lastOffice ? this.#bindOffice(lastOffice) : bound;
  }

  async #bindTerminal(lastUsed: SecretBinding): Promise<Result<null>> {
    const sealed = await this.#sealed(lastUsed.terminal);
    if (!sealed || sealed.authorities !== undefined) return succeeded(null);
    return this.save(inFull(sealed, lastUsed), terminalSecretsIn(sealed));
  }

  async #bindOffice(lastUsed: SecretBinding): Promise<Result<null>> {
    const sealed = await this.#sealedOffice(lastUsed.terminal);
    if (!sealed || sealed.authorities !== undefined) return succeeded(null);
    return this.saveBackOffice(inFull(sealed, lastUsed), backOfficeSecretsIn(sealed));
  }

  async #sealed(terminal: string): Promise<SealedSecrets | undefined> {
    const text = await this.#decrypted(({ terminals }) => terminals[terminal]);
    const sealed = secretsSchema.safeParse(text === undefined ? undefined : parseJson(text));
    return sealed.success ? sealed.data : undefined;
  }

  /**
   * What the PINs of this terminal are mixed with. `undefined` when nothing is kept, or only something that another
   * computer's keyring wrote. Rejects when it cannot be read now: what cannot be read is not gone, and must not be replaced.
   */
  async loadPepper(terminal: string): Promise<string | undefined> {
    return this.#kept((await this.#read()).peppers?.[terminal]);
  }

  /** What signs the hand-overs of this merchant; `undefined` and a rejection mean the same as of `loadPepper`. */
  async loadSigningKey(merchant: string): Promise<string | undefined> {
    return this.#kept((await this.#read()).signingKeys?.[merchant]);
  }

  saveSigningKey(merchant: string, key: string): Promise<Result<null>> {
    return this.#keep(key, (encrypted, content) => ({
      ...content,
      signingKeys: { ...content.signingKeys, [merchant]: encrypted },
    }));
  }

  async #kept(encrypted: string | undefined): Promise<string | undefined> {
    if (encrypted === undefined) return undefined;
    const decrypt = (): Promise<string> => this.#cipher.decrypt(Buffer.from(encrypted, 'base64'));
    try {
      return await decrypt();
    } catch (error) {
      if (!(await this.#answers())) throw error;
      return decrypt().catch(() => undefined);
    }
  }

  /** One that is replaced is put aside: should its keyring come back, so can the PINs. */
  savePepper(terminal: string, pepper: string): Promise<Result<null>> {
    return this.#keep(pepper, (encrypted, content) => {
      const before = content.peppers?.[terminal];
      const aside =
        before === undefined ? {} : { peppersAside: { ...content.peppersAside, [terminal]: before } };
      return { ...content, peppers: { ...content.peppers, [terminal]: encrypted }, ...aside };
    });
  }

  /** Whether the keyring reads what it writes just now. */
  async #answers(): Promise<boolean> {
    try {
      return (await this.#cipher.decrypt(await this.#cipher.encrypt('probe'))) === 'probe';
    } catch {
      return false; // that is how it says no
    }
  }

  async #decrypted(find: (content: Content) => string | undefined): Promise<string | undefined> {
    const encrypted = find(await this.#read().catch(() => EMPTY));
    if (encrypted === undefined) return undefined;
    return this.#cipher.decrypt(Buffer.from(encrypted, 'base64')).catch(() => undefined);
  }

  #keep(text: string, put: (encrypted: string, content: Content) => Content): Promise<Result<null>> {
    return this.#mutex.runExclusive(() => this.#write(text, put));
  }

  async #write(text: string, put: (encrypted: string, content: Content) => Content): Promise<Result<null>> {
    try {
      const encrypted = await this.#cipher.encrypt(text);
      const content = put(encrypted.toString('base64'), await this.#read());
      await writeFileAtomic(this.#file, JSON.stringify(content), 0o600);
      return succeeded(null);
    } catch {
      // The cause may quote what was to be encrypted.
      return failed({
        action: 'ask-manager',
        code: 'keyring-missing',
        detail: `the secrets could not be kept in ${this.#file}`,
      });
    }
  }

  async #read(): Promise<Content> {
    if (!faultOfOwnFile(this.#file, MOST_BYTES)) {
      const text = await readFile(this.#file, 'utf8').catch(nothingIfAbsent);
      if (text === undefined) return EMPTY;
      const content = fileSchema.safeParse(parseJson(text));
      if (content.success) return content.data;
    }
    // What cannot be read is kept aside: a later version, or a person, may still make sense of it.
    await rename(this.#file, `${this.#file}.unreadable`).catch(() => undefined);
    return EMPTY;
  }
}

interface Sealed {
  readonly boundTo?: string | undefined;
  readonly authorities?: string | undefined;
}

function isFor(sealed: Sealed, { boundTo, authorities }: SecretBinding): boolean {
  return sealed.boundTo === boundTo && (sealed.authorities ?? '') === authorities;
}

/** What was typed for another service than the one used last is not taken to trust that one's authorities. */
function inFull({ boundTo }: Sealed, lastUsed: SecretBinding): SecretBinding {
  if (boundTo === undefined || boundTo === lastUsed.boundTo) return lastUsed;
  return { ...lastUsed, boundTo, authorities: '' };
}

/** Any other trouble is not taken for an empty vault: saving would drop the other terminals' secrets. */
function nothingIfAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
