import { generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeRelease } from '../../../../scripts/packaging/release-file.mjs';
import { readRelease } from '../../../../src-main/updates/release.ts';
import { temporaryFolder, writeIn } from '../../../support/system/temporary-folder.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');

test('tills read the release that packaging writes, and only with its signature', () => {
  const folder = temporaryFolder();
  const program = writeIn(folder, 'out/index.cjs', 'a program');
  const pem = String(privateKey.export({ format: 'pem', type: 'pkcs8' }));
  writeIn(folder, 'countertop-1.2.0-x64.AppImage', 'a package');
  expect(writeRelease({ folder, version: '1.2.0', program, privateKey: pem })).toEqual({
    packages: ['countertop-1.2.0-x64.AppImage'],
    isSigned: true,
  });

  const release = readFileSync(join(folder, 'release.json'));
  const signature = readFileSync(join(folder, 'release.json.sig'), 'utf8');
  const read = readRelease(release, signature, publicKey);
  expect(read).toMatchObject({ release: { version: '1.2.0', staged: 100 } });
  const file = 'release' in read ? read.release.rehearsal.file : '';
  expect(readFileSync(join(folder, file), 'utf8')).toBe('a program');

  const changed = Buffer.from(String(release).replace('1.2.0', '1.2.1'));
  expect(readRelease(changed, signature, publicKey)).toEqual({ refused: 'not-signed' });
});

test('without a key a release is written, and says that it is not signed', () => {
  const folder = temporaryFolder();
  const program = writeIn(folder, 'out/index.cjs', 'a program');
  writeIn(folder, 'countertop-1.2.0-x64.AppImage', 'a package');
  writeIn(folder, 'release.json.sig', 'of an earlier release');
  expect(writeRelease({ folder, version: '1.2.0', program, privateKey: undefined }).isSigned).toBe(false);
  expect(existsSync(join(folder, 'release.json.sig'))).toBe(false);
});

test('a release that no till could have is not written', () => {
  const folder = temporaryFolder();
  const program = writeIn(folder, 'out/index.cjs', 'a program');
  writeIn(folder, 'countertop-1.1.0-x64.AppImage', 'an earlier package');
  const write = () => writeRelease({ folder, version: '1.2.0', program, privateKey: undefined });
  expect(write).toThrow('has no package of version 1.2.0');
  expect(existsSync(join(folder, 'release.json'))).toBe(false);
  const nowhere = { folder: join(folder, 'dist'), version: '1.2.0', program, privateKey: undefined };
  expect(() => writeRelease(nowhere)).toThrow('npm run package');
});

test('a release names the packages of its version that lie beside it, by kind and processor', () => {
  const folder = temporaryFolder();
  const program = writeIn(folder, 'out/index.cjs', 'a program');
  for (const name of [
    'countertop-1.2.0-x64.AppImage',
    'countertop-1.2.0-arm64.deb',
    'countertop-1.2.0-x86_64.rpm',
    'countertop-1.2.0-x64.exe',
    'countertop-1.2.0-arm64.dmg',
    'countertop-1.1.0-x64.AppImage',
    'SHA256SUMS-linux',
  ])
    writeIn(folder, name, name);
  writeRelease({ folder, version: '1.2.0', program, privateKey: undefined });
  const { packages } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as {
    readonly packages: readonly { readonly kind: string; readonly arch: string; readonly bytes: number }[];
  };
  expect(packages.map(({ kind, arch, bytes }) => [kind, arch, bytes])).toEqual([
    ['deb', 'arm64', 26],
    ['dmg', 'arm64', 26],
    ['AppImage', 'x64', 29],
    ['exe', 'x64', 24],
    ['rpm', 'x64', 27],
  ]);
});
