import { rmSync } from 'node:fs';
import { PROJECT } from '../project.mjs';
import { run } from '../runtime/program.mjs';

/**
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {Counts & { name: string, seconds: number, output: string }} Outcome
 */

/**
 * One check: passed or failed as a whole, by its exit status.
 *
 * @param {string} name
 * @param {() => Promise<import('../runtime/program.mjs').Ended>} work
 * @returns {Promise<Outcome>}
 */
export async function check(name, work) {
  const started = performance.now();
  const { code, output } = await work();
  const counts = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return { name, ...counts, output, seconds: (performance.now() - started) / 1000 };
}

/**
 * A run of a test runner, which counts its tests in a report. A run that ends badly, or in which nothing ran, failed
 * even when no single test did: only then is all shown that the runner wrote.
 *
 * @param {string} name
 * @param {readonly string[]} args for Node
 * @param {{ file: string, read: (file: string) => import('./reports.mjs').Report | undefined, env: NodeJS.ProcessEnv }} report
 * @returns {Promise<Outcome>}
 */
export async function tests(name, args, { file, read, env }) {
  rmSync(file, { force: true });
  const started = performance.now();
  const { code, output } = await run(process.execPath, args, {
    cwd: PROJECT,
    env: { ...env, NO_COLOR: '1' },
  });
  const report = read(file) ?? { passed: 0, failed: 0, failures: [] };
  const ran = report.passed + report.failed > 0;
  return {
    name,
    passed: report.passed,
    failed: code === 0 && ran ? report.failed : Math.max(report.failed, 1),
    output: report.failures.length > 0 ? report.failures.join('\n\n') : output,
    seconds: (performance.now() - started) / 1000,
  };
}

/** @param {Outcome} outcome */
export function print({ name, passed, failed, output, seconds }) {
  const count = passed + failed > 1 ? `, ${passed} passed` : '';
  console.log(`${failed > 0 ? 'FAILED' : 'ok    '} ${name} (${seconds.toFixed(0)} s${count})`);
  if (failed > 0) console.log(output.trim().replace(/^/gm, '       '));
}

/**
 * Carries checks out two at a time, in their order.
 *
 * @param {readonly (() => Promise<Outcome>)[]} checks independent of each other, the longest first
 * @param {(outcome: Outcome) => void} record
 */
export async function inTwoLanes(checks, record) {
  const waiting = checks.values();
  const lane = async () => {
    for (const next of waiting) record(await next());
  };
  await Promise.all([lane(), lane()]);
}
