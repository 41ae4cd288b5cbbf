import { describe, expect, test } from 'vitest';
import { EXPECTATIONS } from '../../../shared/expectation.ts';
import { parseProfile } from '../../../src-main/terminal/profile/profile.ts';

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
    ['', { field: '', fault: 'not-read', expected: 'readable-file' }],
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
      { ...good, webhooks: { port: 80 } },
      { field: 'webhooks.port', fault: 'not-one-of', expected: 'webhook-port' },
    ],
    [
      { ...good, webhooks: {} },
      { field: 'webhooks.port', fault: 'missing', expected: 'webhook-port' },
    ],
    [
      { ...good, webhooks: { port: 8765, host: 'till.example.test' } },
      { field: 'webhooks.host', fault: 'malformed', expected: 'webhook-host' },
    ],
    [
      { ...good, webhooks: { port: 8765, partner: 'yes' } },
      { field: 'webhooks.partner', fault: 'wrong-type', expected: 'webhook-partner' },
    ],
    [
      { ...good, webhooks: 8765 },
      { field: 'webhooks', fault: 'wrong-type', expected: 'webhooks-object' },
    ],
    [
      { ...good, minimumAmount: 0 },
      { field: 'minimumAmount', fault: 'not-one-of', expected: 'above-zero' },
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
      { ...good, askAboveDiscountPercent: 101 },
      { field: 'askAboveDiscountPercent', fault: 'not-one-of', expected: 'whole-percentage' },
    ],
    [
      { ...good, askAboveDiscountPercent: 12.5 },
      { field: 'askAboveDiscountPercent', fault: 'wrong-type', expected: 'whole-percentage' },
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

describe('a fault of what the store taxes', () => {
  const rate = { id: 'standard', name: 'VAT', percent: '20' };
  const taxed = (tax: unknown) => ({ ...good, store: { ...good.store, tax } });

  test.each([
    [7, { field: 'store.tax', fault: 'wrong-type', expected: 'tax-object' }],
    [{ rates: [rate] }, { field: 'store.tax.mode', fault: 'missing', expected: 'tax-mode' }],
    [
      { mode: 'net', rates: [rate] },
      { field: 'store.tax.mode', fault: 'not-one-of', expected: 'tax-mode' },
    ],
    [
      { mode: 'inclusive', rates: [] },
      { field: 'store.tax.rates', fault: 'empty', expected: 'tax-rates' },
    ],
    [
      { mode: 'inclusive', rates: ['20'] },
      { field: 'store.tax.rates.0', fault: 'wrong-type', expected: 'tax-rate-object' },
    ],
    [
      { mode: 'inclusive', rates: [{ ...rate, percent: 20 }] },
      { field: 'store.tax.rates.0.percent', fault: 'wrong-type', expected: 'tax-percentage' },
    ],
    [
      { mode: 'inclusive', rates: [{ ...rate, percent: '8.8751' }] },
      { field: 'store.tax.rates.0.percent', fault: 'malformed', expected: 'tax-percentage' },
    ],
    [
      { mode: 'inclusive', rates: [{ ...rate, name: ' ' }] },
      { field: 'store.tax.rates.0.name', fault: 'empty', expected: 'short-text' },
    ],
    [
      { mode: 'inclusive', rates: [rate, rate] },
      { field: 'store.tax.rates.1.id', fault: 'malformed', expected: 'unused-tax-rate-id' },
    ],
    [
      { mode: 'inclusive', rates: [rate], defaultRate: 'reduced' },
      { field: 'store.tax.defaultRate', fault: 'not-one-of', expected: 'listed-tax-rate' },
    ],
    [
      { mode: 'inclusive', rates: [rate], rounding: 'up' },
      { field: 'store.tax.rounding', fault: 'unknown-field' },
    ],
  ])('%j is said by its field', (tax, fault) => {
    expect(faultsOf(taxed(tax))).toEqual([fault]);
  });
});

describe('a fault of what stands on receipts', () => {
  const png = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`;
  const dot = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
    'base64',
  );
  const huge = Buffer.from(dot);
  huge.writeUInt32BE(2_001, 16);

  test.each([
    ['a text', { field: 'receipt', fault: 'wrong-type', expected: 'receipt-object' }],
    [{ seller: '' }, { field: 'receipt.seller', fault: 'empty', expected: 'receipt-line' }],
    [{ address: 7 }, { field: 'receipt.address', fault: 'wrong-type', expected: 'receipt-address' }],
    [
      { address: Array.from({ length: 7 }, () => 'x') },
      { field: 'receipt.address', fault: 'too-long', expected: 'receipt-address' },
    ],
    [
      { taxNumber: 'x'.repeat(81) },
      { field: 'receipt.taxNumber', fault: 'too-long', expected: 'receipt-line' },
    ],
    [{ logo: 'logo.png' }, { field: 'receipt.logo', fault: 'malformed', expected: 'receipt-logo' }],
    [
      { logo: png(dot).replace('png', 'gif') },
      { field: 'receipt.logo', fault: 'malformed', expected: 'receipt-logo' },
    ],
    [
      { logo: png(dot.subarray(0, 60)) },
      { field: 'receipt.logo', fault: 'malformed', expected: 'receipt-logo' },
    ],
    [{ logo: png(huge) }, { field: 'receipt.logo', fault: 'malformed', expected: 'receipt-logo' }],
    [{ footer: 'x'.repeat(501) }, { field: 'receipt.footer', fault: 'too-long', expected: 'receipt-footer' }],
  ])('%j is said by its field', (receipt, fault) => {
    expect(faultsOf({ ...good, receipt })).toEqual([fault]);
  });
});

describe('a fault of a kiosk', () => {
  const kiosk = (fields: object) => ({ ...good, kiosk: { mode: 'catalogue', ...fields } });
  const fixed = (fixedAmount?: unknown) => ({ ...good, kiosk: { mode: 'fixed-amount', fixedAmount } });
  const amount = (fault: string) => ({ field: 'kiosk.fixedAmount', fault, expected: 'kiosk-amount' });

  test.each([
    [
      { ...good, kiosk: true },
      { field: 'kiosk', fault: 'wrong-type', expected: 'kiosk-object' },
    ],
    [
      { ...good, kiosk: {} },
      { field: 'kiosk.mode', fault: 'missing', expected: 'kiosk-mode' },
    ],
    [kiosk({ mode: 'shop' }), { field: 'kiosk.mode', fault: 'not-one-of', expected: 'kiosk-mode' }],
    [kiosk({ pin: '1234' }), { field: 'kiosk.pin', fault: 'unknown-field' }],
    [kiosk({ fixedAmount: '5.00' }), { field: 'kiosk.fixedAmount', fault: 'unknown-field' }],
    [fixed(), amount('missing')],
    [fixed(5), amount('wrong-type')],
    [fixed('5,00'), amount('malformed')],
    [fixed('5.001'), amount('malformed')],
    [fixed('0.00'), amount('malformed')],
    [{ ...fixed('5.00'), minimumAmount: 5.01 }, amount('malformed')],
    [
      kiosk({ idleSeconds: 14 }),
      { field: 'kiosk.idleSeconds', fault: 'not-one-of', expected: 'kiosk-seconds' },
    ],
    [
      kiosk({ idleSeconds: 601 }),
      { field: 'kiosk.idleSeconds', fault: 'not-one-of', expected: 'kiosk-seconds' },
    ],
    [kiosk({ display: 0 }), { field: 'kiosk.display', fault: 'not-one-of', expected: 'kiosk-display' }],
    [kiosk({ display: 9 }), { field: 'kiosk.display', fault: 'not-one-of', expected: 'kiosk-display' }],
    [kiosk({ display: 1.5 }), { field: 'kiosk.display', fault: 'wrong-type', expected: 'kiosk-display' }],
    [kiosk({ display: '1' }), { field: 'kiosk.display', fault: 'wrong-type', expected: 'kiosk-display' }],
    [
      kiosk({ picturesFolder: 'pictures' }),
      { field: 'kiosk.picturesFolder', fault: 'malformed', expected: 'kiosk-folder' },
    ],
    [kiosk({ keyboard: 'no' }), { field: 'kiosk.keyboard', fault: 'wrong-type', expected: 'kiosk-keyboard' }],
    [kiosk({ languages: [] }), { field: 'kiosk.languages', fault: 'empty', expected: 'kiosk-languages' }],
    [
      kiosk({ languages: ['en', 'en'] }),
      { field: 'kiosk.languages', fault: 'malformed', expected: 'kiosk-languages' },
    ],
    [
      kiosk({ languages: ['en', 'xx'] }),
      { field: 'kiosk.languages.1', fault: 'not-one-of', expected: 'kiosk-languages' },
    ],
  ])('%#: names the field and what would be right', (profile, fault) => {
    expect(faultsOf(profile)).toEqual([fault]);
  });
});
