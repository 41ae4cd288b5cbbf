import { describe, expect, it } from 'vitest';
import { openSandbox } from './open-sandbox.ts';
import type { Answer, OpenSandbox } from './open-sandbox.ts';

const HOUR_MS = 3_600_000;

describe('the realm form', () => {
  it('answers tokens with their lifetimes', async () => {
    const till = await openSandbox();
    const { status, json } = await till.tokenByRealm();
    expect(status).toBe(200);
    expect(json).toEqual({
      access_token: expect.any(String) as string,
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'openid profile email',
      refresh_token: expect.any(String) as string,
      refresh_expires_in: 36_000,
    });
  });

  it('exists for the realm of this environment only', async () => {
    const till = await openSandbox();
    expect((await till.tokenByRealm(till.passwordForm(), 'prod')).status).toBe(404);
  });

  it('refreshes with a token that works once, up to ten hours', async () => {
    const till = await openSandbox();
    const refresh = (answer: Answer) =>
      till.tokenByRealm({
        grant_type: 'refresh_token',
        client_id: 'sandbox-terminal',
        refresh_token: String(answer.json['refresh_token']),
      });
    const first = await till.tokenByRealm();
    await till.advance(10 * HOUR_MS - 1);
    const second = await refresh(first);
    expect(second.status).toBe(200);
    expect(second.json['access_token']).not.toBe(first.json['access_token']);
    expect(await refresh(first)).toMatchObject({ status: 401, json: { error: 'invalid_grant' } });
    await till.advance(10 * HOUR_MS);
    expect(await refresh(second)).toMatchObject({ status: 401, json: { error: 'invalid_grant' } });
  });

  it('does not refresh for the other client', async () => {
    const till = await openSandbox();
    const { json } = await till.tokenByRealm();
    const form = { grant_type: 'refresh_token', refresh_token: String(json['refresh_token']) };
    expect((await till.tokenByRealm({ ...form, client_id: 'sandbox-integrator' })).status).toBe(401);
  });
});

describe('the /oauth/token form', () => {
  const ask = (till: OpenSandbox, changes: Record<string, string>) =>
    till.send('POST', `${till.sandbox.authUrl}/oauth/token`, {
      body: new URLSearchParams(till.passwordForm(changes)),
    });

  it('wants the client secret and answers no refresh token', async () => {
    const till = await openSandbox();
    const { status, json } = await ask(till, { client_secret: till.secrets.clientSecret });
    expect(status).toBe(200);
    expect(Object.keys(json)).toEqual(['access_token', 'token_type', 'expires_in', 'scope']);
    expect(await ask(till, {})).toMatchObject({ status: 401, json: { error: 'invalid_client' } });
  });

  it('knows no refresh step', async () => {
    const till = await openSandbox();
    const { json } = await till.tokenByRealm();
    const answer = await ask(till, {
      client_secret: till.secrets.clientSecret,
      grant_type: 'refresh_token',
      refresh_token: String(json['refresh_token']),
    });
    expect(answer).toMatchObject({ status: 400, json: { error: 'invalid_request' } });
  });
});

describe('a refusal of the token endpoint', () => {
  it.each([
    [400, 'invalid_request', { grant_type: 'client_credentials' }],
    [401, 'invalid_client', { client_id: 'other-terminal' }],
    [401, 'invalid_grant', { password: 'wrong' }],
    [403, 'insufficient_scope', { scope: 'openid' }],
  ])('is %i %s and carries a traceId', async (status, error, changes) => {
    const till = await openSandbox();
    const answer = await till.tokenByRealm(till.passwordForm(changes));
    expect(answer).toMatchObject({ status, json: { error, traceId: expect.any(String) as string } });
  });

  it('is 400 for JSON and for no body at all', async () => {
    const till = await openSandbox();
    const address = `${till.sandbox.authUrl}/oauth/token`;
    for (const options of [{ json: till.passwordForm() }, {}]) {
      const answer = await till.send('POST', address, options);
      expect(answer).toMatchObject({ status: 400, json: { error: 'invalid_request' } });
    }
  });
});

describe('a revoked password', () => {
  it('signs nobody in, by password or by refresh, until it is restored', async () => {
    const till = await openSandbox();
    const { json } = await till.tokenByRealm();
    await till.control('PATCH', '/switches', { passwordsRevoked: true });
    const refresh = { grant_type: 'refresh_token', client_id: 'sandbox-terminal' };
    const byRefresh = await till.tokenByRealm({ ...refresh, refresh_token: String(json['refresh_token']) });
    expect(byRefresh).toMatchObject({ status: 401, json: { error: 'invalid_grant' } });
    expect(await till.tokenByRealm()).toMatchObject({ status: 401, json: { error: 'invalid_grant' } });
    await till.control('PATCH', '/switches', { passwordsRevoked: false });
    expect((await till.tokenByRealm()).status).toBe(200);
  });
});
