import { expect, it } from 'vitest';
import { decimalsOf, formatServiceAmount } from '../../../shared/money/service-amount.ts';

it('has the sign and the decimals of its currency', () => {
  expect(formatServiceAmount({ minor: 1234, currency: 'USD' }, 'en-US')).toBe('$12.34');
  expect(formatServiceAmount({ minor: 1234, currency: 'JPY' }, 'en-US')).toBe('¥1,234');
  expect([decimalsOf('USD'), decimalsOf('JPY')]).toEqual([2, 0]);
});

it('has no sign and two decimals where the currency is not known', () => {
  expect(formatServiceAmount({ minor: 123_400 }, 'en-US')).toBe('1,234.00');
  expect(formatServiceAmount({ minor: -5 }, 'de-DE')).toBe('-0,05');
  expect(decimalsOf(undefined)).toBe(2);
});
