import { expect, test } from 'vitest';
import { replay } from '../../../../src-main/sales/apply-event.ts';
import { saleStatusOf } from '../../../../src-main/staff/shifts/sale-status.ts';
import type { SaleEventBody } from '../../../../src-main/sales/events.ts';

const reading = { status: { kind: 'final', outcome: 'completed' } } as const;

function statusAfter(...bodies: readonly SaleEventBody[]) {
  const started: SaleEventBody = {
    type: 'sale-started',
    number: 1,
    reference: 'Table 4',
    amount: { minor: 1_250, currency: 'USD' },
    paymentId: 'p',
    idempotencyKey: 'k',
  };
  const created: SaleEventBody = {
    type: 'payment-created',
    trackingId: 'shown',
    url: 'https://pay.example.test',
  };
  const sale = replay([started, created, ...bodies].map((body) => ({ ...body, saleId: 's', at: 1 })));
  return sale && saleStatusOf(sale);
}

const differs: SaleEventBody = {
  type: 'history-differs',
  trackingId: 'shown',
  statedRequest: { decimal: '99', currency: 'USD' },
};
const paid = (trackingId: string): SaleEventBody => ({ type: 'status-read', trackingId, reading });

test('a paid payment of which the history states another amount counts as no money', () => {
  expect(statusAfter(paid('shown'))).toBe('completed');
  expect(statusAfter(differs, paid('shown'))).toBe('amount-differs');
});

test('another payment of the sale that was paid as asked for counts all the same', () => {
  const found: SaleEventBody = { type: 'stray-found', trackingId: 'stray' };
  expect(statusAfter(differs, paid('shown'), found, paid('stray'))).toBe('completed');
});
