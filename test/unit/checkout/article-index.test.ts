import { expect, test } from 'vitest';
import { ArticleIndex } from '../../../src-main/checkout/catalogue/article-index.ts';

const index = new ArticleIndex([
  { name: 'Café crème', unitMinor: 420 },
  { name: 'Coffee beans, 1 kg', unitMinor: 1_900, code: '036000291452' },
  { name: 'Coffee', unitMinor: 350, code: '4006381333931' },
]);
const found = (text: string) => index.find(text).map(({ name }) => name);

test('an article is found by parts of its name, without capitals and accents', () => {
  expect(found('cafe CREME')).toEqual(['Café crème']);
  expect(found('kg coffee')).toEqual(['Coffee beans, 1 kg']);
  expect(found('')).toEqual([]);
  expect(found('tea')).toEqual([]);
});

test('an article of exactly this code comes first', () => {
  expect(found('4006381333931')).toEqual(['Coffee']);
  expect(found('40063')).toEqual(['Coffee']);
});

test('a UPC-A code is found with and without its leading zero', () => {
  expect(index.byCode('036000291452')?.name).toBe('Coffee beans, 1 kg');
  expect(index.byCode('0036000291452')?.name).toBe('Coffee beans, 1 kg');
  expect(index.byCode('36000291452')).toBeUndefined();
});

test('no more are found than somebody looks through', () => {
  const many = new ArticleIndex(
    Array.from({ length: 10_000 }, (_, n) => ({ name: `Tea ${n}`, unitMinor: 1 })),
  );
  expect(many.find('tea')).toHaveLength(20);
});
