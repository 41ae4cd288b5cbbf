import { expect, test } from 'vitest';
import {
  withDigits,
  withDiscount,
  withNote,
  withPrice,
} from '../../../../../../src-renderer/features/checkout/line/line-edit.ts';

const coffee = { name: 'Coffee', quantity: 2, unitMinor: 350, code: 'c' };

test('a price of the cashier’s own keeps the list price beside it, and goes without a trace', () => {
  const cheaper = withPrice(coffee, 300);
  expect(cheaper).toEqual({ ...coffee, unitMinor: 300, listMinor: 350 });
  expect(withPrice(cheaper, 320)).toEqual({ ...coffee, unitMinor: 320, listMinor: 350 });
  expect(withPrice(cheaper, 350)).toEqual(coffee);
  expect(withPrice(cheaper, undefined)).toEqual(coffee);
});

test('digits change one part, and without digits it is as it was rung up', () => {
  expect(withDigits(coffee, 'quantity', '12', coffee).quantity).toBe(12);
  expect(withDigits(coffee, 'quantity', '123456', coffee).quantity).toBe(9_999);
  expect(withDigits({ ...coffee, quantity: 1 }, 'quantity', '', coffee).quantity).toBe(2);
  expect(withDigits(coffee, 'price', '1', coffee)).toMatchObject({ unitMinor: 1, listMinor: 350 });
  expect(withDigits(coffee, 'price', '00', coffee)).toEqual(coffee);
  const reduced = withDigits(coffee, 'discount', '50', coffee);
  expect(reduced.discount).toEqual({ minor: 50 });
  expect(withDigits(reduced, 'discount', '', coffee)).toEqual(coffee);
});

test('a note is short, and nothing but spaces is none', () => {
  const noted = withNote(coffee, 'no milk');
  expect(noted.note).toBe('no milk');
  expect(withNote(noted, '  ')).toEqual(coffee);
  expect(withNote(coffee, 'x'.repeat(99)).note).toHaveLength(60);
});

test('a discount replaces the one before', () => {
  const some = withDiscount(coffee, { percent: 10 });
  expect(withDiscount(some, { minor: 5 }).discount).toEqual({ minor: 5 });
  expect(withDiscount(some, undefined)).toEqual(coffee);
});
