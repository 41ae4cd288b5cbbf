import { writeFileSync } from 'node:fs';
import { Connection } from './connection.ts';
import { migrate } from './migrations.ts';
import type { LedgerFiles } from './ledger-files.ts';

/**
 * Opens, or makes, a ledger file of this version's form that keeps what it has said yes to, also at power loss.
 * Throws `LedgerUnavailable`.
 */
export function connect(files: LedgerFiles): Connection {
  const connection = new Connection(files.database, files.folder, (trouble) => {
    if (trouble === 'damaged') suspect(files);
  });
  try {
    connection.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA foreign_keys = ON;
      PRAGMA recursive_triggers = ON; -- or INSERT OR REPLACE would delete an event unseen
    `);
    migrate(connection, files.folder);
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** Notes that damage was met, for the next start. */
export function suspect(files: LedgerFiles): void {
  try {
    writeFileSync(files.suspicion, '');
  } catch {
    // The damage itself is being reported; that it cannot be noted as well would only cover it up.
  }
}
