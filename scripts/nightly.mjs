// npm run test:nightly [-- --seeds N] [--only PART]: what takes too long for npm test. Nothing stops early; the last
// line counts.
import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FAMILIES, SEEDS_OF_A_FAMILY } from '../test/simulation/plan/families.mjs';
import { check, print } from './checks/step.mjs';
import { galleryCommand } from './gallery.mjs';
import { commandOf, main, PROJECT } from './project.mjs';
import { run } from './runtime/program.mjs';
import { SetUpError } from './runtime/set-up-error.mjs';

/** @typedef {import('./checks/step.mjs').Outcome} Outcome */
/** @typedef {import('../test/simulation/plan/families.mjs').Family} Family */

const { values } = parseArgs({
  options: { seeds: { type: 'string', default: '100000' }, only: { type: 'string' } },
});
const SEEDS = Number(values.seeds);
/** Times as many runs of each property as in npm test. */
const PROPERTY_FACTOR = '40';
/** The sandbox and the tests take a number of 31 bits. */
const DRAWN_SEEDS = 2 ** 31 - 2;
const NODE_24 = '24.21.0';
/**
 * How many seeds each family of worlds gets, as a share.
 *
 * @type {Readonly<Record<Family, number>>}
 */
const SHARES = {
  everyday: 0.3,
  hostile: 0.27,
  restless: 0.27,
  wrecked: 0.05,
  long: 0.03,
  // Beside the others. 2.2 shoppers begin in each on average: 100,000 of them.
  kiosk: 0.46,
};

/**
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
const node = (args, env = {}) =>
  run(process.execPath, args, { cwd: PROJECT, env: { ...process.env, ...env } });

/** One process for each core, each with its own part of the seeds. */
async function simulation() {
  const built = await node(['test/simulation/build.mjs']);
  if (built.code !== 0) return built;
  const first = randomInt(1, SEEDS_OF_A_FAMILY - SEEDS);
  const all = FAMILIES.reduce((sum, family) => sum + SEEDS * SHARES[family], 0);
  console.log(`The simulation goes through ${Math.round(all)} seeds, from ${first} on in each family.`);
  const processes = availableParallelism();
  const failures = [];
  for (const family of FAMILIES) {
    const each = Math.ceil((SEEDS * SHARES[family]) / processes);
    const ended = await Promise.all(
      Array.from({ length: processes }, (_, part) =>
        node([
          'out/simulation/simulate.mjs',
          ...['--family', family, '--seeds', `${each}`, '--seed', `${first + part * each}`],
        ]),
      ),
    );
    const broken = ended.filter(({ code }) => code !== 0);
    console.log(`${family}: ${each * processes} seeds, ${broken.length === 0 ? 'no rule broken' : 'BROKEN'}`);
    failures.push(...broken);
  }
  return { code: failures.length, output: failures.map(({ output }) => output).join('\n') };
}

/** The product runs on the Node of its Electron, which is newer than the oldest that its tests run on. */
async function mainOnNode24() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${platform}-${process.arch}`;
  const folder = join(PROJECT, 'out', 'node-24');
  const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `${name}@${NODE_24}`];
  const installed = await run('npm', args, { cwd: PROJECT });
  if (installed.code !== 0) return installed;
  const program = join(folder, 'node_modules', name, 'bin', platform === 'win' ? 'node.exe' : 'node');
  const tests = ['test/unit', 'test/integration', 'test/contract'];
  return run(program, [commandOf('vitest'), 'run', '--reporter=dot', ...tests], { cwd: PROJECT });
}

const PARTS = {
  simulation,
  properties: () => {
    const seed = process.env['DRAWN_SEED'] ?? String(randomInt(1, DRAWN_SEEDS));
    console.log(`DRAWN_SEED=${seed} draws the edits of the ledger and the planted differences again.`);
    return node(
      [
        // So many runs leave folders behind that are not removed in a moment.
        ...[commandOf('vitest'), 'run', '--testTimeout=600000', '--hookTimeout=600000'],
        ...[
          'test/contract/properties',
          'test/integration/ledger/edited-bytes.test.ts',
          'test/integration/ledger/flipped-text.test.ts',
          'test/integration/till/hostile/hostile-commands.test.ts',
          'test/integration/till/hostile/hostile-files.test.ts',
          'test/unit/kiosk/hostile-messages.test.ts',
          'test/integration/till/sales/month.test.ts',
          'test/integration/till/money/planted-differences.test.ts',
        ],
      ],
      { PROPERTY_FACTOR, DRAWN_SEED: seed },
    );
  },
  'broken variants': () =>
    node([commandOf('vitest'), 'run', 'test/simulation/broken-variants', '--testTimeout=600000']),
  'main on Node 24': mainOnNode24,
  screens: async () => {
    const { args, env } = await galleryCommand();
    return node(args, env);
  },
  'end to end': () => node(['scripts/playwright.mjs', 'e2e']),
  kills: () => node(['scripts/playwright.mjs', 'kill']),
  endurance: () => node(['scripts/playwright.mjs', 'endurance']),
  package: () => node(['scripts/test-package.mjs'], { GESTURES: '1000' }),
  mutation: () => node(['scripts/mutation.mjs']),
  // Alone on its machine in the workflow: beside other work every ratio is another.
  bench: () => node(['scripts/playwright.mjs', 'bench']),
};

await main(async () => {
  /** @type {Outcome[]} */
  const outcomes = [];
  const parts = Object.entries(PARTS).filter(([name]) => name === (values.only ?? name));
  if (parts.length === 0) throw new SetUpError(`The parts are ${Object.keys(PARTS).join(', ')}.`);
  for (const [name, part] of parts) {
    const outcome = await check(name, part);
    outcomes.push(outcome);
    print(outcome);
  }
  const failed = outcomes.filter((outcome) => outcome.failed > 0).length;
  console.log(`${outcomes.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
