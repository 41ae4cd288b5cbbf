import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { failed, notWritten, succeeded } from '../../shared/failure.ts';
import { Mutex, writeFileAtomic, writeFileForOthers } from '../write-file-atomic.ts';
import { managedFileText, type ManagedContent } from './managed/managed-file.ts';
import { merchantOf } from './hand-over-record.ts';
import { sealHandOver, type SealedHandOver } from './hand-over-package.ts';
import { fileText, qrText } from './hand-over-text.ts';
import { merchantKey, publicKeyOf, type SigningKeyKeeper } from './merchant-key.ts';
import { profileFor, secretsFor } from './hand-over-content.ts';
import type { CommandInput } from '../../shared/contract/commands.ts';
import type { HandOverOffer, HandOverShown } from '../../shared/contract/hand-over.ts';
import type { HierarchyRecord, ShownSecret } from '../../shared/contract/hierarchy.ts';
import type { Result } from '../../shared/failure.ts';
import type { TerminalProfile } from '../terminal/profile.ts';
import type { Secrets } from '../terminal/secrets.ts';
import type { KeyObject } from 'node:crypto';
import type { CodeCost } from './code-cipher.ts';
import type { HandOverRecord } from './hand-over-record.ts';

const GOOD_FOR_MS = 3_600_000;
/** Of files with a package. */
const EXTENSION = 'countertop';

type ChooseTarget = (name: string, extension: string) => Promise<string | undefined>;

interface MakerParts {
  /** This till's own, of which the new one's is made. */
  readonly profile: TerminalProfile;
  readonly secrets: Secrets;
  readonly training: boolean;
  readonly record: HandOverRecord;
  readonly signingKey: SigningKeyKeeper;
  readonly terminal: (id: string) => Promise<Result<HierarchyRecord>>;
  /** A terminal's API key in full, where the service hands it out. */
  readonly apiKey: (id: string) => Promise<Result<ShownSecret>>;
  /** Wall-clock milliseconds. */
  readonly now: () => number;
  readonly cost: CodeCost;
}

interface Packing {
  readonly id: string;
  /** This till's own without it. */
  readonly storeName?: string;
  readonly password?: string;
}

/** A hand-over that is not shown but written into a file, with the code that opens it. */
export interface PackedHandOver extends SealedHandOver {
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  readonly storeName: string;
}

/** Makes hand-overs of the merchant's other terminals, at the till of a manager. */
export class HandOverMaker {
  readonly #parts: MakerParts;
  /** One at a time is shown. */
  readonly #mutex = new Mutex();
  /** Two at once would each make the merchant a key. */
  readonly #keyMutex = new Mutex();
  /** The last one that was made, encrypted as it is, so that it can be saved. */
  #made: (PackedHandOver & { readonly terminalId: string }) | undefined;

  constructor(parts: MakerParts) {
    this.#parts = parts;
  }

  /** What is asked before a terminal is handed over, or why it is not. */
  async offer(id: string): Promise<Result<HandOverOffer>> {
    const refused = await this.#refusalFor(id);
    if (!refused.ok) return refused;
    const { profile } = this.#parts;
    return succeeded({
      storeName: profile.store.name,
      signIns: profile.auth.scheme === 'oauth' ? ['apiKey', 'password'] : ['apiKey'],
      ...(refused.value && { refused: refused.value }),
    });
  }

