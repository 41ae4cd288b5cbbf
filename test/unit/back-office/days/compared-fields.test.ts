import { expect, test } from 'vitest';
import { comparedFields } from '../../../../src-main/back-office/days/compared-fields.ts';
import type { PaymentAtService } from '../../../../shared/contract/back-office/payments.ts';

const payment: PaymentAtService = {
  trackingId: 't',
  paymentId: 'p',
  status: { kind: 'final', outcome: 'completed' },
  reference: 'Table 12',
  paymentCode: 'ABC',
  requested: { minor: 1_250, currency: 'EUR' },
  paid: { minor: 1_250, currency: 'EUR' },
  terminalId: 'term',
  terminalName: 'Front',
  createdAt: 1,
  updatedAt: 2,
  batchId: 'b',
  batchStatus: 'settled',
  settlementId: 's',
  refund: { refundStatus: 'none' },
};

test('what a comparison asks of a payment stays, and nothing that tells of its customer', () => {
  const said = { senderAddress: '0xabc', customerId: 'c', locationName: 'Old Town', merchantName: 'Shop' };
  expect(comparedFields()({ ...payment, ...said })).toEqual(payment);
});

test('what the service leaves out is not there', () => {
  expect(Object.keys(comparedFields()({ trackingId: 't' }))).toEqual(['trackingId']);
});
