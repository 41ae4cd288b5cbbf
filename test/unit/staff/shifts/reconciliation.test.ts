import { expect, test } from 'vitest';
import { readStatus } from '../../../../shared/payment/payment-status.ts';
import { replay } from '../../../../src-main/sales/apply-event.ts';
import { reconciliationOf } from '../../../../src-main/staff/shifts/reconciliation.ts';
import { started } from '../../../support/ledger/ledger-folder.ts';
import type { HistoryComparison } from '../../../../src-main/sales/comparison/history-comparison.ts';
import type { FoundPayment } from '../../../../src-main/sales/ports.ts';
import type { Sale } from '../../../../src-main/sales/sale.ts';

function saleOf(number: number): Sale {
  const sale = replay([started(`s${number}`, number)]);
  if (!sale) throw new Error('a sale begins with its start');
  return sale;
}

const named = ({ id, number, reference, amount }: Sale) => ({ saleId: id, number, reference, amount });

type Compared = Extract<HistoryComparison, { kind: 'compared' }>;

function compared(parts: Partial<Compared>) {
  const made = reconciliationOf(
    {
      kind: 'compared',
      from: 1,
      until: 2,
      payments: 3,
      paidLate: [],
      differing: [],
      unknown: [],
      unread: 4,
      ...parts,
    },
    named,
  );
  if (made.state !== 'compared') throw new Error(made.reason);
  return made;
}

const payment = (trackingId: string, status?: string, createdAt?: number): FoundPayment => ({
  trackingId,
  ...(status !== undefined && { status: readStatus(status) }),
  ...(createdAt !== undefined && { createdAt }),
});

test('keeps what was compared, and how many payments could not be read', () => {
  expect(compared({})).toMatchObject({ from: 1, until: 2, payments: 3, unread: 4 });
});

test('of payments without a sale those with money are first, then those that may become money, the newest first', () => {
  const unknown = [
    payment('expired', 'expired', 9),
    payment('of no time', 'completed'),
    payment('completed', 'completed', 5),
    payment('new and open', 'created', 8),
    payment('overpaid', 'overpaid', 6),
    payment('of no status', undefined, 7),
  ];
  expect(compared({ unknown }).unknown.listed.map(({ trackingId }) => trackingId)).toEqual([
    'overpaid',
    'completed',
    'of no time',
    'new and open',
    'of no status',
    'expired',
  ]);
});

test.each([
  ['completed', 'completed'],
  ['expired', 'expired'],
  ['created', 'open'],
  ['processing', 'open'],
  ['settling', 'unknown'],
  [undefined, 'unknown'],
])('a payment without a sale that is %s stands as %s', (status, standing) => {
  expect(compared({ unknown: [payment('t', status)] }).unknown.listed).toStrictEqual([
    { trackingId: 't', standing },
  ]);
});

test('a payment without a sale keeps its reference, its time and what was asked for', () => {
  const stated = { reference: 'Table 9', createdAt: 5, statedRequest: { decimal: '12.3', currency: 'USD' } };
  expect(compared({ unknown: [{ ...payment('t', 'completed'), ...stated }] }).unknown.listed).toEqual([
    { trackingId: 't', standing: 'completed', reference: 'Table 9', createdAt: 5, statedAmount: '12.3 USD' },
  ]);
});

test('a sale that the service states otherwise has the amount, and the status where that is paid', () => {
  const statedRequest = { decimal: '12.3', currency: 'USD' };
  const sale = saleOf(1);
  const differing = [
    { sale, payment: { ...payment('t', 'completed'), statedRequest } },
    { sale, payment: { ...payment('t', 'expired'), statedRequest } },
    { sale, payment: payment('t', 'completed') },
    { sale, payment: payment('t') },
  ];
  expect(compared({ differing }).differing).toEqual({
    count: 4,
    listed: [
      { ...named(sale), statedAmount: '12.3 USD', statedStatus: 'completed' },
      { ...named(sale), statedAmount: '12.3 USD' },
      { ...named(sale), statedStatus: 'completed' },
      named(sale),
    ],
  });
});

test('of very many all are counted and the first twenty listed', () => {
  const sales = Array.from({ length: 30 }, (_, index) => saleOf(index + 1));
  const { paidLate } = compared({ paidLate: sales });
  expect(paidLate).toEqual({ count: 30, listed: sales.slice(0, 20).map(named) });
});
