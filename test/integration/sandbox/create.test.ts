import { describe, expect, it } from 'vitest';
import { TRAINING_WEB_SHOP } from '../../../sandbox/world/training.ts';
import { openSandbox } from './open-sandbox.ts';

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

describe('creating a payment', () => {
  it.each(['/Payments/crypto', '/payments/crypto'])('by %s answers 201 with its page', async (path) => {
    const till = await openSandbox();
    const { status, json } = await till.send('POST', path, { headers: till.apiKey, json: till.createBody() });
    expect(status).toBe(201);
    expect(Object.keys(json)).toEqual(['trackingId', 'paymentPageId', 'paymentUrls']);
    expect(json['paymentUrls']).toEqual([`${till.sandbox.baseUrl}/pay/${String(json['paymentPageId'])}`]);
  });

  it('takes everything the specification lists, and fields it does not know', async () => {
    const till = await openSandbox();
    const { status } = await till.create({
      customer: { ...customer, address2: null, phone: null },
      refundEmail: 'back@example.test',
      webhookUrls: ['https://example.test/hook'],
      rebate: { total: 1, merchantPortion: 0.4, targetRebate: 0.6 },
      tenderTypes: ['usdcBase'],
    });
    expect(status).toBe(201);
  });

  it.each([
    ['merchantId', { merchantId: undefined }],
    ['terminalId', { terminalId: 7 }],
    ['requestedAmount', { requestedAmount: 0 }],
    ['requestedAmount', { requestedAmount: -1 }],
    ['requestedAmount', { requestedAmount: '12.34' }],
    ['requestedAmount', { requestedAmount: 1.001 }],
    ['reference', { reference: '' }],
    ['refundEmail', { refundEmail: 'nobody' }],
    ['webhookUrls.0', { webhookUrls: ['http://example.test/hook'] }],
    ['rebate.total', { rebate: { merchantPortion: 1, targetRebate: 1 } }],
    ['rebate', { rebate: { total: 3, merchantPortion: 1, targetRebate: 1 } }],
    ['customer.lastName', { customer: { ...customer, lastName: undefined } }],
    ['customer.city', { customer: { ...customer, city: 'x'.repeat(129) } }],
    ['customer.postalCode', { customer: { ...customer, postalCode: '0'.repeat(33) } }],
    ['customer.address', { customer: { ...customer, address: 'x'.repeat(513) } }],
    ['customer.email', { customer: { ...customer, email: 'ada@' } }],
    ['customer.countryCode', { customer: { ...customer, countryCode: 'USA' } }],
    ['customer.phone', { customer: { ...customer, phone: '0'.repeat(33) } }],
    ['customer', { customer: null }],
  ])('refuses a wrong %s by name', async (field, changes) => {
    const till = await openSandbox();
    const { status, json } = await till.create(changes);
    expect(status).toBe(400);
    expect(json).toMatchObject({ code: 'validation_error', traceId: expect.any(String) as string });
    expect(json['details']).toEqual([{ field, message: expect.any(String) as string }]);
  });

  it('lists every fault at once', async () => {
    const till = await openSandbox();
    const { json } = await till.create({ requestedAmount: '1', reference: undefined, customer: {} });
    expect(json['details']).toHaveLength(10);
  });

  it('wants a customer on a virtual terminal', async () => {
    const till = await openSandbox();
    const { id: terminalId, apiKey } = TRAINING_WEB_SHOP;
    const headers = { 'x-api-key': apiKey };
    expect((await till.create({ terminalId }, headers)).status).toBe(400);
    const stated = { terminalId, customer, refundEmail: customer.email };
    expect((await till.create(stated, headers)).status).toBe(201);
  });

  it.each([
    ['malformed JSON', 'application/json', '{"merchantId":'],
    ['an empty body', 'application/json', ''],
    ['a JSON array', 'application/json', '[]'],
    ['another media type', 'text/plain', 'x'],
    ['form data', 'application/x-www-form-urlencoded', 'a=1'],
  ])('answers %s with 400 and the error object', async (_what, type, body) => {
    const till = await openSandbox();
    const headers = { ...till.apiKey, 'content-type': type };
    const { status, json } = await till.send('POST', '/Payments/crypto', { headers, body });
    expect(status).toBe(400);
    expect(json).toMatchObject({ code: 'validation_error', traceId: expect.any(String) as string });
  });

  it.each([
    ['objects', [{ type: 'hostedPage', url: expect.stringContaining('/pay/') as string }]],
    ['object', { type: 'hostedPage', url: expect.stringContaining('/pay/') as string }],
  ])('can send its addresses as %s, as live deployments do', async (paymentUrls, expected) => {
    const till = await openSandbox();
    await till.control('PATCH', '/switches', { paymentUrls });
    expect((await till.create()).json['paymentUrls']).toEqual(expected);
  });
});

it('answers an unknown path with 404 and the error object', async () => {
  const till = await openSandbox();
  for (const path of ['/', '/Nowhere', '/PAYMENTS/crypto', '/Payments/tracking/']) {
    const { status, json } = await till.send('GET', path, { headers: till.apiKey });
    expect([path, status, json['code']]).toEqual([path, 404, 'not_found']);
  }
});
