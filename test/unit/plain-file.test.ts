import { execFileSync } from 'node:child_process';
import { symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faultOfFile, faultOfOwnFile } from '../../src-main/plain-file.ts';
import { temporaryFolder } from '../support/system/temporary-folder.ts';

test('a file of bearable length has no fault, and one that is not there none of its own', () => {
  const file = join(temporaryFolder(), 'file');
  expect(faultOfOwnFile(file, 10)).toBeUndefined();
  expect(() => faultOfFile(file, 10)).toThrow('ENOENT');
  writeFileSync(file, 'ten bytes.');
  expect([faultOfFile(file, 10), faultOfOwnFile(file, 10)]).toEqual([undefined, undefined]);
  truncateSync(file, 100 * 1024 * 1024);
  expect([faultOfFile(file, 10), faultOfOwnFile(file, 10)]).toEqual(['too-long', 'too-long']);
});

test.skipIf(process.platform === 'win32')(
  'a pipe, a device and a folder are no files, and a link is none of ours',
  () => {
    const folder = temporaryFolder();
    execFileSync('mkfifo', [join(folder, 'pipe')]);
    for (const path of [join(folder, 'pipe'), '/dev/zero', folder])
      expect([faultOfFile(path, 10), faultOfOwnFile(path, 10)]).toEqual(['not-a-file', 'not-a-file']);
    writeFileSync(join(folder, 'file'), '');
    symlinkSync(join(folder, 'file'), join(folder, 'link'));
    expect(faultOfFile(join(folder, 'link'), 10)).toBeUndefined();
    expect(faultOfOwnFile(join(folder, 'link'), 10)).toBe('not-a-file');
  },
);
