import { readdirSync } from 'node:fs';
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
