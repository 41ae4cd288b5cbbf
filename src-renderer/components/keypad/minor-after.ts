import type { KeypadKey } from './keypad-keys.ts';

/** An amount after a key, in minor units, filled from the right. A key that would make it more than `most` is not taken. */
export function minorAfter(minor: number, key: KeypadKey, most: number): number {
  switch (key) {
    case 'clear':
      return 0;
    case 'backspace':
      return Number(String(minor).slice(0, -1));
    default: {
      const next = Number(`${minor}${key}`);
      return next > most ? minor : next;
    }
  }
}
