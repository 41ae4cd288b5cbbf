import { expect, test } from 'vitest';
import { pinAfter, pinMeaning } from '../../../../../../src-renderer/features/staff/sign-in/pin-keys.ts';

const stroke = (key: string, more: object = {}) => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  repeat: false,
  isComposing: false,
  ...more,
});

test('a PIN grows to eight digits, and is corrected and cleared', () => {
  expect(pinAfter('123', '4')).toBe('1234');
  expect(pinAfter('12345678', '9')).toBe('12345678');
  expect(pinAfter('1234', 'backspace')).toBe('123');
  expect(pinAfter('1234', 'clear')).toBe('');
});

test('digits, corrections and Enter work from the keyboard; a focused button keeps its Enter', () => {
  expect(pinMeaning(stroke('7'), true)).toBe('7');
  expect(pinMeaning(stroke('٧'), true)).toBe('7');
  expect(pinMeaning(stroke('Backspace'), false)).toBe('backspace');
  expect(pinMeaning(stroke('Escape'), false)).toBe('clear');
  expect(pinMeaning(stroke('Enter'), false)).toBe('enter');
  expect(pinMeaning(stroke('Enter'), true)).toBeUndefined();
  expect(pinMeaning(stroke('Enter', { repeat: true }), false)).toBeUndefined();
  expect(pinMeaning(stroke('7', { ctrlKey: true }), false)).toBeUndefined();
  expect(pinMeaning(stroke('a'), false)).toBeUndefined();
});
