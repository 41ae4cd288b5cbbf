import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { failed, succeeded } from '../../shared/failure.ts';
import { isMissing, isOfDisk } from '../disk-errors.ts';
import { readOwnFile } from '../plain-file.ts';
import { Mutex, writeFileAtomic } from '../write-file-atomic.ts';
import { isSealedTo, sealOf } from './pin-seal.ts';
import { fits, makeVerifier, verifierSchema } from './pin-verifier.ts';
import type { Failure, Result } from '../../shared/failure.ts';
import type { Role } from '../../shared/staff/staff.ts';
import type { SealedTo } from './pin-seal.ts';
import type { PinCost, PinVerifier } from './pin-verifier.ts';

/** Keeps the pepper behind the system's keyring, apart from the verifiers. */
export interface PepperKeeper {
  /**
   * Answers what was saved, or `undefined` when nothing was saved or this computer will never be able to read it. Rejects
   * when it cannot be read now.
   */
  load(): Promise<string | undefined>;
  save(pepper: string): Promise<Result<null>>;
}

const fileSchema = z.object({
  version: z.literal(1),
  /** SHA-256 of the pepper that the verifiers were made with. With another pepper, every PIN would seem wrong. */
  pepper: z.string(),
  verifiers: z.record(z.string(), verifierSchema),
});
type Content = z.output<typeof fileSchema>;

const UNREADABLE: Failure = { action: 'ask-manager', code: 'pins-unreadable' };
/** A failure that passes. Nothing that is kept may be replaced because of it. */
const NOT_NOW: Failure = { action: 'ask-manager', code: 'pins-not-now' };
/**
 * The prefix of a pepper whose verifiers all carry a seal. It is kept with the pepper because an older file of verifiers
 * can be put back.
 */
const SEALED = 'sealed:';
const PEPPER_BYTES = 32;
/** The largest file of verifiers that is read: a few hundred bytes for each of some thousand people. */
const MOST_BYTES = 4 * 1024 * 1024;

/** The PINs of a terminal's cashiers: a file of verifiers that only the pepper behind the keyring makes usable. */
export class PinKeeper {
  readonly #file: string;
  readonly #peppers: PepperKeeper;
  readonly #cost: PinCost;
  readonly #terminal: string;
  readonly #mutex = new Mutex();

  constructor(file: string, peppers: PepperKeeper, cost: PinCost, terminal: string) {
    this.#terminal = terminal;
    this.#file = file;
    this.#peppers = peppers;
    this.#cost = cost;
  }

