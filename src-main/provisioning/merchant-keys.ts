import { Mutex } from '../write-file-atomic.ts';
import { merchantKey, type SigningKeyKeeper } from './merchant-key.ts';
import type { KeyObject } from 'node:crypto';
import type { Result } from '../../shared/failure.ts';

/** The keys that sign at this computer, one for each merchant, as of `merchantOf`: no till of one knows another's. */
export class MerchantKeys {
  readonly #keeperOf: (merchant: string) => SigningKeyKeeper;
  /** Two at once would each make the merchant a key. */
  readonly #mutex = new Mutex();

  constructor(keeperOf: (merchant: string) => SigningKeyKeeper) {
    this.#keeperOf = keeperOf;
  }

  /** That of this merchant, made when it is first needed. `keyring-missing` while it cannot be read. */
  of(merchant: string): Promise<Result<KeyObject>> {
    return this.#mutex.runExclusive(() => merchantKey(this.#keeperOf(merchant)));
  }

  /** Whether this computer has signed for the merchant before; not where its key cannot be read now. */
  async has(merchant: string): Promise<boolean> {
    const kept = await this.#keeperOf(merchant)
      .load()
      .catch(() => undefined);
    return kept !== undefined;
  }
}
