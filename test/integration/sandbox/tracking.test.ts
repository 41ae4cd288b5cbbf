import { describe, expect, it } from 'vitest';
import { TRAINING_WEB_SHOP } from '../../../sandbox/world/training.ts';
import { openSandbox } from './open-sandbox.ts';

describe('tracking', () => {
  it('answers as live deployments do, with amounts', async () => {
    const till = await openSandbox();
    const { status, json } = await till.track(await till.created({ requestedAmount: 10.03 }));
    const usdc = { id: 12, code: 'USDC', name: 'USD Coin', symbol: 'USDC' };
    const usd = { id: 1, code: 'USD', name: 'US Dollar', symbol: '$' };
    expect(status).toBe(200);
    expect(json).toMatchObject({
      statusCode: 'created',
      reference: 'A-1',
      receivedTime: null,
      amounts: {
        requested: {
          inPaymentCurrency: { amount: 10.03, currency: usdc },
          inRequestedCurrency: { amount: 10.03, currency: usd },
        },
        paid: { inPaymentCurrency: { amount: 0, currency: usdc } },
      },
    });
  });

  it('tells what was received and when', async () => {
    const till = await openSandbox();
    const trackingId = await till.created({ requestedAmount: 10.03 });
    await till.advance(2000);
    expect((await till.track(trackingId)).json).toMatchObject({
      statusCode: 'overpaid',
      receivedTime: '2026-01-05T09:00:02.000Z',
      amounts: { paid: { inPaymentCurrency: { amount: 15.05 } } },
    });
  });

  it('states what was asked for in the merchant’s currency', async () => {
    const till = await openSandbox();
    await till.control('PUT', `/merchants/${till.profile.merchantId}/currency`, { currency: 'EUR' });
    expect((await till.track(await till.created())).json).toMatchObject({
      amounts: { requested: { inRequestedCurrency: { currency: { code: 'EUR' } } } },
    });
  });

  it('can answer no more than the specification shows', async () => {
    const till = await openSandbox();
    await till.control('PATCH', '/switches', { tracking: 'minimal' });
    expect((await till.track(await till.created())).json).toEqual({ statusCode: 'created' });
  });

  it('works in lower case too', async () => {
    const till = await openSandbox();
    const path = `/payments/tracking/${await till.created()}`;
    expect((await till.send('GET', path, { headers: till.apiKey })).status).toBe(200);
  });

  it.each(['Payments', 'payments'])(
    'works at /%s/{paymentId}/tracking, as at live deployments',
    async (path) => {
      const till = await openSandbox();
      const { json } = await till.track(await till.created());
      const address = `/${path}/${String(json['paymentId'])}/tracking`;
      expect((await till.send('GET', address, { headers: till.apiKey })).json).toEqual(json);
      const stranger = { 'x-api-key': TRAINING_WEB_SHOP.apiKey };
      expect((await till.send('GET', address, { headers: stranger })).status).toBe(403);
      const unknown = `/${path}/pay_nobody/tracking`;
      expect((await till.send('GET', unknown, { headers: till.apiKey })).status).toBe(404);
    },
  );

  it('is 404 for a tracking identifier that nobody has', async () => {
    const till = await openSandbox();
    expect(await till.track('nobody')).toMatchObject({ status: 404, json: { code: 'not_found' } });
  });
});
