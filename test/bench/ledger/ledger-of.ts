import { textOf } from '../../../src-main/ledger/file/connection.ts';
import { connect } from '../../../src-main/ledger/file/connect.ts';
import { ledgerFiles } from '../../../src-main/ledger/file/ledger-files.ts';

/** The body of an event as a till writes it, from its sale's row and its place in the sale. */
const BODY = `
  CASE step
    WHEN 1 THEN '{"number":' || number || ',"amount":{"minor":' || amount_minor || ',"currency":"EUR"},"reference":"' ||
      reference || '","paymentId":"' || id || '","idempotencyKey":"' || id || '","serviceTime":' || started_at || '}'
    WHEN 2 THEN '{"serviceTime":' || started_at || '}'
    WHEN 3 THEN '{"trackingId":"' || id || '","url":"https://pay.example.test/' || id || '"}'
    WHEN 4 THEN '{"trackingId":"' || id || '","reading":{"status":{"kind":"final","outcome":"completed"}}}'
    ELSE '{}'
  END`;

/** One of so many of them is added when the indexes are there. */
const ADDED_LATER = 5;

/**
 * Makes, in an empty folder, the ledger of a till that has closed so many sales, one a minute, the last a minute before
 * `now` (wall ms). Its indexes are made when most of the sales are there, which is the quick way to fill a table, and then grow with
 * the others: pages that are full to the last byte, of which each sale would split some, are in no till's ledger.
 */
export function makeLedgerOf(sales: number, folder: string, now: number): void {
  const connection = connect(ledgerFiles(folder));
  const indexes = connection
    .prepare(
      `SELECT ${textOf('name')}, ${textOf('sql')} FROM sqlite_schema WHERE type = 'index' AND sqlite_schema.sql IS NOT NULL`,
    )
    .all();
  const most = sales - Math.floor(sales / ADDED_LATER);
  const add = (from: number, to: number): void =>
    connection.exec(`
      INSERT INTO sale (id, number, reference, reference_key, amount_minor, currency, started_at,
          service_started_at, open)
        WITH RECURSIVE n (n) AS (SELECT ${from} UNION ALL SELECT n + 1 FROM n WHERE n < ${to})
        SELECT printf('%08x-ffff-4fff-8fff-%012x', n * 4000, n), n, 'order-' || n, 'order-' || n, 100 + n % 20000, 'EUR',
          ${now} - 60000 * (${sales} + 1 - n), ${now} - 60000 * (${sales} + 1 - n), 0
        FROM n;
      INSERT INTO event (sale_id, at, type, body, closes)
        SELECT id, started_at, type, ${BODY}, step = 5
        FROM sale CROSS JOIN (
          SELECT 1 AS step, 'sale-started' AS type UNION ALL SELECT 2, 'create-tried' UNION ALL
          SELECT 3, 'payment-created' UNION ALL SELECT 4, 'status-read' UNION ALL SELECT 5, 'sale-acknowledged'
        )
        WHERE sale.number BETWEEN ${from} AND ${to};
    `);
  connection.transaction(() => {
    for (const { name } of indexes) connection.exec(`DROP INDEX ${String(name)}`);
    add(1, most);
    for (const { sql } of indexes) connection.exec(String(sql));
    add(most + 1, sales);
  });
  connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  connection.close();
}
