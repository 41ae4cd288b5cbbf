import { join } from 'node:path';
import { connect } from '../../../src-main/ledger/file/connect.ts';
import { ledgerFiles } from '../../../src-main/ledger/file/ledger-files.ts';
import { PROVED_COLUMNS } from '../../../src-main/ledger/record/event-columns.ts';
import { SqliteRecordedSales } from '../../../src-main/ledger/sqlite-recorded-sales.ts';
import { SalesReports } from '../../../src-main/reports/sales-reports.ts';
import { nextTurn } from '../../../src-main/supervision/next-turn.ts';
import { writeFileAtomic } from '../../../src-main/write-file-atomic.ts';
import { dayAt } from '../../../shared/time/store-day.ts';
import { addNewestSales } from './newest-sales.ts';
import type { Row } from '../measuring/results.ts';

/** Measures in the empty folder in argv[2] and prints the rows as JSON. */
const SALES = 100_000;
const NOW = Date.UTC(2026, 0, 15, 12);
const YEAR_MS = 366 * 86_400_000;
/** A hundred payments a call, and the calls a minute of production (spec "Limits"). */
const QUOTA_MS = (SALES / 100 / 600) * 60_000;

const folder = process.argv[2] ?? '';
addNewestSales(SALES, folder, NOW);
const connection = connect(ledgerFiles(folder));
const reports = new SalesReports({
  sales: new SqliteRecordedSales(connection),
  clock: { wall: () => NOW },
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  nameOf: () => 'Ada',
  turn: nextTurn,
});
const table = reports.csv({ from: dayAt(NOW - YEAR_MS), to: dayAt(NOW) });
const began = performance.now();
await writeFileAtomic(join(folder, 'sales.csv'), table.text());
const measured = performance.now() - began;
const name = `sales of ${SALES.toLocaleString('en')} payments as CSV`;
const rows: readonly Row[] = [
  { name: `${name} / what their quota alone takes`, measured, against: QUOTA_MS, atMost: 1.2, unit: 'ms' },
  { name: `${name} / twice a bare read of them`, measured, against: 2 * bareRead(), atMost: 2.5, unit: 'ms' },
];
console.log(JSON.stringify(rows));
connection.close();

/** All events in the order of the sales, and their JSON. The table's columns are known only once all sales were read: it reads them twice. */
function bareRead(): number {
  const events = connection.prepare(`
    SELECT ${PROVED_COLUMNS} FROM sale CROSS JOIN event ON event.sale_id = sale.id
    WHERE sale.rowid > ? AND sale.rowid <= ?1 + 500`);
  const start = performance.now();
  for (let after = 0; after < SALES; after += 500) {
    for (const { body } of events.all(after)) JSON.parse(String(body));
  }
  return performance.now() - start;
}
