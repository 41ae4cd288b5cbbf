import { describe, expect, test } from 'vitest';
import { examine } from '../../../src-main/ledger/repair/examine.ts';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { editLedger } from '../../support/ledger/edited-ledger.ts';
import { paidSale, temporaryLedger, wall } from '../../support/ledger/ledger-folder.ts';
import type { LedgerFiles } from '../../../src-main/ledger/file/ledger-files.ts';

const signedIn = { type: 'cashier-signed-in', at: wall(), cashierId: 'ann' } as const;

/** Somebody opened a shift and sold, and others signed in later. */
function workedLedger(): LedgerFiles {
  const files = temporaryLedger();
  const { ledger, journal } = openLedger(files.folder, wall);
  journal.append(signedIn, { type: 'shift-opened', at: wall(), shift: 1 });
  ledger.append(paidSale('sold', 1), ['sold']);
  journal.append(signedIn, signedIn);
  ledger.close();
  return files;
}

const lose = (files: LedgerFiles, type: string): void =>
  editLedger(files, `DELETE FROM journal WHERE seq = (SELECT max(seq) FROM journal WHERE type = '${type}')`);

function start(files: LedgerFiles) {
  const { ledger, journal, notices } = openLedger(files.folder, wall);
  const [repaired] = journal.newest(['ledger-repaired'], 1);
  ledger.close();
  return { notices: notices.map(({ code }) => code), missing: repaired?.missing };
}

describe('an entry that is gone from the middle of the journal, which SQLite finds sound', () => {
  test('is said by the start, once', () => {
    const files = workedLedger();
    lose(files, 'shift-opened');
    expect(start(files)).toMatchObject({ notices: ['ledger-repaired'], missing: [[3, 3]] });
    expect(start(files)).toMatchObject({ notices: [] });
  });

  test('is said after an earlier repair, too', () => {
    const files = workedLedger();
    lose(files, 'shift-opened');
    start(files);
    const { ledger, journal } = openLedger(files.folder, wall);
    journal.append({ type: 'shift-opened', at: wall(), shift: 1 }, signedIn);
    ledger.close();
    expect(examine(files)).toBe('sound');
    lose(files, 'shift-opened');
    expect(start(files)).toMatchObject({
      notices: ['ledger-repaired'],
      missing: [[3, 3], expect.anything()],
    });
    expect(start(files)).toMatchObject({ notices: [] });
  });

  test('is found in a large ledger, of which the start does not read all', () => {
    const files = workedLedger();
    const { ledger, journal } = openLedger(files.folder, wall);
    for (let entry = 0; entry < 17; entry += 1)
      journal.append({ type: 'service-used', at: wall(), origin: 'x'.repeat(1_000_000), merchantId: 'm' });
    ledger.close();
    expect(examine(files)).toBe('sound');
    lose(files, 'shift-opened');
    expect(examine(files)).toBe('damaged');
  });
});
