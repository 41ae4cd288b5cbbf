import type { CatalogueChange } from '../../shared/cart/catalogue-change.ts';
import type { Clock } from '../../shared/time/clock.ts';
import type { Result } from '../../shared/failure.ts';
import type { JournalEntry, JournalEntryBody } from './shifts/journal-entry.ts';
import type { Journal } from './shifts/ports.ts';
import type { StaffRecord } from './staff-record.ts';
import type { StaffWork } from './staff-work.ts';

/** The entries about a manager's actions that are recorded once they are done. */
export type Managed = Extract<
  JournalEntryBody,
  { readonly type: 'setting-changed' | 'file-exported' | 'service-record-changed' }
>;

interface StaffJournalParts {
  readonly clock: Pick<Clock, 'wall'>;
  readonly journal: Journal;
  readonly work: StaffWork;
  readonly record: StaffRecord;
  /** Answers the id of whoever has signed in. */
  readonly signedIn: () => string | undefined;
}

/**
 * Records what is done at the till besides sales and shifts, and by whom. When the disk refuses, the methods answer a
 * failure.
 */
export class StaffJournal {
  readonly #parts: StaffJournalParts;

  constructor(parts: StaffJournalParts) {
    this.#parts = parts;
  }

  /** Records that whoever has signed in, or a sale that was paid, opened the cash drawer. */
  drawerOpened(at: number, saleId?: string): Result<null> {
    const cashierId = this.#parts.signedIn();
    return this.#append({
      type: 'drawer-opened',
      at,
      ...(cashierId !== undefined && { cashierId }),
      ...(saleId !== undefined && { saleId }),
    });
  }

  /** Records that whoever has signed in switches to another terminal and leaves this many payments open. */
  terminalLeft(open: number): Result<null> {
    return this.#append({ type: 'terminal-left', at: this.#now(), open, ...this.#by() });
  }

  /** Records that whoever has signed in changes what is sold, or at which price. */
  catalogueChanged(change: CatalogueChange): Result<null> {
    return this.#append({ ...change, at: this.#now(), ...this.#by() });
  }

  /**
   * Records that a setting or a record at the service was changed, or a file saved. `by` is the id of the person who did
   * it, else whoever has signed in.
   */
  managed(done: Managed, by: string | undefined = this.#parts.signedIn()): Result<null> {
    const isKnown = this.#parts.record.present().some(({ id }) => id === by);
    return this.#append({ ...done, at: this.#now(), ...(by !== undefined && isKnown && { by }) });
  }

  #append(entry: JournalEntry): Result<null> {
    return this.#parts.work.attempt(() => this.#parts.journal.append(entry));
  }

  #now(): number {
    return this.#parts.clock.wall();
  }

  #by(): { readonly by?: string } {
    const by = this.#parts.signedIn();
    return by === undefined ? {} : { by };
  }
}
