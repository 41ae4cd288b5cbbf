import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isBelow } from '../../../../src-main/ledger/care/is-below.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';

test('a file in the folder, or in one of its folders, is below it', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'backups'));
  expect(isBelow(folder, join(folder, 'ledger.db'))).toBe(true);
  expect(isBelow(folder, join(folder, 'backups', 'new.db'))).toBe(true);
  expect(isBelow(folder, join(folder, 'backups', '..', 'ledger.db'))).toBe(true);
  expect(isBelow(folder, join(folder, '..hidden', 'new.db'))).toBe(true);
});

test('a file beside it is not, though its name begins alike', () => {
  const folder = temporaryFolder();
  expect(isBelow(folder, join(folder, '..', 'new.db'))).toBe(false);
  expect(isBelow(folder, `${folder}-copy/new.db`)).toBe(false);
  expect(isBelow(folder, join(temporaryFolder(), 'new.db'))).toBe(false);
});

test('a file is in the folder that its link leads into', () => {
  const folder = temporaryFolder();
  const link = join(temporaryFolder(), 'link');
  symlinkSync(folder, link);
  expect(isBelow(folder, join(link, 'new.db'))).toBe(true);
});
