import { textOf } from '../file/connection.ts';
import { referenceKey } from '../../sales/guard/same-sale.ts';
import type { Connection } from '../file/connection.ts';

/** Sales are found by what their references have in common (`referenceKey`), and both ways in the order of their numbers. */
export const REFERENCE_KEYS = `
  ALTER TABLE sale ADD COLUMN reference_key TEXT;
  CREATE INDEX sale_by_reference_key ON sale (reference_key, number);
  CREATE INDEX sale_by_amount_in_order ON sale (amount_minor, currency, number);
`;

const ROWS_AT_ONCE = 1000;

/** Draws the keys of all sales, for a file whose till did not. */
export function drawReferenceKeys(connection: Connection): void {
  const next = connection.prepare(`
    SELECT rowid AS place, ${textOf('reference')} FROM sale
    WHERE rowid > ? AND reference IS NOT NULL ORDER BY rowid LIMIT ${ROWS_AT_ONCE}`);
  const set = connection.prepare('UPDATE sale SET reference_key = ? WHERE rowid = ?');
  for (let rows = next.all(0); rows.length > 0; rows = next.all(Number(rows.at(-1)?.['place']))) {
    for (const { place, reference } of rows) set.run(referenceKey(String(reference)), Number(place));
  }
}
