import { existsSync } from 'node:fs';
import { readJson } from '../runtime/json.mjs';

/** @typedef {import('./step.mjs').Counts} Counts */

/**
 * @typedef {Counts & { failures: readonly string[] }} Report the tests that failed: name and what they said
 *
 * @typedef {{ status: string, fullName: string, failureMessages: readonly string[] }} VitestTest
 * @typedef {{ status: string, name: string, message: string, assertionResults: readonly VitestTest[] }} VitestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: readonly VitestFile[] }} VitestReport
 *
 * @typedef {{ name: string, contentType: string, body?: string }} Attachment its body in Base64
 * @typedef {{ errors: readonly { message?: string }[], attachments?: readonly Attachment[] }} PlaywrightResult
 * @typedef {{ results: readonly PlaywrightResult[] }} PlaywrightTest
 * @typedef {{ file: string, line: number, title: string, ok: boolean, tests: readonly PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ specs?: readonly PlaywrightSpec[], suites?: readonly PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {PlaywrightSuite & { stats: { expected: number, unexpected: number, flaky: number } }} PlaywrightReport
 */

/**
 * Vitest's JSON report. A file that could not be loaded has no tests in it, and counts as one that failed.
 *
 * @param {string} file
 * @returns {Report | undefined} nothing when there is no report
 */
export function readVitest(file) {
  const report = /** @type {VitestReport | undefined} */ (read(file));
  if (!report) return undefined;
  const failures = report.testResults.flatMap(({ status, name, message, assertionResults }) => {
    if (status === 'failed' && assertionResults.length === 0) return [`${name}\n${message}`];
    const failed = assertionResults.filter((each) => each.status === 'failed');
    return failed.map(({ fullName, failureMessages }) =>
      [`${name}: ${fullName}`, ...failureMessages].join('\n'),
    );
  });
  const unloaded = failures.length - report.numFailedTests;
  return { passed: report.numPassedTests, failed: report.numFailedTests + Math.max(unloaded, 0), failures };
}

/**
 * Playwright's JSON report. A test that passed only at a second try failed.
 *
 * @param {string} file
 * @returns {Report | undefined} nothing when there is no report
 */
export function readPlaywright(file) {
  const report = /** @type {PlaywrightReport | undefined} */ (read(file));
  if (!report) return undefined;
  const { expected, unexpected, flaky } = report.stats;
  const failures = specsOf(report)
    .filter(({ ok }) => !ok)
    .map(({ file: spec, line, title, tests }) => [`${spec}:${line} ${title}`, ...errorsOf(tests)].join('\n'));
  return { passed: expected, failed: unexpected + flaky, failures };
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {readonly PlaywrightSpec[]} its own and those of the suites in it
 */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/**
 * @param {readonly PlaywrightTest[]} tests
 * @returns {readonly string[]} what the test said, and what it kept as text to find the cause by
 */
const errorsOf = (tests) =>
  tests.flatMap(({ results }) =>
    results.flatMap(({ errors, attachments = [] }) => [
      ...errors.map(({ message = '' }) => message),
      ...attachments.flatMap(textOf),
    ]),
  );

/** @param {Attachment} attachment */
function textOf({ name, contentType, body }) {
  if (contentType !== 'text/plain' || body === undefined) return [];
  return [`${name}:\n${Buffer.from(body, 'base64').toString('utf8')}`];
}

/** @param {string} file */
const read = (file) => (existsSync(file) ? readJson(file) : undefined);
