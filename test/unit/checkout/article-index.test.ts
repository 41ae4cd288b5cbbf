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

test('articles are looked through by category, in the order of the file, those without one last', () => {
  const shop = new ArticleIndex([
    { name: 'Bag', unitMinor: 20 },
    { name: 'Tea', unitMinor: 250, category: 'Drinks' },
    { name: 'Roll', unitMinor: 80, category: 'Bread' },
    { name: 'Coffee', unitMinor: 350, category: 'Drinks' },
  ]);
  expect(shop.categories).toEqual(['Drinks', 'Bread', '']);
  expect(shop.browse('Drinks')).toMatchObject({ articles: [{ name: 'Tea' }, { name: 'Coffee' }], more: 0 });
  expect(shop.browse('')).toMatchObject({ articles: [{ name: 'Bag' }] });
  expect(shop.browse('Toys')).toEqual({ articles: [], more: 0 });
});

test('a large category says how many of it are not shown', () => {
  const articles = Array.from({ length: 320 }, (_, place) => ({ name: `Pin ${place}`, unitMinor: 5 }));
  const { articles: shown, more } = new ArticleIndex(articles).browse('');
  expect(shown).toHaveLength(300);
  expect(more).toBe(20);
});
