// npm run test:mutation [-- --part PART]: Stryker changes the source of each part, statement by statement. A change that no
// test of the part notices fails, unless test/mutation/survivors.json explains it.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { faultsAmong } from './checks/survivors.mjs';
import { commandOf, main, PROJECT } from './project.mjs';
import { readJson } from './runtime/json.mjs';
import { run } from './runtime/program.mjs';

/** Of the sales those files whose survivors have been examined: all of them would take hours. */
const SALES = [
  ...['apply-event', 'sale', 'stated-amount'],
  ...['compared-span', 'history-comparison', 'payment-comparison'].map((name) => `comparison/${name}`),
  ...['answer-events', 'creation-limits', 'creation-record', 'creator', 'held-back'].map(
    (name) => `creation/${name}`,
  ),
  ...['check-sale', 'duplicate-charge-guard', 'payments-from-other-tills', 'same-sale', 'start-sale'].map(
    (name) => `guard/${name}`,
  ),
  ...['found-payments', 'orphan-payment-reconciler'].map((name) => `orphans/${name}`),
  'tracking/*',
  'view/sale-view',
];
/** Folders of `src-main` and of `test/unit`, and their files that are changed. */
const PARTS = Object.entries({ 'service/quota': ['*'], 'staff/shifts': ['*'], sales: SALES });
const REPORT = join(PROJECT, 'test-results', 'mutation.json');
const KNOWN = join(PROJECT, 'test', 'mutation', 'survivors.json');

const { values } = parseArgs({ options: { part: { type: 'string' } } });

/**
 * @param {string} part
 * @param {readonly string[]} names
 * @returns {Promise<readonly string[]>} what is wrong
 */
async function faultsOf(part, names) {
  const files = names.map((name) => `src-main/${part}/${name}.ts`).join(',');
  const args = ['run', 'test/mutation/stryker.config.json', '--mutate', files];
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
  const faults = [];
  for (const [part, names] of PARTS.filter(([name]) => name === (values.part ?? name))) {
    const found = await faultsOf(part, names);
    console.log(`${part}: ${found.length === 0 ? 'every change is noticed or explained' : 'see below'}`);
    faults.push(...found);
  }
  for (const fault of faults) console.log(fault);
  return faults.length === 0 ? 0 : 1;
});
