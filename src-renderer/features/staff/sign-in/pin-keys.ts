import { MAX_PIN_LENGTH } from '../../../../shared/staff/staff.ts';
import { digitOf, type KeyStroke } from '../../../components/keypad/keypad-keys.ts';

export type PinKey = 'backspace' | 'clear' | `${number}`;

/** What has been typed after one more key. */
export function pinAfter(pin: string, key: PinKey): string {
  if (key === 'clear') return '';
  if (key === 'backspace') return pin.slice(0, -1);
  return pin.length < MAX_PIN_LENGTH ? pin + key : pin;
}

/** What a physical key means on the sign-in screen; a focused button keeps Enter. Held-down Enter counts once. */
export function pinMeaning(stroke: KeyStroke, onControl: boolean): PinKey | 'enter' | undefined {
  if (stroke.ctrlKey || stroke.altKey || stroke.metaKey || stroke.isComposing) return undefined;
  const digit = digitOf(stroke.key);
  if (digit !== undefined) return digit;
  switch (stroke.key) {
    case 'Backspace':
      return 'backspace';
    case 'Escape':
      return 'clear';
    case 'Enter':
      return onControl || stroke.repeat ? undefined : 'enter';
    default:
      return undefined;
  }
}
