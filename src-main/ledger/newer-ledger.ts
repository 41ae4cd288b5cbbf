import { existsSync } from 'node:fs';
import { LedgerOfNewerVersion, LedgerUnavailable } from '../sales/ports.ts';
import { Connection } from './file/connection.ts';
import { ledgerFiles } from './file/ledger-files.ts';
import { MIGRATIONS } from './file/migrations.ts';
import { lastVersion } from './record/versions-used.ts';
import { expectNone, readOnly } from './repair/examine.ts';
import { SqliteLedger } from './sqlite-ledger.ts';
import type { SaleArchive } from '../history/ports.ts';
import type { LedgerFiles } from './file/ledger-files.ts';

/**
 * Throws `LedgerOfNewerVersion` for a ledger whose form this version does not know, before anything takes that form for
 * damage and mends it.
 */
export function refuseNewer(files: LedgerFiles): void {
  if (!existsSync(files.database) || !isNewer(files)) return;
  const ledger = new Connection(readOnly(files.database), files.folder, () => undefined);
  try {
    throw new LedgerOfNewerVersion(files.folder, lastVersion(ledger));
  } finally {
    ledger.close();
  }
}

/** What cannot be read is examined by whoever repairs it. */
function isNewer({ database, folder }: LedgerFiles): boolean {
  try {
    const ledger = new Connection(readOnly(database), folder, () => undefined);
    try {
      expectNone(ledger, `SELECT 1 FROM pragma_user_version WHERE user_version > ${MIGRATIONS.length}`);
      return false;
    } finally {
      ledger.close();
    }
  } catch (error) {
    return !(error instanceof LedgerUnavailable);
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
      close: () => reading.close(),
    };
  } catch {
    connection?.close();
    return undefined; // SQLite names a table or a column that is gone
  }
}
