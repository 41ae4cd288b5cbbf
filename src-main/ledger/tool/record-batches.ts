import { preparePacked } from '../file/packed-rows.ts';
import type { Connection, Row } from '../file/connection.ts';

const ROWS_AT_ONCE = 1000;
const COLUMNS = {
  event: { seq: 'whole', sale_id: 'text', at: 'whole', type: 'text', body: 'text', closes: 'whole' },
  journal: { seq: 'whole', at: 'whole', type: 'text', body: 'text' },
} as const;

export interface Batch {
  readonly table: keyof typeof COLUMNS;
  readonly rows: readonly Row[];
}

/** Every row of the record in order, events first, a thousand at a time, all as they stand at one moment. */
export function* recordBatches(ledger: Connection): Iterable<Batch> {
  ledger.exec('BEGIN');
  for (const rows of batches(ledger, 'event')) yield { table: 'event', rows };
  // A backup of an older version has none.
  const journal = ledger.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'journal'`).all();
  if (journal.length > 0) for (const rows of batches(ledger, 'journal')) yield { table: 'journal', rows };
  ledger.exec('COMMIT');
}

function* batches(ledger: Connection, table: Batch['table']): Iterable<readonly Row[]> {
  const after = preparePacked(
    ledger,
    COLUMNS[table],
    `FROM ${table} WHERE seq > ? ORDER BY seq LIMIT ${ROWS_AT_ONCE}`,
  );
  for (let rows = after(0); rows.length > 0; rows = after(Number(rows.at(-1)?.['seq']))) yield rows;
}
