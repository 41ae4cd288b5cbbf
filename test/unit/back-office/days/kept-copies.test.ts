import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { KeptCopies } from '../../../../src-main/back-office/days/kept-copies.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

test('the oldest copies go when there are more than two years of days', async () => {
  const folder = temporaryFolder();
  const copies = new KeptCopies(folder);
  const names = Array.from({ length: 752 }, (_, index) => `days-${String(index).padStart(4, '0')}`);
  for (const name of names) await copies.keep(name, 'line\r\n');
  await copies.keep('days-0751', 'again\r\n');
  expect(readdirSync(folder).sort()).toEqual(names.slice(-750).map((name) => `${name}.csv`));
});

test.skipIf(process.platform === 'win32')('what is no file is no copy, and holds nothing up', async () => {
  const folder = temporaryFolder();
  const copies = new KeptCopies(folder);
  execFileSync('mkfifo', [join(folder, 'days-2.csv')]);
  mkdirSync(join(folder, 'days-3.csv'));
  await copies.keep('days-1', 'line\r\n');
  expect(await copies.heads('days-', 10)).toEqual([{ file: 'days-1.csv', text: 'line\r\n' }]);
});
