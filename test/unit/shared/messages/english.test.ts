import { describe, expect, expectTypeOf, it } from 'vitest';
import { messages as en } from '../../../../shared/messages/en.arb';
import { FAILURE_ACTIONS, FAILURE_CODES } from '../../../../shared/failure.ts';
import { isPaid, OUTCOMES } from '../../../../shared/payment/payment-status.ts';

import type { CatalogueColumn, CatalogueFaultKind } from '../../../../shared/contract/checkout.ts';
import type { CheckVerdict } from '../../../../shared/contract/sale-view.ts';
import type { Notice } from '../../../../shared/contract/views.ts';
import type { PayerField } from '../../../../shared/customer/details.ts';
import type { Expectation } from '../../../../shared/expectation.ts';
import type { FailureAction, FailureCode, GuardWarning } from '../../../../shared/failure.ts';
import type { Messages } from '../../../../shared/messages/messages.ts';
import type { SaleOutcome } from '../../../../shared/payment/payment-status.ts';
import type { PrintJobState } from '../../../../shared/printing/printing.ts';
import type { ExceptionKind, SaleStatus } from '../../../../shared/reports/shift-report.ts';

describe('the English words', () => {
  it('say something for every failure and what to do about it', () => {
    for (const code of FAILURE_CODES) expect(en.failures[code]).toMatch(/^[A-Z].{10,}\.$/);
    for (const action of FAILURE_ACTIONS) expect(en.actions[action]).toMatch(/^[A-Z].{5,}\.$/);
  });

  it('name the outcomes as the product promises', () => {
    expect(OUTCOMES.map((outcome) => en.outcomes[outcome].title)).toEqual([
      'Paid',
      'Overpaid',
      'Not paid in full',
      'Expired',
      'Cancelled',
      'Payment rejected',
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
    // Keys are named as the service names its fields, and nobody reads them.
    expect(JSON.stringify(en).replaceAll(/"\w+":/g, '')).not.toMatch(/refund|top up/i);
  });

  it('have one for each code that is shown, and none for another', () => {
    expectTypeOf<keyof Messages['failures']>().toEqualTypeOf<FailureCode>();
    expectTypeOf<keyof Messages['actions']>().toEqualTypeOf<FailureAction>();
    expectTypeOf<keyof Messages['notices']>().toEqualTypeOf<Notice['code']>();
    expectTypeOf<keyof Messages['outcomes']>().toEqualTypeOf<SaleOutcome>();
    expectTypeOf<keyof Messages['verdicts']>().toEqualTypeOf<CheckVerdict['name']>();
    expectTypeOf<keyof Messages['guard']['warnings']>().toEqualTypeOf<GuardWarning>();
    expectTypeOf<keyof Messages['history']['overridden']>().toEqualTypeOf<GuardWarning>();
    expectTypeOf<keyof Messages['customer']['labels']>().toEqualTypeOf<PayerField>();
    expectTypeOf<keyof Messages['amounts']['columns']>().toEqualTypeOf<CatalogueColumn>();
    expectTypeOf<keyof Messages['amounts']['faults']>().toEqualTypeOf<CatalogueFaultKind>();
    expectTypeOf<keyof Messages['printing']['states']>().toEqualTypeOf<PrintJobState['name']>();
    expectTypeOf<keyof Messages['shiftReport']['standings']>().toEqualTypeOf<SaleStatus>();
    expectTypeOf<keyof Messages['shiftReport']['kinds']>().toEqualTypeOf<ExceptionKind>();
    expectTypeOf<keyof Messages['expectations']>().toEqualTypeOf<Expectation>();
  });
});
