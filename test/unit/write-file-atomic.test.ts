import { chmod, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { writeFileAtomic, writeFileForOthers } from '../../src-main/write-file-atomic.ts';
import { temporaryFolder } from '../support/system/temporary-folder.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

async function* pieces(failsAfter = Number.POSITIVE_INFINITY): AsyncGenerator<string> {
  for (let piece = 1; piece <= 3; piece++) {
    if (piece > failsAfter) throw new Error('the ledger cannot be read');
    yield await Promise.resolve(`line ${piece}\n`);
  }
}

test('a file that comes in pieces is whole', async () => {
  const file = join(folder, 'sales.csv');
  await writeFileAtomic(file, pieces());
  expect(await readFile(file, 'utf8')).toBe('line 1\nline 2\nline 3\n');
  expect(await readdir(folder)).toEqual(['sales.csv']);
});

test('what fails on the way leaves the file of before, and no half of another', async () => {
  const file = join(folder, 'sales.csv');
  await writeFile(file, 'yesterday');
  await expect(writeFileAtomic(file, pieces(2))).rejects.toThrow('the ledger cannot be read');
  expect(await readFile(file, 'utf8')).toBe('yesterday');
  expect(await readdir(folder)).toEqual(['sales.csv']);
});

test('what is given up, even as its last piece is written, leaves the file of before and no draft', async () => {
  const file = join(folder, 'sales.csv');
  await writeFile(file, 'yesterday');
  const giveUp = new AbortController();
  async function* givenUp(after: number): AsyncGenerator<string> {
    let piece = 0;
    for await (const text of pieces()) {
      piece += 1;
      if (piece === after) giveUp.abort();
      yield text;
    }
  }
  for (const after of [1, 3]) {
    await expect(writeFileAtomic(file, givenUp(after), 0o600, giveUp.signal)).rejects.toThrow();
    expect(await readFile(file, 'utf8')).toBe('yesterday');
    expect(await readdir(folder)).toEqual(['sales.csv']);
  }
  await expect(writeFileForOthers(file, 'a table', giveUp.signal)).rejects.toThrow();
  expect(await readFile(file, 'utf8')).toBe('yesterday');
});

test('a link in the place of the draft leads nowhere', async () => {
  const [file, elsewhere] = [join(folder, 'cart.json'), join(folder, 'elsewhere')];
  await writeFile(elsewhere, 'untouched');
  await symlink(elsewhere, `${file}.new`);
  await writeFileAtomic(file, 'a cart');
  expect(await readFile(file, 'utf8')).toBe('a cart');
  expect(await readFile(elsewhere, 'utf8')).toBe('untouched');
});

test.skipIf(process.platform === 'win32')(
  'a file is private, and one that is saved elsewhere is as open to readers as its folder',
  async () => {
    const modeOf = async (name: string) => ((await stat(join(folder, name))).mode & 0o777).toString(8);
    await writeFileAtomic(join(folder, 'own'), '');
    await writeFileForOthers(join(folder, 'closed'), '');
    await chmod(folder, 0o775);
    await writeFileForOthers(join(folder, 'open'), '');
    expect([await modeOf('own'), await modeOf('closed'), await modeOf('open')]).toEqual([
      '600',
      '600',
      '644',
    ]);
  },
);
