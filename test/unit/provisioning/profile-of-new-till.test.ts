import { describe, expect, test } from 'vitest';
import { offerOf } from '../../../src-main/provisioning/hand-over-offer.ts';
import { profileOfNewTill, type AskedOfNewTill } from '../../../src-main/provisioning/profile-of-new-till.ts';
import { profileSchema } from '../../../src-main/terminal/profile/profile-schema.ts';
import { parseProfile } from '../../../src-main/terminal/profile/profile.ts';
import { apiKeyAuth, profileText } from '../../support/records/terminal-profile.ts';
import type { TerminalFacts } from '../../../src-main/provisioning/terminal-facts.ts';
import type { TerminalProfile } from '../../../src-main/terminal/profile/profile.ts';

function profileOf(changes: Readonly<Record<string, unknown>>): TerminalProfile {
  const parsed = parseProfile(profileText(changes));
  if ('faults' in parsed) throw new Error(JSON.stringify(parsed.faults));
  return parsed.profile;
}

const ASKED: AskedOfNewTill = { terminalId: 'term_9', storeName: 'Side', signIn: 'apiKey' };
const OWN_MERCHANT: TerminalFacts = { merchantId: 'mer_123', terminalKind: 'physical' };
const OTHER: TerminalFacts = {
  merchantId: 'mer_Ferry',
  merchantName: 'Ferry Kiosk',
  terminalKind: 'virtual',
  currency: 'EUR',
};

/** As the new till reads it. */
function readOf(own: TerminalProfile, facts: TerminalFacts, asked: Partial<AskedOfNewTill> = {}) {
  return parseProfile(JSON.stringify(profileOfNewTill(own, facts, { ...ASKED, ...asked })));
}
function newTill(...args: Parameters<typeof readOf>): TerminalProfile {
  const parsed = readOf(...args);
  if ('faults' in parsed) throw new Error(JSON.stringify(parsed.faults));
  return parsed.profile;
}

describe('of the same merchant', () => {
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
    const other = newTill(own, OWN_MERCHANT);
    expect(other).toMatchObject({ terminalId: 'term_9', store: { name: 'Side' }, minimumAmount: 2 });
    expect(other).not.toHaveProperty(field);
  });

  /** Written down a second time: of a new field it has to be thought of here whether other tills have it too. */
  test('these fields go along, each as it is', () => {
    const filled = Object.fromEntries(Object.keys(profileSchema.shape).map((field) => [field, field]));
    const own = {
      ...filled,
      ...profileOf({}),
      pinnedKeys: [],
      updates: undefined,
    } as unknown as TerminalProfile;
    const made = profileOfNewTill(own, OWN_MERCHANT, ASKED);
    expect(
      Object.keys(made)
        .filter((field) => made[field] === field)
        .sort(),
    ).toEqual([
      ...['askAboveAmount', 'askAboveDiscountPercent', 'certificateAuthorities', 'customerDetails'],
      ...['minimumAmount', 'proxy', 'rebate', 'receipt', 'referencePattern', 'webhookUrls'],
    ]);
  });

  test('the kind is that of its own location, whatever this till is', () => {
    const virtual: TerminalFacts = { ...OWN_MERCHANT, terminalKind: 'virtual' };
    expect(newTill(profileOf({ terminalKind: 'physical' }), virtual).terminalKind).toBe('virtual');
    expect(newTill(profileOf({ terminalKind: 'virtual' }), OWN_MERCHANT).terminalKind).toBe('physical');
    // Where the service does not say, a manager does.
    const unsaid: TerminalFacts = { merchantId: 'mer_123' };
    expect(readOf(profileOf({}), unsaid)).toMatchObject({ faults: [{ field: 'terminalKind' }] });
    expect(newTill(profileOf({}), unsaid, { terminalKind: 'virtual' }).terminalKind).toBe('virtual');
  });

  test('a key is pinned only of a host that the new till asks', () => {
    const keys = ['A'.repeat(43), 'B'.repeat(43)].map((sum) => `${sum}=`);
    const pins = ['api.example.test', 'id.example.test'].map((host) => ({ host, keys }));
    const own = profileOf({ pinnedKeys: pins });
    expect(newTill(own, OWN_MERCHANT).pinnedKeys).toEqual([pins[0]]);
    expect(newTill(own, OWN_MERCHANT, { signIn: 'password' }).pinnedKeys).toEqual(pins);
  });
});

