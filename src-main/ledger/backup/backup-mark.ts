import { applicationOf } from '../file/header.ts';
import type { Connection } from '../file/connection.ts';

/** "CTbk", in the place that SQLite keeps for what a file is: https://www.sqlite.org/pragma.html#pragma_application_id */
const BACKUP = 0x4354626b;

/** A copy says in itself that it is one, so that a till notices when a person copies it to the ledger's place. */
export function markAsBackup(copy: Connection): void {
  copy.exec(`PRAGMA application_id = ${BACKUP}`);
}

/** Answers a row for one. */
export const isBackupSql = `SELECT 1 FROM pragma_application_id WHERE application_id = ${BACKUP}`;

export function isBackup(ledger: Connection): boolean {
  return ledger.prepare('PRAGMA application_id').all()[0]?.['application_id'] === BACKUP;
}

/** Whether a file is a database of anything else: one that a till or another program may still write. */
export function isOtherDatabase(file: string): boolean {
  const application = applicationOf(file);
  return application !== undefined && application !== BACKUP;
}

/** It is the ledger from now on. Call it within a transaction. */
export function takeAsLedger(ledger: Connection): void {
  ledger.exec('PRAGMA application_id = 0');
}
