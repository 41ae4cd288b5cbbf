import { LedgerUnavailable } from '../../../src-main/sales/ports.ts';
import type { EntryOf, EntryType, JournalEntry } from '../../../src-main/staff/shifts/journal-entry.ts';
import type { Journal } from '../../../src-main/staff/shifts/ports.ts';

/** A journal in memory that can be told to refuse. */
export class MemoryJournal implements Journal {
  readonly entries: JournalEntry[] = [];
  refuses = false;

  append(...entries: readonly JournalEntry[]): void {
    if (this.refuses) throw new LedgerUnavailable('the disk is full');
    this.entries.push(...entries);
  }

  newest<T extends EntryType>(
    types: readonly T[],
    most: number,
    of: { readonly cashierId?: string; readonly shift?: number } = {},
  ): readonly EntryOf<T>[] {
    const wanted = Object.entries(of);
    return this.entries
      .filter((entry): entry is EntryOf<T> => types.some((type) => type === entry.type))
      .filter((entry) =>
        wanted.every(([field, value]) => (entry as Record<string, unknown>)[field] === value),
      )
      .toReversed()
      .slice(0, most);
  }

  types(): readonly string[] {
    return this.entries.map(({ type }) => type);
  }
}
