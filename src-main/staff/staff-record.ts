import { DEFAULT_RULES } from '../../shared/staff/staff.ts';
import { present, ROSTER_TYPES, rosterAfter } from './roster.ts';
import type { Clock } from '../../shared/time/clock.ts';
import type { StaffRules } from '../../shared/staff/staff.ts';
import type { JournalEntry, JournalEntryBody } from './shifts/journal-entry.ts';
import type { Journal } from './shifts/ports.ts';
import type { Cashier, Roster } from './roster.ts';

/** Keeps the cashiers and the rules in memory. They always equal the journal: an entry is on disk before it takes effect. */
export class StaffRecord {
  readonly #clock: Pick<Clock, 'wall'>;
  readonly #journal: Journal;
  #roster: Roster;
  #rules: StaffRules = DEFAULT_RULES;

  /** Throws `LedgerUnavailable`. */
  constructor(clock: Pick<Clock, 'wall'>, journal: Journal) {
    this.#clock = clock;
    this.#journal = journal;
    const entries = journal.newest(ROSTER_TYPES, Number.MAX_SAFE_INTEGER).toReversed();
    this.#roster = entries.reduce<Roster>(rosterAfter, new Map());
    for (const entry of journal.newest(['staff-rules-changed'], 1))
      this.#rules = rulesAfter(this.#rules, entry);
  }

  /** Answers who works here now, in the order they were added. */
  present(): readonly Cashier[] {
    return present(this.#roster);
  }

  /** Answers everybody who ever worked here, in the order they were added. */
  everybody(): readonly Cashier[] {
    return [...this.#roster.values()];
  }

  owners(): readonly Cashier[] {
    return this.present().filter(({ role }) => role === 'owner');
  }

  /** Finds somebody who works here now. */
  find(cashierId: string): Cashier | undefined {
    const cashier = this.#roster.get(cashierId);
    return cashier?.removed === false ? cashier : undefined;
  }

  /** Answers a cashier's name, also of somebody who has been removed. */
  nameOf(cashierId: string): string | undefined {
    return this.#roster.get(cashierId)?.name;
  }

  get rules(): StaffRules {
    return this.#rules;
  }

  /** Records these entries and applies them. Throws `LedgerUnavailable` with nothing changed. */
  record(...bodies: readonly JournalEntryBody[]): void {
    const at = this.#clock.wall();
    const entries = bodies.map((body) => ({ ...body, at }));
    this.#journal.append(...entries);
    this.#roster = entries.reduce(rosterAfter, this.#roster);
    this.#rules = entries.reduce(rulesAfter, this.#rules);
  }
}

function rulesAfter(rules: StaffRules, entry: JournalEntry): StaffRules {
  if (entry.type !== 'staff-rules-changed') return rules;
  const { shiftRequired, lockAfterMinutes } = entry;
  return { shiftRequired, ...(lockAfterMinutes !== undefined && { lockAfterMinutes }) };
}
