import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawnFiles, loading, testsThatLoad } from '../../../scripts/checks/affected-tests.mjs';
import { readPlaywright, readVitest } from '../../../scripts/checks/reports.mjs';
import { tests } from '../../../scripts/checks/step.mjs';
import { temporaryFolder, writeIn } from '../../support/system/temporary-folder.ts';

const report = (content: object): string =>
  writeIn(temporaryFolder(), 'report.json', JSON.stringify(content));

test('a test file that could not be loaded counts as a failed test', () => {
  const testResults = [
    { status: 'failed', name: 'unloaded.ts', message: 'SyntaxError', assertionResults: [] },
    {
      status: 'failed',
      name: 'adds.ts',
      assertionResults: [
        { status: 'failed', fullName: 'adds', failureMessages: ['3 is not 4'] },
        { status: 'passed', fullName: 'subtracts', failureMessages: [] },
      ],
    },
    { status: 'passed', name: 'divides.ts', assertionResults: [{ status: 'passed' }] },
  ];
  const file = report({ numPassedTests: 2, numFailedTests: 1, testResults });
  expect(readVitest(file)).toEqual({
    passed: 2,
    failed: 2,
    failures: ['unloaded.ts\nSyntaxError', 'adds.ts: adds\n3 is not 4'],
  });
});

test('a test that passed only at the second try counts as failed', () => {
  const file = report({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 4 } });
  expect(readPlaywright(file)).toEqual({ passed: 5, failed: 3, failures: [] });
});

const attachments = [
  { name: 'screen', contentType: 'text/plain', body: Buffer.from('Enter the password').toString('base64') },
  { name: 'picture', contentType: 'image/png', body: 'iVBORw0KGgo=' },
];

/** A Playwright report of one test that passed and, in a suite of the file's suite, one that failed. */
const oneFailed = {
  stats: { expected: 1, unexpected: 1, flaky: 0 },
  suites: [
    {
      specs: [{ file: 'pay.spec.ts', line: 3, title: 'pays', ok: true, tests: [] }],
      suites: [
        {
          specs: [
            {
              file: 'pay.spec.ts',
              line: 9,
              title: 'waits',
              ok: false,
              tests: [{ results: [{ errors: [{ message: 'no code' }], attachments }] }],
            },
          ],
        },
      ],
    },
  ],
};

test('what failed is said by name with what it kept as text, without what passed', async () => {
  const output = 'pay.spec.ts:9 waits\nno code\nscreen:\nEnter the password';
  expect(await runner(oneFailed, 1)).toMatchObject({ output });
});

/** A test runner that leaves `content` as its report and ends with `code`. */
function runner(content: object | undefined, code: number): ReturnType<typeof tests> {
  const file = join(temporaryFolder(), 'report.json');
  const write = `require('fs').writeFileSync(${JSON.stringify(file)}, ${JSON.stringify(JSON.stringify(content))});`;
  const script = `${content === undefined ? '' : write} process.exit(${code})`;
  return tests('tests', ['-e', script], { file, read: readPlaywright, env: process.env });
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

test('of what a change can affect, quick tests and changed ones run whole, and four of the long files', () => {
  const units = ['test/unit/a.test.ts', 'test/simulation/b.test.ts'];
  const long = Array.from({ length: 30 }, (_, index) => `test/integration/${index}.test.ts`);
  const [changed = ''] = long;
  for (const seed of ['1', '2', '3']) {
    const { run, left } = drawnFiles([...long, ...units], [changed], seed);
    expect(run).toEqual(expect.arrayContaining([...units, changed]));
    expect([run.length, left]).toEqual([7, 25]);
    expect(drawnFiles([...long, ...units], [changed], seed).run).toEqual(run);
  }
  const drawn = (seed: string) => drawnFiles(long, [], seed).run;
  expect(drawn('1')).not.toEqual(drawn('2'));
});

test('a change affects what loads it, by way of others too, and nothing that knows only its types', () => {
  const use = (from: string, to: string, typeOnly = false) => ({ from, to, typeOnly });
  const imports = [
    use('b.ts', 'a.ts'),
    use('c.test.ts', 'b.ts'),
    use('d.test.ts', 'a.ts', true),
    use('a.ts', 'c.test.ts'),
  ];
  expect(loading(['a.ts'], imports)).toEqual(['a.ts', 'b.ts', 'c.test.ts']);
});

test('of the project, a change affects the tests that load it, and one of the packages affects all', () => {
  const ofBoth = testsThatLoad(['scripts/checks/affected-tests.mjs', 'shared/messages/de.arb']);
  expect(ofBoth).toContain('test/unit/scripts/checks.test.ts');
  expect(ofBoth).toContain('test/unit/shared/messages/languages.test.ts');
  expect(ofBoth).not.toContain('test/unit/terminal/secrets-file.test.ts');
  expect(testsThatLoad(['package.json']).length).toBeGreaterThan(500);
});
