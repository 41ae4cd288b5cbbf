import { textOf, wholeOf, Connection } from '../file/connection.ts';
import { readOnly } from '../file/read-only.ts';
import { readEntry } from '../record/stored-entry.ts';
import { rowsIn } from './describe-ledger.ts';
import type { LedgerFiles } from '../file/ledger-files.ts';

/** Whose ledger it is, as its journal says last (`terminalKey`); none of earlier versions, which did not say it. */
export function terminalOf({
  database,
  folder,
}: Pick<LedgerFiles, 'folder' | 'database'>): string | undefined {
  const ledger = new Connection(readOnly(database), folder, () => undefined);
  try {
    if (rowsIn(ledger, 'journal') === 0) return undefined;
    const rows = ledger
      .prepare(
        `SELECT ${wholeOf('at')}, ${textOf('type')}, ${textOf('body')} FROM journal
         WHERE journal.type = 'service-used' ORDER BY seq DESC LIMIT 1`,
      )
      .all();
    const entry = rows[0] && readEntry(rows[0], []);
    return entry?.type === 'service-used' ? entry.terminal : undefined;
  } finally {
    ledger.close();
  }
}
