import { assumedScales } from '../amounts/record-scales.ts';
import { EVENT_COLUMNS } from '../record/event-columns.ts';
import { readEvent } from '../record/stored-event.ts';
import { SaleTables } from './sale-tables.ts';
import { DERIVED_FROM_TYPES } from './derived-from-events.ts';
import type { Connection } from '../file/connection.ts';

const ROWS_AT_ONCE = 1000;

/** A sale is closed when its last event closes it. A row without events belongs to no sale. */
const OPEN_AND_CLOSED = `
  DELETE FROM sale WHERE events = 0;
  UPDATE sale SET open = NOT open
  WHERE open = (SELECT closes FROM event WHERE sale_id = sale.id ORDER BY seq DESC LIMIT 1);
`;

/** Something happened to a sale when it was over: the other way to become an exception. */
const MARK_REOPENED = `
  UPDATE sale SET exceptional = 1 WHERE id IN (
    SELECT sale_id FROM event AS closing WHERE closes = 1 AND EXISTS (
      SELECT 1 FROM event WHERE sale_id = closing.sale_id AND seq > closing.seq AND closes = 0))`;

/**
 * Writes what is derived from events from the beginning, in the order of their numbers: for events that were put back in
 * another, and for a file of a version that derived less. How amounts are read has been decided. Call it within a
 * transaction. Bodies are read here: half a surrogate pair out of SQLite's JSON functions ends the whole process.
 */
export function rebuildTables(connection: Connection): void {
  connection.exec(`
    DELETE FROM payment;
    DELETE FROM payment_code;
    UPDATE sale SET name = NULL, exceptional = 0 WHERE name IS NOT NULL OR exceptional != 0;
  `);
  const tables = new SaleTables(connection);
  const scales = assumedScales(connection);
  const next = connection.prepare(`
    SELECT ${EVENT_COLUMNS} FROM event
    WHERE seq > ? AND type IN (${DERIVED_FROM_TYPES}) ORDER BY seq LIMIT ${ROWS_AT_ONCE}`);
  for (let rows = next.all(-1); rows.length > 0; rows = next.all(Number(rows.at(-1)?.['seq']))) {
    for (const row of rows) {
      const event = readEvent(row, scales);
      if (event) tables.add(event);
    }
  }
  connection.exec(`${OPEN_AND_CLOSED}; ${MARK_REOPENED}`);
}
