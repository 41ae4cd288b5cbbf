import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { failed, succeeded } from '../../shared/failure.ts';
import { syncFolder } from '../ledger/sync-to-disk.ts';
import { payerSchema } from './payer-schema.ts';
import type { PayerDetails } from '../../shared/customer/details.ts';
import type { Result } from '../../shared/failure.ts';
import type { CustomerSafe } from '../sales/ports.ts';
import type { Cipher } from '../terminal/vault.ts';

const ENDING = '.payer';
const DRAFT = '.new';
const DAY_MS = 86_400_000;

interface CustomerFilesParts {
  readonly cipher: Cipher;
  /** Wall-clock milliseconds. */
  readonly now: () => number;
  /** For how many days details stay after their payment needs them no more; the profile's `customerDetails.keepDays`. */
  readonly keepDays: number;
}

/** Payers' details in one folder: a file a sale, encrypted, readable by this user only. */
export class CustomerFiles implements CustomerSafe {
  readonly #folder: string;
  readonly #parts: CustomerFilesParts;
  readonly #needed = new Set<string>();

  /** What an earlier run left half written is removed here; what it left whole is for the sales to judge. */
  constructor(folder: string, parts: CustomerFilesParts) {
    this.#folder = folder;
    this.#parts = parts;
    for (const name of namesIn(folder)) {
      if (name.endsWith(ENDING)) this.#needed.add(name.slice(0, -ENDING.length));
      else remove(join(folder, name));
    }
  }

  async keep(saleId: string, details: PayerDetails): Promise<Result<null>> {
    this.#needed.add(saleId);
    const file = this.#fileOf(saleId);
    try {
      this.#removeOutdated();
      const encrypted = await this.#parts.cipher.encrypt(JSON.stringify(details));
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
      await writeFile(`${file}${DRAFT}`, encrypted, { mode: 0o600, flush: true });
      await rename(`${file}${DRAFT}`, file);
      syncFolder(this.#folder);
      return succeeded(null);
    } catch {
      // The cause may quote what was to be encrypted.
      return failed({
        action: 'ask-manager',
        code: 'customer-details-unavailable',
        detail: `the details could not be kept in ${this.#folder}`,
      });
    }
  }

  async of(saleId: string): Promise<PayerDetails | undefined> {
    try {
      const text = await this.#parts.cipher.decrypt(await readFile(this.#fileOf(saleId)));
      return payerSchema.safeParse(JSON.parse(text)).data;
    } catch {
      return undefined; // gone, or the keyring is another one: the sale says so
    }
  }

  forget(saleId: string): void {
    const file = this.#fileOf(saleId);
    const isRemoved = remove(`${file}${DRAFT}`) && (this.#staysFor(file) || remove(file));
    if (isRemoved) this.#needed.delete(saleId);
  }

  saleIds(): readonly string[] {
    return [...this.#needed];
  }

  /** Sales whose payment was created long enough ago. */
  #removeOutdated(): void {
    for (const name of namesIn(this.#folder).filter((each) => each.endsWith(ENDING))) {
      const file = join(this.#folder, name);
      if (!this.#needed.has(name.slice(0, -ENDING.length)) && !this.#staysFor(file)) remove(file);
    }
  }

  #staysFor(file: string): boolean {
    const { keepDays, now } = this.#parts;
    if (keepDays === 0) return false;
    const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    return written !== undefined && now() - written < keepDays * DAY_MS;
  }

  #fileOf(saleId: string): string {
    return join(this.#folder, `${saleId}${ENDING}`);
  }
}

/** No folder, or one that cannot be read, holds nothing that could be used. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Whether it is not there any more. */
function remove(file: string): boolean {
  try {
    rmSync(file, { force: true });
    return true;
  } catch {
    return false;
  }
}
