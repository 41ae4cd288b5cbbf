import { expect, test } from 'vitest';
import {
  isDigit,
  isShortcut,
  isSuffix,
  textOf,
} from '../../../../../src-renderer/features/scanning/key-event.ts';

const struck = (key: string, more: Partial<KeyboardEvent> = {}, capsLock = false): KeyboardEvent =>
  ({
    key,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    shiftKey: false,
    getModifierState: () => capsLock,
    ...more,
  }) as KeyboardEvent;

test('a code has the letters that its scanner means, whoever left CapsLock on', () => {
  const typed = ['g', 'I', 'F', 'T', '-', '7'].map((key) => textOf(struck(key, {}, true))).join('');
  expect(typed).toBe('Gift-7');
  expect(textOf(struck('G'))).toBe('G');
});

test('a code has Latin digits, whatever figures the layout writes', () => {
  expect(Array.from('A٥٤٤۰۹-7', (key) => textOf(struck(key))).join('')).toBe('A54409-7');
  expect(isDigit(struck('٧'))).toBe(true);
});

test('a GS1 separator and what AltGr writes are of the code, other shortcuts write nothing', () => {
  expect(textOf(struck(']', { ctrlKey: true }))).toBe('\u001d');
  expect(textOf(struck('@', { ctrlKey: true, altKey: true }))).toBe('@');
  expect(textOf(struck('f', { ctrlKey: true }))).toBe('');
  expect(isShortcut(struck('@', { ctrlKey: true, altKey: true }))).toBe(false);
});

test('Enter and Tab end a code, a step back does not', () => {
  expect(isSuffix(struck('Enter'))).toBe(true);
  expect(isSuffix(struck('Tab'))).toBe(true);
  expect(isSuffix(struck('Tab', { shiftKey: true }))).toBe(false);
});
