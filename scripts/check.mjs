// npm run check [-- --since REF]: in about a minute, what a change can have broken: types, lint, format, and the tests
// that load what was changed since the last commit, or since REF. What did not change is remembered in out/check/.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ONE_LANE, types } from './checks/one-lane.mjs';
import { sampleSeed } from './checks/sample-seed.mjs';
import { check, inTwoLanes, print } from './checks/step.mjs';
import { writeClassNames } from './class-names.mjs';
import { commandOf, main, PROJECT } from './project.mjs';
import { run } from './runtime/program.mjs';

/** @typedef {import('./checks/step.mjs').Outcome} Outcome */

const { values } = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } });
const MEMORY = join(PROJECT, 'out', 'check');

/** A fifth of the simulation's histories of npm test. */
const ENV = { ...process.env, ...ONE_LANE, SIMULATION_SHARE: '0.2', SAMPLE_SEED: sampleSeed() };

/** @param {readonly string[]} args */
const node = (...args) => run(process.execPath, args, { cwd: PROJECT, env: ENV });

/** @param {string} part of the project, as its tsconfig is named */
const typesOf = (part) => () =>
  check(`types of ${part}`, () =>
    node(...types(part), '--incremental', '--tsBuildInfoFile', join(MEMORY, `${part}.json`)),
  );

/** The tests that bundle the whole simulation for each of their cases are left to npm test. */
const affectedTests = () =>
  check('tests that the change can affect', () =>
    node(
      ...[commandOf('vitest'), 'run', '--reporter=dot', '--passWithNoTests', '--changed', values.since],
      ...['--exclude', 'test/simulation/broken-variants/**'],
    ),
  );

/** Of the changed files: what a changed type does to the rules of a file that uses it is left to npm test. */
const lint = () =>
  check('lint of what changed', async () => {
    const listed = await Promise.all([
      run('git', ['diff', '--name-only', '--diff-filter=d', values.since], { cwd: PROJECT }),
      run('git', ['ls-files', '--others', '--exclude-standard'], { cwd: PROJECT }),
    ]);
    const unread = listed.find(({ code }) => code !== 0);
    const changed = listed
      .flatMap(({ output }) => output.split('\n'))
      .filter((file) => /\.m?tsx?$|\.mjs$/.test(file));
    return unread ?? (changed.length > 0 ? node(commandOf('oxlint'), ...changed) : { code: 0, output: '' });
  });

const boundaries = () =>
  check('boundaries', () => node(commandOf('vitest'), 'run', '--reporter=dot', 'test/unit/boundaries'));

/** The longest first: two run at a time. Tests wait as much as they compute, and leave room for all the others. */
const CHECKS = [
  affectedTests,
  typesOf('test'),
  lint,
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
  /** @type {Outcome[]} */
  const outcomes = [];
  const record = (/** @type {Outcome} */ outcome) => {
    outcomes.push(outcome);
    print(outcome);
  };
  await inTwoLanes(CHECKS, record);
  const failed = outcomes.filter((outcome) => outcome.failed > 0).map(({ name }) => name);
  console.log(failed.length === 0 ? 'All as it should be' : `To mend: ${failed.join(', ')}`);
  return failed.length === 0 ? 0 : 1;
});
