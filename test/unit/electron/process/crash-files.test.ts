import { mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeOldCrashFiles } from '../../../../src-main/electron/process/crash-files.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';

test('the newest five crash files stay, wherever the platform keeps them', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'pending'));
  for (let age = 0; age < 8; age++) {
    for (const ending of ['dmp', 'meta']) {
      const file = join(folder, 'pending', `${age}.${ending}`);
      writeFileSync(file, '');
      utimesSync(file, 1_000_000 - age, 1_000_000 - age);
    }
  }
  writeFileSync(join(folder, 'settings.dat'), '');
  expect(await removeOldCrashFiles(folder)).toEqual({ kept: 5, removed: 3 });
  expect(readdirSync(join(folder, 'pending')).filter((name) => name.endsWith('.dmp'))).toEqual(
    [0, 1, 2, 3, 4].map((age) => `${age}.dmp`),
  );
  expect(readdirSync(join(folder, 'pending'))).toHaveLength(10);
  expect(readdirSync(folder)).toContain('settings.dat');
});

test('one that is gone before it is looked at leaves the others to be removed', async () => {
  const folder = temporaryFolder();
  for (let age = 0; age < 8; age++) writeFileSync(join(folder, `${age}.dmp`), '');
  symlinkSync(join(folder, 'gone'), join(folder, 'moved.dmp'));
  expect(await removeOldCrashFiles(folder)).toEqual({ kept: 5, removed: 3 });
});

test('no folder is no failure', async () => {
  expect(await removeOldCrashFiles('/nowhere/at/all')).toEqual({ kept: 0, removed: 0 });
});
