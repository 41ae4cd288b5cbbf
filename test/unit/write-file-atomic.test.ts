import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeFileAtomic } from '../../src-main/write-file-atomic.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countertop-write-'));
});
afterEach(() => rm(folder, { recursive: true }));

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
