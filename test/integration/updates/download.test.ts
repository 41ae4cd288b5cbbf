import { createHash, randomBytes } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { downloadPackage } from '../../../src-main/updates/download-package.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';
import type { FetchPart } from '../../../src-main/updates/download-package.ts';

const CONTENT = randomBytes(2_500_000);
const PACK = {
  kind: 'AppImage',
  arch: 'x64',
  file: 'countertop-1.1.0-x64.AppImage',
  bytes: CONTENT.length,
  sha256: createHash('sha256').update(CONTENT).digest('hex'),
} as const;

/** Serves the content, and breaks off after so many parts. */
function address(content: Buffer, parts = Infinity) {
  const asked: number[] = [];
  const fetchPart: FetchPart = (_, { from, bytes }) => {
    asked.push(from);
    return Promise.resolve(asked.length > parts ? undefined : content.subarray(from, from + bytes));
  };
  return { asked, fetchPart };
}

const load = (
  target: string,
  fetchPart: FetchPart,
  shown: number[] = [],
  hasRoom = (_bytes: number) => Promise.resolve(true),
) =>
  downloadPackage(
    PACK,
    { target, fetchPart, sleep: () => Promise.resolve(), onPart: (bytes) => shown.push(bytes), hasRoom },
    new AbortController().signal,
  );

test('a package comes in parts, for the till’s user alone', async () => {
  const target = join(temporaryFolder(), PACK.file);
  const { asked, fetchPart } = address(CONTENT);
  const shown: number[] = [];
  expect(await load(target, fetchPart, shown)).toBe('whole');
  expect(asked).toEqual([0, 1_048_576, 2_097_152]);
  expect(shown).toEqual([1_048_576, 2_097_152, 2_500_000]);
  expect(readFileSync(target).equals(CONTENT)).toBe(true);
  expect(statSync(target).mode & 0o777).toBe(0o600);
  // What lies there whole is not loaded again.
  expect(await load(target, address(CONTENT, 0).fetchPart)).toBe('whole');
});

test('what broke off goes on where it was', async () => {
  const target = join(temporaryFolder(), PACK.file);
  expect(await load(target, address(CONTENT, 1).fetchPart)).toBe('unreachable');
  expect(existsSync(target)).toBe(false);
  const { asked, fetchPart } = address(CONTENT);
  expect(await load(target, fetchPart)).toBe('whole');
  expect(asked).toEqual([1_048_576, 2_097_152]);
});

test('a line that breaks off before every part still brings the package', async () => {
  const target = join(temporaryFolder(), PACK.file);
  let calls = 0;
  const fetchPart: FetchPart = (_, { from, bytes }) => {
    calls += 1;
    return Promise.resolve(calls % 5 === 0 ? CONTENT.subarray(from, from + bytes) : undefined);
  };
  expect(await load(target, fetchPart)).toBe('whole');
  expect(calls).toBe(15);
});

test('bytes that the publisher did not sign are removed', async () => {
  const target = join(temporaryFolder(), PACK.file);
  const other = Buffer.from(CONTENT);
  other[2_000_000] = (other[2_000_000] ?? 0) ^ 1;
  expect(await load(target, address(other).fetchPart)).toBe('other-bytes');
  expect(existsSync(target)).toBe(false);
  expect(existsSync(`${target}.part`)).toBe(false);
});

test('an address that gives more or less than was asked for is not believed', async () => {
  const target = join(temporaryFolder(), PACK.file);
  expect(await load(target, () => Promise.resolve(CONTENT))).toBe('unreachable');
  expect(existsSync(`${target}.part`)).toBe(false);
});

test('what came whole before the power went is not loaded again', async () => {
  const target = join(temporaryFolder(), PACK.file);
  writeFileSync(`${target}.part`, CONTENT);
  const { asked, fetchPart } = address(CONTENT);
  expect(await load(target, fetchPart)).toBe('whole');
  expect(asked).toEqual([]);
});

test('what lies there and is too long is begun anew', async () => {
  const target = join(temporaryFolder(), PACK.file);
  writeFileSync(`${target}.part`, Buffer.alloc(PACK.bytes + 1));
  expect(await load(target, address(CONTENT).fetchPart)).toBe('whole');
});

test('where something else fills the disk meanwhile, what was loaded makes room for sales', async () => {
  const target = join(temporaryFolder(), PACK.file);
  const asked: number[] = [];
  const hasRoom = (bytes: number): Promise<boolean> => Promise.resolve(asked.push(bytes) < 3);
  expect(await load(target, address(CONTENT).fetchPart, [], hasRoom)).toBe('disk');
  expect(asked).toEqual([2_500_000, 1_451_424, 402_848]);
  expect(existsSync(`${target}.part`)).toBe(false);
});

test.skipIf(process.platform !== 'linux')(
  'a disk that takes no part more gets back what is there of it',
  async () => {
    const target = join(temporaryFolder(), PACK.file);
    symlinkSync('/dev/full', `${target}.part`);
    await expect(load(target, address(CONTENT).fetchPart)).rejects.toThrow('ENOSPC');
    expect(lstatSync(`${target}.part`, { throwIfNoEntry: false })).toBeUndefined();
  },
);
