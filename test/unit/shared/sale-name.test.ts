import { expect, test } from 'vitest';
import { MAX_SALE_NAME_LENGTH, saleNameOf } from '../../../shared/payment/sale-name.ts';

test.each([
  ['  Table 9 ', 'Table 9'],
  ['red\n\tjacket', 'red jacket'],
  ['\u202eTable\u0000 9', 'Table 9'],
  ['   ', ''],
])('%j is kept as %j', (typed, kept) => expect(saleNameOf(typed)).toBe(kept));

test('a long name is cut, between characters and without a blank at its end', () => {
  expect(saleNameOf('😀'.repeat(100))).toBe('😀'.repeat(MAX_SALE_NAME_LENGTH));
  expect(saleNameOf(`${'x'.repeat(MAX_SALE_NAME_LENGTH - 1)} y`)).toBe('x'.repeat(MAX_SALE_NAME_LENGTH - 1));
});
