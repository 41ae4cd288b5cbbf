import { createHash } from 'node:crypto';

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
