import { join } from 'node:path';
import { expect, test } from 'vitest';
import { playwrightCounts, vitestCounts } from '../../../scripts/checks/reports.mjs';
import { tests } from '../../../scripts/checks/step.mjs';
import { temporaryFolder, writeIn } from '../../support/temporary-folder.ts';

const report = (content: object): string =>
  writeIn(temporaryFolder(), 'report.json', JSON.stringify(content));

test('a test file that could not be loaded counts as a failed test', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{}, {}] },
    { status: 'passed', assertionResults: [{}] },
  ];
  const file = report({ numPassedTests: 2, numFailedTests: 1, testResults });
  expect(vitestCounts(file)).toEqual({ passed: 2, failed: 2 });
});

test('a test that passed only at the second try counts as failed', () => {
  const file = report({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 4 } });
  expect(playwrightCounts(file)).toEqual({ passed: 5, failed: 3 });
});

/** A test runner that leaves `content` as its report and ends with `code`. */
function runner(content: object | undefined, code: number): ReturnType<typeof tests> {
  const file = join(temporaryFolder(), 'report.json');
  const write = `require('fs').writeFileSync(${JSON.stringify(file)}, ${JSON.stringify(JSON.stringify(content))});`;
  const script = `${content === undefined ? '' : write} process.exit(${code})`;
  return tests('tests', ['-e', script], { file, read: playwrightCounts, env: process.env });
}

test('counts what the runner counted', async () => {
  expect(await runner({ stats: { expected: 3, unexpected: 2, flaky: 0 } }, 1)).toMatchObject({
    passed: 3,
    failed: 2,
  });
});

test('a run that ends badly failed, even when no test did', async () => {
  expect(await runner({ stats: { expected: 3, unexpected: 0, flaky: 0 } }, 1)).toMatchObject({
    passed: 3,
    failed: 1,
  });
});

test('a run without a test failed', async () => {
  expect(await runner({ stats: { expected: 0, unexpected: 0, flaky: 0 } }, 0)).toMatchObject({ failed: 1 });
  expect(await runner(undefined, 0)).toMatchObject({ failed: 1 });
});
