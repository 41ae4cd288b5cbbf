import { expect, test } from 'vitest';
import { compareArticles } from '../../../src-main/checkout/catalogue/compare-articles.ts';
import type { Article } from '../../../shared/contract/checkout.ts';

const article = (name: string, unitMinor: number, code?: string): Article => ({
  name,
  unitMinor,
  ...(code !== undefined && { code }),
});
const coffee = article('Coffee', 350, '1');
const cake = article('Cake', 400);

test.each<readonly [string, readonly Article[], readonly Article[], string]>([
  ['the same', [coffee, cake], [coffee, cake], '0 0 0'],
  ['in another order', [coffee, cake], [cake, coffee], '0 0 0'],
  ['another name for a code', [coffee], [article('Black coffee', 350, '1')], '0 1 0'],
  ['another code for a name', [coffee], [article('Coffee', 350, '2')], '0 1 0'],
  ['a code for a name that had none', [cake], [article('Cake', 400, '9')], '0 1 0'],
  ['another price', [cake], [article('Cake', 450)], '0 1 0'],
  ['another mark', [cake], [{ ...cake, colour: 'red' }], '0 1 0'],
  ['another picture', [cake], [{ ...cake, picture: 'cake.png' }], '0 1 0'],
  ['one of two namesakes', [cake, cake], [cake], '0 0 1'],
  ['a namesake more', [cake], [cake, cake], '1 0 0'],
  ['others', [coffee, cake], [article('Tea', 280, '3')], '1 0 2'],
  // The code says which coffee was meant: the other one is new, not the same with another code.
  ['names that change places', [coffee], [article('Coffee', 350, '2'), article('Tea', 350, '1')], '1 1 0'],
  ['from nothing', [], [coffee, cake], '2 0 0'],
  ['to nothing', [coffee, cake], [], '0 0 2'],
])('%s', (_, before, after, counts) => {
  const { added, changed, removed } = compareArticles(before, after);
  expect([added, changed, removed].join(' ')).toBe(counts);
});
