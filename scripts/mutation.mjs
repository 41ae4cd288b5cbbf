// npm run test:mutation [-- --part PART]: Stryker changes the source of each part, statement by statement. A change that no
// test of the part notices fails, unless test/mutation/survivors.json explains it.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { faultsAmong } from './checks/survivors.mjs';
import { commandOf, main, PROJECT } from './project.mjs';
import { readJson } from './runtime/json.mjs';
import { run } from './runtime/program.mjs';
import { SetUpError } from './runtime/set-up-error.mjs';

/** Folders of `src-main` and of `test/unit`, each changed as a whole. */
const PARTS = ['service/quota', 'staff/shifts', 'sales'];
const REPORT = join(PROJECT, 'test-results', 'mutation.json');
const KNOWN = join(PROJECT, 'test', 'mutation', 'survivors.json');

const { values } = parseArgs({ options: { part: { type: 'string' } } });

/**
 * @param {string} part
 * @returns {Promise<readonly string[]>} what is wrong
 */
async function faultsOf(part) {
  const args = ['run', 'test/mutation/stryker.config.json', '--mutate', `src-main/${part}/**/*.ts`];
  const { code, output } = await run(
    process.execPath,
    [commandOf('@stryker-mutator/core', 'stryker'), ...args],
    { cwd: PROJECT, env: { ...process.env, MUTATED_PART: part } },
  );
  if (code !== 0) return [`${part}: Stryker ended with ${code}\n${output}`];
  const report = /** @type {{ files: import('./checks/survivors.mjs').MutatedFiles }} */ (readJson(REPORT));
  return faultsAmong(report.files, /** @type {import('./checks/survivors.mjs').Known} */ (readJson(KNOWN)));
}

await main(async () => {
  const parts = PARTS.filter((name) => name === (values.part ?? name));
  if (parts.length === 0) throw new SetUpError(`The parts are ${PARTS.join(', ')}.`);
  const faults = [];
  for (const part of parts) {
    const found = await faultsOf(part);
    console.log(`${part}: ${found.length === 0 ? 'every change is noticed or explained' : 'see below'}`);
    faults.push(...found);
  }
  for (const fault of faults) console.log(fault);
  return faults.length === 0 ? 0 : 1;
});
