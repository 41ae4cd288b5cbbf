import { preparePacked } from '../file/packed-rows.ts';
import { entryColumns, eventColumns } from '../record/rows.ts';
import { linkFrom, linkOfEntry, linkOfEvent } from './link.ts';
import type { Connection, Row } from '../file/connection.ts';
import type { Link } from '../record/rows.ts';

/** A row as it stands, and the link that would be its own if nothing of it has changed. */
export interface ChainRow {
  readonly table: 'event' | 'journal';
  readonly seq: number;
  /** Wall-clock milliseconds. */
  readonly at: number;
  /** For people. */
  readonly name: string;
  /** None on rows of earlier versions, which were written before there was a chain. */
  readonly link?: Link;
  /** What `link` would be for the bytes that are there; also of a row without one. */
  readonly computed: string;
}

const ROWS_AT_ONCE = 1000;
const LINK = { place: 'whole', link: 'hex' } as const;
const COLUMNS = {
  event: { seq: 'whole', sale_id: 'text', at: 'whole', type: 'text', body: 'text', closes: 'whole', ...LINK },
  journal: {
    seq: 'whole',
    at: 'whole',
    type: 'text',
    cashier_id: 'text',
    shift: 'whole',
    body: 'text',
    ...LINK,
  },
} as const;

/** Whether nothing of the row has changed since it was linked. Rows of earlier versions were not. */
export function isUnchanged({ link, computed }: ChainRow): boolean {
  return link === undefined || link.own === computed;
}

/** Every row of both tables in the order of their places, those without one first. Read it within a transaction. */
export function* chainRows(ledger: Connection): Iterable<ChainRow> {
  const events = rowsOf(ledger, 'event')[Symbol.iterator]();
  const entries = rowsOf(ledger, 'journal')[Symbol.iterator]();
  let [event, entry] = [events.next(), entries.next()];
  while (!event.done || !entry.done) {
    const isEvent = !event.done && (entry.done === true || placeOf(event.value) <= placeOf(entry.value));
    if (isEvent && !event.done) {
      yield event.value;
      event = events.next();
    } else if (!entry.done) {
      yield entry.value;
      entry = entries.next();
    }
  }
}

function placeOf({ link }: ChainRow): number {
  return link?.place ?? 0;
}

function* rowsOf(ledger: Connection, table: ChainRow['table']): Iterable<ChainRow> {
  const after = preparePacked(
    ledger,
    COLUMNS[table],
    `FROM ${table} WHERE seq > ? ORDER BY seq LIMIT ${ROWS_AT_ONCE}`,
  );
  for (let rows = after(-1); rows.length > 0; rows = after(Number(rows.at(-1)?.['seq']))) {
    for (const row of rows) yield table === 'event' ? eventRow(row) : entryRow(row);
  }
}

function eventRow(row: Row): ChainRow {
  const seq = Number(row['seq']);
  const columns = eventColumns(row);
  const link = linkIn(row);
  const computed = linkOfEvent(link?.place ?? 0, link?.previous ?? '', seq, columns).own;
  const name = `event ${seq} of sale ${columns.saleId}`;
  return { table: 'event', seq, at: columns.at, name, computed, ...(link && { link }) };
}

/** A row of the journal, its `link` in small hexadecimal digits. */
export function entryRow(row: Row): ChainRow {
  const seq = Number(row['seq']);
  const columns = entryColumns(row);
  const link = linkIn(row);
  const computed = linkOfEntry(link?.place ?? 0, link?.previous ?? '', seq, columns).own;
  const name = `entry ${seq} of the journal`;
  return { table: 'journal', seq, at: columns.at, name, computed, ...(link && { link }) };
}

function linkIn({ place, link }: Row): Link | undefined {
  return place === null ? undefined : linkFrom(Number(place), String(link));
}
