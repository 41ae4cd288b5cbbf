import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { KeptCopies } from '../../../../src-main/back-office/days/copies/kept-copies.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';

test('the oldest copies go when there are more than two years of days, whatever they are called', async () => {
  const folder = temporaryFolder();
  const copies = new KeptCopies(folder);
  const days = Array.from({ length: 750 }, (_, index) => `days-${index}-as-of-2026-01-03`);
  const names = ['payout-set_9-as-of-2026-01-02', 'days-9-as-of-2026-01-02', ...days];
  const byZone = 'days-8-as-of-2026-01-02-in-America_New_York';
  for (const name of [byZone, ...names]) await copies.keep(name, 'line\r\n');
  await copies.keep('days-749-as-of-2026-01-03', 'again\r\n');
  expect(readdirSync(folder).sort()).toEqual(days.map((name) => `${name}.csv`).sort());
});

test('a copy is read by its name, which leads out of no folder', async () => {
  const folder = temporaryFolder();
  const copies = new KeptCopies(join(folder, 'copies'));
  await copies.keep('days-1', 'line\r\n');
  writeFileSync(join(folder, 'secret.csv'), 'secret');
  expect(await copies.read('days-1.csv')).toBe('line\r\n');
  for (const name of ['days-2.csv', '../secret.csv', '']) expect(await copies.read(name)).toBeUndefined();
});

test('before the first comparison there are none, which is no failure; a folder that cannot be read is one', async () => {
  const folder = temporaryFolder();
  const copies = new KeptCopies(join(folder, 'copies'));
  expect(await copies.read('days-1.csv')).toBeUndefined();
  expect(await copies.heads('days-', 10)).toEqual([]);
  writeFileSync(join(folder, 'a-file'), '');
  await expect(new KeptCopies(join(folder, 'a-file')).read('days-1.csv')).rejects.toThrow('ENOTDIR');
});

test.skipIf(process.platform === 'win32')('what is no file is no copy, and holds nothing up', async () => {
  const folder = temporaryFolder();
  const copies = new KeptCopies(folder);
  execFileSync('mkfifo', [join(folder, 'days-2.csv')]);
  mkdirSync(join(folder, 'days-3.csv'));
  await copies.keep('days-1', 'line\r\n');
  expect(await copies.heads('days-', 10)).toEqual([{ file: 'days-1.csv', text: 'line\r\n' }]);
});
