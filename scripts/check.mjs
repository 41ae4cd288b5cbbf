// npm run check [-- --since REF]: in about a minute, what a change can have broken: types, lint, format, and the tests
// that load what was changed since the last commit, or since REF. What did not change is remembered in out/check/.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ONE_LANE, types } from './checks/one-lane.mjs';
import { drawnFiles, testsThatLoad } from './checks/affected-tests.mjs';
import { sampleSeed } from './checks/sample-seed.mjs';
import { check, inTwoLanes, print } from './checks/step.mjs';
import { writeClassNames } from './class-names.mjs';
import { writeMessageTypes } from './messages/types.mjs';
import { commandOf, main, PROJECT } from './project.mjs';
import { run } from './runtime/program.mjs';
import { SetUpError } from './runtime/set-up-error.mjs';

/** @typedef {import('./checks/step.mjs').Outcome} Outcome */

const { values } = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } });
const MEMORY = join(PROJECT, 'out', 'check');

const SEED = sampleSeed();
/** A tenth of the simulation's histories of npm test. */
const ENV = { ...process.env, ...ONE_LANE, SIMULATION_SHARE: '0.1', SAMPLE_SEED: SEED, NO_COLOR: '1' };

/** @param {readonly string[]} args */
const node = (...args) => run(process.execPath, args, { cwd: PROJECT, env: ENV });

/** @param {string} part of the project, as its tsconfig is named */
const typesOf = (part) => () =>
  check(`types of ${part}`, () =>
    node(...types(part), '--incremental', '--tsBuildInfoFile', join(MEMORY, `${part}.json`)),
  );

/** @param {readonly string[]} paths files or folders of tests, of which only those that fail are printed */
const vitest = (paths) => node(commandOf('vitest'), 'run', '--reporter=minimal', ...paths);

/** Nothing to check. */
const NOTHING = { code: 0, output: '' };

/** They bundle the whole simulation for each of their cases, and are left to npm test. */
const BUNDLING = 'test/simulation/broken-variants/';

/** They run at each check: they read files that they do not import. */
const ALWAYS = ['test/unit/boundaries', 'test/unit/docs', 'test/unit/shared/messages'];

/** @param {readonly string[]} changed */
const affectedTests = (changed) => () =>
  check('tests that the change can affect', async () => {
    const others = [BUNDLING, ...ALWAYS];
    const affected = testsThatLoad(changed).filter((file) => !others.some((path) => file.startsWith(path)));
    const { run: files, left } = drawnFiles(affected, changed, SEED);
    if (left > 0)
      console.log(`Of the files of tests that the change can affect, ${left} are left to npm test.`);
    return files.length === 0 ? NOTHING : vitest(files);
  });

/**
 * Of the changed files: what a changed type does to the rules of a file that uses it is left to npm test.
 *
 * @param {readonly string[]} changed
 */
const lint = (changed) => () =>
  check('lint of what changed', async () => {
    const files = changed.filter((file) => /\.m?tsx?$|\.mjs$/.test(file));
    return files.length === 0 ? NOTHING : node(commandOf('oxlint'), ...files);
  });

/** Files that are new, or differ from those of `--since`, relative to the project. */
async function changedFiles() {
  const listed = await Promise.all([
    run('git', ['diff', '--name-only', '--diff-filter=d', values.since], { cwd: PROJECT }),
    run('git', ['ls-files', '--others', '--exclude-standard'], { cwd: PROJECT }),
  ]);
  const unread = listed.find(({ code }) => code !== 0);
  if (unread)
    throw new SetUpError(`git cannot say what has changed since ${values.since}: ${unread.output.trim()}`);
  return listed.flatMap(({ output }) => output.split('\n')).filter(Boolean);
}

const boundaries = () => check('boundaries, documents and messages', () => vitest(ALWAYS));

/**
 * The longest first: two run at a time. Tests wait as much as they compute, and leave room for all the others.
 *
 * @param {readonly string[]} changed
 */
const checksOf = (changed) => [
  affectedTests(changed),
  typesOf('test'),
  lint(changed),
  typesOf('main'),
  typesOf('renderer'),
  () => check('format', () => node(commandOf('oxfmt'), '--check')),
  () =>
    check('styles', () =>
      node(
        ...[commandOf('stylelint'), 'src-renderer/**/*.css', '--cache', '--cache-strategy', 'content'],
        ...['--cache-location', join(MEMORY, 'stylelint')],
      ),
    ),
  boundaries,
];

await main(async () => {
  writeClassNames();
  await writeMessageTypes();
  const changed = await changedFiles();
  /** @type {Outcome[]} */
  const outcomes = [];
  const record = (/** @type {Outcome} */ outcome) => {
    outcomes.push(outcome);
    print(outcome);
  };
  await inTwoLanes(checksOf(changed), record);
  const failed = outcomes.filter((outcome) => outcome.failed > 0).map(({ name }) => name);
  console.log(failed.length === 0 ? 'All as it should be' : `To mend: ${failed.join(', ')}`);
  return failed.length === 0 ? 0 : 1;
});
