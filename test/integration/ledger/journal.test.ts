import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, test } from 'vitest';
import { makeBackup } from '../../../src-main/ledger/backup/make-backup.ts';
import { connect } from '../../../src-main/ledger/file/connect.ts';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { EntryWriter } from '../../../src-main/ledger/record/entry-writer.ts';
import { repair } from '../../../src-main/ledger/repair/repair.ts';
import { PAGE_BYTES } from '../../../src-main/ledger/repair/salvage/pages.ts';
import { checkLedger } from '../../../src-main/ledger/tool/check-ledger.ts';
import { exportLedger } from '../../../src-main/ledger/tool/export-ledger.ts';
import { restoreLedger } from '../../../src-main/ledger/tool/restore-ledger.ts';
import { verifyLedger } from '../../../src-main/ledger/tool/verify-ledger.ts';
import { bundleForNode } from '../../support/system/bundle-for-node.ts';
import { earlierLedger } from '../../support/ledger/earlier-ledger.ts';
import { paidSale, temporaryLedger, wall } from '../../support/ledger/ledger-folder.ts';
import { reportOf } from '../../support/records/shift-report.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';
import type { LedgerFiles } from '../../../src-main/ledger/file/ledger-files.ts';
import type { JournalEntry } from '../../../src-main/staff/shifts/journal-entry.ts';

const day: readonly JournalEntry[] = [
  { type: 'cashier-added', at: 1, cashierId: 'a', name: 'Ann', role: 'manager' },
  { type: 'shift-opened', at: 2, shift: 1 },
  { type: 'shift-closed', at: 3, shift: 1, cashierId: 'a', upTo: 0, report: reportOf(1) },
  { type: 'shift-opened', at: 4, shift: 2, cashierId: 'a' },
];
const DAY_TYPES = ['cashier-added', 'shift-opened', 'shift-closed'] as const;

/** A till that has sold and kept a journal. */
function worked(files = temporaryLedger()) {
  const { ledger, journal } = openLedger(files.folder, wall);
  for (let number = 1; number <= 40; number += 1)
    ledger.append(paidSale(`s${number}`, number), [`s${number}`]);
  journal.append(...day);
  return { files, ledger, journal };
}

function journalIn(files: LedgerFiles) {
  const { ledger, journal, notices } = openLedger(files.folder, wall);
  const entries = journal.newest(DAY_TYPES, 99).toReversed();
  ledger.close();
  return { entries, notices };
}

test('the journal is in a backup, and comes back with it', () => {
  const { files, ledger } = worked();
  const backup = makeBackup(files, wall(), 1);
  ledger.close();
  const other = temporaryLedger();
  restoreLedger(other, backup, wall());
  expect(journalIn(other).entries).toEqual(day);
});

test.each(['in the database', 'in its log'])('a repair keeps the journal, %s', (where) => {
  const { files, ledger } = worked();
  if (where === 'in the database') {
    ledger.close();
    const bytes = readFileSync(files.database);
    writeFileSync(files.database, bytes.fill(0, 0, PAGE_BYTES));
  } else writeFileSync(files.database, Buffer.alloc(0));
  const { entries, notices } = journalIn(files);
  expect(notices).toMatchObject([{ code: 'ledger-repaired' }]);
  expect(entries).toEqual(day);
});

test('an export has the journal after the sales, and a check counts it', () => {
  const { files, ledger } = worked();
  const target = join(temporaryFolder(), 'all.jsonl');
  expect(exportLedger(files, target)).toEqual({ events: 200, entries: 5 });
  const lines = readFileSync(target, 'utf8').trimEnd().split('\n').slice(200);
  expect(JSON.parse(lines[2] ?? '')).toEqual({
    entry: 3,
    time: '1970-01-01T00:00:00.002Z',
    type: 'shift-opened',
    fields: { shift: 1 },
  });
  ledger.close();
  expect(checkLedger(files)).toMatchObject({ state: 'sound', events: 200, entries: 5, unreadable: [] });
});

test('the file of an older version can be checked and exported as it is, and gets its journal when a till opens it', () => {
  const files = earlierLedger(3, 5);
  expect(checkLedger(files)).toMatchObject({ state: 'sound', version: 3, entries: 0 });
  expect(exportLedger(files, join(temporaryFolder(), 'x.jsonl'))).toMatchObject({ entries: 0 });
  const { ledger, journal, recorded } = openLedger(files.folder, wall);
  journal.append(...day);
  expect(recorded.salesAtHand(1)).toEqual(['late', 'open']);
  ledger.close();
  expect(journalIn(files).entries).toEqual(day);
});

test('entries of a kind that a newer version keeps are no damage here, and a repair keeps them', () => {
  const { files, ledger } = worked();
  ledger.close();
  const connection = connect(files);
  const row = { at: 5, type: 'guest-greeted', cashierId: 'a', shift: 2, body: '{"guests":2}' };
  connection.transaction(() => new EntryWriter(connection).append(row));
  connection.close();
  expect(journalIn(files)).toEqual({ entries: day, notices: [] });
  const { health, chain } = verifyLedger(files);
  expect(chain?.faults).toEqual([]);
  expect(health).toMatchObject({ state: 'sound', unreadable: ['entry 6 of the journal'] });
  expect(repair(files, wall()).rejected).toEqual([]);
  const target = join(temporaryFolder(), 'all.jsonl');
  exportLedger(files, target);
  expect(readFileSync(target, 'utf8')).toContain('"type":"guest-greeted"');
});

describe('a till that is killed while it closes one shift after another', () => {
  test('leaves each shift closed with its whole report, or open', async () => {
    const program = await bundleForNode('test/support/ledger/close-until-killed.ts', 'close-until-killed');
    const folder = temporaryFolder();
    for (const count of [1, 5, 40]) {
      const till = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
      const announced: number[] = [];
      for await (const line of createInterface({ input: till.stdout })) {
        announced.push(Number(line));
        if (announced.length === count) till.kill('SIGKILL');
      }
      if (till.signalCode === null) await once(till, 'exit');
      const { ledger, journal, notices } = openLedger(folder, wall);
      expect(notices).toEqual([]);
      const closed = journal.newest(['shift-closed'], 9_999);
      const opened = journal.newest(['shift-opened'], 9_999);
      // Nothing is out of order or twice, and no closing lacks its figures.
      expect(closed.map(({ shift }) => shift)).toEqual(closed.map((_, index) => closed.length - index));
      for (const { shift, report } of closed) expect(report).toMatchObject({ shift, kind: 'Z', sales: 1 });
      expect(closed.length).toBeGreaterThanOrEqual(announced.at(-1) ?? 0);
      expect(opened.length - closed.length).toBeGreaterThanOrEqual(0);
      expect(opened.length - closed.length).toBeLessThanOrEqual(1);
      ledger.close();
    }
  });
});
