import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { saveBackup } from '../../../src-main/ledger/backup/make-backup.ts';
import { openLedger } from '../../../src-main/ledger/open-ledger.ts';
import { servicesOf } from '../../../src-main/ledger/services.ts';
import { compareRecord } from '../../../src-main/ledger/tool/compare-record.ts';
import { doLedgerJob } from '../../../src-main/ledger/tool/job.ts';
import { prepareChosen } from '../../../src-main/ledger/tool/prepare-chosen.ts';
import { earlierLedger } from '../../support/ledger/earlier-ledger.ts';
import { editLedger } from '../../support/ledger/edited-ledger.ts';
import { paidSale, temporaryLedger, wall } from '../../support/ledger/ledger-folder.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';
import type { LedgerFiles } from '../../../src-main/ledger/file/ledger-files.ts';

const SERVICE = { origin: 'https://api.example.test', merchantId: 'm' };

/** A ledger of this terminal that takes these sales more; five events each. */
function sell(files: LedgerFiles, terminal: string | undefined, ...sales: readonly number[]): void {
  const { ledger, journal } = openLedger(files.folder, wall);
  if (terminal !== undefined) servicesOf(journal, SERVICE, terminal, wall());
  for (const number of sales) ledger.append(paidSale(`s${number}`, number), [`s${number}`]);
  ledger.close();
}

function ledgerOf(terminal: string | undefined, ...sales: readonly number[]): LedgerFiles {
  const files = temporaryLedger();
  sell(files, terminal, ...sales);
  return files;
}

/** A backup of it, as on a stick. */
function savedFrom(files: LedgerFiles): string {
  const file = join(temporaryFolder(), 'stick.db');
  saveBackup(files, file);
  return file;
}

const WHOLE = { faults: [], faultCount: 0 };

test('a backup is the same record, then an earlier state of it, with what it does not have', () => {
  const files = ledgerOf('till', 1, 2);
  const backup = savedFrom(files);
  expect(compareRecord(files, backup)).toEqual({
    ...WHOLE,
    relation: { kind: 'same' },
    madeBy: 'this-terminal',
    lastAt: wall() + 2,
  });
  sell(files, 'till', 3, 4);
  // `ledger-begun`, `service-used` and two sales of five events come first.
  const until = { place: 12, at: wall() + 2 };
  expect(compareRecord(files, backup)).toMatchObject({
    relation: { kind: 'earlier', ...until, rowsHere: 10 },
    madeBy: 'this-terminal',
  });
});

test('a ledger that was set back, one that went on by itself and one of another till are told apart', () => {
  const files = ledgerOf('till', 1);
  const copy = temporaryLedger();
  copyFileSync(files.database, copy.database);
  sell(files, 'till', 2);
  const until = { place: 7, at: wall() + 1 };
  expect(compareRecord(copy, files.database).relation).toEqual({ kind: 'later', ...until, rowsThere: 5 });
  sell(copy, 'till', 3, 4);
  expect(compareRecord(files, copy.database).relation).toEqual({
    kind: 'parted',
    ...until,
    here: { rows: 5, first: 'event 6 of sale s2', sales: 1, lastSale: { number: 2, at: wall() + 2 } },
    there: { rows: 10, first: 'event 6 of sale s3', sales: 2, lastSale: { number: 4, at: wall() + 4 } },
  });
  const other = ledgerOf('another till', 1);
  expect(compareRecord(files, other.database)).toMatchObject({
    relation: { kind: 'unrelated' },
    madeBy: 'another-terminal',
  });
});

test('a ledger of the same terminal from a computer that is gone is its own, and one that names none is said', () => {
  const files = ledgerOf('till', 1);
  expect(compareRecord(files, ledgerOf('till', 7).database)).toMatchObject({
    relation: { kind: 'unrelated' },
    madeBy: 'this-terminal',
  });
  expect(compareRecord(files, ledgerOf(undefined, 7).database)).toMatchObject({ madeBy: 'unknown' });
  const unnamed = ledgerOf(undefined, 1);
  const backup = savedFrom(unnamed);
  sell(unnamed, 'till', 2);
  expect(compareRecord(unnamed, backup)).toMatchObject({
    relation: { kind: 'earlier' },
    madeBy: 'this-terminal',
  });
});

test('a file in which an amount was edited, and one that is no ledger, are damaged', () => {
  const files = ledgerOf('till', 1);
  const backup = savedFrom(files);
  editLedger(
    { ...files, database: backup },
    `UPDATE event SET body = replace(body, '1250', '1251') WHERE type = 'sale-started'`,
  );
  const found = compareRecord(files, backup);
  expect(found.relation).toBeUndefined();
  expect(found.faults).toContain('event 1 of sale s1 has changed since it was written');
  expect(() => prepareChosen(files, backup)).toThrow('event 1 of sale s1 has changed since it was written');
  expect(existsSync(files.proving)).toBe(false);
  const text = join(temporaryFolder(), 'letter.db');
  writeFileSync(text, 'Dear Ada, '.repeat(900));
  expect(compareRecord(files, text)).toMatchObject({ madeBy: 'unknown', faultCount: 1 });
});

test('the ledger of another terminal is not made ready, and is refused in words', () => {
  const files = ledgerOf('till', 1);
  const other = savedFrom(ledgerOf('another till', 1));
  expect(() => prepareChosen(files, other)).toThrow(/stick\.db is the ledger of another terminal/);
  expect(existsSync(files.proving)).toBe(false);
  prepareChosen(files, savedFrom(files));
  expect(existsSync(files.proving)).toBe(true);
});

test('a pipe, a file that is gone and a newer ledger are said in a sentence, and nothing waits for them', () => {
  const files = ledgerOf('till', 1);
  const compared = (other: string): unknown =>
    doLedgerJob({ do: 'compare', folder: files.folder, other }, wall(), () => undefined);
  const pipe = join(temporaryFolder(), 'pipe');
  execFileSync('mkfifo', [pipe]);
  expect(compared(pipe)).toEqual({ did: 'nothing', why: `${pipe} is no file.` });
  expect(compared(`${pipe}-gone`)).toMatchObject({
    did: 'nothing',
    why: expect.stringContaining('ENOENT') as string,
  });
  const newer = savedFrom(files);
  editLedger({ ...files, database: newer }, 'PRAGMA user_version = 999');
  expect(compared(newer)).toMatchObject({
    did: 'nothing',
    why: expect.stringContaining('newer version') as string,
  });
});

test('a ledger of a version that knew no links cannot be compared row by row', () => {
  const files = ledgerOf('till', 1);
  const early = earlierLedger(5, 1);
  expect(compareRecord(files, early.database)).toMatchObject({
    relation: { kind: 'not-linked' },
    madeBy: 'unknown',
  });
});
