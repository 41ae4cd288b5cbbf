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
  const digit = digitOf(stroke.key);
  if (digit !== undefined) return { press: digit };
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

/** The digit that a key writes, also in the figures that keyboards for Arabic (macOS) and for Persian write. */
export function digitOf(key: string): Digit | undefined {
  // The value of each stands in the last four bits of its code point.
  return /^[0-9٠-٩۰-۹]$/.test(key) ? (String(key.charCodeAt(0) & 15) as Digit) : undefined;
}
