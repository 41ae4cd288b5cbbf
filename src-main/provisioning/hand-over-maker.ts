import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { failed, notWritten, succeeded } from '../../shared/failure.ts';
import { Mutex, writeFileAtomic } from '../write-file-atomic.ts';
import { merchantOf } from './hand-over-record.ts';
import { sealHandOver, type SealedHandOver } from './hand-over-package.ts';
import { fileText, qrText } from './hand-over-text.ts';
import { publicKeyOf } from './merchant-key.ts';
import { offerOf } from './hand-over-offer.ts';
import { profileOfNewTill } from './profile-of-new-till.ts';
import { secretsFor } from './hand-over-content.ts';
import type { CommandInput } from '../../shared/contract/commands.ts';
import type {
  HandOverOffer,
  HandOverShown,
  StoreAsked,
} from '../../shared/contract/back-office/hand-over.ts';
import type { ShownSecret } from '../../shared/contract/back-office/hierarchy.ts';
import type { FieldFault, Result } from '../../shared/failure.ts';
import type { TerminalProfile } from '../terminal/profile/profile.ts';
import type { Secrets } from '../terminal/secrets/secrets.ts';
import type { CodeCost } from './code-cipher.ts';
import type { HandOverRecord } from './hand-over-record.ts';
import type { ManagedSigner } from './managed/managed-signer.ts';
import type { MerchantKeys } from './merchant-keys.ts';
import type { TerminalFacts } from './terminal-facts.ts';

const GOOD_FOR_MS = 3_600_000;
/** Of files with a package. */
const EXTENSION = 'countertop';

type ChooseTarget = (name: string, extension: string) => Promise<string | undefined>;

interface MakerParts {
  /** This till's own: of it the new one has the service, and of the same merchant's all that tills share. */
  readonly profile: TerminalProfile;
  readonly secrets: Secrets;
  readonly training: boolean;
  readonly record: HandOverRecord;
  readonly keys: MerchantKeys;
  readonly managed: ManagedSigner;
  readonly facts: (terminalId: string) => Promise<Result<TerminalFacts>>;
  readonly parseProfile: (
    text: string,
  ) => { readonly profile: TerminalProfile } | { readonly faults: readonly FieldFault[] };
  /** A terminal's API key in full, where the service hands it out. */
  readonly apiKey: (id: string) => Promise<Result<ShownSecret>>;
  /** Wall-clock milliseconds. */
  readonly now: () => number;
  readonly cost: CodeCost;
}

interface Packing extends StoreAsked {
  readonly id: string;
  readonly password?: string;
}

/** A hand-over that is not shown but written into a file, with the code that opens it. */
export interface PackedHandOver extends SealedHandOver {
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  readonly storeName: string;
}

/** Makes hand-overs of other terminals, at the till of a manager: each for its own merchant, and signed by that merchant's key. */
export class HandOverMaker {
  /** Signs settings by the same keys. */
  readonly managed: ManagedSigner;
  readonly #parts: MakerParts;
  /** One at a time is shown. */
  readonly #mutex = new Mutex();
  /** The last one that was made, encrypted as it is, so that it can be saved. */
  #made: (PackedHandOver & { readonly terminalId: string }) | undefined;

  constructor(parts: MakerParts) {
    this.#parts = parts;
    this.managed = parts.managed;
  }

  /** What is known of a terminal and what is asked before it is handed over, or why it is not. */
  async offer(id: string): Promise<Result<HandOverOffer>> {
    const { profile, facts } = this.#parts;
    const refused = this.#refusalFor(id);
    const read = refused ? succeeded<TerminalFacts>({}) : await facts(id);
    if (!read.ok) return read;
    return succeeded({ ...offerOf(profile, read.value), ...(refused && { refused }) });
  }

  /**
   * Makes one, good for an hour. The API key is read at the service; `secret-missing` where it is withheld. Nothing
   * makes an earlier one void.
   */
  make(asked: CommandInput<'handOver.make'>): Promise<Result<HandOverShown>> {
    return this.#mutex.runExclusive(async () => {
      const { id } = asked;
      if (this.#refusalFor(id)) return failed({ action: 'fix-input', code: 'command-refused' });
      const packed = await this.pack(asked);
      if (!packed.ok) return packed;
      const { code, expiresAt, bytes } = packed.value;
      this.#made = { ...packed.value, terminalId: id };
      const qr = qrText(bytes);
      return succeeded({ handOverId: packed.value.id, code, expiresAt, ...(qr !== undefined && { qr }) });
    });
  }

  /** The same without asking whether this till works with it, and nothing of it is kept here. */
  async pack({ id, password, ...asked }: Packing): Promise<Result<PackedHandOver>> {
    const facts = await this.#parts.facts(id);
    if (!facts.ok) return facts;
    const signIn = password === undefined ? 'apiKey' : 'password';
    const written = profileOfNewTill(this.#parts.profile, facts.value, { ...asked, terminalId: id, signIn });
    const parsed = this.#parts.parseProfile(JSON.stringify(written));
    if ('faults' in parsed)
      return failed({ action: 'fix-input', code: 'profile-invalid', fields: parsed.faults });
    const { profile } = parsed;
    const { secrets: own, apiKey } = this.#parts;
    const secrets = secretsFor({ profile, secrets: own }, await apiKey(id), password);
    if (!secrets.ok) return secrets;
    const sealed = await this.#sealed(profile, secrets.value);
    return sealed.ok ? succeeded({ ...sealed.value, storeName: profile.store.name }) : sealed;
  }

  /** What would be missing or wrong in the profile of a terminal of which the service states this. */
  profileFaults(facts: TerminalFacts, asked: StoreAsked): readonly FieldFault[] {
    const any = { ...asked, terminalId: 'any', signIn: 'apiKey' } as const;
    const parsed = this.#parts.parseProfile(
      JSON.stringify(profileOfNewTill(this.#parts.profile, facts, any)),
    );
    return 'faults' in parsed ? parsed.faults : [];
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
   * Of what every till of a profile like this has: two tills with the same were handed over alike, or set up alike. Its kind is
   * the terminal's.
   */
  profileDigest(): string {
    const { profile } = this.#parts;
    const own = { merchantId: profile.merchantId, terminalId: '', storeName: '', signIn: 'apiKey' } as const;
    return digestOf(profileOfNewTill(profile, {}, own));
  }

  /** Signed by the key of the new till's merchant: that one it trusts from then on. */
  async #sealed(
    profile: TerminalProfile,
    secrets: Secrets,
  ): Promise<Result<SealedHandOver & { readonly expiresAt: number }>> {
    const merchant = merchantOf(profile);
    const { now, cost, record, keys } = this.#parts;
    const key = await keys.of(merchant);
    if (!key.ok) return key;
    const expiresAt = Math.floor((now() + GOOD_FOR_MS) / 1000) * 1000;
    const sealed = await sealHandOver({ profile, secrets }, { privateKey: key.value, expiresAt, cost });
    const kept = await record.remember(sealed.id, merchant, publicKeyOf(key.value).toString('base64'));
    return kept.ok ? succeeded({ ...sealed, expiresAt }) : kept;
  }

  #refusalFor(id: string): HandOverOffer['refused'] {
    const { profile, training } = this.#parts;
    if (training) return 'training';
    return id === profile.terminalId ? 'own-terminal' : undefined;
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
