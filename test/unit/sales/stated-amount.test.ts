import { describe, expect, test } from 'vitest';
import { readStatus } from '../../../shared/payment/payment-status.ts';
import {
  amountDiffers,
  isPaidReading,
  isSameAmount,
  outcomeOf,
  shortfallOf,
  statedText,
} from '../../../src-main/sales/stated-amount.ts';
import type { StatedAmount, TrackingReading } from '../../../src-main/sales/reading.ts';

const HUNDRED = { minor: 10_000, currency: 'USD' };
const SMALLEST = `100.${'0'.repeat(19)}1`;

const reading = (status: string, stated: Partial<TrackingReading> = {}): TrackingReading => ({
  status: readStatus(status),
  ...stated,
});

describe('what is missing of an amount', () => {
  const missing = (decimal: string, currency = 'USD') =>
    shortfallOf(reading('underpaid', { statedReceipt: { decimal, currency } }), HUNDRED);

  test('is the rest of it, to the smallest unit', () => {
    const usd = (minor: number) => ({ minor, currency: 'USD' });
    expect(missing('81.00')).toEqual({ sent: usd(8_100), missing: usd(1_900) });
    expect(missing('99.9999')).toEqual({ sent: usd(9_999), missing: usd(1) });
    expect(missing('0')).toEqual({ sent: usd(0), missing: usd(10_000) });
  });

  test('is not known in another currency, nor when nothing is missing or stated', () => {
    expect(missing('81.00', 'EUR')).toBeUndefined();
    expect(missing('100.00')).toBeUndefined();
    expect(missing('-1')).toBeUndefined();
    const statedReceipt = { decimal: '0', written: '81,00 USD' };
    expect(shortfallOf(reading('underpaid', { statedReceipt }), HUNDRED)).toBeUndefined();
    expect(shortfallOf(reading('underpaid'), HUNDRED)).toBeUndefined();
  });
});

describe('an amount that the service states', () => {
  test.each<[StatedAmount, boolean]>([
    [{ decimal: '100' }, true],
    [{ decimal: '100.00', currency: 'USD' }, true],
    [{ decimal: '100.0', currency: 'usd' }, true],
    [{ decimal: '100', currency: 'EUR' }, false],
    [{ decimal: '10000' }, false],
    [{ decimal: '-100' }, false],
    [{ decimal: '100.01' }, false],
    [{ decimal: '99.99' }, false],
    [{ decimal: '1' }, false],
    [{ decimal: SMALLEST }, false],
    [{ decimal: `${SMALLEST.slice(0, -1)}01` }, true],
    [{ decimal: '0', written: '100,00 USD' }, false],
    [{ decimal: '100', written: '100,00' }, false],
  ])('%j is 100.00 USD: %s', (stated, same) => {
    expect(isSameAmount(stated, HUNDRED)).toBe(same);
  });

  test('is compared in the decimals of its currency', () => {
    expect(isSameAmount({ decimal: '100' }, { minor: 100, currency: 'JPY' })).toBe(true);
    expect(isSameAmount({ decimal: '0.1' }, { minor: 100, currency: 'KWD' })).toBe(true);
    expect(isSameAmount({ decimal: '-5' }, { minor: -500, currency: 'USD' })).toBe(true);
  });

  test('has its currency in what people read, where one is stated', () => {
    expect(statedText({ decimal: '12.3', currency: 'USD' })).toBe('12.3 USD');
    expect(statedText({ decimal: '12.3' })).toBe('12.3');
  });
});

describe('what was received', () => {
  test.each([
    ['100', false],
    ['99', false],
    ['98.99', true],
    ['250', false],
    ['-100', true],
  ])('%s of 100.00 USD is too little: %s', (decimal, differs) => {
    const statedReceipt = { decimal, currency: 'USD' };
    expect(amountDiffers(reading('completed', { statedReceipt }), HUNDRED)).toBe(differs);
  });

  test.each(['created', 'processing', 'underpaid', 'expired', 'settling'])(
    'may be too little of a payment that is %s',
    (status) => {
      expect(amountDiffers(reading(status, { statedReceipt: { decimal: '1' } }), HUNDRED)).toBe(false);
    },
  );

  test('in another currency is not what was asked for, however much it is', () => {
    const statedReceipt = { decimal: '1000', currency: 'JPY' };
    expect(amountDiffers(reading('overpaid', { statedReceipt }), HUNDRED)).toBe(true);
  });

  test('does not make up for another amount that was asked for', () => {
    const stated = { statedRequest: { decimal: '1' }, statedReceipt: { decimal: '100' } };
    expect(amountDiffers(reading('completed', stated), HUNDRED)).toBe(true);
  });
});

describe('a reading ends a payment', () => {
  const other = { statedRequest: { decimal: '1' } };

  test.each([
    ['created', undefined],
    ['settling', undefined],
    ['completed', 'completed'],
    ['overpaid', 'overpaid'],
    ['underpaid', 'underpaid'],
    ['expired', 'expired'],
  ])('that says %s as %s', (status, outcome) => {
    expect(outcomeOf(reading(status), HUNDRED)).toBe(outcome);
    const isPaid = outcome === 'completed' || outcome === 'overpaid';
    expect(isPaidReading(reading(status), HUNDRED)).toBe(isPaid);
    expect(outcomeOf(reading(status, other), HUNDRED)).toBe(isPaid ? 'amount-differs' : outcome);
    expect(isPaidReading(reading(status, other), HUNDRED)).toBe(false);
  });
});
