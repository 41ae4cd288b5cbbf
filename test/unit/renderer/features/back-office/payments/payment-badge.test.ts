import { expect, test } from 'vitest';
import { messages as en } from '../../../../../../shared/messages/en.arb';
import { readStatus } from '../../../../../../shared/payment/payment-status.ts';
import { paymentBadge } from '../../../../../../src-renderer/features/back-office/payments/payment-badge.ts';
import type { SaleView } from '../../../../../../shared/contract/sale-view.ts';

const sale: SaleView = {
  id: 's1',
  number: 1,
  reference: 'A',
  amount: { minor: 100, currency: 'USD' },
  startedAt: 1,
  parked: false,
  stage: { name: 'creating' },
};

test('a sale of whose payment nothing is left is not said to be asking for its code', () => {
  expect(paymentBadge({ sale, knownBy: 'no-payment' }, en).label).toBe(en.stages.creating);
  expect(paymentBadge({ sale, knownBy: 'damaged' }, en)).toMatchObject({
    tone: 'unknown',
    label: en.stages.unrecognised,
  });
  const payment = { status: readStatus('completed') };
  expect(paymentBadge({ sale, payment, knownBy: 'damaged' }, en).label).toBe(en.outcomes.completed.title);
});