describe('of another merchant', () => {
  const own = profileOf({
    minimumAmount: 2,
    rebate: { percent: '2', merchantPercent: '1' },
    receipt: { seller: 'Corner Shop Inc' },
    webhookUrls: ['https://hooks.example.test/own'],
    proxy: { address: 'http://proxy.example.test:3128' },
    referencePattern: '{n}',
    store: {
      name: 'Corner Shop',
      currency: 'USD',
      locale: 'en-US',
      timeZone: 'America/New_York',
      tax: { mode: 'exclusive', rates: [{ id: 'a', name: 'Sales tax', percent: '8.875' }] },
    },
  });

  test('nothing of this till’s own store, amounts, receipts, hooks or network goes along unsaid', () => {
    const made = newTill(own, OTHER, { locale: 'fr-FR' });
    expect(made).toEqual({
      version: 1,
      environment: own.environment,
      baseUrl: own.baseUrl,
      auth: { scheme: 'apiKey' },
      merchantId: 'mer_Ferry',
      terminalId: 'term_9',
      terminalKind: 'virtual',
      store: { name: 'Side', currency: 'EUR', locale: 'fr-FR' },
    });
  });

  test('a manager says that taxes and network are the same', () => {
    const made = newTill(own, OTHER, { locale: 'fr-FR', carries: ['tax', 'network'] });
    expect(made.store.tax).toEqual(own.store.tax);
    expect(made.proxy).toEqual(own.proxy);
  });

  test('what neither the service states nor a manager says is missing, field by field', () => {
    const read = readOf(own, { merchantId: 'mer_Ferry' }, { storeName: '' });
    expect('faults' in read && read.faults.map(({ field }) => field).sort()).toEqual([
      ...['store.currency', 'store.locale', 'store.name', 'terminalKind'],
    ]);
  });

  test.each(['english', 'en_US', 'e', 'en-'])('“%s” is no language tag', (locale) => {
    expect(readOf(own, OTHER, { locale })).toMatchObject({
      faults: [{ field: 'store.locale', expected: 'locale' }],
    });
  });

  test('what the service states counts before what is typed', () => {
    const asked = { merchantId: 'mer_123', currency: 'USD', locale: 'de-DE', terminalKind: 'physical' };
    expect(newTill(own, OTHER, asked as Partial<AskedOfNewTill>)).toMatchObject({
      merchantId: 'mer_Ferry',
      terminalKind: 'virtual',
      store: { currency: 'EUR' },
    });
  });

  test('a merchant whose every payment needs the payer’s details has them asked for', () => {
    const made = newTill(own, { ...OTHER, isCustomerRequired: true }, { locale: 'fr-FR' });
    expect(made.customerDetails).toEqual({ ask: 'always' });
  });

  test('what is proposed is that merchant’s, and the manager’s language where the store is', () => {
    expect(offerOf(own, { ...OTHER, locationName: 'Quay', countryCode: 'IE' })).toEqual({
      storeName: 'Quay',
      signIns: ['apiKey', 'password'],
      terminalKind: 'virtual',
      currency: 'EUR',
      merchant: { id: 'mer_Ferry', name: 'Ferry Kiosk' },
      locale: 'en-IE',
      carries: ['tax', 'network'],
    });
  });
});

test('a back office alone has no merchant: whose a terminal is must be known', () => {
  const parsed = parseProfile(
    JSON.stringify({
      version: 1,
      environment: 'sandbox',
      baseUrl: 'https://api.example.test',
      store: { name: 'Partner', currency: 'USD', locale: 'en-US' },
      backOffice: { partnerId: 'par_1', auth: apiKeyAuth },
    }),
  );
  if ('faults' in parsed) throw new Error(JSON.stringify(parsed.faults));
  const { profile: office } = parsed;
  expect(newTill(office, OTHER, { locale: 'en-US' })).toMatchObject({ merchantId: 'mer_Ferry' });
  expect(readOf(office, { terminalKind: 'physical' })).toMatchObject({
    faults: expect.arrayContaining([expect.objectContaining({ field: 'merchantId' })]) as unknown,
  });
  expect(offerOf(office, { merchantId: 'mer_Ferry' }).storeName).toBe('');
});
