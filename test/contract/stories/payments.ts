import { expect } from 'vitest';
import { signal } from '../contract-back-office.ts';
import { valueOf } from '../../support/worlds/value-of.ts';
import type { CryptoPayment } from '../../../src-main/service/endpoints/payments/crypto-payment.ts';
import type { ContractBackOffice } from '../contract-back-office.ts';

const CUSTOMER = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  address: '12 Analytical Way',
  city: 'Springfield',
  state: 'IL',
  postalCode: '62701',
  countryCode: 'US',
};

/** Pays, with everything that a payment can say. */
export async function pay({ byKeys, byTokens, bySecretForm, merchantId, terminalId }: ContractBackOffice) {
  const payment: CryptoPayment = {
    merchantId,
    terminalId,
    requestedAmount: { minor: 4200, currency: 'USD' },
    reference: 'Order 1042',
    customer: CUSTOMER,
    refundEmail: 'refund@example.com',
    webhookUrls: ['https://shop.example.com/hooks'],
    rebate: { total: 100, merchantPortion: 40, targetRebate: 60 },
  };
  for (const { payments } of [byKeys, byTokens, bySecretForm]) {
    const created = await payments.create(payment, crypto.randomUUID(), signal);
    if (created.kind !== 'created') throw new Error(JSON.stringify(created));
    const { trackingId, paymentPageId = '' } = created;
    valueOf(await payments.requestQuote(paymentPageId, { tenderType: 'usdcBase' }, signal));
    valueOf(await payments.announceTransaction(paymentPageId, { customer: CUSTOMER }, signal));
    expect(await payments.track(trackingId, signal)).toMatchObject({
      reading: { status: { kind: 'processing' } },
    });
  }
}
