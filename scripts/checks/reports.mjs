import { existsSync } from 'node:fs';
import { readJson } from '../runtime/json.mjs';

/** @typedef {import('./step.mjs').Counts} Counts */

/**
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {readonly { status: string, assertionResults: readonly unknown[] }[]} testResults one for each file
 *
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number } }} PlaywrightReport
 */

/**
 * Vitest's JSON report. A file that could not be loaded has no tests in it, and counts as one that failed.
 *
 * @param {string} file
 * @returns {Counts | undefined} nothing when there is no report
 */
export function vitestCounts(file) {
  const report = /** @type {VitestReport | undefined} */ (read(file));
  if (!report) return undefined;
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
}

/**
 * Playwright's JSON report. A test that passed only at a second try failed.
 *
 * @param {string} file
 * @returns {Counts | undefined} nothing when there is no report
 */
export function playwrightCounts(file) {
  const report = /** @type {PlaywrightReport | undefined} */ (read(file));
  return report && { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
}

/** @param {string} file */
const read = (file) => (existsSync(file) ? readJson(file) : undefined);
