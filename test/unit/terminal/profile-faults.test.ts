import { describe, expect, test } from 'vitest';
import { EXPECTATIONS } from '../../../shared/expectation.ts';
import { parseProfile } from '../../../src-main/terminal/profile.ts';

const good = {
  version: 1,
  environment: 'sandbox',
  baseUrl: 'https://api.example.test',
  auth: { scheme: 'apiKey' },
  merchantId: 'mer_123',
  terminalId: 'term_456',
  terminalKind: 'physical',
  store: { name: 'Corner Shop', currency: 'USD', locale: 'en-US' },
};

const faultsOf = (profile: unknown) => {
  const parsed = parseProfile(typeof profile === 'string' ? profile : JSON.stringify(profile));
  return 'faults' in parsed ? parsed.faults : [];
};

describe('a fault of a profile', () => {
  test.each([
    ['<html>', { field: '', fault: 'not-json', expected: 'json-file' }],
    [[], { field: '', fault: 'wrong-type', expected: 'profile-object' }],
    [
      { ...good, auth: { scheme: 'oauth' } },
      { field: 'auth.form', fault: 'missing', expected: 'auth-form' },
    ],
    [
      { ...good, auth: 7 },
      { field: 'auth', fault: 'wrong-type', expected: 'auth-scheme' },
    ],
    [
      { ...good, webhookUrls: Array.from({ length: 11 }, () => 'https://a.example.test') },
      { field: 'webhookUrls', fault: 'too-long', expected: 'webhook-addresses' },
    ],
    [
      { ...good, minimumAmount: 0 },
      { field: 'minimumAmount', fault: 'empty', expected: 'above-zero' },
    ],
    [
      { ...good, minimumAmount: 1.005 },
      { field: 'minimumAmount', fault: 'malformed', expected: 'amount-of-currency' },
    ],
    [
      { ...good, askAboveAmount: '10000.00' },
      { field: 'askAboveAmount', fault: 'wrong-type', expected: 'amount' },
    ],
    [
      { ...good, askAboveAmount: 99.999 },
      { field: 'askAboveAmount', fault: 'malformed', expected: 'amount-of-currency' },
    ],
    [
      { ...good, store: { ...good.store, currency: 'JPY' }, minimumAmount: 1.5 },
      { field: 'minimumAmount', fault: 'malformed', expected: 'amount-of-currency' },
    ],
    [
      { ...good, minimumAmount: 1e13 },
      { field: 'minimumAmount', fault: 'malformed', expected: 'amount-of-currency' },
    ],
    [
      { ...good, store: { ...good.store, currency: 'KWD' } },
      { field: 'store.currency', fault: 'malformed', expected: 'payable-currency' },
    ],
    [
      { ...good, store: { ...good.store, currency: 'XAU' } },
      { field: 'store.currency', fault: 'malformed', expected: 'currency' },
    ],
    [
      { ...good, pasword: 'x' },
      { field: 'pasword', fault: 'unknown-field' },
    ],
  ])('of %j names the field and what would be right', (profile, fault) => {
    expect(faultsOf(profile)).toEqual([fault]);
  });

  test('never says what is expected in words of one language', () => {
    const wrong = Object.fromEntries(
      Object.keys({ ...good, kiosk: 0, rebate: 0, customerDetails: 0 }).map((key) => [key, null]),
    );
    const faults = faultsOf(wrong);
    expect(faults.length).toBeGreaterThan(8);
    for (const { expected } of faults) expect(EXPECTATIONS).toContain(expected);
  });
});
