import { expect, test } from 'vitest';
import { parseProfile } from '../../../src-main/terminal/profile/profile.ts';
import { backOfficeBinding, secretBinding } from '../../../src-main/terminal/secrets/secret-binding.ts';
import { testAuthority } from '../../support/service/certificate.ts';
import {
  apiKeyAuth,
  oauthTokenAuth,
  profileText,
  realmProfile,
} from '../../support/records/terminal-profile.ts';

function profileWith(changes: object) {
  const parsed = parseProfile(profileText({ ...changes }));
  if ('faults' in parsed) throw new Error(JSON.stringify(parsed.faults));
  return parsed.profile;
}

const boundTo = (changes: object): string => secretBinding(profileWith(changes)).boundTo;

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

test('secrets are typed again where the profile trusts other authorities', () => {
  const backOffice = { merchantId: 'mer_123', auth: apiKeyAuth };
  const [one, other] = [testAuthority('One').certificate, testAuthority('Other').certificate];
  const authorities = (...certificateAuthorities: string[]): string => {
    const trusting = certificateAuthorities.length > 0 && { certificateAuthorities };
    const profile = profileWith({ backOffice, ...trusting });
    expect(backOfficeBinding(profile)?.authorities).toBe(secretBinding(profile).authorities);
    return secretBinding(profile).authorities;
  };
  expect(new Set([authorities(), authorities(one), authorities(other), authorities(one, other)]).size).toBe(
    4,
  );
  expect(authorities(other, one.replaceAll('\n', '\r\n'))).toBe(authorities(one, other));
});
