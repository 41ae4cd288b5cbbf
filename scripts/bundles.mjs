import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf, PROJECT } from './project.mjs';
import { run } from './runtime/program.mjs';
import { SetUpError } from './runtime/set-up-error.mjs';

/**
 * @typedef {object} Bundle
 * @property {string} name
 * @property {string} config Vite's
 * @property {string} output a file that every build writes
 * @property {readonly string[]} sources folders and files it is made of, beside its configuration and dependencies
 */

/** @type {readonly Bundle[]} */
const BUNDLES = [
  {
    name: 'main',
    config: 'vite.main.config.mts',
    output: 'out/main/index.cjs',
    sources: ['shared', 'src-main', 'scripts/messages'],
  },
  {
    name: 'ledger',
    config: 'vite.ledger.config.mts',
    output: 'out/ledger/index.cjs',
    sources: ['shared', 'src-main'],
  },
  {
    name: 'rehearsal',
    config: 'vite.rehearsal.config.mts',
    output: 'out/rehearsal/index.cjs',
    sources: ['shared', 'src-main'],
  },
  {
    name: 'preload',
    config: 'vite.preload.config.mts',
    output: 'out/preload/preload.cjs',
    sources: ['shared', 'src-main/preload'],
  },
  {
    name: 'renderer',
    config: 'vite.renderer.config.mts',
    output: 'out/renderer/index.html',
    sources: ['shared', 'src-renderer', 'scripts/messages'],
  },
  {
    name: 'sandbox',
    config: 'vite.sandbox.config.mts',
    output: 'out/sandbox/index.js',
    sources: ['sandbox'],
  },
];

/** Builds every bundle, and says so. */
export async function buildAll() {
  await build(BUNDLES);
}

/**
 * Builds what changed since its last build.
 *
 * @param {readonly string[]} [names] of bundles; all without it
 */
export async function buildStale(names) {
  await build(BUNDLES.filter((bundle) => (names?.includes(bundle.name) ?? true) && isStale(bundle, PROJECT)));
}

/**
 * @param {readonly Bundle[]} bundles
 * @returns {Promise<void>} rejects with `SetUpError`, the bundler's words in it
 */
async function build(bundles) {
  for (const { name, config } of bundles) {
    const { code, output } = await run(process.execPath, [commandOf('vite'), 'build', '-c', config], {
      cwd: PROJECT,
    });
    if (code !== 0)
      throw new SetUpError(`The ${name} bundle was not built: mend this and start again.\n${output.trim()}`);
  }
}

/**
 * @param {Omit<Bundle, 'name'>} bundle
 * @param {string} project
 */
export function isStale({ config, output, sources }, project) {
  const built = join(project, output);
  if (!existsSync(built)) return true;
  const changed = [...sources, config, 'package-lock.json'].map((path) => lastChange(join(project, path)));
  return Math.max(...changed) > statSync(built).mtimeMs;
}

/**
 * Folders count too: their time changes when a file is added or removed.
 *
 * @param {string} path
 * @returns {number} milliseconds since 1970
 */
function lastChange(path) {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => lastChange(join(path, name))));
}
