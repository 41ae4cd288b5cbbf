import { expect, test } from 'vitest';
import { parseProfile } from '../../../src-main/terminal/profile.ts';
import { secretBinding } from '../../../src-main/terminal/secret-binding.ts';
import { apiKeyAuth, oauthTokenAuth, profileText, realmProfile } from '../../support/terminal-profile.ts';

function boundTo(changes: object): string {
  const parsed = parseProfile(profileText({ ...changes }));
  if ('faults' in parsed) throw new Error(JSON.stringify(parsed.faults));
  return secretBinding(parsed.profile).boundTo;
}

const { auth, store } = realmProfile;

test.each([
  [{ environment: 'production' }],
  [{ terminalId: 'term_457' }],
  [{ merchantId: 'mer_124' }],
  [{ baseUrl: 'https://api.example.test.evil.test' }],
  [{ baseUrl: 'https://api.example.test:8443' }],
  [{ auth: { ...auth, authUrl: 'https://id.evil.test' } }],
  [{ auth: { ...auth, authUrl: 'https://id.example.test/other' } }],
  [{ auth: { ...auth, realm: 'prod' } }],
  [{ auth: { ...auth, brand: 'acne' } }],
  [{ auth: { ...auth, identityDomain: 'pos.evil.test' } }],
  [{ auth: oauthTokenAuth }],
  [{ auth: apiKeyAuth }],
])('secrets are typed again for %j', (changes) => {
  expect(boundTo(changes)).not.toBe(boundTo({}));
});

test.each([
  [{ baseUrl: 'https://api.example.test/v2' }],
  [{ baseUrl: 'HTTPS://API.example.test:443/' }],
  [{ auth: { ...auth, authUrl: 'https://id.example.test/' } }],
  [{ store: { ...store, name: 'New name' } }],
])('secrets are kept with %j', (changes) => {
  expect(boundTo(changes)).toBe(boundTo({}));
});
