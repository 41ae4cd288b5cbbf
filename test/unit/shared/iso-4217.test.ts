import { describe, expect, test } from 'vitest';
import { isActiveCurrency, knownMinorDigits } from '../../../shared/money/iso-4217.ts';

describe('the table of currencies', () => {
  test.each([
    [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
    [2, 'COP HUF IDR PKR RSD USD EUR GBP CHF TWD MGA MRU IRR LBP AFN ALL SOS YER SYP MMK LAK'],
    [3, 'BHD IQD JOD KWD LYD OMR TND'],
    [4, 'CLF UYW'],
  ])('gives %i decimals to %s, as ISO 4217 does', (digits, codes) => {
    for (const code of codes.split(' ')) expect([code, knownMinorDigits(code)]).toEqual([code, digits]);
  });

  test('knows withdrawn currencies for the sake of old records only', () => {
    expect(knownMinorDigits('HRK')).toBe(2);
    expect(isActiveCurrency('HRK')).toBe(false);
    expect(isActiveCurrency('EUR')).toBe(true);
  });

  test.each(['usd', 'XAU', 'XXX', 'XTS', '', 'toString', 'EURO'])('does not know %j', (code) => {
    expect(isActiveCurrency(code)).toBe(false);
    expect(knownMinorDigits(code)).toBeUndefined();
  });

  test('holds no more and no less than the list: a slip of the pen would be a currency of nobody', () => {
    const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
    const codes = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)));
    expect(codes.filter(isActiveCurrency)).toHaveLength(165);
  });
});
