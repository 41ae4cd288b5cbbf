import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { backupName, listBackups } from '../../../../src-main/ledger/backup/backup-files.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';

test('a backup is named by the moment it was begun', () => {
  expect(backupName(Date.UTC(2026, 0, 2, 3, 4, 5, 6))).toBe('ledger-2026-01-02T03-04-05-006Z.db');
});

test('the name tells the moment again, the newest first', () => {
  const moments = fc.uniqueArray(fc.integer({ min: 0, max: Date.UTC(2100, 0) }), { maxLength: 5 });
  fc.assert(
    fc.property(moments, (times) => {
      const folder = temporaryFolder();
      for (const at of times) writeFileSync(join(folder, backupName(at)), '');
      const newestFirst = times.toSorted((a, b) => b - a);
      expect(listBackups(folder)).toEqual(
        newestFirst.map((at) => ({ file: join(folder, backupName(at)), at })),
      );
    }),
    { numRuns: 20 },
  );
});

test('what is not a finished backup is left out', () => {
  const folder = temporaryFolder();
  for (const name of [
    `${backupName(0)}-journal`,
    `copy of ${backupName(0)}`,
    'ledger.db',
    'ledger-mine.db',
  ]) {
    writeFileSync(join(folder, name), '');
  }
  mkdirSync(join(folder, 'ledger-2026'));
  expect(listBackups(folder)).toEqual([]);
});

test('a folder that is not there holds none', () => {
  expect(listBackups(join(temporaryFolder(), 'backups'))).toEqual([]);
});
