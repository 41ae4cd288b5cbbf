import { describe, expect, it } from 'vitest';
import { readStatus } from '../../../../shared/payment/payment-status.ts';
import { calendarOf } from '../../../../shared/time/store-day.ts';
import { reclaimOfRow } from '../../../../src-main/back-office/reclaims/reclaim.ts';
import type { PaymentAtService, PaymentRow } from '../../../../shared/contract/back-office/payments.ts';
import type { SaleOutcome } from '../../../../shared/payment/payment-status.ts';
import type { SaleReclaim } from '../../../../src-main/sales/reclaim-of.ts';

const NOW = Date.UTC(2026, 4, 20, 12);
const DAY = 86_400_000;
const usd = (minor: number) => ({ minor, currency: 'USD' });
const calendar = calendarOf('UTC');
const around = { today: calendar(NOW), calendar };

interface Given extends Omit<PaymentAtService, 'status'> {
  readonly stated?: string;
  readonly till?: SaleOutcome;
}

function row({ stated, till, ...payment }: Given): PaymentRow {
  return {
    key: 'k',
    at: NOW - DAY,
    knownBy: 'both',
    payment: {
      requested: usd(1_000),
      ...(stated !== undefined && { status: readStatus(stated) }),
      ...payment,
    },
    ...(till && {
      sale: {
        id: 's1',
        number: 1,
        reference: 'A',
        amount: usd(1_000),
        startedAt: NOW - DAY,
        parked: false,
        stage: { name: 'final', outcome: till, at: NOW - DAY },
      },
    }),
  };
}
const of = (given: Given, known?: SaleReclaim) => reclaimOfRow(row(given), known, around);
const known: SaleReclaim = {
  kind: 'under',
  amount: usd(700),
  isTaken: false,
  isAcknowledged: false,
  updatedFrom: NOW - 10 * DAY,
};

describe('what a payer can have back', () => {
  it.each<[string, Given, string, number | undefined]>([
    ['the extra', { stated: 'overpaid', paid: usd(1_200) }, 'over', 200],
    ['all of too little', { stated: 'underpaid', paid: usd(400) }, 'under', 400],
    ['all that was rejected', { stated: 'invalid', paid: usd(1_000) }, 'rejected', 1_000],
    ['what nobody states', { stated: 'invalid' }, 'rejected', undefined],
    ['what came in another coin', { stated: 'invalid', paid: usd(0) }, 'rejected', undefined],
    ['what came after the end', { stated: 'expired', paid: usd(1_000) }, 'late', 1_000],
    ['what came after it was cancelled', { stated: 'cancelled', paid: usd(1) }, 'late', 1],
  ])('is %s', (_what, given, kind, minor) => {
    const found = of(given);
    expect(found).toMatchObject({ kind, state: 'open' });
    expect(found?.amount?.minor).toBe(minor);
  });

  it.each<[string, Given]>([
    ['of a paid one', { stated: 'completed', paid: usd(1_000) }],
    ['of a paid one that the till recorded so', { stated: 'completed', till: 'completed' }],
    [
      'of one with another amount, which is a matter of its own',
      { stated: 'completed', till: 'amount-differs' },
    ],
    ['where no money came', { stated: 'expired', paid: usd(0) }],
    ['where no money is known to have come', { stated: 'expired' }],
    ['before the end', { stated: 'processing', paid: usd(5) }],
  ])('is nothing %s', (_what, given) => {
    expect(of(given)).toBeUndefined();
  });

  it('is settled at the store where the service took it as paid when the sale was over', () => {
    expect(of({ stated: 'completed', till: 'expired', paid: usd(1_000) })).toMatchObject({
      kind: 'late',
      state: 'to-settle',
    });
    const acknowledged = { ...known, kind: 'late', isTaken: true, isAcknowledged: true } as const;
    expect(of({ stated: 'completed', till: 'expired' }, acknowledged)).toMatchObject({ state: 'settled' });
  });

  it('is settled at the store, too, where it was paid after the sale had been given up, and so ended it', () => {
    const taken = { ...known, kind: 'late', isTaken: true } as const;
    expect(of({ stated: 'completed', till: 'completed', paid: usd(1_000) }, taken)).toMatchObject({
      kind: 'late',
      state: 'to-settle',
      amount: usd(1_000),
    });
  });

  it('is what the till knows, where the service says nothing, from the earliest moment that it can be', () => {
    expect(of({}, known)).toMatchObject({ kind: 'under', amount: usd(700), isEarliest: true });
    expect(of({ stated: 'completed' }, known)).toBeUndefined();
    expect(of({ stated: 'underpaid', updatedAt: NOW - DAY }, known)).toMatchObject({ amount: usd(700) });
    expect(of({ stated: 'underpaid', updatedAt: NOW - DAY }, known)).not.toHaveProperty('isEarliest');
  });

  it('is what the till has read, where the service does not state what came for an expired one', () => {
    const late = { ...known, kind: 'late' } as const;
    expect(of({ stated: 'expired' }, late)).toMatchObject({ kind: 'late', amount: usd(700) });
    expect(of({ stated: 'expired', paid: usd(0) }, late)).toBeUndefined();
  });
});

describe('its time', () => {
  it.each([
    [0, 29],
    [29, 0],
    [30, -1],
    [45, -16],
  ])('%i days after the last update leaves %i whole days', (days, left) => {
    const found = of({ stated: 'underpaid', paid: usd(1), updatedAt: NOW - days * DAY });
    expect(found?.daysLeft).toBe(left);
    expect(found?.state).toBe(left < 0 ? 'limit-over' : 'open');
  });
});

describe('how far it is, by fields whose names nobody specifies', () => {
  it.each<[Readonly<Record<string, string>>, string]>([
    [{ refundStatus: 'requested' }, 'under-way'],
    [{ refundInitiated: '2026-05-18T10:00:00Z' }, 'under-way'],
    [{ refundStatus: 'completed' }, 'returned'],
    [{ refundRequested: '2026-05-18T10:00:00Z', refundCompleted: '2026-05-19T10:00:00Z' }, 'returned'],
    [{ refundState: 'Refunded' }, 'returned'],
    [{ refundStatus: 'requested', refundIsComplete: 'false' }, 'under-way'],
    [{ refundStatus: 'notified' }, 'under-way'],
    // What a service may send with every payment.
    [{ refundStatus: 'none' }, 'limit-over'],
    [{ refundStatus: 'not_requested', refundIsComplete: 'false', refundAmount: '0' }, 'limit-over'],
    [{ refundCompleted: 'no' }, 'limit-over'],
    [{ refundCompleted: '0' }, 'limit-over'],
    // What did not go back is still the customer's.
    [{ refundRequested: '2026-05-18T10:00:00Z', refundStatus: 'failed' }, 'limit-over'],
    [{ refundRequested: '2026-05-18T10:00:00Z', refundState: 'Rejected' }, 'limit-over'],
    [{ refundStatus: 'cancelled', refundCompleted: '2026-05-19T10:00:00Z' }, 'limit-over'],
  ])('%j is %s', (refund, state) => {
    expect(of({ stated: 'underpaid', paid: usd(1), updatedAt: NOW - 40 * DAY, refund })?.state).toBe(state);
  });
});
