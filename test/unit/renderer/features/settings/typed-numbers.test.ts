import { expect, test } from 'vitest';
import {
  readAmounts,
  readPercents,
} from '../../../../../src-renderer/features/settings/amounts/typed-numbers.ts';
import { MAX_AMOUNT_MINOR } from '../../../../../shared/money/money.ts';

test('quick amounts are minor units of the currency, each once', () => {
  expect(readAmounts('5 2.50; 5', 2)).toEqual([500, 250]);
  expect(readAmounts('500 1000', 0)).toEqual([500, 1000]);
  expect(readAmounts('', 2)).toEqual([]);
});

test('what is no amount that can be charged is none', () => {
  for (const text of ['0', '5 five', '2.505', '1 2 3 4 5 6 7 8 9'])
    expect(readAmounts(text, 2)).toBeUndefined();
  expect(readAmounts(String(MAX_AMOUNT_MINOR), 0)).toEqual([MAX_AMOUNT_MINOR]);
  expect(readAmounts(String(MAX_AMOUNT_MINOR), 2)).toBeUndefined();
});

test('percentages are whole ones from 1 to 100, at most five', () => {
  expect(readPercents('1% 100 20')).toEqual([1, 100, 20]);
  for (const text of ['0', '101', '2.5', '1 2 3 4 5 6']) expect(readPercents(text)).toBeUndefined();
});
