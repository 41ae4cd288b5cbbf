import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyAside } from '../../../../src-main/ledger/file/copy-aside.ts';
import { temporaryLedger, wall } from '../../../support/ledger/ledger-folder.ts';

test('copies what is there, byte for byte, each time to a folder of its own', () => {
  const files = temporaryLedger();
  const bytes = Buffer.from([0, 255, 10, 13]);
  writeFileSync(files.database, bytes);
  const copies = [copyAside(files, 'quarantined', wall()), copyAside(files, 'quarantined', wall())];
  expect(new Set(copies).size).toBe(2);
  for (const copy of copies) {
    expect(readdirSync(copy)).toEqual(['ledger.db']);
    expect(readFileSync(join(copy, 'ledger.db'))).toEqual(bytes);
  }
});

test('leaves no half copy behind', () => {
  const files = temporaryLedger();
  writeFileSync(files.database, 'one');
  mkdirSync(files.wal);
  expect(() => copyAside(files, 'quarantined', wall())).toThrow();
  expect(readdirSync(files.folder)).toEqual(['ledger.db', 'ledger.db-wal']);
});
