import { expect, test } from 'vitest';
import {
  shortFaults,
  shortInput,
  shortValues,
} from '../../../../../../src-renderer/features/back-office/applications/short-form.ts';
import type { FeeLine } from '../../../../../../shared/contract/back-office/merchants.ts';

const FEES: readonly FeeLine[] = [
  { name: 'cryptoPercentage', kind: 'percentage', sellRate: '1', buyRate: '0.6', counts: 'crypto' },
  { name: 'per transaction', kind: 'fixed', sellRate: '0.1', buyRate: '0.05', counts: 'sale' },
  { sellRate: '3', buyRate: '2', counts: 'unknown' },
];
const good = {
  ...shortValues(FEES),
  merchantName: ' Ferry Kiosk ',
  partnerMid: 'FERRY-1',
  signerFirstName: 'Ada',
  signerLastName: 'Byron',
  signerEmail: 'ada@ferry.example.test',
};

test('every field is required, and each fee that has a name begins with the schedule’s rate', () => {
  const empty = shortValues(FEES);
  expect(empty).toMatchObject({ feecryptoPercentage: '1', feepertransaction: '0.1' });
  expect(shortFaults(empty, FEES)).toEqual({
    merchantName: 'missing',
    partnerMid: 'missing',
    signerFirstName: 'missing',
    signerLastName: 'missing',
    signerEmail: 'missing',
  });
  expect(shortFaults(good, FEES)).toEqual({});
});

test.each([
  ['signerEmail', 'ada@', 'not-an-email'],
  ['signerFirstName', 'a'.repeat(129), 'too-long'],
  ['merchantName', 'Ferry\u0007', 'unprintable'],
  ['feecryptoPercentage', '', 'missing'],
  ['feecryptoPercentage', 'one', 'not-a-rate'],
  ['feecryptoPercentage', '-1', 'not-a-rate'],
  ['feecryptoPercentage', '0.599999', 'below-floor'],
  ['feepertransaction', '0,04', 'below-floor'],
])('%s typed as %j is said to be %s', (field, text, fault) => {
  expect(shortFaults({ ...good, [field]: text }, FEES)).toEqual({ [field]: fault });
});

test('what is sent is trimmed, and a rate has a point whatever was typed', () => {
  expect(shortInput({ ...good, feecryptoPercentage: ' 0,60 ' }, FEES)).toEqual({
    merchantName: 'Ferry Kiosk',
    partnerMid: 'FERRY-1',
    signerFirstName: 'Ada',
    signerLastName: 'Byron',
    signerEmail: 'ada@ferry.example.test',
    fees: [
      { name: 'cryptoPercentage', kind: 'percentage', sellRate: '0.60' },
      { name: 'per transaction', kind: 'fixed', sellRate: '0.1' },
    ],
  });
});
