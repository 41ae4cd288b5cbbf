import { expect, it } from 'vitest';
import { passwordRequest, refreshRequest } from '../../../../src-main/service/auth/token-request.ts';
import type { OAuthConfig } from '../../../../src-main/service/config.ts';

const common = {
  scheme: 'oauth',
  authUrl: 'https://id.example.test/',
  brand: 'acme',
  identityDomain: 'pos.example.test',
} as const;
const realm: OAuthConfig = { ...common, form: 'realm', realm: 'nonprod' };
const oauthToken: OAuthConfig = { ...common, form: 'oauth-token' };
const secrets = { password: 'p&w=1 é', clientSecret: 'cs' };
const login = { terminalId: 'term_456' };

const form = (body: string | undefined) => Object.fromEntries(new URLSearchParams(body));

it('asks the realm form for a token by password', () => {
  const request = passwordRequest(realm, login, secrets);
  expect(request.url).toBe('https://id.example.test/realms/nonprod/protocol/openid-connect/token');
  expect(request.headers['Content-Type']).toBe('application/x-www-form-urlencoded');
  expect(form(request.body)).toEqual({
    grant_type: 'password',
    client_id: 'acme-terminal',
    username: 'term_456@pos.example.test',
    password: 'p&w=1 é',
    scope: 'openid profile email',
  });
});

it('gives the client secret to the oauth-token form, and only to it', () => {
  const request = passwordRequest(oauthToken, login, secrets);
  expect(request.url).toBe('https://id.example.test/oauth/token');
  expect(form(request.body)).toMatchObject({ client_id: 'acme-terminal', client_secret: 'cs' });
});

it('refreshes without the password', () => {
  expect(form(refreshRequest(realm, login, 'r1').body)).toEqual({
    grant_type: 'refresh_token',
    client_id: 'acme-terminal',
    refresh_token: 'r1',
  });
});

it('keeps an odd realm inside its place in the path', () => {
  const request = refreshRequest({ ...realm, realm: 'a/../b' }, login, 'r1');
  expect(request.url).toContain('/realms/a%2F..%2Fb/protocol/');
});

it('asks for the integrator by the name of its service account, as its own client', () => {
  const integrator = { serviceAccount: 'desk@example.test' };
  expect(form(passwordRequest(realm, integrator, secrets).body)).toMatchObject({
    client_id: 'acme-integrator',
    username: 'desk@example.test',
  });
  expect(form(refreshRequest(realm, integrator, 'r1').body)).toMatchObject({ client_id: 'acme-integrator' });
});
