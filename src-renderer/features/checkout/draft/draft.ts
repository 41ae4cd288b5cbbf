import { wholeFromDigits } from '../../../../shared/money/exact-decimal.ts';
import { cartLine, withLine, withQuantity, type CartLine } from '../../../../shared/cart/cart.ts';
import type { EarlierCharge, TypedDraft } from '../../../../shared/cart/draft.ts';
import type { Article } from '../../../../shared/contract/checkout.ts';
import type { Share } from '../../../../shared/cart/share.ts';
import type { LineItems } from '../../../../shared/money/line-items.ts';
import { MAX_AMOUNT_DIGITS, parseDigits } from '../../../../shared/money/money.ts';
import { type KeypadKey } from '../../../components/keypad/keypad-keys.ts';

/** The sale that is being typed. */
export interface Draft {
  /** The amount on the keypad: digits of minor units, without leading zeros. */
  readonly digits: string;
  /** The last key or article did not fit, and was ignored. */
  readonly full: boolean;
  readonly reference: string;
  /** The lines of the cart, without the amount on the keypad. */
  readonly lines: readonly CartLine[];
  readonly discount?: Share;
  readonly again?: EarlierCharge;
}

export type DraftEdit =
  | { readonly type: 'key'; readonly key: KeypadKey }
  | { readonly type: 'reference'; readonly text: string }
  /** Begins again with the contents of a sale that was not paid. */
  | {
      readonly type: 'restore';
      readonly minor: number;
      readonly lineItems?: LineItems;
      readonly reference?: string;
      readonly again?: EarlierCharge;
    }
  | { readonly type: 'started' }
  /** An earlier sale was opened instead of charging this one. */
  | { readonly type: 'opened-earlier' }
  /** Adds a quick amount to the amount on the keypad. */
  | { readonly type: 'quick'; readonly minor: number }
  | { readonly type: 'article'; readonly line: CartLine }
  /** Makes a line of this name from the amount on the keypad. */
  | { readonly type: 'add'; readonly name: string }
  | { readonly type: 'quantity'; readonly index: number; readonly quantity: number }
  /** Replaces a line: quantity, note, price or discount were changed. */
  | { readonly type: 'line'; readonly index: number; readonly line: CartLine }
  | { readonly type: 'discount'; readonly share: Share | undefined }
  /** Continues with a cart of main: the kept one, a held one, or the one before the last change. */
  | { readonly type: 'resume'; readonly kept: TypedDraft };

export const emptyDraft: Draft = { digits: '', full: false, reference: '', lines: [] };

export function reduceDraft(draft: Draft, edit: DraftEdit): Draft {
  switch (edit.type) {
    case 'key':
      return pressKey(draft, edit.key);
    case 'reference':
      return withReference(draft, edit.text);
    case 'restore':
      return {
        ...restored(edit.minor, edit.lineItems),
        reference: edit.reference ?? '',
        ...(edit.again && { again: edit.again }),
      };
    case 'started':
      return emptyDraft;
    case 'opened-earlier':
      // An amount alone would be in the way of the next sale; a cart is too much work to be dropped.
      return draft.lines.length === 0 ? emptyDraft : draft;
    case 'quick':
      return withDigits(draft, String(wholeFromDigits(draft.digits) + edit.minor));
    case 'article':
      return rungUp(draft, edit.line);
    case 'add':
      return addTyped(draft, edit.name);
    case 'quantity':
      return { ...draft, full: false, lines: withQuantity(draft.lines, edit.index, edit.quantity) };
    case 'line':
      return { ...draft, full: false, lines: draft.lines.toSpliced(edit.index, 1, edit.line) };
    case 'discount':
      return discounted(draft, edit.share);
    case 'resume':
      return resumed(edit.kept);
  }
}

/** Without `again`: with another reference it is another order, perhaps of another customer. */
function withReference({ digits, full, lines, discount }: Draft, reference: string): Draft {
  return { digits, full, reference, lines, ...(discount && { discount }) };
}

function pressKey(draft: Draft, key: KeypadKey): Draft {
  switch (key) {
    case 'backspace':
      return { ...draft, full: false, digits: draft.digits.slice(0, -1) };
    case 'clear':
      return { ...draft, full: false, digits: '' };
    default: {
      // A lone zero stays, so that "0" differs from nothing typed.
      return withDigits(draft, (draft.digits + key).replace(/^0+(?=[0-9])/, ''));
    }
  }
}

function withDigits(draft: Draft, digits: string): Draft {
  return digits.length > MAX_AMOUNT_DIGITS ? { ...draft, full: true } : { ...draft, full: false, digits };
}

function rungUp(draft: Draft, line: CartLine): Draft {
  const lines = withLine(draft.lines, line);
  return lines === undefined ? { ...draft, full: true } : { ...draft, full: false, lines };
}

function addTyped(draft: Draft, name: string): Draft {
  const typed = parseDigits(draft.digits);
  if ('fault' in typed) return draft;
  const added = rungUp(draft, { name, quantity: 1, unitMinor: typed.minor });
  return added.full ? added : { ...added, digits: '' };
}

function discounted({ digits, full, reference, lines, again }: Draft, share: Share | undefined): Draft {
  return { digits, full, reference, lines, ...(again && { again }), ...(share && { discount: share }) };
}

function resumed({ digits, lines, reference, discount, again }: TypedDraft): Draft {
  return {
    ...emptyDraft,
    digits,
    lines,
    reference,
    ...(discount && { discount }),
    ...(again && { again }),
  };
}

function restored(minor: number, lineItems: LineItems | undefined): Draft {
  if (lineItems === undefined) return { ...emptyDraft, digits: String(minor) };
  const { discountMinor } = lineItems;
  const lines = lineItems.lines.map(cartLine);
  return { ...emptyDraft, lines, ...(discountMinor !== undefined && { discount: { minor: discountMinor } }) };
}

/** The draft in the form that is kept and charged; `typedName` names the amount on the keypad. */
export function typedOf({ digits, lines, discount, reference, again }: Draft, typedName: string): TypedDraft {
  return { digits, typedName, lines, reference, ...(discount && { discount }), ...(again && { again }) };
}

/** A line with one of this article at this price. */
export function lineOf({ name, code, taxRate }: Article, unitMinor: number): CartLine {
  return {
    name,
    quantity: 1,
    unitMinor,
    ...(code !== undefined && { code }),
    ...(taxRate !== undefined && { taxRate }),
  };
}
