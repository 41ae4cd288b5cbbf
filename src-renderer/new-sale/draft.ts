import { MAX_AMOUNT_DIGITS } from '../../shared/money.ts';

export type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
export type KeypadKey = Digit | '00' | 'backspace' | 'clear';

/** A sale that is being typed. */
export interface Draft {
  /** Minor units, filled from the right, without leading zeros. */
  readonly digits: string;
  /** The last key would have made the amount too long, and was not taken. */
  readonly full: boolean;
  readonly reference: string;
}

export type DraftEdit =
  | { readonly type: 'key'; readonly key: KeypadKey }
  | { readonly type: 'reference'; readonly text: string }
  /** Begins again with the amount of a sale that came to nothing. */
  | { readonly type: 'restore'; readonly minor: number }
  | { readonly type: 'started' };

export const emptyDraft: Draft = { digits: '', full: false, reference: '' };

export function reduceDraft(draft: Draft, edit: DraftEdit): Draft {
  switch (edit.type) {
    case 'key':
      return pressKey(draft, edit.key);
    case 'reference':
      return { ...draft, reference: edit.text };
    case 'restore':
      return { ...emptyDraft, digits: String(edit.minor) };
    case 'started':
      return emptyDraft;
  }
}

function pressKey(draft: Draft, key: KeypadKey): Draft {
  switch (key) {
    case 'backspace':
      return { ...draft, full: false, digits: draft.digits.slice(0, -1) };
    case 'clear':
      return { ...draft, full: false, digits: '' };
    default: {
      // A lone zero stays, so that "0" is told apart from nothing typed.
      const digits = (draft.digits + key).replace(/^0+(?=[0-9])/, '');
      return digits.length > MAX_AMOUNT_DIGITS ? { ...draft, full: true } : { ...draft, full: false, digits };
    }
  }
}
