export type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
export type KeypadKey = Digit | '00' | 'backspace' | 'clear';

/** What of a keyboard event decides its meaning. */
export interface KeyStroke {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly repeat: boolean;
  readonly isComposing: boolean;
}

/** What had the focus when the key was struck. */
export type FocusedOn = 'text' | 'control' | 'nothing';

export type KeyMeaning = { readonly press: KeypadKey } | 'charge' | 'add';

/**
 * What a physical key means on the New sale screen, wherever the focus is. A text box keeps all of its keys, and a
 * focused button keeps Enter. Held-down Enter counts once.
 */
export function keyMeaning(stroke: KeyStroke, focused: FocusedOn): KeyMeaning | undefined {
  if (focused === 'text' || stroke.isComposing) return undefined;
  if (stroke.ctrlKey || stroke.altKey || stroke.metaKey) return undefined;
  if (isDigit(stroke.key)) return { press: stroke.key };
  switch (stroke.key) {
    case 'Backspace':
      return { press: 'backspace' };
    case 'Escape':
      return { press: 'clear' };
    case '+':
      return 'add';
    case 'Enter':
      return focused === 'control' || stroke.repeat ? undefined : 'charge';
    default:
      return undefined;
  }
}

const isDigit = (key: string): key is Digit => /^[0-9]$/.test(key);
