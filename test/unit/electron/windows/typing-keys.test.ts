import { expect, test } from 'vitest';
import { isTyping } from '../../../../src-main/electron/windows/typing-keys.ts';

const FREE = { shift: false, control: false, alt: false, meta: false };

test.each(['a', 'Ä', '7', ' ', '@', '字', '🍎', 'Enter', 'Tab', 'Backspace', 'ArrowLeft', 'Dead', 'Shift'])(
  '%s types',
  (key) => {
    expect(isTyping({ ...FREE, key })).toBe(true);
  },
);

test('capital letters and the way back through a form are typing', () => {
  expect(isTyping({ ...FREE, shift: true, key: 'A' })).toBe(true);
  expect(isTyping({ ...FREE, shift: true, key: 'Tab' })).toBe(true);
});

test.each([
  ...Array.from({ length: 24 }, (_, index) => `F${index + 1}`),
  ...['Control', 'Alt', 'Meta', 'ContextMenu', 'PrintScreen', 'Insert', 'Pause', 'Help', 'Unidentified'],
  ...[
    'BrowserBack',
    'BrowserForward',
    'BrowserHome',
    'BrowserRefresh',
    'GoBack',
    'Power',
    'Standby',
    'Sleep',
  ],
  ...['LaunchMail', 'AudioVolumeMute', 'ZoomToggle', 'Cut', 'Copy', 'Paste'],
])('%s does not', (key) => {
  expect(isTyping({ ...FREE, key })).toBe(false);
});

test.each(['control', 'alt', 'meta'] as const)('nothing types together with %s', (modifier) => {
  for (const key of ['w', 'q', 'r', 'p', '+', '-', '0', 'F4', 'Tab', 'Enter', 'ArrowLeft', ' ']) {
    expect(isTyping({ ...FREE, [modifier]: true, key }), key).toBe(false);
  }
});

test.each(['@', '€', '{', '\\', '~', 'ą', 'Ł'])(
  '%s types with AltGr, which may be Control and Alt',
  (key) => {
    expect(isTyping({ ...FREE, control: true, alt: true, key }, 'win32')).toBe(true);
    expect(isTyping({ ...FREE, control: true, alt: true, shift: true, key }, 'win32')).toBe(true);
    expect(isTyping({ ...FREE, control: true, alt: true, meta: true, key }, 'win32')).toBe(false);
    expect(isTyping({ ...FREE, alt: true, key }, 'darwin')).toBe(true);
    expect(isTyping({ ...FREE, alt: true, key }, 'win32')).toBe(false);
    expect(isTyping({ ...FREE, control: true, key }, 'darwin')).toBe(false);
  },
);

test.each(['q', 'T', '1', ' ', 'Delete', 'Backspace', 'F4', 'Tab', 'ArrowUp', 'Enter'])(
  'Control and Alt with %s is a shortcut',
  (key) => {
    expect(isTyping({ ...FREE, control: true, alt: true, key }, 'win32')).toBe(false);
    expect(isTyping({ ...FREE, alt: true, key }, 'darwin')).toBe(false);
  },
);

test('nothing is cut out for the next shopper to paste', () => {
  expect(isTyping({ ...FREE, shift: true, key: 'Delete' })).toBe(false);
});
