import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '../../../src-main/ledger/file/connect.ts';
import { ledgerFiles } from '../../../src-main/ledger/file/ledger-files.ts';
import { SqliteJournal } from '../../../src-main/ledger/sqlite-journal.ts';

/** What the journal of the only terminal in this till's folder has of these entries, oldest first, without times. */
export function recordedEntries(
  folder: string,
  type: 'service-record-changed' | 'file-exported' = 'service-record-changed',
) {
  const [name = ''] = readdirSync(join(folder, 'ledgers'));
  const connection = connect(ledgerFiles(join(folder, 'ledgers', name)));
  const entries = new SqliteJournal(connection, () => undefined).newest([type], 50);
  connection.close();
  return entries.map((entry) => ({ ...entry, at: undefined })).reverse();
}
