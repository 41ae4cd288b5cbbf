import { assumedScales } from '../amounts/record-scales.ts';
import { textOf } from '../file/connection.ts';
import { MIGRATIONS } from '../file/migrations.ts';
import { preparePacked } from '../file/packed-rows.ts';
import { comparePayments } from './compare-payments.ts';
import { EXPECTING_COLUMNS, expectedSale } from './expected-sale.ts';
import { START_COLUMNS } from './sale-start.ts';
import type { Connection, Row } from '../file/connection.ts';
import type { PackedColumns } from '../file/packed-rows.ts';
import type { ExpectedSale } from './expected-sale.ts';

/** A sale of the table, and what its events say. */
interface ComparedSale {
  readonly id: string;
  readonly row: Row;
  readonly expected: ExpectedSale;
}

const SALES_AT_ONCE = 500;
const TEXTS: readonly string[] = ['reference', 'reference_key', 'currency', 'name'];
const COLUMNS = [...START_COLUMNS, 'open', 'exceptional', 'name', 'events'];
const SALE_COLUMNS: PackedColumns = {
  sale_row: { sql: 'rowid', kind: 'whole' },
  id: 'text',
  ...Object.fromEntries(COLUMNS.map((column) => [column, TEXTS.includes(column) ? 'text' : 'whole'])),
};
const SALES = `
  FROM sale NOT INDEXED WHERE rowid > ? ORDER BY rowid LIMIT ${SALES_AT_ONCE}`;
const EVENTS = `
  FROM sale CROSS JOIN event INDEXED BY event_by_sale ON event.sale_id = sale.id
  WHERE sale.rowid BETWEEN ? AND ? ORDER BY sale.rowid, seq`;
const WITHOUT_ROW = `
  SELECT ${textOf('sale_id')} FROM event GROUP BY event.sale_id
  HAVING NOT EXISTS (SELECT 1 FROM sale WHERE id = event.sale_id)`;

/**
 * Compares what is derived from events with the events, which the chain proves. Answers in words what differs, by sale
 * and column. Tables of an earlier version are written anew when this one takes them over. Changes nothing.
 */
export function compareTables(ledger: Connection): readonly string[] {
  if (ledger.prepare('PRAGMA user_version').all()[0]?.['user_version'] !== MIGRATIONS.length) return [];
  ledger.exec('BEGIN');
  try {
    return compared(ledger);
  } finally {
    ledger.exec('COMMIT');
  }
}

function compared(ledger: Connection): readonly string[] {
  const faults: string[] = [];
  const payments = comparePayments(ledger);
  for (const { id, row, expected } of comparedSales(ledger)) {
    if (expected.columns.get('events') === 0) faults.push(`sale ${id} has no events`);
    else
      for (const [column, value] of expected.columns)
        if (row[column] !== value) faults.push(`sale ${id} has another ${column} than its events say`);
    faults.push(...payments.of(id, expected));
  }
  const rowless = ledger.prepare(WITHOUT_ROW).all();
  return [
    ...faults,
    ...rowless.map(({ sale_id: id }) => `sale ${String(id)} has no row`),
    ...payments.left(),
  ];
}

/** Sales began in the order of their rows, so that their events lie together. */
function* comparedSales(ledger: Connection): Iterable<ComparedSale> {
  const scales = assumedScales(ledger);
  const nextSales = preparePacked(ledger, SALE_COLUMNS, SALES);
  const eventsOf = preparePacked(
    ledger,
    { sale_row: { sql: 'sale.rowid', kind: 'whole' }, ...EXPECTING_COLUMNS },
    EVENTS,
  );
  const rowOf = (row?: Row): number => Number(row?.['sale_row']);
  let rows = nextSales(Number.MIN_SAFE_INTEGER);
  for (; rows.length > 0; rows = nextSales(rowOf(rows.at(-1)))) {
    const events = eventsOf(rowOf(rows[0]), rowOf(rows.at(-1)))[Symbol.iterator]();
    let event = events.next();
    for (const row of rows) {
      const own: Row[] = [];
      for (; !event.done && event.value['sale_row'] === row['sale_row']; event = events.next())
        own.push(event.value);
      yield { id: String(row['id']), row, expected: expectedSale(own, scales) };
    }
  }
}
