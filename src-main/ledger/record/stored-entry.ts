import { readBody } from '../amounts/read-body.ts';
import { withScales } from '../amounts/stored-amounts.ts';
import { ENTRY_BODIES } from './entry-bodies.ts';
import type { AssumedScale, EntryType, JournalEntry } from '../../staff/shifts/journal-entry.ts';
import type { Row } from '../file/connection.ts';

/** The part of an entry that has no column of its own, as JSON; each amount with its scale. */
export function entryBody(entry: JournalEntry): string {
  return JSON.stringify(withScales({ ...entry, at: undefined, type: undefined }));
}

/**
 * The entry of a row, its amounts at the scale of their currencies, or `undefined` when this version cannot read it.
 * `scales` are those of amounts that carry none.
 */
export function readEntry(
  { at, type, body }: Row,
  scales: readonly AssumedScale[],
): JournalEntry | undefined {
  if (typeof at !== 'number' || typeof type !== 'string' || typeof body !== 'string') return undefined;
  if (!Object.hasOwn(ENTRY_BODIES, type)) return undefined;
  const parsed = ENTRY_BODIES[type as EntryType].safeParse(readBody(body, at, scales));
  // The schema looked up by `type` is the one its body fits, which the compiler cannot follow through the lookup.
  return parsed.success ? ({ ...parsed.data, at, type } as JournalEntry) : undefined;
}
