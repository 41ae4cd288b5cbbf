import { describe, expect, it } from 'vitest';
import * as en from '../../../../shared/text/en/index.ts';
import { FAILURE_ACTIONS, FAILURE_CODES } from '../../../../shared/failure.ts';
import { isPaid, OUTCOMES } from '../../../../shared/payment-status.ts';

/** The compiler sees to it that no key is missing; these rules are about what the words say. */
describe('the English words', () => {
  it('say something for every failure and what to do about it', () => {
    for (const code of FAILURE_CODES) expect(en.failures[code]).toMatch(/^[A-Z].{10,}\.$/);
    for (const action of FAILURE_ACTIONS) expect(en.actions[action]).toMatch(/^[A-Z].{5,}\.$/);
  });

  it('name the outcomes as the product promises', () => {
    expect(OUTCOMES.map((outcome) => en.outcomes[outcome].title)).toEqual([
      'Paid',
      'Paid, with extra',
      'Not paid in full',
      'Expired',
      'Cancelled',
      'Not accepted',
    ]);
  });

  it('let goods go for a payment that came, and for no other', () => {
    for (const outcome of OUTCOMES) {
      expect(en.outcomes[outcome].verdict).toBe(
        isPaid(outcome) ? 'Hand over the goods.' : 'Do not hand over goods.',
      );
      expect(en.outcomes[outcome].money.startsWith('Yes')).toBe(isPaid(outcome));
    }
  });

  it('never invite to add to a code that was underpaid, and never promise a refund', () => {
    expect(en.outcomes.underpaid.todo).toContain('Do not send more to this code.');
    // The service's own name of a field is no word of ours.
    expect(JSON.stringify(en).replace('"refundEmail"', '')).not.toMatch(/refund|top up/i);
  });
});
