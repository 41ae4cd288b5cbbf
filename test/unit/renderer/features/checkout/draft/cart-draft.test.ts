import { describe, expect, it } from 'vitest';
import { amountOf } from '../../../../../../shared/cart/draft.ts';
import type { Share } from '../../../../../../shared/cart/share.ts';
import { chargeOf } from '../../../../../../src-renderer/features/checkout/charging/charge.ts';
import {
  emptyDraft,
  reduceDraft,
  typedOf,
  type Draft,
  type DraftEdit,
} from '../../../../../../src-renderer/features/checkout/draft/draft.ts';

const after = (...edits: readonly DraftEdit[]): Draft => edits.reduce(reduceDraft, emptyDraft);
const keys = (digits: string): DraftEdit[] =>
  Array.from(digits, (key) => ({ type: 'key', key }) as DraftEdit);
const coffee = { name: 'Coffee', quantity: 1, unitMinor: 350, code: '40063829' };

const charge = (draft: Draft, tip?: Share) => {
  const typed = typedOf(draft, 'Amount');
  return chargeOf(typed, amountOf({ ...typed, ...(tip && { tip }) }, undefined));
};

describe('a cart that is being rung up', () => {
  it('takes the typed amount as a line, and nothing when nothing is typed', () => {
    const draft = after(...keys('250'), { type: 'add', name: 'Amount' }, { type: 'add', name: 'Amount' });
    expect(draft).toMatchObject({ digits: '', lines: [{ name: 'Amount', quantity: 1, unitMinor: 250 }] });
  });

  it('adds a quick amount to what is typed, and refuses the one that does not fit', () => {
    expect(after(...keys('12'), { type: 'quick', minor: 500 }).digits).toBe('512');
    expect(after(...keys('999999999999'), { type: 'quick', minor: 1 })).toMatchObject({
      digits: '999999999999',
      full: true,
    });
  });

  it('keeps its lines when the typed amount is cleared', () => {
    const draft = after({ type: 'article', line: coffee }, ...keys('9'), { type: 'key', key: 'clear' });
    expect(draft).toMatchObject({ digits: '', lines: [coffee] });
  });

  it('takes a changed line as it is, and rings the same article up on a line of its own', () => {
    const noted = { ...coffee, note: 'no milk' };
    const draft = after(
      { type: 'article', line: coffee },
      { type: 'line', index: 0, line: noted },
      { type: 'article', line: coffee },
      { type: 'article', line: coffee },
    );
    expect(draft.lines).toEqual([noted, { ...coffee, quantity: 2 }]);
  });

  it('begins again with the discount of a line', () => {
    const lineItems = { lines: [{ ...coffee, discountMinor: 50, note: 'no milk' }] };
    const draft = after({ type: 'restore', minor: 300, lineItems });
    expect(charge(draft)).toEqual({ ready: true, order: { amountMinor: 300, reference: '', lineItems } });
  });

  it('begins again with what a sale that came to nothing was made of', () => {
    const lineItems = { lines: [coffee], discountMinor: 50, tipMinor: 30 };
    const draft = after({ type: 'restore', minor: 330, lineItems });
    expect(draft).toMatchObject({ digits: '', lines: [coffee], discount: { minor: 50 } });
    expect(charge(draft, { minor: 30 })).toEqual({
      ready: true,
      order: { amountMinor: 330, reference: '', lineItems },
    });
  });
});

describe('what Charge says of a cart', () => {
  it('is that nothing is left to charge, or that it is too much', () => {
    const goods: DraftEdit = { type: 'article', line: coffee };
    const free = after(goods, { type: 'discount', share: { percent: 100 } });
    expect(charge(free)).toEqual({ ready: false, amount: 'zero' });
    const dear = after({ type: 'article', line: { ...coffee, unitMinor: 999_999_999_999 } }, ...keys('1'));
    expect(charge(dear)).toEqual({ ready: false, amount: 'too-long' });
  });
});
