import { expect, onTestFinished, test } from 'vitest';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { editLedger } from '../../support/ledger/edited-ledger.ts';
import { temporaryLedger, wall } from '../../support/ledger/ledger-folder.ts';
import { reportOf } from '../../support/records/shift-report.ts';
import type { LedgerFiles } from '../../../src-main/ledger/file/ledger-files.ts';

/** A till that has closed two shifts. */
function twoShifts(): LedgerFiles {
  const files = temporaryLedger();
  const { ledger, journal } = openLedger(files.folder, wall);
  for (const shift of [1, 2]) {
    journal.append({ type: 'shift-opened', at: wall(), shift });
    journal.append({ type: 'shift-closed', at: wall(), shift, upTo: 0, report: reportOf(shift) });
  }
  ledger.close();
  return files;
}

function opened(files: LedgerFiles) {
  const found = openLedger(files.folder, wall);
  onTestFinished(() => found.ledger.close());
  return found;
}

test('a Z report that was edited is found when it is read, and its shift stays closed', () => {
  const files = twoShifts();
  editLedger(files, `UPDATE journal SET body = replace(body, '"sales":', '"sales":1') WHERE seq = 3`);
  const { journal } = opened(files);
  expect(journal.newest(['shift-opened'], 9)).toHaveLength(2);
  expect(journal.damaged).toBeUndefined();
  expect(journal.newest(['shift-opened', 'shift-closed'], 1)).toMatchObject([
    { type: 'shift-closed', shift: 2 },
  ]);
  expect(journal.damaged).toBeUndefined();
  expect(journal.newest(['shift-closed'], 1, { shift: 1 })).toHaveLength(1);
  expect(journal.damaged).toBe('entry 3 of the journal');
});

test.each([
  ['its time', 'at = at + 1'],
  ['its shift', 'shift = 2'],
  ['its cashier', "cashier_id = 'b'"],
  ['its type', "type = 'shift-opened'"],
])('%s too', (_, edit) => {
  const files = twoShifts();
  editLedger(files, `UPDATE journal SET ${edit} WHERE seq = 3`);
  const { journal } = opened(files);
  journal.newest(['shift-opened', 'shift-closed'], 9);
  expect(journal.damaged).toBe('entry 3 of the journal');
});

test('the next start repairs, and names it', () => {
  const files = twoShifts();
  editLedger(files, `UPDATE journal SET at = at + 1 WHERE seq = 3`);
  const first = openLedger(files.folder, wall);
  expect(first.notices).toEqual([]);
  first.journal.newest(['shift-closed'], 9);
  first.ledger.close();
  const { notices, journal } = opened(files);
  expect(notices).toMatchObject([
    { code: 'ledger-repaired', detail: expect.stringContaining('entry 3') as string },
  ]);
  expect(journal.newest(['shift-closed'], 9)).toMatchObject([{ shift: 2 }]);
  expect(journal.damaged).toBeUndefined();
});
