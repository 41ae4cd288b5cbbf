import { existsSync, writeFileSync } from 'node:fs';
import { beginFile } from './begin-file.ts';
import { Connection } from './connection.ts';
import { migrate } from './migrations.ts';
import type { LedgerFiles } from './ledger-files.ts';

/**
 * Opens, or makes, a ledger file of this version's form that keeps what it has said yes to, also at power loss.
 * Throws `LedgerUnavailable`.
 */
export function connect(files: LedgerFiles): Connection {
  if (!existsSync(files.database)) beginFile(files);
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

/** Notes that damage was met, for the next start, which looks whether it is there. */
export function suspect(files: LedgerFiles): void {
  noteDamage(files, '');
}

/** Notes that damage is there, for the next start, which would need minutes to find it in a large ledger. */
export function proveDamage(files: LedgerFiles): void {
  noteDamage(files, 'proved');
}

function noteDamage(files: LedgerFiles, note: string): void {
  try {
    // What is proved stays so until it is repaired.
    writeFileSync(files.suspicion, note, { flag: 'a' });
  } catch {
    // The damage itself is being reported; that it cannot be noted as well would only cover it up.
  }
}
