import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { compareFigures } from '../../../src-main/updates/rehearsal/compare-figures.ts';
import { bundleVersion } from '../../support/updates/bundle-version.ts';
import { laidOut, sales, soldLedger } from '../../support/ledger/sold-ledger.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';

let installed: string;

beforeAll(async () => {
  installed = await bundleVersion('rehearsal-installed');
}, 60_000);

test('a version that makes the same of every sale and total has the same figures', async () => {
  const same = await bundleVersion('rehearsal-same', [
    // Words and stored forms may change: what people were told and what is counted does not.
    {
      file: 'src-main/ledger/file/trouble.ts',
      find: 'export function withAdvice',
      replace: '// Said otherwise.\nexport function withAdvice',
    },
  ]);
  const compared = await compareFigures(figuresBy(installed), figuresBy(same));
  // And the sums of the shift that they were sold in, which is none.
  expect(compared).toEqual({ lines: sales.length + 1, sales: sales.length, differences: 0, first: [] });
});

test('a version that counts one kind of sale otherwise is found out, with each sale and its shift', async () => {
  const other = await bundleVersion('rehearsal-other', [
    {
      file: 'src-main/reports/sold.ts',
      find: 'amountMinor: amount.minor,',
      replace: 'amountMinor: amount.minor + (number % 20 === 0 ? 1 : 0),',
    },
  ]);
  const { lines, differences, first } = await compareFigures(figuresBy(installed), figuresBy(other));
  // Sales 20 and 40, and what they come to.
  expect({ lines, differences }).toEqual({ lines: sales.length + 1, differences: 3 });
  expect(first[0]?.now).toContain('"number":20,');
  expect(first[0]?.now).toContain('"amount":1250,');
  expect(first[0]?.then).toContain('"amount":1251,');
});

test('a version that does not know a sale is found out', async () => {
  const other = await bundleVersion('rehearsal-fewer', [
    {
      file: 'src-main/updates/rehearsal/figures.ts',
      find: 'yield line;',
      replace: 'if (line.number < 40) yield line;',
    },
  ]);
  const { differences, first } = await compareFigures(figuresBy(installed), figuresBy(other));
  expect(differences).toBe(2);
  expect(first[1]?.then).toBeUndefined();
});

test('a version that cannot read the record says why, and writes no figures', async () => {
  const older = await bundleVersion('rehearsal-older', [
    {
      file: 'src-main/ledger/record/stored-event.ts',
      find: 'export function readEvent(',
      replace: 'throw new Error("this version reads nothing");\nexport function readEvent(',
    },
  ]);
  expect(() => figuresBy(older)).toThrow('this version reads nothing');
});

/** What a version makes of the ledger of a till that sold forty times. */
function figuresBy(program: string): string {
  const { folder } = laidOut(soldLedger('in both'));
  const figures = join(temporaryFolder(), 'figures.jsonl');
  execFileSync(process.execPath, [program, folder, figures], { stdio: 'pipe' });
  expect(readFileSync(figures, 'utf8')).toContain('"standing":"completed"');
  return figures;
}
