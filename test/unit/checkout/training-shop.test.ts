import { expect, test } from 'vitest';
import { trainingArticles, TRAINING_TAX } from '../../../src-main/checkout/catalogue/training-shop.ts';
import { TRAINING_PICTURES } from '../../../src-main/checkout/catalogue/training-pictures.ts';
import { minorDigits } from '../../../shared/money/money.ts';

test.each(['USD', 'EUR', 'JPY', 'KWD', 'TRY', 'ISK'])(
  'in %s each article has a whole price of no meaning in the sandbox, a barcode and a rate',
  (currency) => {
    const articles = trainingArticles(currency);
    expect(articles).toHaveLength(12);
    expect(new Set(articles.map(({ code }) => code)).size).toBe(articles.length);
    for (const { unitMinor = 0, code = '', taxRate, picture = '' } of articles) {
      expect(unitMinor).toBeGreaterThan(0);
      expect(TRAINING_PICTURES.get(picture)).toMatch(/^data:image\/svg\+xml,/);
      expect(minorDigits(currency) === 2 ? unitMinor % 50 : 0).toBe(0);
      expect(code).toMatch(/^2\d{12}$/);
      const weighed = Array.from(code, Number).map((digit, at) => digit * (at % 2 === 0 ? 1 : 3));
      expect(weighed.reduce((sum, digit) => sum + digit) % 10).toBe(0);
      expect(TRAINING_TAX.rates.map(({ id }) => id)).toContain(taxRate);
    }
  },
);