  /**
   * Makes one, good for an hour. The API key is read at the service; `secret-missing` where it is withheld. Nothing
   * makes an earlier one void.
   */
  make({ id, storeName, password }: CommandInput<'handOver.make'>): Promise<Result<HandOverShown>> {
    return this.#mutex.runExclusive(async () => {
      const refused = await this.#refusalFor(id);
      if (!refused.ok) return refused;
      if (refused.value) return failed({ action: 'fix-input', code: 'command-refused' });
      const packed = await this.pack({ id, storeName, ...(password !== undefined && { password }) });
      if (!packed.ok) return packed;
      const { code, expiresAt, bytes } = packed.value;
      this.#made = { ...packed.value, terminalId: id };
      const qr = qrText(bytes);
      return succeeded({ handOverId: packed.value.id, code, expiresAt, ...(qr !== undefined && { qr }) });
    });
  }

  /** The same without a look at whose terminal it is, and nothing of it is kept here. */
  async pack({
    id,
    storeName = this.#parts.profile.store.name,
    password,
  }: Packing): Promise<Result<PackedHandOver>> {
    const secrets = secretsFor(this.#parts, await this.#parts.apiKey(id), password);
    if (!secrets.ok) return secrets;
    const key = await this.#signingKey();
    if (!key.ok) return key;
    const signIn = password === undefined ? 'apiKey' : 'password';
    const profile = profileFor(this.#parts.profile, { terminalId: id, storeName, signIn });
    const sealed = await this.#sealed({ profile, secrets: secrets.value }, key.value);
    return sealed.ok ? succeeded({ ...sealed.value, storeName }) : sealed;
  }

  /**
   * Asks where to, and saves the last one there for this user alone; no name when the dialog was cancelled. `expired` once
   * its hour is over, or another was made.
   */
  async save(
    handOverId: string,
    chooseTarget: ChooseTarget,
  ): Promise<Result<{ readonly fileName?: string }>> {
    const made = this.#made;
    if (made?.id !== handOverId || made.expiresAt <= this.#parts.now()) {
      return failed({ action: 'fix-input', code: 'hand-over-refused', handOverFault: 'expired' });
    }
    const target = await chooseTarget(made.terminalId.replace(/[^\w-]/g, '-').slice(0, 60), EXTENSION);
    if (target === undefined) return succeeded({});
    try {
      await writeFileAtomic(target, fileText(made.bytes));
      return succeeded({ fileName: basename(target) });
    } catch (error) {
      return notWritten(error);
    }
  }

  /**
   * Signs settings for tills that know the merchant's key, and saves them where somebody chooses; no name when the dialog was
   * cancelled. This till takes them from now on, too.
   */
  async saveManaged(
    { by, settings }: Pick<ManagedContent, 'by' | 'settings'>,
    chooseTarget: ChooseTarget,
  ): Promise<Result<{ readonly fileName?: string }>> {
    const { now, record, profile, training } = this.#parts;
    if (training) return failed({ action: 'fix-input', code: 'command-refused' });
    const key = await this.#signingKey();
    if (!key.ok) return key;
    const target = await chooseTarget('managed-settings', 'json');
    if (target === undefined) return succeeded({});
    const trusted = await record.trust(merchantOf(profile), publicKeyOf(key.value).toString('base64'));
    if (!trusted.ok) return trusted;
    try {
      await writeFileForOthers(target, managedFileText({ by, issuedAt: now(), settings }, key.value));
      return succeeded({ fileName: basename(target) });
    } catch (error) {
      return notWritten(error);
    }
  }

  /** Of what every till of a profile like this has: two tills with the same were handed over alike, or set up alike. */
  profileDigest(): string {
    const own = { terminalId: '', storeName: '', signIn: 'apiKey' } as const;
    return digestOf(profileFor(this.#parts.profile, own));
  }

  #signingKey(): Promise<Result<KeyObject>> {
    return this.#keyMutex.runExclusive(() => merchantKey(this.#parts.signingKey));
  }

  async #sealed(
    content: Parameters<typeof sealHandOver>[0],
    privateKey: KeyObject,
  ): Promise<Result<SealedHandOver & { readonly expiresAt: number }>> {
    const { now, cost, record, profile } = this.#parts;
    const expiresAt = Math.floor((now() + GOOD_FOR_MS) / 1000) * 1000;
    const sealed = await sealHandOver(content, { privateKey, expiresAt, cost });
    const publicKey = publicKeyOf(privateKey).toString('base64');
    const kept = await record.remember(sealed.id, merchantOf(profile), publicKey);
    return kept.ok ? succeeded({ ...sealed, expiresAt }) : kept;
  }

  async #refusalFor(id: string): Promise<Result<HandOverOffer['refused']>> {
    const { profile, training, terminal } = this.#parts;
    if (training) return succeeded('training');
    if (id === profile.terminalId) return succeeded('own-terminal');
    const record = await terminal(id);
    if (!record.ok) return record;
    // Where the service does not say whose it is, its first payment will.
    const merchant = record.value.merchant?.id ?? profile.merchantId;
    return succeeded(merchant === profile.merchantId ? undefined : 'other-merchant');
  }
}

/** Whatever the order of its fields. */
function digestOf(value: unknown): string {
  const sorted = JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
  return createHash('sha256').update(sorted).digest('base64url').slice(0, 22);
}
