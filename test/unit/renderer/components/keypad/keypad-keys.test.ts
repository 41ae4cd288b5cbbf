import { describe, expect, it } from 'vitest';
import { keyMeaning, type KeyStroke } from '../../../../../src-renderer/components/keypad/keypad-keys.ts';

const stroke = (key: string, more: Partial<KeyStroke> = {}): KeyStroke => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  repeat: false,
  isComposing: false,
  ...more,
});

describe('physical keys on the New sale screen', () => {
  it('type, take back, clear and charge without any focus', () => {
    expect(keyMeaning(stroke('7'), 'nothing')).toEqual({ press: '7' });
    expect(keyMeaning(stroke('Backspace'), 'nothing')).toEqual({ press: 'backspace' });
    expect(keyMeaning(stroke('Escape'), 'nothing')).toEqual({ press: 'clear' });
    expect(keyMeaning(stroke('Enter'), 'nothing')).toBe('charge');
  });

  it.each(['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'])('type digits on a keyboard that writes %s', (figures) => {
    const typed = Array.from(figures, (key) => keyMeaning(stroke(key), 'nothing'));
    expect(typed).toEqual(Array.from('0123456789', (press) => ({ press })));
    expect(keyMeaning(stroke('१'), 'nothing')).toBeUndefined();
  });

  it('belong to a text box that has the focus', () => {
    for (const key of ['7', 'Backspace', 'Escape', 'Enter']) {
      expect(keyMeaning(stroke(key), 'text')).toBeUndefined();
    }
  });

  it('leave Enter to a focused button, and still type', () => {
    expect(keyMeaning(stroke('Enter'), 'control')).toBeUndefined();
    expect(keyMeaning(stroke('7'), 'control')).toEqual({ press: '7' });
  });

  it('charge once, however long Enter is held', () => {
    expect(keyMeaning(stroke('Enter', { repeat: true }), 'nothing')).toBeUndefined();
  });

  it('mean nothing as part of a shortcut or of an input method', () => {
    expect(keyMeaning(stroke('0', { ctrlKey: true }), 'nothing')).toBeUndefined();
    expect(keyMeaning(stroke('1', { isComposing: true }), 'nothing')).toBeUndefined();
    expect(keyMeaning(stroke('F5'), 'nothing')).toBeUndefined();
  });
});
