import { describe, expect, it } from 'vitest';
import { TRAINING_WEB_SHOP } from '../../../sandbox/world/training.ts';
import { openSandbox } from './open-sandbox.ts';
import type { OpenSandbox } from './open-sandbox.ts';

const customer = {
  firstName: 'Ada',
  lastName: 'L',
  email: 'ada@example.test',
  address: '1 Way',
  city: 'Town',
  state: 'ST',
  postalCode: '00001',
  countryCode: 'US',
};
const webShop = { 'x-api-key': TRAINING_WEB_SHOP.apiKey };

async function newPage(till: OpenSandbox, changes: object = {}, headers: HeadersInit = till.apiKey) {
  const { json } = await till.create(changes, headers);
  const { trackingId, paymentPageId } = json as { trackingId: string; paymentPageId: string };
  const call = (operation: string, body: object = {}, key = headers) =>
    till.send('POST', `/PaymentPages/${paymentPageId}/${operation}`, { headers: key, json: body });
  return { trackingId, call };
}

describe('request-quote', () => {
  it('quotes a tender of the terminal for a while', async () => {
    const till = await openSandbox();
    const { call, trackingId } = await newPage(till);
    expect(await call('request-quote', { customer, tenderType: 'ethereum' })).toMatchObject({
      status: 200,
      json: {
        trackingId,
        tenderType: 'ethereum',
        payAmount: 12.34,
        quoteExpiration: '2026-01-05T09:02:00.000Z',
      },
    });
    expect(await till.statusOf(trackingId)).toBe('created');
    expect(await call('request-quote', { tenderType: 'klarna' })).toMatchObject({ status: 422 });
  });

  it('keeps to the tenders that the payment is limited to', async () => {
    const till = await openSandbox();
    const { call } = await newPage(till, { tenderTypes: ['paypal'] });
    expect((await call('request-quote', { tenderType: 'usdcBase' })).status).toBe(422);
    expect(await call('request-quote')).toMatchObject({ status: 200, json: { tenderType: 'paypal' } });
  });

  it('rejects a partial customer, and a missing one where it is required', async () => {
    const till = await openSandbox();
    const physical = await newPage(till);
    const partial = { ...customer, city: undefined };
    const refused = await physical.call('request-quote', { customer: partial });
    expect([refused.status, refused.json['details']]).toEqual([
      400,
      [{ field: 'customer.city', message: 'is required' }],
    ]);
    expect((await physical.call('request-quote')).status).toBe(200);
    const sale = { terminalId: TRAINING_WEB_SHOP.id, customer, refundEmail: customer.email };
    const virtual = await newPage(till, sale, webShop);
    expect((await virtual.call('request-quote')).status).toBe(400);
    expect((await virtual.call('request-quote', { customer })).status).toBe(200);
  });

  it('demands a customer for one tender on both terminal kinds', async () => {
    const till = await openSandbox();
    const key = { 'x-api-key': 'sandbox-key-PierTill1-000000' };
    const sale = { merchantId: 'mer_PierCoffee', terminalId: 'term_PierTill1' };
    const { call } = await newPage(till, sale, key);
    expect((await call('request-quote', { tenderType: 'klarna' })).status).toBe(400);
    expect((await call('request-quote', { tenderType: 'usdcBase' })).status).toBe(200);
    expect((await call('request-quote', { tenderType: 'klarna', customer })).status).toBe(200);
  });

  it('is for open payments of the caller’s own terminal', async () => {
    const till = await openSandbox();
    const { call, trackingId } = await newPage(till);
    expect((await call('request-quote', { customer }, webShop)).status).toBe(403);
    expect(
      (await till.send('POST', '/PaymentPages/nobody/request-quote', { headers: till.apiKey, json: {} }))
        .status,
    ).toBe(404);
    await till.control('POST', `/payments/${trackingId}`, { statusCode: 'cancelled' });
    expect((await call('request-quote', { customer })).status).toBe(409);
  });
});

describe('pending-transaction', () => {
  it.each([
    [undefined, 'completed'],
    [12.33, 'underpaid'],
    [12.35, 'overpaid'],
  ])('of %s is accepted, seen at once and then %s', async (amount, statusCode) => {
    const till = await openSandbox();
    const { call, trackingId } = await newPage(till);
    const answer = await call('pending-transaction', { customer, ...(amount !== undefined && { amount }) });
    expect(answer).toMatchObject({ status: 202, json: { trackingId, statusCode: 'processing' } });
    expect(await till.statusOf(trackingId)).toBe('processing');
    await till.advance(2000);
    expect(await till.statusOf(trackingId)).toBe(statusCode);
    expect((await call('pending-transaction', { customer })).status).toBe(409);
  });

  it('rejects a partial customer and fractions of a cent', async () => {
    const till = await openSandbox();
    const { call } = await newPage(till);
    expect((await call('pending-transaction', { customer: { firstName: 'Ada' } })).status).toBe(400);
    expect((await call('pending-transaction', { amount: 0.001 })).status).toBe(400);
  });
});
