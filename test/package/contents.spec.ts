import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import { removeFolder } from '../support/system/remove-folder.ts';

const { PACKAGED_TILL: program = '', DEBIAN_PACKAGE: debianPackage = '' } = process.env;
const RESOURCES = join(dirname(program), 'resources');

const { listPackage } = createRequire(createRequire(import.meta.url).resolve('app-builder-lib'))(
  '@electron/asar',
) as {
  readonly listPackage: (archive: string, options: object) => string[];
};

test('a packed till holds what runs, and the notices of others', () => {
  const names = listPackage(join(RESOURCES, 'app.asar'), { isPack: false });
  expect(names.filter((name) => /^\/[^/]+$/.test(name)).sort()).toEqual([
    '/node_modules',
    '/out',
    '/package.json',
  ]);
  expect(names.filter((name) => /^\/out\/[^/]+$/.test(name)).sort()).toEqual([
    '/out/ledger',
    '/out/main',
    '/out/preload',
    '/out/rehearsal',
    '/out/renderer',
    '/out/sandbox',
  ]);
  expect(names.filter((name) => /\.(map|ts|cpp|md)$|\/(tests?|benchmarks?)\//.test(name))).toEqual([]);
  const beside = ['LICENSE', 'NOTICES.txt'];
  // Starting with the computer is the shop's choice: docs/deployment.md.
  if (process.platform === 'linux')
    beside.push('countertop.service', 'countertop-kiosk.service', 'countertop-autostart.desktop');
  expect(readdirSync(RESOURCES)).toEqual(expect.arrayContaining(beside));
});

test('a packed till is the same to the last byte when it is packed again', () => {
  const { PACKAGED_AGAIN: again = '' } = process.env;
  const files = filesIn(dirname(program));
  expect(files.length).toBeGreaterThan(100);
  // What only a package of the system has: electron-builder writes it into the same folder.
  const ofPackages = /^resources\/(apparmor-profile|package-type)$/;
  expect(filesIn(again)).toEqual(files.filter(({ name }) => !ofPackages.test(name)));
});

test('a packed till knows which package it came in, by which newer versions are chosen', () => {
  test.skip(debianPackage === '', 'a Debian package is made by root on Debian only');
  const command =
    'dpkg-deb --fsys-tarfile "$0" | tar --extract --to-stdout ./opt/Countertop/resources/package-type';
  expect(execFileSync('sh', ['-c', command, debianPackage], { encoding: 'utf8' })).toBe('deb');
});

function filesIn(folder: string): readonly { readonly name: string; readonly sum: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({
      name: relative(folder, file),
      sum: createHash('sha256').update(readFileSync(file)).digest('hex'),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

test('a packed till has all that training needs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'countertop-till-'));
  const sandboxed = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const till = spawn(program, [...sandboxed, '--training', '--windowed', `--user-data-dir=${folder}`], {
    stdio: 'ignore',
  });
  const ended = once(till, 'exit');
  // The training service has answered and been believed: its terminal has a ledger.
  const ledgers = (): readonly string[] =>
    existsSync(join(folder, 'ledgers')) ? readdirSync(join(folder, 'ledgers')) : [];
  await expect.poll(ledgers, { timeout: 30_000 }).toEqual([expect.stringMatching(/^training-/)]);
  till.kill();
  await ended;
  // Its handler of crashes and the training service outlive it for a moment, and may still be writing there.
  await removeFolder(folder);
});
