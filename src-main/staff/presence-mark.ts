import { succeeded } from '../../shared/failure.ts';
import type { Result } from '../../shared/failure.ts';

export interface PresenceMarkParts {
  /** As the last run of the till marked it. */
  readonly before: boolean;
  readonly mark: (present: boolean) => Promise<Result<null>>;
}

/**
 * That cashiers, or owners, work here, marked where nobody changes it with the ledger: a till whose ledger has lost them
 * opens what is theirs to nobody but whoever owns the terminal.
 */
export class PresenceMark {
  readonly #parts: PresenceMarkParts;
  #marked: boolean;
  #missing: boolean;

  /** `present`: so many the ledger knows. */
  constructor(parts: PresenceMarkParts, present: number) {
    this.#parts = parts;
    this.#marked = parts.before;
    this.#missing = parts.before && present === 0;
    // A till of a version that set no mark, or one whose secrets were lost.
    if (present > 0) void this.set(true);
  }

  /** They worked here, and the ledger knows none of them. */
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

  /** Whoever owns the terminal goes on without those who are missing. */
  async giveUpMissing(): Promise<Result<null>> {
    const marked = await this.set(false);
    if (marked.ok) this.#missing = false;
    return marked;
  }
}
