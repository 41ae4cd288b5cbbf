import { describe, expect, it } from 'vitest';
import { chargeOf } from '../../../../src-renderer/new-sale/charge.ts';
import { emptyDraft } from '../../../../src-renderer/new-sale/draft.ts';

describe('what Charge would send', () => {
  it('is the amount in minor units and the reference as typed', () => {
    expect(chargeOf({ ...emptyDraft, digits: '1234', reference: 'A-1' })).toEqual({
      ready: true,
      amountMinor: 1234,
      reference: 'A-1',
    });
  });

  it('is nothing while the amount is empty or zero', () => {
    expect(chargeOf(emptyDraft)).toEqual({ ready: false, amount: 'empty' });
    expect(chargeOf({ ...emptyDraft, digits: '0' })).toEqual({ ready: false, amount: 'zero' });
  });

  it('names every fault at once', () => {
    expect(chargeOf({ ...emptyDraft, reference: 'R'.repeat(300) })).toEqual({
      ready: false,
      amount: 'empty',
      reference: 'too-long',
    });
    expect(chargeOf({ ...emptyDraft, digits: '5', reference: 'a\u0000b' })).toEqual({
      ready: false,
      reference: 'control-characters',
    });
  });
});
