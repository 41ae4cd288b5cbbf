import { expect, test } from 'vitest';
import { failed, succeeded } from '../../../shared/failure.ts';
import { profileFor, secretsFor } from '../../../src-main/provisioning/hand-over-content.ts';
import { parseProfile } from '../../../src-main/terminal/profile.ts';
import { apiKeyAuth, profileText } from '../../support/terminal-profile.ts';
import type { TerminalProfile } from '../../../src-main/terminal/profile.ts';

function profileOf(changes: Readonly<Record<string, unknown>>): TerminalProfile {
  const parsed = parseProfile(profileText(changes));
  if ('faults' in parsed) throw new Error(JSON.stringify(parsed.faults));
  return parsed.profile;
}

const NEW = { terminalId: 'term_9', storeName: 'Side', signIn: 'apiKey' } as const;

test.each([
  ['what listens for webhooks, with the terminal whose secret signs them', 'webhooks', { port: 8765 }],
  ['what makes a till a kiosk, with the till that is one', 'kiosk', { mode: 'open-amount' }],
  [
    'the back office, with the manager',
    'backOffice',
    { partnerId: 'par_1', merchantId: 'mer_123', auth: apiKeyAuth },
  ],
])('%s, stays', (_, field, value) => {
  const own = profileOf({ [field]: value, minimumAmount: 2 });
  expect(own).toHaveProperty(field);
  const other = profileFor(own, NEW);
  expect(other).toMatchObject({ terminalId: 'term_9', store: { name: 'Side' }, minimumAmount: 2 });
  expect(other).not.toHaveProperty(field);
});

const proxyPassword = 'proxy-pw';
const address = 'http://proxy.example.test:3128';

test.each([
  ['goes along where the proxy asks for one', { proxy: { address, username: 'till' } }, { proxyPassword }],
  ['stays where the proxy asks for none', { proxy: { address } }, {}],
  ['stays where there is no proxy', {}, {}],
])('the proxy’s password %s', (_, changes, more) => {
  const own = { profile: profileOf(changes), secrets: { proxyPassword, terminalPassword: 'own' } };
  const key = succeeded({ secret: 'a-key-in-full' });
  expect(secretsFor(own, key, undefined)).toEqual(succeeded({ apiKey: 'a-key-in-full', ...more }));
});

test('this till’s own password goes to no other, and a masked or missing key neither', () => {
  const own = { profile: profileOf({}), secrets: { terminalPassword: 'own', clientSecret: 'client' } };
  const refused = failed({ action: 'fix-configuration', code: 'not-permitted' });
  for (const key of [refused, succeeded({}), succeeded({ secret: 'key_****1234' })]) {
    expect(secretsFor(own, key, 'typed')).toEqual(
      succeeded({ terminalPassword: 'typed', clientSecret: 'client' }),
    );
    expect(secretsFor(own, key, undefined).ok).toBe(false);
  }
});
