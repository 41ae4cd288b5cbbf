import { digitOf } from '../../components/keypad/keypad-keys.ts';

const MODIFIERS = ['Shift', 'CapsLock', 'Control', 'Alt', 'AltGraph', 'Meta', 'NumLock', 'Fn'];

/** Scanners strike Shift for capitals: it is no key of its own. */
export function isModifier({ key }: KeyboardEvent): boolean {
  return MODIFIERS.includes(key);
}

/** Enter or Tab, with which scanners end a code. */
export function isSuffix(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey) return false;
  return event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey);
}

/** AltGr, which writes, reports itself as Ctrl+Alt. */
export function isShortcut({ ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return metaKey || ctrlKey !== altKey;
}

export function writes({ key }: KeyboardEvent): boolean {
  return Array.from(key).length === 1;
}

/** What a key adds to a code: figures as codes have them, whatever the layout. CapsLock is a person's: it turns the letters that the scanner means around. */
export function textOf(event: KeyboardEvent): string {
  const { key } = event;
  if (isShortcut(event)) return event.ctrlKey && key === ']' ? '\u001d' : '';
  if (!writes(event)) return '';
  const digit = digitOf(key);
  if (digit !== undefined) return digit;
  if (!event.getModifierState('CapsLock')) return key;
  return key === key.toLowerCase() ? key.toUpperCase() : key.toLowerCase();
}

/** The keys that a screen without a text box takes as typing. */
export function isDigit({ key }: KeyboardEvent): boolean {
  return digitOf(key) !== undefined;
}
