import { textOf, wholeOf } from '../file/connection.ts';
import { Chain } from './chain.ts';
import { bothEnds, BEGINNING, linkOfEntry, linkOfEvent } from './link.ts';
import { entryColumns, eventColumns } from '../record/rows.ts';
import type { Connection, Row } from '../file/connection.ts';
import type { Link } from '../record/rows.ts';

const ROWS_AT_ONCE = 1000;
const COLUMNS = {
  event: `seq, ${textOf('sale_id')}, ${wholeOf('at')}, ${textOf('type')}, ${textOf('body')}, ${wholeOf('closes')}`,
  journal: `seq, ${wholeOf('at')}, ${textOf('type')}, ${textOf('cashier_id')}, ${wholeOf('shift')}, ${textOf('body')}`,
} as const;

/**
 * Links the rows that earlier versions wrote, events first, as if they had been appended in that order: from then on an
 * edit of them is found like any other. Edits before that cannot be found. Nothing happens once a chain has begun.
 * Call it within a transaction.
 */
export function linkEarlier(connection: Connection): void {
  const chain = new Chain(connection);
  if (chain.end().place > 0) return;
  unguarded(connection, () => {
    const last = linkAll(connection, 'event', { place: 0, previous: '', own: BEGINNING });
    linkAll(connection, 'journal', last);
  });
  chain.forget();
}

function linkAll(connection: Connection, table: keyof typeof COLUMNS, last: Link): Link {
  const next = connection.prepare(`
    SELECT ${COLUMNS[table]} FROM ${table} WHERE seq > ? ORDER BY seq LIMIT ${ROWS_AT_ONCE}`);
  const set = connection.prepare(`UPDATE ${table} SET place = ?, link = unhex(?) WHERE seq = ?`);
  let link = last;
  for (let rows = next.all(-1); rows.length > 0; rows = next.all(Number(rows.at(-1)?.['seq']))) {
    for (const row of rows) {
      link = nextLink(table, row, link);
      set.run(link.place, bothEnds(link), Number(row['seq']));
    }
  }
  return link;
}

function nextLink(table: keyof typeof COLUMNS, row: Row, { place, own }: Link): Link {
  const seq = Number(row['seq']);
  return table === 'event'
    ? linkOfEvent(place + 1, own, seq, eventColumns(row))
    : linkOfEntry(place + 1, own, seq, entryColumns(row));
}

/** Nothing else ever changes a row of the record. */
function unguarded(connection: Connection, work: () => void): void {
  const guards = connection
    .prepare(
      `SELECT ${textOf('name')}, ${textOf('sql')} FROM sqlite_schema
       WHERE sqlite_schema.name IN ('event_is_never_changed', 'journal_is_never_changed')`,
    )
    .all();
  for (const { name } of guards) connection.exec(`DROP TRIGGER ${String(name)}`);
  work();
  for (const { sql } of guards) connection.exec(String(sql));
}
