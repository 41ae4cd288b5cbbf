import { expect, test } from 'vitest';
import { pluralsOf } from '../../../../shared/text/plural.ts';

const forms = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };

test('Arabic tells six forms apart', () => {
  const plural = pluralsOf('ar');
  expect([0, 1, 2, 5, 11, 100].map((count) => plural(count, forms))).toEqual(Object.values(forms));
});

test('a form that is not written is said as the other one', () => {
  expect(pluralsOf('en')(1, { other: 'things' })).toBe('things');
  expect(pluralsOf('ja')(1, forms)).toBe('other');
});
