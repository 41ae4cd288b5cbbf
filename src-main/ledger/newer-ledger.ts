import { LedgerOfNewerVersion } from '../sales/ports.ts';
import { Connection } from './file/connection.ts';
import { ledgerFiles } from './file/ledger-files.ts';
import { lastVersion } from './record/versions-used.ts';
import { readOnly } from './file/read-only.ts';
import { SqliteLedger } from './sqlite-ledger.ts';
import type { SaleArchive } from '../history/ports.ts';
import type { LedgerFiles } from './file/ledger-files.ts';

/** What is thrown for a ledger whose form this version does not know: it names the version that opened it last. */
export function refusalOf({ database, folder }: LedgerFiles): LedgerOfNewerVersion {
  const connection = new Connection(readOnly(database), folder, () => undefined);
  try {
    return new LedgerOfNewerVersion(folder, lastVersion(connection));
  } finally {
    connection.close();
  }
}

/**
 * The sales of a ledger that a newer version wrote, as far as this one understands them: only read, whatever is asked.
 * Answers nothing where the newer form keeps them otherwise.
 */
export function readNewer(folder: string): (SaleArchive & { close(): void }) | undefined {
  const files = ledgerFiles(folder);
  let connection: Connection | undefined;
  try {
    connection = new Connection(readOnly(files.database), folder, () => undefined);
    const ledger = new SqliteLedger(connection);
    ledger.findSales({ only: 'all', match: 'exact' });
    const reading = connection;
    return {
      sale: (saleId) => ledger.sale(saleId),
      sales: (saleIds) => ledger.sales(saleIds),
      findSales: ledger.findSales,
      countEvents: ledger.countEvents,
      salesOfPayments: ledger.salesOfPayments,
      numberOf: (saleId) => ledger.numberOf(saleId),
      close: () => reading.close(),
    };
  } catch {
    connection?.close();
    return undefined; // SQLite names a table or a column that is gone
  }
}
