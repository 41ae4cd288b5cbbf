import { expect, it } from 'vitest';
import { paymentInfo, paymentResponse } from '../../../src-main/service/endpoints/history/records.ts';
import {
  fromPaymentInfo,
  fromPaymentResponse,
} from '../../../src-main/back-office/payments/payment-at-service.ts';

const created = '2026-05-12T08:00:00Z';

it('reads a record of a wider scope, and the refund lifecycle only where it says something', () => {
  const record = paymentResponse.parse({
    created,
    statusCode: 'underpaid',
    requestedAmount: 12.34,
    tenderType: 'usdcBase',
    originalSenderAddress: '0xabc',
    refundStatus: 'initiated',
    refundCompleted: null,
    settlementId: null,
  });
  expect(fromPaymentResponse(record, 'USD')).toEqual({
    status: { kind: 'final', outcome: 'underpaid' },
    requested: { minor: 1234, currency: 'USD' },
    tender: 'usdcBase',
    senderAddress: '0xabc',
    createdAt: Date.parse(created),
    refund: { refundStatus: 'initiated' },
  });
});

it('reads a terminal’s record, whose reference may stand in its external id', () => {
  const record = paymentInfo.parse({ trackingId: 't1', created: null, externalId: 'A-1' });
  expect(fromPaymentInfo(record, { currency: 'USD', terminalId: 'own' })).toEqual({
    trackingId: 't1',
    terminalId: 'own',
    reference: 'A-1',
  });
});

it('shows no amount that is no whole number of minor units', () => {
  const record = paymentInfo.parse({ trackingId: 't1', requestedAmount: 1.234 });
  expect(fromPaymentInfo(record, { currency: 'USD', terminalId: 'own' }).requested).toBeUndefined();
});
