import { z } from 'zod';
import { succeeded } from '../../../shared/failure.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import { backOfficeSecretsIn, terminalSecretsIn } from './secrets.ts';
import { parseJson, VaultFile } from './vault-file.ts';
import type { SecretBinding } from './secret-binding.ts';
import type { StaffMarks } from './secure-secrets.ts';
import type { BackOfficeSecrets, KeptSecrets, Secrets } from './secrets.ts';
import type { Cipher } from './vault-file.ts';

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
/** The secrets of each terminal, and the pepper of its PINs, each sealed to the service that it was given for. */
export class Vault {
  readonly #file: VaultFile;

  constructor(file: string, cipher: Cipher) {
    this.#file = new VaultFile(file, cipher);
  }

  /** Whether the computer's keyring protects what is kept here. */
  isSafe(): Promise<boolean> {
    return this.#file.isSafe();
  }

  /** Why nothing that is kept can be read now. */
  fault(): Promise<Failure | undefined> {
    return this.#file.fault();
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
    const text = await this.#file.readable(({ backOffices }) => backOffices?.[terminal]);
    return backOfficeSchema.safeParse(text === undefined ? undefined : parseJson(text)).data;
  }

  /** Keeps them in place of earlier ones, apart from the terminal's. */
  saveBackOffice(
    { terminal, boundTo, authorities }: SecretBinding,
    secrets: BackOfficeSecrets,
  ): Promise<Result<null>> {
    const sealed = JSON.stringify({ ...backOfficeSecretsIn(secrets), boundTo, authorities });
    return this.#file.change(
      () => sealed,
      (encrypted, content) => ({
        ...content,
        backOffices: { ...content.backOffices, [terminal]: encrypted },
      }),
    );
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
    const terminals = await this.#file.terminals();
    const owners = await Promise.all(
      (terminals ?? []).map(async (terminal): Promise<readonly KeptSecrets[]> => {
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

  /** Whether secrets of a terminal are kept that cannot be read, so that nothing says whether cashiers work there. */
  async isUnread(): Promise<boolean> {
    const terminals = await this.#file.terminals();
    if (!terminals) return true;
    const sealed = await Promise.all(terminals.map((terminal) => this.#sealed(terminal)));
    return sealed.includes(undefined);
  }

  #change(terminal: string, change: (sealed: SealedSecrets) => SealedSecrets): Promise<Result<null>> {
    return this.#file.change(
      async ({ terminals }) => {
        const text = await this.#file.certainly(terminals[terminal]);
        return JSON.stringify(change(sealedIn(text) ?? {}));
      },
      (encrypted, content) => ({
        ...content,
        terminals: { ...content.terminals, [terminal]: encrypted },
      }),
    );
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
    const text = await this.#file.readable(({ terminals }) => terminals[terminal]);
    return sealedIn(text);
  }

  /**
   * What the PINs of this terminal are mixed with. `undefined` when nothing is kept, or only something that another
   * computer's keyring wrote. Rejects when it cannot be read now: what cannot be read is not gone, and must not be replaced.
   */
  loadPepper(terminal: string): Promise<string | undefined> {
    return this.#file.certain(({ peppers }) => peppers?.[terminal]);
  }

  /** What signs the hand-overs of this merchant; `undefined` and a rejection mean the same as of `loadPepper`. */
  loadSigningKey(merchant: string): Promise<string | undefined> {
    return this.#file.certain(({ signingKeys }) => signingKeys?.[merchant]);
  }

  saveSigningKey(merchant: string, key: string): Promise<Result<null>> {
    return this.#file.change(
      () => key,
      (encrypted, content) => ({
        ...content,
        signingKeys: { ...content.signingKeys, [merchant]: encrypted },
      }),
    );
  }

  /** One that is replaced is put aside: should its keyring come back, so can the PINs. */
  savePepper(terminal: string, pepper: string): Promise<Result<null>> {
    return this.#file.change(
      () => pepper,
      (encrypted, content) => {
        const before = content.peppers?.[terminal];
        const aside =
          before === undefined ? {} : { peppersAside: { ...content.peppersAside, [terminal]: before } };
        return { ...content, peppers: { ...content.peppers, [terminal]: encrypted }, ...aside };
      },
    );
  }
}

function sealedIn(text: string | undefined): SealedSecrets | undefined {
  return secretsSchema.safeParse(text === undefined ? undefined : parseJson(text)).data;
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
