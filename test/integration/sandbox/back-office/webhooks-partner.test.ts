import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { receiveWebhooks } from '../../../support/service/webhook-receiver.ts';
import { KEYS, openBackOffice } from '../onboarding/onboarding-back-office.ts';
import type { OnboardingBackOffice } from '../onboarding/onboarding-back-office.ts';
import { START } from '../open-sandbox.ts';

const PATH = '/merchant-onboarding/par_Harbor/webhook';
const ALL = ['applicationSigned', 'applicationReviewed', 'merchantBoarded'];
const CONFIG = { endpointUrl: 'https://partner.test/hook', eventTypes: ALL };

const register = (backOffice: OnboardingBackOffice, changes: object = {}) =>
  backOffice.send('PUT', PATH, { ...CONFIG, ...changes });

describe("a partner's webhook", () => {
  it('is registered, changed with the secret it has, and removed', async () => {
    const backOffice = await openBackOffice();
    const made = await backOffice.send('POST', PATH, CONFIG);
    expect(made.status).toBe(201);
    expect(made.json).toEqual({
      partnerId: 'par_Harbor',
      endpointUrl: CONFIG.endpointUrl,
      isEnabled: true,
      webhookSecret: expect.any(String) as string,
      eventTypes: ALL,
    });
    expect((await backOffice.send('POST', PATH, CONFIG)).status).toBe(409);
    const changed = await register(backOffice, { eventTypes: ['merchantBoarded'] });
    expect([changed.status, changed.json]).toEqual([200, { ...made.json, eventTypes: ['merchantBoarded'] }]);
    expect((await backOffice.send('DELETE', PATH)).status).toBe(204);
    expect((await backOffice.send('DELETE', PATH)).status).toBe(404);
    const again = await register(backOffice);
    expect(again.status).toBe(201);
    expect(again.json['webhookSecret']).not.toBe(made.json['webhookSecret']);
  });

  it.each([
    ['endpointUrl', { endpointUrl: undefined }],
    ['endpointUrl', { endpointUrl: 'http://partner.test/hook' }],
    ['eventTypes', { eventTypes: undefined }],
    ['eventTypes', { eventTypes: 'merchantBoarded' }],
    ['eventTypes.0', { eventTypes: [7] }],
  ])('is refused with the error object for a wrong %s', async (field, changes) => {
    const backOffice = await openBackOffice();
    const { status, json } = await register(backOffice, changes);
    expect([status, json['details']]).toMatchObject([400, [{ field }]]);
  });

  it('belongs to the partner and those above it', async () => {
    const backOffice = await openBackOffice();
    expect((await backOffice.send('PUT', PATH, CONFIG, KEYS.meadow)).status).toBe(403);
    expect((await backOffice.send('PUT', PATH, CONFIG, KEYS.northwind)).status).toBe(201);
  });
});

describe('onboarding events', () => {
  it('are sent as they are specified, signed over the raw body', async () => {
    const backOffice = await openBackOffice();
    const receiver = await receiveWebhooks();
    const { webhookSecret } = (await register(backOffice, { endpointUrl: receiver.url })).json;
    const id = await backOffice.applied();
    await backOffice.act(id, 'open', 'sign', 'startReview');
    await receiver.until(1);
    await backOffice.act(id, 'review');
    await receiver.until(2);
    await backOffice.act(id, 'startBoarding', 'board');
    const received = await receiver.until(3);
    expect(received.map(({ json }) => json['type'])).toEqual(ALL);
    for (const { json, headers, body } of received) {
      expect(json).toEqual({
        id: expect.stringMatching(/^evt_/) as string,
        type: json['type'],
        applicationId: id,
        createdAt: new Date(START).toISOString(),
        data: {
          id,
          merchantName: 'Shell Shop',
          partnerName: 'Harbor Retail',
          partnerId: 'par_Harbor',
          partnerExternalId: 'MID-1',
        },
      });
      const digest = createHmac('sha256', String(webhookSecret)).update(body).digest('hex');
      expect(headers['x-sandbox-signature']).toBe(digest);
      expect(headers['user-agent']).toBe('Sandbox-Webhooks/1.0');
    }
    expect(new Set(received.map(({ json }) => json['id'])).size).toBe(3);
  });

  it('come only as they were asked for, and only from the own partner', async () => {
    const backOffice = await openBackOffice();
    const receiver = await receiveWebhooks();
    await register(backOffice, { endpointUrl: receiver.url, eventTypes: ['merchantBoarded'] });
    const below = (await backOffice.createShort({ partnerId: 'par_HarborCafes' })).json['applicationId'];
    await backOffice.act(String(below), 'board');
    await backOffice.act(await backOffice.applied(), 'open', 'sign', 'board');
    await receiver.until(1);
    const all = await backOffice.service.control<unknown[]>('GET', '/webhooks?settled=true');
    expect(all).toMatchObject([{ family: 'onboarding', event: 'merchantBoarded' }]);
  });

  it('keep their id when they are tried again: receivers drop duplicates by it', async () => {
    const backOffice = await openBackOffice();
    const receiver = await receiveWebhooks([403]);
    await register(backOffice, { endpointUrl: receiver.url });
    await backOffice.act(await backOffice.applied(), 'board');
    await receiver.until(1);
    await backOffice.service.advance(5000);
    const [first, second] = await receiver.until(2);
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['x-sandbox-signature']).toBe(first?.headers['x-sandbox-signature']);
  });
});

describe('settlement events', () => {
  it('come to the partner that asked for them, signed like onboarding events', async () => {
    const backOffice = await openBackOffice();
    const receiver = await receiveWebhooks();
    const endpointUrl = receiver.url;
    const { webhookSecret } = (await register(backOffice, { endpointUrl, eventTypes: ['settlementChanged'] }))
      .json;
    const payments = await backOffice.send('GET', `/Settlements?MerchantIds=mer_OldTownBooks&Status=pending`);
    const [settlement] = payments.json['data'] as { id: string }[];
    await backOffice.service.control('POST', `/settlements/${String(settlement?.id)}/hold`, {
      holdReason: 'review',
    });
    const [only] = await receiver.until(1);
    expect(only?.json).toMatchObject({
      id: expect.stringMatching(/^evt_/) as string,
      type: 'settlementChanged',
      data: { id: settlement?.id, status: 'hold', holdReason: 'review', partnerId: 'par_Harbor' },
    });
    const digest = createHmac('sha256', String(webhookSecret)).update(String(only?.body)).digest('hex');
    expect(only?.headers['x-sandbox-signature']).toBe(digest);
  });
});
