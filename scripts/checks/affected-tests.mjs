import { createHash } from 'node:crypto';
import { filesUnder, importsOf } from './imports.mjs';

const FOLDERS = ['shared', 'src-main', 'src-renderer', 'sandbox', 'scripts', 'test'];

const isTest = (/** @type {string} */ file) =>
  /^test\/(?:unit|integration|contract|simulation)\/.+\.test\.tsx?$/.test(file);

/** Every test loads these, or runs as they say. */
const OF_EVERY_TEST = [
  'package.json',
  'package-lock.json',
  'vitest.config.mts',
  'test/support/drawn/drawn-tests.ts',
];

/**
 * The files of tests that load one of the changed files, themselves or by way of others. `vitest list --changed` answers
 * the same after fifteen times as long, since it translates every file for that.
 *
 * @param {readonly string[]} changed relative to the project, with `/`
 * @returns {readonly string[]}
 */
export function testsThatLoad(changed) {
  const files = FOLDERS.flatMap(filesUnder);
  if (OF_EVERY_TEST.some((file) => changed.includes(file))) return files.filter(isTest);
  return loading(
    changed,
    files.flatMap((file) => importsOf(file)),
  ).filter(isTest);
}

/**
 * The changed files, and those that load one of them in the running program, themselves or by way of others.
 *
 * @param {readonly string[]} changed
 * @param {readonly import('./imports.mjs').Import[]} imports
 */
export function loading(changed, imports) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const { from, to, typeOnly } of imports) {
    if (typeOnly) continue;
    const known = importers.get(to);
    if (known) known.push(from);
    else importers.set(to, [from]);
  }
  const found = new Set(changed);
  // A set goes on with what is added while it is walked through.
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return [...found];
}

/** So many files of tests that wait for a service or a disk fit into the minute of `npm run check`. */
const LONG_FILES = 4;

/** @param {string} file */
const isLong = (file) => /^test\/(?:integration|contract)\//.test(file);

/**
 * Which of the files of tests that a change can affect `npm run check` runs: every unit test, the simulation and what was
 * changed itself, and a sample of the others, which `npm test` runs.
 *
 * @param {readonly string[]} files of tests that the change can affect, relative to the project, with `/`
 * @param {readonly string[]} changed files
 * @param {string} seed the same seed draws the same files
 * @returns {{ run: readonly string[], left: number }} `left`: how many files are left to `npm test`
 */
export function drawnFiles(files, changed, seed) {
  const isSampled = (/** @type {string} */ file) => isLong(file) && !changed.includes(file);
  const rank = (/** @type {string} */ file) => createHash('sha256').update(`${seed} ${file}`).digest('hex');
  const sampled = files.filter(isSampled).toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1));
  const run = [...files.filter((file) => !isSampled(file)), ...sampled.slice(0, LONG_FILES)];
  return { run, left: files.length - run.length };
}
