import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { VARIANTS } from '../../simulation/broken-variants/all-variants.ts';

const PROJECT = join(import.meta.dirname, '../../..');

// The variants take minutes to run; that one of them no longer meets the source is to be known in a second.
test('every broken variant edits what the source holds exactly once', () => {
  const astray = VARIANTS.flatMap(({ name, edits }) =>
    edits
      .filter(({ file, find }) => readFileSync(join(PROJECT, file), 'utf8').split(find).length !== 2)
      .map(({ file, find }) => `${name}: ${file} does not hold this exactly once: ${find}`),
  );
  expect(astray).toEqual([]);
});
