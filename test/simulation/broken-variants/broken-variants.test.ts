import { execFile } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { bundleSimulation } from '../bundle.mjs';
import { SAMPLED, sampleOf } from '../../support/drawn/sample.ts';
import { VARIANTS } from './all-variants.ts';

/** Found within so few histories that it takes seconds. */
const isQuick = ({ within }: { readonly within: number }): boolean => within <= 500;

// Each is a program of its own: they run side by side.
describe.concurrent('the simulation finds', () => {
  test.for(sampleOf(SAMPLED ? VARIANTS.filter(isQuick) : VARIANTS, 1, 'broken variants'))(
    '$name',
    { timeout: 240_000 },
    async ({ name, edits, within, from = 1 }, { signal }) => {
      const number = VARIANTS.findIndex((variant) => variant.name === name);
      const program = await bundleSimulation(`broken-${number}`, edits);
      const { code, output } = await outputOf(
        program,
        ['--seeds', String(within), '--seed', String(from)],
        signal,
      );
      expect(code, output).toBe(1);
      expect(output).toMatch(/breaks the rule "\d+ /);
    },
  );

  test('nothing in an edit that does not meet the source', async () => {
    const edits = [{ file: 'src-main/sales/sale.ts', find: 'no such line', replace: '' }];
    await expect(bundleSimulation('broken-none', edits)).rejects.toThrow('exactly once');
  });
});

/** `signal` ends the program with its test: one that finds nothing in time would go on for an hour. */
function outputOf(
  program: string,
  args: readonly string[],
  signal: AbortSignal,
): Promise<{ code: unknown; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { signal }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    );
  });
}
