import { describe, expect, it } from 'vitest';
import { chargeOf } from '../../../../../../src-renderer/features/checkout/charging/charge.ts';
import { emptyDraft, typedOf } from '../../../../../../src-renderer/features/checkout/draft/draft.ts';

const typed = (draft: Partial<typeof emptyDraft>) => typedOf({ ...emptyDraft, ...draft }, 'Amount');

describe('what Charge would send', () => {
  it('is the amount in minor units and the reference as typed', () => {
    expect(chargeOf(typed({ digits: '1234', reference: 'A-1' }))).toEqual({
      ready: true,
      order: { amountMinor: 1234, reference: 'A-1' },
    });
  });

  it('is nothing while the amount is empty or zero', () => {
    expect(chargeOf(typed({}))).toEqual({ ready: false, amount: 'empty' });
    expect(chargeOf(typed({ digits: '0' }))).toEqual({ ready: false, amount: 'zero' });
  });

  it('names every fault at once', () => {
    expect(chargeOf(typed({ reference: 'R'.repeat(300) }))).toEqual({
      ready: false,
      amount: 'empty',
      reference: 'too-long',
    });
    expect(chargeOf(typed({ digits: '5', reference: 'a\u0000b' }))).toEqual({
      ready: false,
      reference: 'control-characters',
    });
  });
});
