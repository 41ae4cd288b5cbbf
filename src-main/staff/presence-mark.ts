import { succeeded } from '../../shared/failure.ts';
import type { Result } from '../../shared/failure.ts';

export interface PresenceMarkParts {
  /** The mark that the last run of the till left. */
  readonly before: boolean;
  readonly mark: (present: boolean) => Promise<Result<null>>;
}

/**
 * Marks that cashiers, or owners, work here. The mark is kept apart from the ledger: when the ledger has lost them, the
 * till gives their rights to nobody but whoever owns the terminal.
 */
export class PresenceMark {
  readonly #parts: PresenceMarkParts;
  #marked: boolean;
  #missing: boolean;

  /** `present` is how many of them the ledger knows. */
  constructor(parts: PresenceMarkParts, present: number) {
    this.#parts = parts;
    this.#marked = parts.before;
    this.#missing = parts.before && present === 0;
    // The mark is missing when an earlier version of the till set none or when its secrets were lost.
    if (present > 0) void this.set(true);
  }

  /** Whether they worked here although the ledger knows none of them. */
  get missing(): boolean {
    return this.#missing;
  }

  async set(present: boolean): Promise<Result<null>> {
    if (this.#marked === present) return succeeded(null);
    const marked = await this.#parts.mark(present);
    if (marked.ok) this.#marked = present;
    else console.error('who works here is not marked', marked.failure.detail);
    return marked;
  }

  /** Clears the mark, when whoever owns the terminal goes on without those who are missing. */
  async giveUpMissing(): Promise<Result<null>> {
    const marked = await this.set(false);
    if (marked.ok) this.#missing = false;
    return marked;
  }
}
