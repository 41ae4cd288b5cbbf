import { expect, test } from 'vitest';
import { reachable } from './import-graph.ts';
import { filesUnder, importsOf } from '../../../scripts/checks/imports.mjs';

const PRODUCT = ['shared/', 'src-main/', 'src-renderer/', 'sandbox/'];
const judges = ['test/simulation/oracle', 'test/simulation/rules'].flatMap(filesUnder);
const loaded = ['test/simulation', 'shared', 'src-main']
  .flatMap(filesUnder)
  .flatMap((file) => importsOf(file))
  .filter(({ typeOnly }) => !typeOnly);

test('the rules and the oracle of the simulation are found', () => {
  expect(judges).toContain('test/simulation/rules/record.ts');
  expect(judges).toContain('test/simulation/oracle/statuses.ts');
});

// A rule that asked the till's own tables would agree with whatever they say.
test.each(judges)('%s judges without any code of the product', (judge) => {
  const product = [...reachable(loaded, judge)].filter((file) =>
    PRODUCT.some((part) => file.startsWith(part)),
  );
  expect(product).toEqual([]);
});
