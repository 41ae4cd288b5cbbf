import type { CatalogueChange } from '../../shared/catalogue-change.ts';
import type { Clock } from '../../shared/time/clock.ts';
import type { Result } from '../../shared/failure.ts';
import type { JournalEntry, JournalEntryBody } from './shifts/journal-entry.ts';
import type { Journal } from './shifts/ports.ts';
import type { StaffRecord } from './staff-record.ts';
import type { StaffWork } from './staff-work.ts';

/** What a manager did that is recorded here once it is done. */
export type Managed = Extract<
  JournalEntryBody,
  { readonly type: 'setting-changed' | 'file-exported' | 'service-record-changed' }
>;

interface StaffJournalParts {
  readonly clock: Pick<Clock, 'wall'>;
  readonly journal: Journal;
  readonly work: StaffWork;
  readonly record: StaffRecord;
  /** Id of whoever has signed in. */
  readonly signedIn: () => string | undefined;
}

/** What is done at the till beside sales and shifts, on record with whoever did it. A refusing disk is a failure. */
export class StaffJournal {
  readonly #parts: StaffJournalParts;

  constructor(parts: StaffJournalParts) {
    this.#parts = parts;
  }

  /** The cash drawer was told to open, by whoever has signed in or by a sale that was paid. */
  drawerOpened(at: number, saleId?: string): Result<null> {
    const cashierId = this.#parts.signedIn();
    return this.#append({
      type: 'drawer-opened',
      at,
      ...(cashierId !== undefined && { cashierId }),
      ...(saleId !== undefined && { saleId }),
    });
  }

  /** Whoever has signed in leaves so many payments open for another terminal. */
  terminalLeft(open: number): Result<null> {
    return this.#append({ type: 'terminal-left', at: this.#now(), open, ...this.#by() });
  }

  /** Whoever has signed in changes what is sold, or at which price. */
  catalogueChanged(change: CatalogueChange): Result<null> {
    return this.#append({ ...change, at: this.#now(), ...this.#by() });
  }

  /** A setting or a record at the service was changed, or a file saved, by whoever has signed in or by `by`, where they work here. */
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
