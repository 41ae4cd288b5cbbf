import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { failed, succeeded } from '../../shared/failure.ts';
import { Turns, writeWhole } from '../files/write-whole.ts';
import { fits, makeVerifier, verifierSchema } from './pin-verifier.ts';
import type { Failure, Result } from '../../shared/failure.ts';
import type { PinCost } from './pin-verifier.ts';

/** Where the pepper lives: behind the system's keyring, apart from the verifiers. */
export interface PepperKeeper {
  /** What is kept, in base64; `undefined` when nothing is, or nothing that can be read. */
  load(): Promise<string | undefined>;
  save(pepper: string): Promise<Result<null>>;
}

const fileSchema = z.object({
  version: z.literal(1),
  /** SHA-256 of the pepper that the verifiers were made with: with another one, every PIN would seem wrong. */
  pepper: z.string(),
  verifiers: z.record(z.string(), verifierSchema),
});
type Content = z.output<typeof fileSchema>;

const UNREADABLE: Failure = { action: 'ask-manager', code: 'pins-unreadable' };
const PEPPER_BYTES = 32;

/** The PINs of a terminal's cashiers: a file of verifiers that only the pepper behind the keyring makes usable. */
export class PinKeeper {
  readonly #file: string;
  readonly #peppers: PepperKeeper;
  readonly #cost: PinCost;
  readonly #turns = new Turns();

  constructor(file: string, peppers: PepperKeeper, cost: PinCost) {
    this.#file = file;
    this.#peppers = peppers;
    this.#cost = cost;
  }

  /** Whether this is the cashier's PIN; `pins-unreadable` when nobody can say, after a new computer or a lost keyring. */
  async isRight(cashierId: string, pin: string): Promise<Result<boolean>> {
    const pepper = await this.#peppers.load();
    const content = await this.#read();
    if (pepper === undefined || content?.pepper !== printOf(pepper)) return failed(UNREADABLE);
    const verifier = content.verifiers[cashierId];
    if (!verifier) return failed(UNREADABLE);
    return succeeded(await fits(pin, Buffer.from(pepper, 'base64'), verifier));
  }

  /** Keeps a PIN in place of an earlier one. Verifiers that nothing can read any more are dropped on the way. */
  keep(cashierId: string, pin: string): Promise<Result<null>> {
    return this.#turns.take(() => this.#keep(cashierId, pin));
  }

  /** Drops what is kept of a cashier who works here no more. Never rejects: nobody can sign in with it either way. */
  forget(cashierId: string): Promise<void> {
    return this.#turns.take(async () => {
      const content = await this.#read();
      if (!content || !(cashierId in content.verifiers)) return;
      const verifiers = Object.entries(content.verifiers).filter(([id]) => id !== cashierId);
      const written = await this.#write({ ...content, verifiers: Object.fromEntries(verifiers) });
      if (!written.ok)
        console.error('the PIN of a removed cashier stays in its file', written.failure.detail);
    });
  }

  async #keep(cashierId: string, pin: string): Promise<Result<null>> {
    const pepper = await this.#pepper();
    if (!pepper.ok) return pepper;
    const print = printOf(pepper.value);
    const content = await this.#read();
    const kept = content?.pepper === print ? content.verifiers : {};
    const verifier = await makeVerifier(pin, Buffer.from(pepper.value, 'base64'), this.#cost);
    return this.#write({ version: 1, pepper: print, verifiers: { ...kept, [cashierId]: verifier } });
  }

  async #pepper(): Promise<Result<string>> {
    const kept = await this.#peppers.load();
    if (kept !== undefined) return succeeded(kept);
    const made = randomBytes(PEPPER_BYTES).toString('base64');
    const saved = await this.#peppers.save(made);
    return saved.ok ? succeeded(made) : saved;
  }

  /** A file that is not there or that no version wrote counts as none: each PIN in it is then set anew. */
  async #read(): Promise<Content | undefined> {
    try {
      const content = fileSchema.safeParse(JSON.parse(await readFile(this.#file, 'utf8')));
      return content.success ? content.data : undefined;
    } catch {
      return undefined;
    }
  }

  async #write(content: Content): Promise<Result<null>> {
    try {
      await writeWhole(this.#file, JSON.stringify(content), 0o600);
      return succeeded(null);
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      return failed({ action: 'ask-manager', code: 'pins-unreadable', detail });
    }
  }
}

function printOf(pepper: string): string {
  return createHash('sha256').update(pepper).digest('base64');
}
