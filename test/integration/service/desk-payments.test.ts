import { describe, expect, it } from 'vitest';
import { INTEGRATOR, NOW, openDesk, valueOf } from '../../support/desk-sandbox.ts';
import type { FailureCode } from '../../../shared/failure.ts';
import type { Desk } from '../../support/desk-sandbox.ts';
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

const create = (desk: Desk, more: Partial<CryptoPayment> = {}) => {
  const { merchantId, terminalId } = desk.sandbox.profile;
  const requestedAmount = { minor: 1200, currency: 'USD' };
  const payment = { merchantId, terminalId, requestedAmount, reference: 'Order 7', ...more };
  return desk.payments.create(payment, crypto.randomUUID(), signal);
};
async function created(desk: Desk, more: Partial<CryptoPayment> = {}) {
  const answer = await create(desk, more);
  if (answer.kind !== 'created') throw new Error(JSON.stringify(answer.failure));
  return answer;
}

describe('a payment', () => {
  it('may say who pays, where to reclaim, whom to tell, and a rebate to the cent', async () => {
    const desk = await openDesk();
    const { trackingId } = await created(desk, {
      customer: CUSTOMER,
      refundEmail: 'refund@example.test',
      webhookUrls: ['https://shop.test/hook'],
      rebate: { total: 30, merchantPortion: 10, targetRebate: 20 },
    });
    const window = { from: NOW, until: NOW + 1 };
    const { records } = valueOf(await desk.history.ofTerminal.page('term_Training01', window, {}, signal));
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
    expect(await create(await openDesk(), more)).toMatchObject({
      kind: 'rejected',
      failure: { action: 'fix-input', code },
    });
  });

  it('is quoted in a tender, announced by its payer, and completed', async () => {
    const desk = await openDesk();
    const { trackingId, paymentPageId = '' } = await created(desk);
    const tenderType = 'ethereum';
    const quote = valueOf(await desk.payments.requestQuote(paymentPageId, { tenderType }, signal));
    expect(quote).toMatchObject({ tenderType });
    const pending = { tenderType, transactionHash: '0xabc' };
    valueOf(await desk.payments.announceTransaction(paymentPageId, pending, signal));
    expect(await desk.payments.track(trackingId, signal)).toMatchObject({
      reading: { status: { kind: 'processing' } },
    });
    await desk.control('POST', '/clock', { advanceMs: 2_000 });
    expect(await desk.payments.track(trackingId, signal)).toMatchObject({
      reading: { status: { kind: 'final', outcome: 'completed' } },
    });
    const again = await desk.payments.announceTransaction(paymentPageId, pending, signal);
    expect(again).toMatchObject({ ok: false, failure: { action: 'fix-input', code: 'conflict' } });
  });

  it.each([
    ['a tender the terminal does not take', { tenderType: 'klarna' }],
    ['a tender nobody knows', { tenderType: 'USDCBASE' }],
  ])('is not quoted in %s', async (_name, request) => {
    const desk = await openDesk();
    const { paymentPageId = '' } = await created(desk);
    expect(await desk.payments.requestQuote(paymentPageId, request, signal)).toMatchObject({
      ok: false,
      failure: { code: 'request-rejected' },
    });
  });
});

describe('a credential', () => {
  it('of a terminal may be a token, of the hierarchy the integrator’s', async () => {
    const desk = await openDesk({ payments: { terminalId: 'term_Training01' }, entities: INTEGRATOR });
    expect(await desk.signIn(signal)).toEqual({ ok: true, value: null });
    await created(desk);
    expect(valueOf(await desk.merchants.get('mer_PierCoffee', signal)).name).toBe('Pier Coffee');
  });

  it('of the integrator opens no payments and no history', async () => {
    const desk = await openDesk({ payments: INTEGRATOR, reporting: INTEGRATOR });
    const refused = { failure: { action: 'sign-in', code: 'sign-in-refused' } };
    expect(await create(desk)).toMatchObject({ kind: 'not-sent', ...refused });
    const window = { from: 0, until: NOW };
    expect(await desk.history.ofPartner.page('par_Harbor', window, {}, signal)).toMatchObject(refused);
  });

  it('of one partner does not open another’s', async () => {
    const desk = await openDesk({}, { apiKey: 'sandbox-partner-key-Meadow' });
    expect(await desk.merchants.get('mer_PierCoffee', signal)).toMatchObject({
      failure: { action: 'fix-configuration', code: 'not-permitted' },
    });
  });
});
