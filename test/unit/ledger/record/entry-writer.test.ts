import { expect, test } from 'vitest';
import { connect } from '../../../../src-main/ledger/file/connect.ts';
import { EntryWriter } from '../../../../src-main/ledger/record/entry-writer.ts';
import { entryBody } from '../../../../src-main/ledger/record/stored-entry.ts';
import { temporaryLedger } from '../../../support/ledger/ledger-folder.ts';

test('what is appended after an entry was put back gets a number after it', () => {
  const connection = connect(temporaryLedger());
  const writer = new EntryWriter(connection);
  const body = entryBody({ at: 1, type: 'scales-noticed' });
  const row = { at: 1, type: 'scales-noticed', cashierId: null, shift: null, body } as const;
  connection.transaction(() => {
    writer.append(row);
    writer.putBack(row, { seq: 41 });
    writer.append(row);
  });
  const rows = connection.prepare('SELECT seq FROM journal ORDER BY seq').all();
  expect(rows.map(({ seq }) => Number(seq)).slice(-2)).toEqual([41, 42]);
  connection.close();
});