  /**
   * Whether this is the PIN of this cashier in this role. `pins-unreadable` when nobody can say, after a new computer,
   * a lost keyring, or when the verifier was made for somebody else; `pins-not-now` while the keyring or the disk
   * does not answer.
   */
  isRight(who: SealedTo, pin: string, everybody: readonly SealedTo[]): Promise<Result<boolean>> {
    return this.#mutex.runExclusive(async () => {
      const found = await this.#sealedPin(who, everybody);
      if (!found.ok) return found;
      return succeeded(await fits(pin, found.value.pepper, found.value.verifier));
    });
  }

  /** Keeps a PIN in place of an earlier one. Verifiers that nothing can read any more are dropped at the same time. */
  keep(who: SealedTo, pin: string, everybody: readonly SealedTo[]): Promise<Result<null>> {
    return this.#mutex.runExclusive(() => this.#keep(who, pin, everybody));
  }

  /** Makes a cashier's PIN valid for this role and no longer for the earlier one. Fails as `isRight` does. */
  reseal(who: SealedTo, role: Role, everybody: readonly SealedTo[]): Promise<Result<null>> {
    return this.#mutex.runExclusive(async () => {
      const found = await this.#sealedPin(who, everybody);
      if (!found.ok) return found;
      const { content, pepper, verifier } = found.value;
      const seal = sealOf(verifier, { ...who, role }, this.#terminal, pepper);
      const verifiers = { ...content.verifiers, [who.cashierId]: { ...verifier, seal } };
      return this.#write({ ...content, verifiers });
    });
  }

  /** Drops the verifier of a cashier who no longer works here. Never rejects: nobody can sign in with it either way. */
  forget(cashierId: string): Promise<void> {
    return this.#mutex.runExclusive(async () => {
      const forgotten = await this.#forget(cashierId);
      if (!forgotten.ok)
        console.error('the PIN of a removed cashier stays in its file', forgotten.failure.detail);
    });
  }

  async #forget(cashierId: string): Promise<Result<null>> {
    const read = await this.#read();
    if (!read.ok) return read;
    const content = read.value;
    if (!content || !(cashierId in content.verifiers)) return succeeded(null);
    const verifiers = Object.entries(content.verifiers).filter(([id]) => id !== cashierId);
    return this.#write({ ...content, verifiers: Object.fromEntries(verifiers) });
  }

  /** Answers the verifier that is sealed to this cashier in this role. */
  async #sealedPin(who: SealedTo, everybody: readonly SealedTo[]): Promise<Result<SealedPin>> {
    const kept = await this.#kept();
    if (!kept.ok) return kept;
    if (!kept.value) return failed(UNREADABLE);
    const { pepper, text, sealed } = kept.value;
    const read = await this.#read();
    if (!read.ok) return read;
    const found = read.value;
    if (found?.pepper !== printOf(text)) return failed(UNREADABLE);
    const content = sealed ? found : await this.#seal(found, kept.value, everybody);
    const verifier = content.verifiers[who.cashierId];
    if (!verifier || !isSealedTo(verifier, who, this.#terminal, pepper)) return failed(UNREADABLE);
    return succeeded({ content, pepper, verifier });
  }

  async #keep(who: SealedTo, pin: string, everybody: readonly SealedTo[]): Promise<Result<null>> {
    const found = await this.#kept();
    if (!found.ok) return found;
    const read = await this.#read();
    if (!read.ok) return read;
    const kept = found.value ?? pepperOf(`${SEALED}${randomBytes(PEPPER_BYTES).toString('base64')}`);
    if (!found.value) {
      const saved = await this.#peppers.save(kept.saved);
      if (!saved.ok) return saved;
    }
    const { pepper, text, sealed } = kept;
    const content = read.value;
    const readable = content?.pepper === printOf(text) ? content : undefined;
    const before = readable && !sealed ? await this.#seal(readable, kept, everybody) : readable;
    const made = await makeVerifier(pin, pepper, this.#cost);
    const verifier = { ...made, seal: sealOf(made, who, this.#terminal, pepper) };
    const verifiers = { ...before?.verifiers, [who.cashierId]: verifier };
    return this.#write({ version: 1, pepper: printOf(text), verifiers });
  }

  async #kept(): Promise<Result<KeptPepper | undefined>> {
    try {
      const saved = await this.#peppers.load();
      return succeeded(saved === undefined ? undefined : pepperOf(saved));
    } catch {
      return failed(NOT_NOW);
    }
  }

  /** Seals each verifier in a file of an earlier version, once, to the cashier under whose id it stands. */
  async #seal(content: Content, kept: KeptPepper, everybody: readonly SealedTo[]): Promise<Content> {
    const roles = new Map(everybody.map((who) => [who.cashierId, who]));
    const verifiers = Object.entries(content.verifiers).flatMap(([cashierId, verifier]) => {
      const who = roles.get(cashierId);
      return who
        ? [[cashierId, { ...verifier, seal: sealOf(verifier, who, this.#terminal, kept.pepper) }] as const]
        : [];
    });
    const sealed = { ...content, verifiers: Object.fromEntries(verifiers) };
    const written = await this.#write(sealed);
    // The file is written before the pepper: after a stop in between, the verifiers are sealed once more.
    if (written.ok) await this.#peppers.save(`${SEALED}${kept.text}`);
    return sealed;
  }

  /**
   * Reads the file. One that is missing or that no version wrote counts as empty; each PIN is then set again. Fails with
   * `pins-not-now` where the disk does not give it now.
   */
  async #read(): Promise<Result<Content | undefined>> {
    try {
      const content = fileSchema.safeParse(JSON.parse(await readOwnFile(this.#file, MOST_BYTES)));
      return succeeded(content.success ? content.data : undefined);
    } catch (error) {
      if (!isOfDisk(error) || isMissing(error)) return succeeded(undefined);
      return failed({ ...NOT_NOW, detail: error.message });
    }
  }

  async #write(content: Content): Promise<Result<null>> {
    try {
      await writeFileAtomic(this.#file, JSON.stringify(content), 0o600);
      return succeeded(null);
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      return failed({ action: 'ask-manager', code: 'pins-unreadable', detail });
    }
  }
}

interface KeptPepper {
  /** The pepper as the keyring holds it, with its prefix. */
  readonly saved: string;
  /** The pepper in base64. */
  readonly text: string;
  readonly pepper: Buffer;
  readonly sealed: boolean;
}

interface SealedPin {
  readonly content: Content;
  readonly pepper: Buffer;
  readonly verifier: PinVerifier;
}

function pepperOf(saved: string): KeptPepper {
  const sealed = saved.startsWith(SEALED);
  const text = sealed ? saved.slice(SEALED.length) : saved;
  return { saved, text, pepper: Buffer.from(text, 'base64'), sealed };
}

function printOf(pepper: string): string {
  return createHash('sha256').update(pepper).digest('base64');
}
