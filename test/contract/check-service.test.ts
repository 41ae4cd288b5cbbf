import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../sandbox/server.ts';
import { run } from '../../scripts/runtime/program.mjs';

const PROJECT = join(import.meta.dirname, '../..');
const check = (...args: string[]) =>
  run(process.execPath, ['scripts/check-service.mjs', ...args], { cwd: PROJECT });

test('the sandbox describes itself without a difference, in either environment', async () => {
  for (const environment of ['sandbox', 'production'] as const) {
    const sandbox = await startSandbox({ environment });
    onTestFinished(sandbox.close);
    const { code, output } = await check('--base-url', sandbox.baseUrl);
    expect(output.trim()).toBe('No differences in what the till uses.');
    expect(code).toBe(0);
  }
});

test.each([[[]], [['--base-url']], [['--service', 'x']]])(
  'without an address it says how it is used',
  async (args) => {
    const { code, output } = await check(...args);
    expect(output).toContain('npm run check:service -- --base-url');
    expect(code).toBe(1);
  },
);
