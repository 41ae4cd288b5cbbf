import { Connection } from '../../../src-main/ledger/file/connection.ts';
import { migrate, MIGRATIONS, REFERENCE_KEYS } from '../../../src-main/ledger/file/migrations.ts';
import { temporaryLedger } from './ledger-folder.ts';
import type { LedgerFiles } from '../../../src-main/ledger/file/ledger-files.ts';

/** From this version on a sale is open again after an event that follows its end. */
const REOPENS = 3;
/** From this version on tills keep whose each payment is. */
const KNOWS_PAYMENTS = 6;

interface Written {
  readonly currency?: string;
  /** What the service says it was asked for in sale n, `{n}` in the place of n: `10.0{n} COP`. Else it does not say. */
  readonly requested?: string;
}

/**
 * A ledger as a till of that version left it: `sales` that were paid and closed, one that is open, and one that had a
 * later event after it was closed. The amount of sale n is 1000 + n minor units, in whatever scale. Plain SQL on purpose: what wrote it then is not what would write it today.
 */
export function earlierLedger(
  version: number,
  sales: number,
  { currency = 'EUR', requested }: Written = {},
): LedgerFiles {
  const files = temporaryLedger();
  const stated = requested === undefined ? '' : `,"requested":"${requested.replace('{n}', `' || n || '`)}"`;
  const connection = new Connection(files.database, files.folder, () => undefined);
  connection.exec('PRAGMA journal_mode = WAL');
  migrate(connection, files.folder, MIGRATIONS.slice(0, version));
  connection.exec(`
    CREATE TEMP TABLE sold (n INTEGER, id TEXT);
    INSERT INTO sold
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${sales})
      SELECT i, 'closed-' || i FROM n UNION ALL SELECT ${sales + 1}, 'late' UNION ALL SELECT ${sales + 2}, 'open';

    INSERT INTO sale (id, number, reference, amount_minor, currency, started_at, open)
      SELECT id, n, 'order-' || n, 1000 + n, '${currency}', n, id = 'open' OR (id = 'late' AND ${version >= REOPENS}) FROM sold;

    INSERT INTO event (sale_id, at, type, body, closes)
      SELECT id, n, 'sale-started', '{"number":' || n || ',"amount":{"minor":' || (1000 + n) ||
        ',"currency":"${currency}"},"reference":"order-' || n || '","paymentId":"p","idempotencyKey":"k"}', 0 FROM sold
      UNION ALL SELECT id, n, 'create-tried', '{}', 0 FROM sold
      UNION ALL SELECT id, n, 'payment-created', '{"trackingId":"t' || n || '","url":"https://pay.test/"}', 0 FROM sold
      UNION ALL SELECT id, n, 'status-read',
        '{"trackingId":"t' || n || '","reading":{"status":{"kind":"final","outcome":"completed"},"paymentCode":"code-' || n || '"${stated}}}', 0 FROM sold
      UNION ALL SELECT id, n, 'sale-acknowledged', '{}', 1 FROM sold WHERE id != 'open';

    INSERT INTO event (sale_id, at, type, body, closes)
      SELECT id, n, 'status-read',
        '{"trackingId":"t' || n || '","reading":{"status":{"kind":"final","outcome":"underpaid"}}}', 0
      FROM sold WHERE id = 'late';
    ${version >= KNOWS_PAYMENTS ? `INSERT INTO payment SELECT '"t' || n || '"', id FROM sold;` : ''}
    DROP TABLE sold;
  `);
  const hasKeys = version > MIGRATIONS.indexOf(REFERENCE_KEYS);
  if (hasKeys) connection.exec('UPDATE sale SET reference_key = reference');
  connection.close();
  return files;
}
