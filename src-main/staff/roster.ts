import { roleOf } from './recorded-role.ts';
import type { Role } from '../../shared/staff/staff.ts';
import type { JournalEntry } from './shifts/journal-entry.ts';

export interface Cashier {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  /** Whether the cashier no longer works here. Earlier sales and reports still name them. */
  readonly removed: boolean;
}

/** Every cashier who ever worked at this till, by id, in the order they were added. */
export type Roster = ReadonlyMap<string, Cashier>;

/** The types of journal entries that a roster is made of. */
export const ROSTER_TYPES = [
  'cashier-added',
  'cashier-renamed',
  'cashier-role-changed',
  'cashier-removed',
] as const;

/** Answers the roster after one more entry of the journal. Most entries leave it as it is. */
export function rosterAfter(roster: Roster, entry: JournalEntry): Roster {
  switch (entry.type) {
    case 'cashier-added': {
      const { cashierId: id, name } = entry;
      return new Map([...roster, [id, { id, name, role: roleOf(entry), removed: false }]]);
    }
    case 'cashier-renamed':
      return changed(roster, entry.cashierId, { name: entry.name });
    case 'cashier-role-changed':
      return changed(roster, entry.cashierId, { role: roleOf(entry) });
    case 'cashier-removed':
      return changed(roster, entry.cashierId, { removed: true });
    default:
      return roster;
  }
}

/** Answers those who work here now. */
export function present(roster: Roster): readonly Cashier[] {
  return [...roster.values()].filter(({ removed }) => !removed);
}

/** Whether one of them may do what a manager does. */
export function mayLead(cashiers: readonly Cashier[]): boolean {
  return cashiers.some(({ role }) => role !== 'cashier');
}

function changed(roster: Roster, id: string, change: Partial<Cashier>): Roster {
  const cashier = roster.get(id);
  return cashier ? new Map([...roster, [id, { ...cashier, ...change }]]) : roster;
}
