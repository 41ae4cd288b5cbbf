// npm test: every check there is, from a fresh clone. Nothing stops early; what failed is shown, the last line counts.
import { join } from 'node:path';
import { buildAll } from './bundles.mjs';
import { readPlaywright, readVitest } from './checks/reports.mjs';
import { ONE_LANE, types } from './checks/one-lane.mjs';
import { sampleSeed } from './checks/sample-seed.mjs';
import { check, inTwoLanes, print, tests } from './checks/step.mjs';
import { GALLERY_REPORT, galleryCommand } from './gallery.mjs';
import { commandOf, main, PROJECT } from './project.mjs';
import { run } from './runtime/program.mjs';
import { SetUpError } from './runtime/set-up-error.mjs';
import { withElectron } from './runtime/with-electron.mjs';

/** @typedef {import('./checks/step.mjs').Outcome} Outcome */

/** @param {readonly string[]} args */
const node = (...args) => run(process.execPath, args, { cwd: PROJECT, env: { ...process.env, ...ONE_LANE } });

const EVERY_SCREEN = 'every screen';
const END_TO_END = 'end to end in Electron';

/** Independent of each other; the longest first. */
const CHECKS = [
  () => check('lint', () => node(commandOf('oxlint'))),
  () => check('build', build),
  () => check('types of main, sandbox and scripts', () => node(...types('main'))),
  () => check('types of the renderer', () => node(...types('renderer'))),
  () => check('types of the tests', () => node(...types('test'))),
  () => check('styles', () => node(commandOf('stylelint'), 'src-renderer/**/*.css')),
  () => check('dead code', () => node(commandOf('knip'))),
  () =>
    check('files that only tests load', () => node(commandOf('knip'), '--production', '--include', 'files')),
  () => check('format', () => node(commandOf('oxfmt'), '--check')),
];

/** The build as a check: its failure is shown with the others. */
async function build() {
  try {
    await buildAll();
    return { code: 0, output: '' };
  } catch (error) {
    if (!(error instanceof SetUpError)) throw error;
    return { code: 1, output: error.message };
  }
}

/** @param {string} seed */
function vitest(seed) {
  const file = join(PROJECT, 'test-results', 'vitest.json');
  const args = [commandOf('vitest'), 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  return tests('unit, boundaries, integration, simulation', args, {
    file,
    read: readVitest,
    env: { ...process.env, SAMPLE_SEED: seed },
  });
}

/** @param {string} seed */
async function gallery(seed) {
  try {
    const { args, env } = await galleryCommand();
    const file = GALLERY_REPORT;
    return await tests(EVERY_SCREEN, args, {
      file,
      read: readPlaywright,
      env: { ...env, SAMPLE_SEED: seed, BUILT_RENDERER: join(PROJECT, 'out', 'renderer') },
    });
  } catch (error) {
    if (!(error instanceof SetUpError)) throw error;
    return notRun(EVERY_SCREEN, error.message);
  }
}

/**
 * @param {NodeJS.ProcessEnv} electron
 * @param {string} seed
 */
function endToEnd(electron, seed) {
  const env = { ...electron, SAMPLE_SEED: seed };
  const file = join(PROJECT, 'test-results', 'e2e.json');
  const args = [commandOf('@playwright/test', 'playwright'), 'test', '--project=demo', '--project=e2e'];
  return tests(END_TO_END, args, { file, read: readPlaywright, env });
}

/** @param {{ env: NodeJS.ProcessEnv } | { failure: string }} electron */
async function everything(electron) {
  /** @type {Outcome[]} */
  const outcomes = [];
  const record = (/** @type {Outcome} */ outcome) => {
    outcomes.push(outcome);
    print(outcome);
  };
  await inTwoLanes(CHECKS, record);
  const seed = sampleSeed();
  const built = outcomes.every(({ name, failed }) => name !== 'build' || failed === 0);
  record(await vitest(seed));
  record(await (built ? gallery(seed) : notRun(EVERY_SCREEN, 'The build failed.')));

  // Alone, so that the application is as quick as it will be.
  if ('failure' in electron) record(await notRun(END_TO_END, electron.failure));
  else record(await (built ? endToEnd(electron.env, seed) : notRun(END_TO_END, 'The build failed.')));

  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/**
 * @param {string} name
 * @param {string} reason
 */
const notRun = (name, reason) => check(name, () => Promise.resolve({ code: 1, output: reason }));

await main(async () => {
  try {
    return await withElectron({ project: PROJECT, tests: true, say: console.log }, everything);
  } catch (error) {
    if (!(error instanceof SetUpError)) throw error;
    return everything({ failure: error.message });
  }
});
