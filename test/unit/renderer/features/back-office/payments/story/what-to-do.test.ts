import { describe, expect, it } from 'vitest';
import { readStatus } from '../../../../../../../shared/payment/payment-status.ts';
import { knownPayment } from '../../../../../../../src-renderer/features/back-office/payments/story/known-payment.ts';
import { whatToDo } from '../../../../../../../src-renderer/features/back-office/payments/story/what-to-do.ts';
import type { KnownBy, PaymentAtService } from '../../../../../../../shared/contract/back-office/payments.ts';
import type { SaleStage, SaleView } from '../../../../../../../shared/contract/sale-view.ts';

const NOW = Date.UTC(2026, 4, 12, 8);
const DAY = 86_400_000;

const sale = (stage: SaleStage): SaleView => ({
  id: 's1',
  number: 1,
  reference: 'A',
  amount: { minor: 100, currency: 'USD' },
  startedAt: NOW,
  parked: false,
  stage,
});
const final = (outcome: 'completed' | 'expired' | 'underpaid' | 'amount-differs'): SaleStage => ({
  name: 'final',
  outcome,
  at: NOW,
});

interface Known {
  readonly stated?: string;
  readonly updatedAt?: number;
  readonly till?: SaleStage;
  readonly knownBy?: KnownBy;
  readonly minor?: number;
  readonly paid?: number;
  readonly refund?: Readonly<Record<string, string>>;
  readonly officeOnly?: true;
}

function sentence(known: Known): string {
  const { stated, updatedAt, till, knownBy = 'both', minor, paid, refund, officeOnly } = known;
  const payment: PaymentAtService = {
    ...(stated !== undefined && { status: readStatus(stated) }),
    ...(updatedAt !== undefined && { updatedAt }),
    ...(minor !== undefined && { requested: { minor, currency: 'USD' } }),
    ...(paid !== undefined && { paid: { minor: paid, currency: 'USD' } }),
    ...(refund && { refund }),
  };
  const row = {
    key: 'k',
    at: NOW,
    knownBy,
    ...(stated !== undefined && { payment }),
    ...(till && { sale: sale(till) }),
  };
  return whatToDo(knownPayment(row, undefined), {
    now: NOW,
    timeZone: 'UTC',
    ...(officeOnly && { officeOnly }),
  });
}

