import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deviations, readSums, sha256 } from '../../../scripts/runtime/pinned-files.mjs';
import { temporaryFolder, writeIn } from '../../support/system/temporary-folder.ts';

const sumOf = (text: string): string => createHash('sha256').update(text).digest('hex');

test('reads a list as sha256sum writes it, names with spaces too', () => {
  const file = writeIn(temporaryFolder(), 'sums', `${sumOf('a')}  a b.txt\n${sumOf('c')}  sub/c\n`);
  expect([...readSums(file)]).toEqual([
    ['a b.txt', sumOf('a')],
    ['sub/c', sumOf('c')],
  ]);
});

test('accepts a folder with exactly the listed files', async () => {
  const folder = temporaryFolder();
  writeIn(folder, 'sub/good', 'good');
  expect(await deviations(folder, new Map([['sub/good', sumOf('good')]]))).toEqual([]);
});

test('names files that differ, are missing, or are not listed', async () => {
  const folder = temporaryFolder();
  writeIn(folder, 'good', 'good');
  writeIn(folder, 'changed', 'evil');
  writeIn(folder, 'sub/added', 'evil');
  const sums = new Map(['good', 'changed', 'missing'].map((name) => [name, sumOf(name)]));
  expect(await deviations(folder, sums)).toEqual(['changed', 'missing', join('sub', 'added')]);
});

test('a file that is not there has no sum', async () => {
  expect(await sha256(join(temporaryFolder(), 'none'))).toBe('');
});
