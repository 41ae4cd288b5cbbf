import { expect, test } from 'vitest';
import { failed, succeeded } from '../../../shared/failure.ts';
import { secretsFor } from '../../../src-main/provisioning/hand-over-content.ts';
import { parseProfile } from '../../../src-main/terminal/profile/profile.ts';
import { profileText } from '../../support/records/terminal-profile.ts';
import type { TerminalProfile } from '../../../src-main/terminal/profile/profile.ts';

function profileOf(changes: Readonly<Record<string, unknown>>): TerminalProfile {
  const parsed = parseProfile(profileText(changes));
  if ('faults' in parsed) throw new Error(JSON.stringify(parsed.faults));
  return parsed.profile;
}

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
