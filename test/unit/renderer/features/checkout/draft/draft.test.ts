import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emptyDraft,
  reduceDraft,
  typedOf,
  type Draft,
} from '../../../../../../src-renderer/features/checkout/draft/draft.ts';
import type { KeypadKey } from '../../../../../../src-renderer/components/keypad/keypad-keys.ts';

const pressed = (...keys: KeypadKey[]): Draft =>
  keys.reduce((draft, key) => reduceDraft(draft, { type: 'key', key }), emptyDraft);

describe('the half-typed sale', () => {
  it('fills the amount from the right', () => {
    expect(pressed('1', '2', '00', '5').digits).toBe('12005');
  });

  it('drops leading zeros, but tells a lone zero from nothing typed', () => {
    expect(pressed('0').digits).toBe('0');
    expect(pressed('00').digits).toBe('0');
    expect(pressed('0', '00', '7').digits).toBe('7');
  });

  it('takes back the last digit, and with nothing typed takes back nothing', () => {
    expect(pressed('1', '2', 'backspace').digits).toBe('1');
    expect(pressed('backspace').digits).toBe('');
  });

  it('refuses the thirteenth digit and says so until the next key', () => {
    const twelve = pressed(...Array.from({ length: 12 }, () => '9' as const));
    const more = reduceDraft(twelve, { type: 'key', key: '1' });
    expect(more).toEqual({ ...twelve, full: true });
    expect(reduceDraft(more, { type: 'key', key: 'backspace' }).full).toBe(false);
  });

  it('refuses a double zero of which only one would fit, rather than taking half of it', () => {
    const eleven = pressed(...Array.from({ length: 11 }, () => '9' as const));
    expect(reduceDraft(eleven, { type: 'key', key: '00' })).toEqual({ ...eleven, full: true });
  });

  it('clears the amount and keeps the reference', () => {
    const draft = reduceDraft(pressed('4'), { type: 'reference', text: 'A-1' });
    expect(reduceDraft(draft, { type: 'key', key: 'clear' })).toEqual({ ...emptyDraft, reference: 'A-1' });
  });

  it('begins again with an amount that came to nothing, and empty after a start', () => {
    expect(reduceDraft(emptyDraft, { type: 'restore', minor: 12_345 }).digits).toBe('12345');
    expect(reduceDraft(pressed('4'), { type: 'started' })).toEqual(emptyDraft);
  });

  it('keeps the customer of an earlier sale as long as it keeps the reference', () => {
    const earlier = { saleId: 'sale-1', payerKept: true };
    const restore = { type: 'restore', minor: 500, reference: 'A-1', again: earlier } as const;
    const draft = reduceDraft(reduceDraft(emptyDraft, restore), { type: 'key', key: 'clear' });
    expect(draft.again).toBe(earlier);
    expect(reduceDraft(draft, { type: 'discount', share: undefined }).again).toBe(earlier);
    const kept = typedOf(draft, 'Amount');
    expect(reduceDraft(emptyDraft, { type: 'resume', kept }).again).toBe(earlier);
    const other = { digits: '5', typedName: 'Amount', lines: [], reference: 'A-2' };
    for (const edit of [
      { type: 'reference', text: 'A-2' },
      { type: 'resume', kept: other },
      { type: 'started' },
    ] as const)
      expect(reduceDraft(draft, edit)).not.toHaveProperty('again');
  });

  it('is put away when an earlier sale is opened instead, but not with a cart', () => {
    expect(reduceDraft(pressed('4'), { type: 'opened-earlier' })).toEqual(emptyDraft);
    const cart = reduceDraft(pressed('4'), { type: 'add', name: 'Amount' });
    expect(reduceDraft(cart, { type: 'opened-earlier' })).toEqual(cart);
  });

  it('never holds more than twelve digits, nor leading zeros, whatever is pressed', () => {
    const key = fc.constantFrom<KeypadKey>('0', '1', '9', '00', 'backspace', 'clear');
    const shape = /^(|0|[1-9][0-9]{0,11})$/;
    fc.assert(fc.property(fc.array(key), (keys) => shape.test(pressed(...keys).digits)));
  });
});
