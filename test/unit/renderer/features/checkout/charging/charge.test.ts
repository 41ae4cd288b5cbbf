import { describe, expect, it } from 'vitest';
import { amountOf, type TypedDraft } from '../../../../../../shared/cart/draft.ts';
import { chargeOf } from '../../../../../../src-renderer/features/checkout/charging/charge.ts';
import { emptyDraft, typedOf } from '../../../../../../src-renderer/features/checkout/draft/draft.ts';

const charge = (draft: TypedDraft) => chargeOf(draft, amountOf(draft, undefined));
const typed = (draft: Partial<typeof emptyDraft>) => typedOf({ ...emptyDraft, ...draft }, 'Amount');

describe('what Charge would send', () => {
  it('is the amount in minor units and the reference as typed', () => {
    expect(charge(typed({ digits: '1234', reference: 'A-1' }))).toEqual({
      ready: true,
      order: { amountMinor: 1234, reference: 'A-1' },
    });
  });

  it('is nothing while the amount is empty or zero', () => {
    expect(charge(typed({}))).toEqual({ ready: false, amount: 'empty' });
    expect(charge(typed({ digits: '0' }))).toEqual({ ready: false, amount: 'zero' });
  });

  it('names every fault at once', () => {
    expect(charge(typed({ reference: 'R'.repeat(300) }))).toEqual({
      ready: false,
      amount: 'empty',
      reference: 'too-long',
    });
    expect(charge(typed({ digits: '5', reference: 'a\u0000b' }))).toEqual({
      ready: false,
      reference: 'control-characters',
    });
  });
});
