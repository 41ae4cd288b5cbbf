import { describe, expect, it } from 'vitest';
import { TRAINING_SIGN_IN } from '../../../sandbox/world/sign-in.ts';
import { TRAINING_WEB_SHOP } from '../../../sandbox/world/training.ts';
import { openSandbox } from './open-sandbox.ts';
import type { OpenSandbox } from './open-sandbox.ts';

const HISTORY = 'From=2026-01-01&To=2027-01-01&Page=0&PageSize=50';
const webShopKey = { 'x-api-key': TRAINING_WEB_SHOP.apiKey };

const integrator = (till: OpenSandbox) =>
  till.signIn({
    ...TRAINING_SIGN_IN.integrator,
    grant_type: 'password',
    client_id: 'sandbox-integrator',
    scope: 'openid profile email',
  });

/** The status of each kind of call with these headers: create, tracking, terminal, history. */
async function statuses(till: OpenSandbox, headers: HeadersInit): Promise<number[]> {
  const trackingId = await till.created();
  const { terminalId } = till.profile;
  return [
    (await till.create({}, headers)).status,
    (await till.track(trackingId, headers)).status,
    (await till.send('GET', `/Terminals/${terminalId}`, { headers })).status,
    (await till.send('GET', `/Terminals/${terminalId}/payments?${HISTORY}`, { headers })).status,
  ];
}

describe('credentials', () => {
  it('let an API key do everything of its terminal', async () => {
    const till = await openSandbox();
    expect(await statuses(till, till.apiKey)).toEqual([201, 200, 200, 200]);
  });

  it('let a terminal token pay and track; the terminal and its history want the API key', async () => {
    const till = await openSandbox();
    expect(await statuses(till, await till.signIn())).toEqual([201, 200, 401, 401]);
  });

  it('let a terminal token read terminals where a deployment allows it', async () => {
    const till = await openSandbox();
    await till.control('PATCH', '/switches', { tokensReadTerminals: true });
    expect(await statuses(till, await till.signIn())).toEqual([201, 200, 200, 200]);
  });

  it('let the integrator read terminals and nothing else', async () => {
    const till = await openSandbox();
    expect(await statuses(till, await integrator(till))).toEqual([401, 401, 200, 401]);
  });

  it('are 403 on another terminal’s things', async () => {
    const till = await openSandbox();
    expect(await statuses(till, webShopKey)).toEqual([403, 403, 403, 403]);
    const form = { username: `${TRAINING_WEB_SHOP.id}@${till.profile.auth.identityDomain}` };
    const token = await till.signIn(till.passwordForm({ ...form, password: TRAINING_WEB_SHOP.password }));
    expect((await till.track(await till.created(), token)).status).toBe(403);
  });

  it('are 403 when the body names another merchant', async () => {
    const till = await openSandbox();
    const answer = await till.create({ merchantId: 'mer_Other' }, await till.signIn());
    expect(answer).toMatchObject({ status: 403, json: { code: 'forbidden' } });
  });

  it.each([
    ['nothing', {}],
    ['an unknown API key', { 'x-api-key': 'x' }],
    ['the masked API key', { 'x-api-key': '****9a7e' }],
    ['an API key under another name', { 'api-key': 'sandbox-key-Training01-4f1c9a7e' }],
    ['an unknown token', { authorization: 'Bearer x' }],
    ['another scheme', { authorization: 'Basic eDp5' }],
  ])('are 401 with %s', async (_what, headers) => {
    const till = await openSandbox();
    expect(await statuses(till, headers)).toEqual([401, 401, 401, 401]);
  });

  it('are 401 once a token is an hour old', async () => {
    const till = await openSandbox();
    const token = await till.signIn();
    const trackingId = await till.created();
    await till.advance(3_599_999);
    expect((await till.track(trackingId, token)).status).toBe(200);
    await till.advance(1);
    expect(await till.track(trackingId, token)).toMatchObject({
      status: 401,
      json: { code: 'unauthorized' },
    });
  });

  it('are 401 once tokens are expired or API keys revoked by control', async () => {
    const till = await openSandbox();
    const token = await till.signIn();
    const trackingId = await till.created();
    await till.control('DELETE', '/tokens/access');
    expect((await till.track(trackingId, token)).status).toBe(401);
    await till.control('PATCH', '/switches', { apiKeysRevoked: true });
    expect((await till.track(trackingId)).status).toBe(401);
  });

  it('show a terminal with its tenders and a masked key', async () => {
    const till = await openSandbox();
    const { json } = await till.send('GET', `/Terminals/${till.profile.terminalId}`, {
      headers: till.apiKey,
    });
    expect(json).toMatchObject({
      tenderTypes: expect.arrayContaining(['usdcBase', 'ethereum']) as string[],
      maskedApiKey: '****9a7e',
    });
    expect(JSON.stringify(json)).not.toContain(till.secrets.apiKey);
  });
});
