import { expect, test } from 'vitest';
import { catalogueCsv } from '../../../src-main/checkout/catalogue/catalogue-csv.ts';
import { readCatalogue } from '../../../src-main/checkout/catalogue/read-catalogue.ts';
import type { Article } from '../../../shared/contract/checkout.ts';

const articles: readonly Article[] = [
  {
    name: 'Coffee',
    unitMinor: 350,
    code: '0004006381333931',
    quick: true,
    taxRate: 'reduced',
    category: 'Hot; cold',
    colour: 'brown',
    picture: 'coffee.jpg',
  },
  { name: '“Tea”, "green"', unitMinor: 5 },
  { name: '=1+1', unitMinor: 1_000_000 },
  { name: 'Flowers', category: 'Open' },
  { name: '-18 °C ice', unitMinor: 100, category: 'アイス' },
];

test.each([0, 2, 3])(
  'the file of a catalogue is the same catalogue when it is imported, with %i decimals',
  (decimals) => {
    const rates = [{ id: 'reduced', name: 'VAT', percent: '5' }];
    expect(readCatalogue(catalogueCsv(articles, decimals), decimals, rates)).toEqual({
      articles,
      faults: [],
      unknownColours: 0,
    });
  },
);

test('a spreadsheet opens it as a table', () => {
  expect(catalogueCsv(articles.slice(0, 1), 2)).toBe(
    '\ufeffname,price,code,quick,tax rate,category,colour,picture\r\n' +
      'Coffee,3.50,0004006381333931,yes,reduced,Hot; cold,brown,coffee.jpg\r\n',
  );
});
