import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  minimumOf,
  parseProfile,
  profileSummary,
  rebateRate,
  terminalView,
} from '../../../src-main/terminal/profile/profile.ts';
import {
  apiKeyAuth,
  oauthTokenAuth,
  profileText,
  realmProfile,
} from '../../support/records/terminal-profile.ts';
import type { TerminalProfile } from '../../../src-main/terminal/profile/profile.ts';

function faults(text: string): Readonly<Record<string, string>> {
  const parsed = parseProfile(text);
  return 'faults' in parsed
    ? Object.fromEntries(parsed.faults.map(({ field, fault }) => [field, fault]))
    : {};
}

function profile(text: string): TerminalProfile {
  const parsed = parseProfile(text);
  if ('faults' in parsed) throw new Error(JSON.stringify(parsed.faults));
  return parsed.profile;
}

/** One black dot. */
const LOGO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';

const TAX = {
  mode: 'inclusive',
  rates: [
    { id: 'standard', name: 'VAT', percent: '20' },
    { id: 'reduced', name: 'VAT', percent: '5' },
  ],
  defaultRate: 'standard',
};

const PUBLISHER = 'MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=';

describe('a terminal profile', () => {
  test.each([
    ['the realm form', {}, ['terminalPassword']],
    ['the oauth-token form', { auth: oauthTokenAuth }, ['terminalPassword', 'clientSecret']],
    ['an API key', { auth: apiKeyAuth }, ['apiKey']],
  ])('with %s says which secrets it needs', (_, changes, secrets) => {
    expect(profileSummary(profile(profileText(changes))).secretsNeeded).toEqual(secrets);
  });

  test('may carry every optional field of the form', () => {
    const optional = {
      $schema: 'terminal-profile.schema.json',
      webhookUrls: ['https://hooks.example.test/a'],
      minimumAmount: 1,
      customerDetails: { ask: 'always', keepDays: 30 },
      rebate: { percent: '2.5', merchantPercent: '1.5' },
      referencePattern: '{date}-{n}',
      receipt: {
        seller: 'Corner Shop Ltd',
        address: ['1 High Street', 'Springfield'],
        taxNumber: 'VAT Reg No GB123456789',
        logo: LOGO,
        footer: 'Thank you.\nExchange within 30 days.',
      },
      store: { ...realmProfile.store, tax: TAX },
      kiosk: {
        mode: 'fixed-amount',
        fixedAmount: '5.00',
        idleSeconds: 15,
        display: 2,
        picturesFolder: '/srv/pictures',
        languages: ['en', 'de'],
        keyboard: false,
      },
    };
    expect(faults(profileText(optional))).toEqual({});
  });

  test.each([
    [undefined, 'USD', 0],
    [1.1, 'USD', 110],
    [0.07, 'USD', 7],
    [8.2, 'USD', 820],
    [1, 'COP', 100],
    [100, 'JPY', 100],
  ])('says a minimum of %s %s to the minor unit', (minimumAmount, currency, minor) => {
    const store = { ...realmProfile.store, currency };
    expect(minimumOf(profile(profileText({ store, minimumAmount })))).toEqual({ minor, currency });
  });

  test('may name the store’s time zone, if there is one of that name', () => {
    const store = { ...realmProfile.store, timeZone: 'Europe/Berlin' };
    expect(faults(profileText({ store }))).toEqual({});
    expect(faults(profileText({ store: { ...store, timeZone: 'Europe/Springfield' } }))).toEqual({
      'store.timeZone': 'malformed',
    });
  });

  test.each([
    'version',
    'environment',
    'baseUrl',
    'auth',
    'merchantId',
    'terminalId',
    'terminalKind',
    'store',
  ])('without %s names that field as missing', (field) => {
    expect(faults(profileText({ [field]: undefined }))).toMatchObject({ [field]: 'missing' });
  });

  test.each(['form', 'authUrl', 'realm', 'brand', 'identityDomain'])(
    'without auth.%s names that field',
    (field) => {
      const auth = { ...realmProfile.auth, [field]: undefined };
      expect(faults(profileText({ auth }))).toEqual({ [`auth.${field}`]: 'missing' });
    },
  );

  test.each(['name', 'currency', 'locale'])('without store.%s names that field', (field) => {
    const store = { ...realmProfile.store, [field]: undefined };
    expect(faults(profileText({ store }))).toEqual({ [`store.${field}`]: 'missing' });
  });

  test.each([
    ['version', 2, 'not-one-of'],
    ['environment', 'staging', 'not-one-of'],
    ['baseUrl', 'api.example.test', 'not-a-url'],
    ['baseUrl', 'http://api.example.test', 'not-https'],
    ['merchantId', 7, 'wrong-type'],
    ['merchantId', ' ', 'empty'],
    ['terminalKind', 'mobile', 'not-one-of'],
    ['store.currency', 'DOLLAR', 'malformed'],
    ['store.locale', 'not a tag', 'malformed'],
    ['webhookUrls.0', 'http://hooks.example.test', 'not-https'],
    ['updates', { address: 'http://u.example.test', publicKey: PUBLISHER }, 'not-https', 'updates.address'],
    [
      'updates',
      { address: 'https://u.example.test', publicKey: 'bm8ga2V5' },
      'malformed',
      'updates.publicKey',
    ],
    ['referencePattern', 'SHOP', 'malformed'],
    ['referencePattern', '{n}-{table}', 'malformed'],
    ['referencePattern', '{n', 'malformed'],
    ['referencePattern', `{n}${'x'.repeat(60)}`, 'too-long'],
    ['customerDetails', { ask: 'sometimes' }, 'not-one-of', 'customerDetails.ask'],
    ['customerDetails', { ask: 'always', keepDays: 0 }, 'not-one-of', 'customerDetails.keepDays'],
    ['rebate', { percent: 2.5, merchantPercent: '1' }, 'wrong-type', 'rebate.percent'],
    ['rebate', { percent: '2.555', merchantPercent: '1' }, 'malformed', 'rebate.percent'],
    ['rebate', { percent: '100', merchantPercent: '1' }, 'malformed', 'rebate.percent'],
    ['rebate', { percent: '1', merchantPercent: '1.01' }, 'malformed', 'rebate.merchantPercent'],
    ['pasword', 'x', 'unknown-field'],
  ])('with %s = %j says %s', (path, value, fault, about = path) => {
    const [field = '', inner] = path.split('.');
    const store = { ...realmProfile.store, [inner ?? '']: value };
    const changes = field === 'store' ? { store } : { [field]: field === 'webhookUrls' ? [value] : value };
    expect(faults(profileText(changes))).toMatchObject({ [about]: fault });
  });

  test.each([
    [{}, { ask: 'on-request' }],
    [{ customerDetails: { ask: 'never' } }, { ask: 'never' }],
    [{ customerDetails: { ask: 'always', keepDays: 30 } }, { ask: 'required', keepDays: 30 }],
    [{ terminalKind: 'virtual' }, { ask: 'required' }],
    [{ terminalKind: 'virtual', customerDetails: { ask: 'never' } }, { ask: 'required' }],
  ])('of %j asks for customers’ details like %j', (changes, asks) => {
    expect(terminalView(profile(profileText(changes)), false).customerDetails).toEqual(asks);
  });

  test('states its rebate exactly', () => {
    const rebate = { percent: '2.5', merchantPercent: '0.05' };
    expect(rebateRate(profile(profileText({ rebate })))).toEqual({ total: 250, merchant: 5 });
    expect(rebateRate(profile(profileText()))).toBeUndefined();
  });

  test('lists all its faults at once', () => {
    const baseUrl = 'http://api.example.test';
    const text = profileText({ merchantId: undefined, environment: 'x', terminalKind: undefined, baseUrl });
    expect(Object.keys(faults(text)).sort()).toEqual([
      'baseUrl',
      'environment',
      'merchantId',
      'terminalKind',
    ]);
  });

  test.each(['http://127.0.0.1:8080', 'http://localhost:1', 'http://[::1]:80'])(
    'takes the plain address %s in the sandbox environment only',
    (baseUrl) => {
      expect(faults(profileText({ baseUrl }))).toEqual({});
      expect(faults(profileText({ baseUrl, environment: 'production' }))).toEqual({ baseUrl: 'not-https' });
    },
  );

  test.each(['http://127.0.0.1.example.test', 'http://localhost.example.test', 'ftp://127.0.0.1'])(
    'takes no address that only looks like this computer: %s',
    (baseUrl) => expect(faults(profileText({ baseUrl }))).toEqual({ baseUrl: 'not-https' }),
  );

  test('that is no JSON is said to be none', () => {
    expect(faults('<html>')).toEqual({ '': 'not-json' });
  });

  test('of any shape is answered, never thrown at', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const parsed = parseProfile(text);
        expect('faults' in parsed && parsed.faults.length > 0).toBe(true);
      }),
    );
  });

  test('shows its tax rates to the screens', () => {
    const taxed = profile(profileText({ store: { ...realmProfile.store, tax: TAX } }));
    expect(terminalView(taxed, false).tax).toEqual(TAX);
    expect('tax' in terminalView(profile(profileText()), false)).toBe(false);
  });
});

test('a back office alone may count in a currency of three decimals, in which nothing can be charged', () => {
  const backOffice = { partnerId: 'par_123', auth: { scheme: 'apiKey' } };
  const ofOffice = (currency: string) =>
    profileText({
      ...{ auth: undefined, merchantId: undefined, terminalId: undefined, terminalKind: undefined },
      ...{ store: { name: 'Corner Shops', currency, locale: 'ar-KW' }, backOffice },
    });
  expect(profile(ofOffice('KWD')).store.currency).toBe('KWD');
  expect(faults(ofOffice('XAU'))).toEqual({ 'store.currency': 'malformed' });
});
