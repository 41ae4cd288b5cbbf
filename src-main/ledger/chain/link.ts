import { hash } from 'node:crypto';
import type { EntryRow, EventRow, Link } from '../record/rows.ts';

export const BEGINNING = '0'.repeat(64);

/** Each row has both ends of its link, so that it is confirmed though its neighbour is lost. */
export const CHAIN = `
  ALTER TABLE event ADD COLUMN place INTEGER;
  ALTER TABLE event ADD COLUMN link BLOB;
  ALTER TABLE journal ADD COLUMN place INTEGER;
  ALTER TABLE journal ADD COLUMN link BLOB;
`;

/**
 * The link of one event, over the canonical bytes of all its columns; `previous` is the link before it, in
 * hexadecimal digits.
 */
export function linkOfEvent(place: number, previous: string, seq: number, row: EventRow): Link {
  const { saleId, at, type, closes, body } = row;
  return linked(place, previous, ['event', place, seq, saleId, at, type, closes ? 1 : 0], body);
}

/** The same of an entry of the journal. */
export function linkOfEntry(place: number, previous: string, seq: number, row: EntryRow): Link {
  const { at, type, cashierId, shift, body } = row;
  return linked(place, previous, ['journal', place, seq, at, type, cashierId, shift], body);
}

/** What the column `link` holds, in hexadecimal digits. */
export function bothEnds(link: Link | undefined): string | null {
  return link ? link.previous + link.own : null;
}

/** The link in the columns of a row: its place, and what the column `link` holds, in small hexadecimal digits. */
export function linkFrom(place: number, both: string): Link {
  return { place, previous: both.slice(0, 64), own: both.slice(64) };
}

/** The columns as they are stored, since another version would not write the same body again. JSON has no line breaks. */
function linked(
  place: number,
  previous: string,
  columns: readonly (string | number | null)[],
  body: string,
): Link {
  const row = `${previous}\n${JSON.stringify(columns)}\n${body}`;
  return { place, previous, own: hash('sha256', row) };
}
