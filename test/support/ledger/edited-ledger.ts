import { Connection, textOf } from '../../../src-main/ledger/file/connection.ts';
import type { LedgerFiles } from '../../../src-main/ledger/file/ledger-files.ts';

/** Changes rows as somebody does who means it: what keeps the record from changes is gone meanwhile, and back afterwards. */
export function editLedger(files: LedgerFiles, ...statements: readonly string[]): void {
  const connection = new Connection(files.database, files.folder, () => undefined);
  const guards = connection
    .prepare(
      `SELECT ${textOf('name')}, ${textOf('sql')} FROM sqlite_schema WHERE type = 'trigger' AND name LIKE '%is_never%'`,
    )
    .all();
  connection.exec(`
    PRAGMA foreign_keys = OFF;
    ${guards.map(({ name }) => `DROP TRIGGER ${String(name)};`).join('')}
    ${statements.join(';')};
    ${guards.map(({ sql }) => `${String(sql)};`).join('')}
    PRAGMA wal_checkpoint(TRUNCATE);
  `);
  connection.close();
}
