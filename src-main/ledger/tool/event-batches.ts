import type { Connection, Row } from '../connection.ts';

const ROWS_AT_ONCE = 1000;

/** Every row of the record in order, a thousand at a time, all as they stand at one moment. */
export function* eventBatches(ledger: Connection): Iterable<readonly Row[]> {
  ledger.exec('BEGIN');
  const next = ledger.prepare(`
    SELECT seq, sale_id, at, type, body, closes FROM event
    WHERE seq > ? ORDER BY seq LIMIT ${ROWS_AT_ONCE}`);
  for (let rows = next.all(0); rows.length > 0; rows = next.all(Number(rows.at(-1)?.['seq']))) yield rows;
  ledger.exec('COMMIT');
}