describe('what to do now', () => {
  it.each([
    ['created', 'waiting'],
    ['processing', 'seen'],
    ['completed', 'completed'],
    ['overpaid', 'overpaid'],
    ['underpaid', 'reclaim'],
    ['invalid', 'reclaim'],
    ['expired', 'expired'],
    ['cancelled', 'cancelled'],
    ['fullyRefunded', 'unrecognised'],
  ])('is told for the status %s: %s', (stated, expected) => {
    expect(sentence({ stated })).toBe(expected);
  });

  it('is the slip for a cancelled payment that money came for', () => {
    const till = { name: 'final', outcome: 'cancelled', at: NOW, received: '12.30 USDC' } as const;
    expect(sentence({ stated: 'cancelled', till })).toBe('reclaim');
    expect(sentence({ stated: 'cancelled', till, updatedAt: NOW - 32 * DAY })).toBe('limitOver');
    expect(sentence({ stated: 'cancelled', till: { ...till, received: '0 USDC' } })).toBe('cancelled');
  });

  it.each(['cancelled', 'expired'])(
    'is the slip for money that the service states, though it was %s',
    (stated) => {
      expect(sentence({ stated, paid: 1 })).toBe('reclaim');
      expect(sentence({ stated, paid: 1, updatedAt: NOW - 32 * DAY })).toBe('limitOver');
      expect(sentence({ stated, paid: 0, updatedAt: NOW - 32 * DAY })).toBe(stated);
    },
  );

  it.each(['underpaid', 'overpaid', 'invalid', 'expired'])(
    'is nothing more for one that is %s, once the service says that the money went back or is going back',
    (stated) => {
      for (const updatedAt of [NOW, NOW - 40 * DAY]) {
        const payment = { stated, paid: 1, updatedAt };
        expect(sentence({ ...payment, refund: { refundStatus: 'completed' } })).toBe('returned');
        expect(sentence({ ...payment, refund: { refundStatus: 'requested' } })).toBe('underWay');
      }
    },
  );

  it.each<[string, SaleStage, string]>([
    ['not created', { name: 'not-created', at: NOW }, 'notCreated'],
    ['damaged', { name: 'not-created', at: NOW, recordDamaged: true }, 'paymentLost'],
    ['being created', { name: 'creating' }, 'creating'],
    ['waiting', { name: 'waiting', url: 'https://a.test', shownAt: NOW }, 'waiting'],
    [
      'not readable',
      {
        name: 'seen',
        url: 'https://a.test',
        shownAt: NOW,
        stale: { action: 'wait', code: 'till-not-ready' },
      },
      'stale',
    ],
    ['of another amount', final('amount-differs'), 'amountDiffers'],
    ['paid', final('completed'), 'completed'],
  ])('is told by the till’s record alone of a sale that is %s', (_what, till, expected) => {
    expect(sentence({ till, knownBy: 'unmatched' })).toBe(expected);
  });

  it('is to look for the payment, where nothing of it is left in a damaged record', () => {
    expect(sentence({ till: { name: 'creating' }, knownBy: 'damaged' })).toBe('paymentLost');
    expect(sentence({ stated: 'completed', knownBy: 'damaged' })).toBe('recordDamaged');
  });

  it('is to mind what the two sides disagree on', () => {
    expect(sentence({ stated: 'completed', till: final('expired') })).toBe('paidLate');
    expect(sentence({ stated: 'expired', till: final('completed') })).toBe('paidNoMore');
    expect(sentence({ stated: 'completed', till: final('amount-differs') })).toBe('amountDiffers');
    expect(sentence({ till: final('completed'), knownBy: 'till' })).toBe('notListed');
    expect(sentence({ till: final('underpaid'), knownBy: 'till' })).toBe('reclaim');
  });

  it('is to find out who made what this till does not know', () => {
    expect(sentence({ stated: 'completed', knownBy: 'service' })).toBe('unknownHere');
    expect(sentence({ stated: 'completed', knownBy: 'service', minor: -1_050 })).toBe('takenBack');
    expect(sentence({ stated: 'completed', knownBy: 'service', minor: -1, officeOnly: true })).toBe(
      'takenBack',
    );
    expect(sentence({ stated: 'underpaid', knownBy: 'other-till' })).toBe('otherTill');
    expect(sentence({ stated: 'completed', knownBy: 'damaged' })).toBe('recordDamaged');
  });

  it('is to ask support once the 30 days after the last update are over, for what could be reclaimed', () => {
    for (const stated of ['underpaid', 'overpaid', 'invalid']) {
      expect(sentence({ stated, updatedAt: NOW - 31 * DAY })).toBe('limitOver');
      expect(sentence({ stated, updatedAt: NOW - 29 * DAY })).not.toBe('limitOver');
    }
    expect(sentence({ stated: 'completed', updatedAt: NOW - 90 * DAY })).toBe('completed');
  });

  it.each(['other-till', 'service'] as const)(
    'is what its status says where nothing is sold, though it is known by: %s',
    (knownBy) => {
      const payment = { status: readStatus('underpaid') };
      const known = knownPayment({ key: 'k', at: NOW, knownBy, payment }, undefined);
      expect(whatToDo(known, { now: NOW, officeOnly: true })).toBe('reclaim');
      expect(whatToDo(known, { now: NOW })).not.toBe('reclaim');
    },
  );

  it('is to deal with what has been raised, before all else', () => {
    const about = { saleId: 's1', number: 1, reference: 'A', amount: { minor: 100, currency: 'USD' } };
    const past = {
      sale: sale(final('completed')),
      alerts: [{ ...about, id: 'paid-twice 2', kind: 'paid-twice' as const, payments: 2 }],
      history: [],
    };
    const known = knownPayment(
      { key: 's1', at: NOW, knownBy: 'both', sale: past.sale },
      { past, payments: [], service: { state: 'not-asked', why: 'no-access' } },
    );
    expect(whatToDo(known, { now: NOW })).toBe('raised');
  });
});
