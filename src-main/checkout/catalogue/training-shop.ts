import { rescaled, times } from '../../../shared/money/exact-decimal.ts';
import { minorDigits } from '../../../shared/money/money.ts';
import type { Article, ArticleColour } from '../../../shared/contract/checkout.ts';

/** Tax in training: the prices of its articles include one of two rates; an amount from the keypad is not taxed. */
export const TRAINING_TAX = {
  mode: 'inclusive' as const,
  rates: [
    { id: 'standard', name: 'Tax', percent: '10' },
    { id: 'reduced', name: 'Tax', percent: '5' },
  ],
};

/** Factors for currencies with larger figures, by which the price of a coffee is roughly multiplied; 1 for all others. */
const TIMES: Readonly<Record<string, number>> = {
  ARS: 1_000,
  BRL: 5,
  CLP: 1_000,
  CNY: 7,
  COP: 4_000,
  CZK: 20,
  DKK: 8,
  HUF: 350,
  IDR: 15_000,
  INR: 50,
  JPY: 150,
  KRW: 1_500,
  MXN: 20,
  NOK: 10,
  PLN: 4,
  SEK: 10,
  THB: 30,
  TRY: 40,
  VND: 20_000,
};

/** Codes are EAN-13 codes beginning with 2, which shops assign themselves. */
type Line = readonly [name: string, halves: number, code: string, quick?: 'quick'];

/** Prices are in halves, because cents such as .02 or .10 choose an outcome in the sandbox. */
const GROUPS: readonly (readonly [category: string, ArticleColour, taxRate: string, readonly Line[]])[] = [
  [
    'Hot drinks',
    'brown',
    'standard',
    [
      ['Coffee', 7, '2000000000015', 'quick'],
      ['Espresso', 5, '2000000000022'],
      ['Tea', 6, '2000000000039'],
      ['Hot chocolate', 8, '2000000000046'],
    ],
  ],
  [
    'Cold drinks',
    'blue',
    'standard',
    [
      ['Water', 3, '2000000000053', 'quick'],
      ['Lemonade', 6, '2000000000060'],
      ['Apple juice', 6, '2000000000077'],
    ],
  ],
  [
    'Snacks',
    'yellow',
    'reduced',
    [
      ['Croissant', 5, '2000000000084', 'quick'],
      ['Sandwich', 11, '2000000000091', 'quick'],
      ['Chocolate bar', 4, '2000000000107'],
      ['Crisps', 4, '2000000000114'],
      ['Apple', 2, '2000000000121'],
    ],
  ],
];

/** Articles for training in this currency, with barcodes that no product has. */
export function trainingArticles(currency: string): readonly Article[] {
  const decimals = minorDigits(currency);
  const level = TIMES[currency] ?? (decimals === 0 ? 100 : 1);
  return GROUPS.flatMap(([category, colour, taxRate, lines]) =>
    lines.flatMap(([name, halves, code, quick]): readonly Article[] => {
      const unitMinor = rescaled(times(level, times(5, halves)), 1, decimals);
      if (unitMinor === undefined) return [];
      const picture = `${name.toLowerCase().replace(' ', '-')}.png`;
      return [{ name, unitMinor, code, taxRate, category, colour, picture, ...(quick && { quick: true }) }];
    }),
  );
}
