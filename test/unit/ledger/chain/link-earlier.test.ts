import { describe, expect, test } from 'vitest';
import { connect } from '../../../../src-main/ledger/file/connect.ts';
import { textOf } from '../../../../src-main/ledger/file/connection.ts';
import { openLedger } from '../../../../src-main/ledger/open-ledger.ts';
import { repair } from '../../../../src-main/ledger/repair/repair.ts';
import { earlierLedger } from '../../../support/ledger/earlier-ledger.ts';
import { editLedger } from '../../../support/ledger/edited-ledger.ts';
import { started, verified, wall } from '../../../support/ledger/ledger-folder.ts';
import type { LedgerFiles } from '../../../../src-main/ledger/file/ledger-files.ts';

/** Of 22 sales, and one entry of a version that kept a journal; taken over by this version. */
function takenOver(version: number): LedgerFiles {
  const files = earlierLedger(version, 20);
  if (version >= 4)
    editLedger(files, `INSERT INTO journal (at, type, body) VALUES (1, 'cashiers-lost', '{}')`);
  openLedger(files.folder, wall).ledger.close();
  return files;
}

describe.each([1, 4, 8, 11, 12])('rows of a ledger of version %i', (version) => {
  test('are all linked when it is taken over', () => {
    const { earlier, identity, faults, linked, end } = verified(takenOver(version));
    expect({ earlier: earlier.rows, of: identity?.earlier, faults }).toEqual({
      earlier: 0,
      of: { events: 0, entries: 0 },
      faults: [],
    });
    expect(linked).toBeGreaterThanOrEqual(version >= 4 ? 112 : 111);
    expect(end.place).toBe(linked);
  });

  test('an edit of one is found from then on, and a repair does not take it over', () => {
    const files = takenOver(version);
    editLedger(files, `UPDATE event SET body = replace(body, '1007', '9007') WHERE seq = 7`);
    expect(verified(files).faults).toEqual(['event 7 of sale closed-7 has changed since it was written']);
    expect(repair(files, wall()).rejected).toEqual(['event 7 of sale 7, order-7']);
  });

  test('are linked as well when the file was damaged before', () => {
    const files = earlierLedger(version, 20);
    repair(files, wall());
    expect(verified(files)).toMatchObject({ earlier: { rows: 0 }, faults: [] });
  });

  test('are guarded as before, and the chain goes on after them', () => {
    const files = takenOver(version);
    const { ledger } = openLedger(files.folder, wall);
    ledger.append([started('new', 30)]);
    ledger.close();
    expect(verified(files).faults).toEqual([]);
    const connection = connect(files);
    expect(() => connection.exec('UPDATE event SET at = 1')).toThrow('never changed');
    expect(() => connection.exec('UPDATE journal SET at = 1')).toThrow('never changed');
    expect(connection.prepare(`SELECT ${textOf('sale_id')} FROM event WHERE place = 7`).all()).toEqual([
      { sale_id: 'closed-7' },
    ]);
    connection.close();
  });
});
