import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { failed, succeeded } from '../../../shared/failure.ts';
import { writeFileAtomic } from '../../write-file-atomic.ts';
import { contentOf, fileOf, isYounger, noteDays, remove } from './kept-for.ts';
import { payerSchema } from './payer-schema.ts';
import type { PayerDetails } from '../../../shared/customer/details.ts';
import type { Result } from '../../../shared/failure.ts';
import type { CustomerSafe } from '../../sales/ports.ts';
import type { Cipher } from '../../terminal/secrets/vault-file.ts';

const DRAFT = '.new';

interface CustomerFilesParts {
  readonly cipher: Cipher;
  /** Wall-clock milliseconds. */
  readonly now: () => number;
  /** For how many days details stay after their payment is created; the profile's `customerDetails.keepDays`. */
  readonly keepDays: number;
}

/** Payers' details in one folder: one encrypted file for each sale, readable by this user only. */
export class CustomerFiles implements CustomerSafe {
  readonly folder: string;
  readonly #parts: CustomerFilesParts;
  readonly #needed = new Set<string>();

  /** Removes files that an earlier run left half written. `PayerDataRetention` removes those that no sale needs. */
  constructor(folder: string, parts: CustomerFilesParts) {
    this.folder = folder;
    this.#parts = parts;
    const { saleIds, rest } = contentOf(folder);
    for (const saleId of saleIds) this.#needed.add(saleId);
    for (const file of rest) remove(file);
    if (saleIds.length > 0) this.#noteDays();
  }

  async keep(saleId: string, details: PayerDetails): Promise<Result<null>> {
    this.#needed.add(saleId);
    const file = this.#fileOf(saleId);
    try {
      const encrypted = await this.#parts.cipher.encrypt(JSON.stringify(details));
      mkdirSync(this.folder, { recursive: true, mode: 0o700 });
      this.#noteDays();
      await writeFileAtomic(file, encrypted, 0o600);
      return succeeded(null);
    } catch {
      // The error is not passed on, because it may quote the details.
      return failed({
        action: 'ask-manager',
        code: 'customer-details-unavailable',
        detail: `the details could not be kept in ${this.folder}`,
      });
    }
  }

  async load(saleId: string): Promise<PayerDetails | undefined> {
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

  /** Removes details that no payment needs, once they have been kept for `keepDays`. */
  removeOutdated(): void {
    for (const saleId of contentOf(this.folder).saleIds) {
      const file = this.#fileOf(saleId);
      if (!this.#needed.has(saleId) && !this.#staysFor(file)) remove(file);
    }
  }

  #staysFor(file: string): boolean {
    const { keepDays, now } = this.#parts;
    return isYounger(file, keepDays, now());
  }

  /** Without the note, details are removed early, which is no reason to refuse a sale. */
  #noteDays(): void {
    try {
      noteDays(this.folder, this.#parts.keepDays);
    } catch (error) {
      console.error('for how long details stay is not written down', error);
    }
  }

  #fileOf(saleId: string): string {
    return fileOf(this.folder, saleId);
  }
}
