import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PROJECT = join(import.meta.dirname, '../../..');
const read = (name: string): unknown => JSON.parse(readFileSync(join(PROJECT, name), 'utf8'));

interface Locked {
  readonly version: string;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
}

const { packages } = read('package-lock.json') as { readonly packages: Readonly<Record<string, Locked>> };
const { allowScripts, devDependencies } = read('package.json') as {
  readonly allowScripts: Readonly<Record<string, boolean>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};
const LOCKED = Object.entries(packages)
  .filter(([path]) => path !== '')
  .map(([path, locked]) => ({ name: path.split('node_modules/').at(-1) ?? '', ...locked }));

/** They ask for a notice at most. */
const PERMISSIVE = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['Python-2.0', 'PSF-2.0', 'CC0-1.0', 'OFL-1.1', 'Unicode-DFS-2016', 'WTFPL'],
  ...['(MIT OR CC0-1.0)', 'WTFPL OR ISC', '(WTFPL OR MIT)'],
];
/** Others of packages that build or test the till, of which nothing is in it. Each by name. */
const OF_TOOLS: Readonly<Record<string, string>> = {
  'axe-core': 'MPL-2.0',
  'caniuse-lite': 'CC-BY-4.0',
  lightningcss: 'MPL-2.0',
  'lightningcss-android-arm64': 'MPL-2.0',
  'lightningcss-darwin-arm64': 'MPL-2.0',
  'lightningcss-darwin-x64': 'MPL-2.0',
  'lightningcss-freebsd-x64': 'MPL-2.0',
  'lightningcss-linux-arm-gnueabihf': 'MPL-2.0',
  'lightningcss-linux-arm64-gnu': 'MPL-2.0',
  'lightningcss-linux-arm64-musl': 'MPL-2.0',
  'lightningcss-linux-x64-gnu': 'MPL-2.0',
  'lightningcss-linux-x64-musl': 'MPL-2.0',
  'lightningcss-win32-arm64-msvc': 'MPL-2.0',
  'lightningcss-win32-x64-msvc': 'MPL-2.0',
  'svg-tags': 'not stated',
};

test('every licence is one that is on the list', () => {
  const others = LOCKED.filter(({ license = '' }) => !PERMISSIVE.includes(license));
  const named = Object.fromEntries(others.map(({ name, license = 'not stated' }) => [name, license]));
  expect(named).toEqual(OF_TOOLS);
});

/** npm 11 runs no other: https://docs.npmjs.com/cli/commands/npm-install-scripts */
test('every install script is allowed or refused by name', () => {
  const withScript = LOCKED.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  expect(Object.keys(allowScripts).sort()).toEqual([...new Set(withScript)].sort());
});

test('the runtime is one exact version, and the same in the lock file', () => {
  expect(devDependencies['electron']).toMatch(/^\d+\.\d+\.\d+$/);
  expect(packages['node_modules/electron']?.version).toBe(devDependencies['electron']);
});
