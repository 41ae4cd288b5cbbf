import { succeeded } from '../../shared/failure.ts';
import type { Result } from '../../shared/failure.ts';

export interface StaffedMarkParts {
  /** As the last run of the till marked it. */
  readonly before: boolean;
  readonly mark: (staffed: boolean) => Promise<Result<null>>;
}

/**
 * That cashiers work here, marked where nobody changes it with the ledger: a till whose ledger has lost its cashiers
 * opens to nobody but the terminal's owner.
 */
export class StaffedMark {
  readonly #parts: StaffedMarkParts;
  #marked: boolean;
  #missing: boolean;

  constructor(parts: StaffedMarkParts, cashiers: number) {
    this.#parts = parts;
    this.#marked = parts.before;
    this.#missing = parts.before && cashiers === 0;
    // A till of a version that set no mark.
    if (cashiers > 0) void this.set(true);
  }

  /** Cashiers worked here, and the ledger knows none of them. */
  get missing(): boolean {
    return this.#missing;
  }

  async set(staffed: boolean): Promise<Result<null>> {
    if (this.#marked === staffed) return succeeded(null);
    const marked = await this.#parts.mark(staffed);
    if (marked.ok) this.#marked = staffed;
    else console.error('whether cashiers work here is not marked', marked.failure.detail);
    return marked;
  }

  /** The owner goes on without those who are missing. */
  async giveUpMissing(): Promise<Result<null>> {
    const marked = await this.set(false);
    if (marked.ok) this.#missing = false;
    return marked;
  }
}
