import { expect, test } from 'vitest';
import { formatCount, formatPercent, formatShare, rateLabel } from '../../../shared/text/figures.ts';
import { formatMoney } from '../../../shared/money/money.ts';

const DIGITS = /\p{Nd}/gu;

test.each(['ar-EG', 'ar-SA', 'fa-IR', 'mr-IN', 'bn-BD'])(
  'figures beside amounts have their digits in %s',
  (locale) => {
    const shown = [
      formatPercent(15, locale),
      formatCount(1234, locale),
      formatShare(1, 4, locale),
      rateLabel({ name: 'VAT', percent: '20' }, locale),
      formatMoney({ minor: 1500, currency: 'EGP' }, locale),
    ];
    expect(shown.map((text) => (text.match(DIGITS) ?? []).join(''))).toEqual([
      '15',
      '1234',
      '25',
      '20',
      '1500',
    ]);
  },
);

test('a percentage is written as its readers write it', () => {
  expect(formatPercent(10, 'de')).toBe('10\u00a0%');
  expect(formatPercent(100, 'en-US')).toBe('100%');
  expect(formatCount(10_000, 'de')).toBe('10.000');
});
