import { expect, test } from 'vitest';
import { minorAfter } from '../../../../../src-renderer/components/keypad/minor-after.ts';

const typed = (...keys: readonly Parameters<typeof minorAfter>[1][]) =>
  keys.reduce((minor, key) => minorAfter(minor, key, 99_999), 0);

test('digits fill the tip from the right', () => {
  expect(typed('3', '5', '0')).toBe(350);
  expect(typed('0', '7', '00')).toBe(700);
});

test('backspace and clear take away', () => {
  expect(typed('3', '5', 'backspace')).toBe(3);
  expect(typed('backspace')).toBe(0);
  expect(typed('3', '5', 'clear')).toBe(0);
});

test('a key that would make it too much is not taken', () => {
  expect(typed('1', '2', '3', '4', '5', '6')).toBe(12_345);
  expect(typed('1', '2', '3', '4', '00')).toBe(1_234);
  expect(typed('9', '9', '9', '9', '9')).toBe(99_999);
});
