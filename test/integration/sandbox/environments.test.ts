import { describe, expect, it } from 'vitest';
import { openBackOffice } from './back-office/back-office.ts';
import { openSandbox } from './open-sandbox.ts';

describe('the two environments', () => {
  it('reject each other’s API keys', async () => {
    const test = await openBackOffice();
    const live = await openBackOffice({ environment: 'production' });
    for (const [here, there] of [
      [test, live],
      [live, test],
    ] as const) {
      const path = '/Terminals/term_Training01';
      expect(await here.as(here.till.apiKey).status('GET', path)).toBe(200);
      expect(await here.as(there.till.apiKey).status('GET', path)).toBe(401);
      const [key] = await there.till.control<{ apiKey: string }[]>('GET', '/partners');
      expect(await here.as({ 'x-api-key': String(key?.apiKey) }).status('GET', '/Partners/all')).toBe(401);
      expect(await there.as({ 'x-api-key': String(key?.apiKey) }).status('GET', '/Partners/all')).toBe(200);
    }
  });

  it('reject each other’s passwords, tokens and realms', async () => {
    const test = await openSandbox();
    const live = await openSandbox({ environment: 'production' });
    expect((await live.tokenByRealm(live.passwordForm(), 'prod')).status).toBe(200);
    expect((await live.tokenByRealm(live.passwordForm(), 'nonprod')).status).toBe(404);
    expect((await live.tokenByRealm(test.passwordForm(), 'prod')).status).toBe(401);
    expect((await test.tokenByRealm(live.passwordForm())).status).toBe(401);
    expect((await live.track('nobody', await test.signIn())).status).toBe(401);
    expect(live.profile).toMatchObject({ environment: 'production', auth: { realm: 'prod' } });
  });

  it('have quotas of their own, counted for terminal tokens only', async () => {
    const live = await openSandbox({ environment: 'production' });
    const { json } = await live.tokenByRealm(live.passwordForm(), 'prod');
    const token = { authorization: `Bearer ${String(json['access_token'])}` };
    const read = await live.track('nobody', token);
    expect(read.headers.get('x-ratelimit-limit')).toBe('600');
    expect((await live.create({}, token)).headers.get('x-ratelimit-limit')).toBe('60');
    expect((await live.track('nobody')).headers.get('x-ratelimit-limit')).toBeNull();
  });
});
