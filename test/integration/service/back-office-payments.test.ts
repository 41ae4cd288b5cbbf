import { describe, expect, it } from 'vitest';
import { INTEGRATOR, NOW, openBackOffice } from '../../support/back-office/back-office-sandbox.ts';
import { valueOf } from '../../support/worlds/value-of.ts';
import type { FailureCode } from '../../../shared/failure.ts';
import type { BackOffice } from '../../support/back-office/back-office-sandbox.ts';
import type { CryptoPayment } from '../../../src-main/service/endpoints/payments/crypto-payment.ts';

const signal = new AbortController().signal;
const CUSTOMER = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.test',
  address: '12 Analytical Way',
  city: 'Springfield',
  state: 'IL',
  postalCode: '62701',
  countryCode: 'US',
};

const create = (backOffice: BackOffice, more: Partial<CryptoPayment> = {}) => {
  const { merchantId, terminalId } = backOffice.sandbox.profile;
  const requestedAmount = { minor: 1200, currency: 'USD' };
  const payment = { merchantId, terminalId, requestedAmount, reference: 'Order 7', ...more };
  return backOffice.payments.create(payment, crypto.randomUUID(), signal);
};
async function created(backOffice: BackOffice, more: Partial<CryptoPayment> = {}) {
  const answer = await create(backOffice, more);
  if (answer.kind !== 'created') throw new Error(JSON.stringify(answer.failure));
  return answer;
}

describe('a payment', () => {
  it('may say who pays, where to reclaim, whom to tell, and a rebate to the cent', async () => {
    const backOffice = await openBackOffice();
    const { trackingId } = await created(backOffice, {
      customer: CUSTOMER,
      refundEmail: 'refund@example.test',
      webhookUrls: ['https://shop.test/hook'],
      rebate: { total: 30, merchantPortion: 10, targetRebate: 20 },
    });
    const window = { from: NOW, until: NOW + 1 };
    const { records } = valueOf(
      await backOffice.history.ofTerminal.page('term_Training01', window, {}, signal),
    );
    expect(records).toMatchObject([
      { trackingId, refundEmail: 'refund@example.test', webhookUrls: ['https://shop.test/hook'] },
    ]);
  });

  it.each<[string, Partial<CryptoPayment>, FailureCode?]>([
    ['a rebate that does not add up', { rebate: { total: 31, merchantPortion: 10, targetRebate: 20 } }],
    ['a partial customer', { customer: { ...CUSTOMER, city: '' } }, 'customer-required'],
    ['a plain webhook address', { webhookUrls: ['http://shop.test/hook'] }],
    ['nothing to pay', { requestedAmount: { minor: 0, currency: 'USD' } }],
  ])('with %s is rejected', async (_name, more, code = 'payment-rejected') => {
    expect(await create(await openBackOffice(), more)).toMatchObject({
      kind: 'rejected',
      failure: { action: 'fix-input', code },
    });
  });

  it('is quoted in a tender, announced by its payer, and completed', async () => {
    const backOffice = await openBackOffice();
    const { trackingId, paymentPageId = '' } = await created(backOffice);
    const tenderType = 'ethereum';
    const quote = valueOf(await backOffice.payments.requestQuote(paymentPageId, { tenderType }, signal));
    expect(quote).toMatchObject({ tenderType });
    const pending = { tenderType, transactionHash: '0xabc' };
    valueOf(await backOffice.payments.announceTransaction(paymentPageId, pending, signal));
    expect(await backOffice.payments.track(trackingId, signal)).toMatchObject({
      reading: { status: { kind: 'processing' } },
    });
    await backOffice.control('POST', '/clock', { advanceMs: 2_000 });
    expect(await backOffice.payments.track(trackingId, signal)).toMatchObject({
      reading: { status: { kind: 'final', outcome: 'completed' } },
    });
    const again = await backOffice.payments.announceTransaction(paymentPageId, pending, signal);
    expect(again).toMatchObject({ ok: false, failure: { action: 'fix-input', code: 'conflict' } });
  });

  it.each([
    ['a tender the terminal does not take', { tenderType: 'klarna' }],
    ['a tender nobody knows', { tenderType: 'USDCBASE' }],
  ])('is not quoted in %s', async (_name, request) => {
    const backOffice = await openBackOffice();
    const { paymentPageId = '' } = await created(backOffice);
    expect(await backOffice.payments.requestQuote(paymentPageId, request, signal)).toMatchObject({
      ok: false,
      failure: { code: 'request-rejected' },
    });
  });
});

describe('a credential', () => {
  it('of a terminal may be a token, of the hierarchy the integrator’s', async () => {
    const backOffice = await openBackOffice({
      payments: { terminalId: 'term_Training01' },
      entities: INTEGRATOR,
    });
    expect(await backOffice.signIn(signal)).toEqual({ ok: true, value: null });
    await created(backOffice);
    expect(valueOf(await backOffice.merchants.get('mer_PierCoffee', signal)).name).toBe('Pier Coffee');
  });

  it('of the integrator opens no payments and no history', async () => {
    const backOffice = await openBackOffice({ payments: INTEGRATOR, reporting: INTEGRATOR });
    const refused = { failure: { action: 'sign-in', code: 'sign-in-refused' } };
    expect(await create(backOffice)).toMatchObject({ kind: 'not-sent', ...refused });
    const window = { from: 0, until: NOW };
    expect(await backOffice.history.ofPartner.page('par_Harbor', window, {}, signal)).toMatchObject(refused);
  });

  it('of one partner does not open another’s', async () => {
    const backOffice = await openBackOffice({}, { apiKey: 'sandbox-partner-key-Meadow' });
    expect(await backOffice.merchants.get('mer_PierCoffee', signal)).toMatchObject({
      failure: { action: 'fix-configuration', code: 'not-permitted' },
    });
  });
});
