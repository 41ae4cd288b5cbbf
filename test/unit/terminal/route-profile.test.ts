import { expect, test } from 'vitest';
import { isOneOf } from '../../../src-main/terminal/secrets/owner.ts';
import { parseProfile, profileSummary } from '../../../src-main/terminal/profile/profile.ts';
import { secretBinding } from '../../../src-main/terminal/secrets/secret-binding.ts';
import { apiKeyAuth, profileText } from '../../support/records/terminal-profile.ts';

const KEY = 'GUrHXHsyAjN/Y+xwRg7ciZ3jv+nPP9nTnK0xdJFkkJ8=';
const RESERVE = 'b5bNwd3tX4qCbYVLyEKmbIYMFqIe9BAQ/cBpAXZcPPI=';
const keys = [KEY, RESERVE];

function parsed(changes: object) {
  const read = parseProfile(profileText({ ...changes }));
  return 'faults' in read ? read.faults.map(({ field, expected }) => [field, expected]) : read.profile;
}

test.each([
  ['api.example.test', 'the service'],
  ['API.example.test', 'the service'],
  ['id.example.test', 'the identity provider'],
])('keys of %s, %s, may be pinned', (host) => {
  expect(parsed({ pinnedKeys: [{ host, keys }] })).toMatchObject({
    pinnedKeys: [{ host: host.toLowerCase(), keys }],
  });
});

test.each<readonly [string, unknown, string, string]>([
  ['another host', [{ host: 'api.exampel.test', keys }], 'pinnedKeys.0.host', 'pinned-host'],
  [
    'a host twice',
    [
      { host: 'api.example.test', keys },
      { host: 'api.example.test', keys },
    ],
    'pinnedKeys.1.host',
    'pinned-host',
  ],
  ['no reserve', [{ host: 'api.example.test', keys: [KEY] }], 'pinnedKeys.0.keys', 'pinned-keys'],
  [
    'no reserve of its own',
    [{ host: 'api.example.test', keys: [KEY, KEY] }],
    'pinnedKeys.0.keys',
    'pinned-keys',
  ],
  [
    'a sum in hex',
    [{ host: 'api.example.test', keys: [KEY, 'ab'.repeat(32)] }],
    'pinnedKeys.0.keys.1',
    'key-sum',
  ],
  ['a key alone', [KEY], 'pinnedKeys.0', 'pinned-keys-object'],
  ['nothing', [], 'pinnedKeys', 'pinned-keys-list'],
])('pins with %s are a fault', (_what, pinnedKeys, field, expected) => {
  expect(parsed({ pinnedKeys })).toEqual([[field, expected]]);
});

test('keys are pinned where they protect something: not of an address without TLS', () => {
  const pinnedKeys = [{ host: '127.0.0.1', keys }];
  expect(parsed({ baseUrl: 'http://127.0.0.1:4010', auth: apiKeyAuth, pinnedKeys })).toEqual([
    ['pinnedKeys.0.host', 'pinned-host'],
  ]);
});

test.each([
  ['a path', { address: 'http://proxy.example.test:3128/x' }, 'proxy.address', 'proxy-address'],
  ['a password', { address: 'http://a:b@proxy.example.test' }, 'proxy.address', 'proxy-address'],
  ['another protocol', { address: 'socks5://proxy.example.test' }, 'proxy.address', 'proxy-address'],
  ['a colon', { address: 'http://proxy.example.test', username: 'a:b' }, 'proxy.username', 'username'],
  ['a password of its own', { address: 'http://p.example.test', password: 'x' }, 'proxy.password', undefined],
])('a proxy with %s is a fault', (_what, proxy, field, expected) => {
  expect(parsed({ proxy })).toEqual([[field, expected]]);
});

test('a proxy’s password is a secret of its own, named with the proxy, and typed again for another one', () => {
  const read = (proxy: object | undefined) => {
    const { profile } = parseProfile(profileText({ proxy })) as Extract<
      ReturnType<typeof parseProfile>,
      { readonly profile: unknown }
    >;
    return { ...profileSummary(profile), ...secretBinding(profile) };
  };
  const proxy = { address: 'http://proxy.example.test:3128', username: 'till' };
  expect(read(proxy)).toMatchObject({
    secretsNeeded: ['terminalPassword', 'proxyPassword'],
    secretHosts: { proxyPassword: 'proxy.example.test:3128' },
  });
  expect(read({ address: proxy.address }).secretsNeeded).toEqual(['terminalPassword']);
  expect(read({ address: proxy.address }).boundTo).toBe(read(undefined).boundTo);
  const others = [
    proxy,
    { ...proxy, username: 'other' },
    { ...proxy, address: 'http://proxy.evil.test:3128' },
  ];
  expect(new Set(others.map((other) => read(other).boundTo)).size).toBe(3);
});

test('who knows the proxy’s password, or what signs webhooks, does not own the till', () => {
  const secrets = {
    terminalPassword: 'one',
    proxyPassword: 'two',
    webhookSecret: 'three',
    partnerWebhookSecret: 'four',
  };
  expect(isOneOf('two', secrets)).toBe(false);
  expect(isOneOf('three', secrets)).toBe(false);
  expect(isOneOf('four', secrets)).toBe(false);
  expect(isOneOf('one', secrets)).toBe(true);
});
