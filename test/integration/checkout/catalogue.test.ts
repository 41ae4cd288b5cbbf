import { beforeEach, describe, expect, test } from 'vitest';
import type { Article } from '../../../shared/contract/checkout.ts';
import { cake, coffee, empty, faultsOf, KeptCatalogue, tea } from '../../support/worlds/kept-catalogue.ts';

let at: KeptCatalogue;
beforeEach(() => {
  at = new KeptCatalogue();
});

test('categories of articles without a price of their own are not for shoppers alone', async () => {
  const catalogue = await at.open();
  const imported = await catalogue.import(
    { text: 'name,price,category\nTea,2.80,Drinks\nCheese,open,By weight\nBag,0.10,\n' },
    at.record,
  );
  expect(imported).toMatchObject({ ok: true, value: { faults: [] } });
  expect(catalogue.view()).toMatchObject({
    articles: 3,
    categories: ['Drinks', 'By weight', ''],
    priced: { articles: 2, categories: ['Drinks', ''] },
  });
});

describe('an article', () => {
  test('is added, changed in its place and removed, each kept at once and recorded as it was and is', async () => {
    const catalogue = await at.shop();
    const juice = { name: 'Juice', unitMinor: 300, category: 'Cold', colour: 'red', quick: true } as const;
    const cells = { ...empty, name: ' Juice ', price: '3,00', quick: 'yes', category: 'Cold', colour: 'red' };
    expect(faultsOf(await catalogue.save({ cells }, at.record))).toEqual([]);
    expect(await at.kept()).toEqual([coffee, tea, cake, juice]);
    expect(catalogue.view()).toMatchObject({ articles: 4, quickArticles: [juice] });

    const dearer = { ...empty, name: 'Tea', price: '3.10', code: '2' };
    expect(faultsOf(await catalogue.save({ before: tea, cells: dearer }, at.record))).toEqual([]);
    expect(await at.kept()).toEqual([coffee, { ...tea, unitMinor: 310 }, cake, juice]);
    expect(await catalogue.byCode('2')).toMatchObject({ unitMinor: 310 });

    expect(faultsOf(await catalogue.remove(coffee, at.record))).toEqual([]);
    expect((await at.kept()).map(({ name }) => name)).toEqual(['Tea', 'Cake', 'Juice']);
    expect(at.recorded).toEqual([
      { type: 'article-changed', currency: 'USD', after: juice },
      { type: 'article-changed', currency: 'USD', before: tea, after: { ...tea, unitMinor: 310 } },
      { type: 'article-changed', currency: 'USD', before: coffee },
    ]);
  });

  test('may have a price that is asked for at the sale, and gets one later', async () => {
    const catalogue = await at.shop();
    const cells = { ...empty, name: 'Flowers', price: 'open' };
    expect(faultsOf(await catalogue.save({ cells }, at.record))).toEqual([]);
    expect((await at.kept()).at(-1)).toEqual({ name: 'Flowers' });
    const before = { name: 'Flowers' };
    expect(faultsOf(await catalogue.save({ before, cells: { ...cells, price: '5' } }, at.record))).toEqual(
      [],
    );
    expect((await at.kept()).at(-1)).toEqual({ name: 'Flowers', unitMinor: 500 });
  });

  test('is read by the rules of catalogue files, fault by fault, and with any nothing is done', async () => {
    const catalogue = await at.shop();
    catalogue.useRates([{ id: 'low', name: 'VAT', percent: '7' }]);
    const cells = {
      ...empty,
      price: '1,234.00',
      code: '1',
      quick: 'perhaps',
      tax: 'high',
      category: 'x'.repeat(41),
    };
    expect(faultsOf(await catalogue.save({ cells }, at.record))).toEqual([
      'name empty',
      'price not-a-price',
      'quick not-yes-or-no',
      'tax not-a-tax-rate',
      'category too-long',
      'code code-twice',
    ]);
    expect(await at.kept()).toEqual([coffee, tea, cake]);
    expect(at.recorded).toEqual([]);
  });

  test('keeps its own code, and is the one too many among the favourites', async () => {
    const catalogue = await at.open();
    const rows = Array.from({ length: 24 }, (_, place) => `Article ${place},1,${place},yes`);
    await catalogue.import({ text: ['name,price,code,quick', ...rows].join('\n') }, at.record);
    const cells = { ...empty, name: 'Tea', price: '1', quick: 'yes' };
    expect(faultsOf(await catalogue.save({ cells }, at.record))).toEqual(['quick too-many-quick']);
    const before: Article = { name: 'Article 3', unitMinor: 100, code: '3', quick: true };
    const renamed = { ...empty, name: 'Renamed', price: '1', code: '3', quick: 'yes' };
    expect(faultsOf(await catalogue.save({ before, cells: renamed }, at.record))).toEqual([]);
  });

  test('that is saved as it is changes nothing', async () => {
    const catalogue = await at.shop();
    const cells = { ...empty, name: 'Cake', price: '4' };
    expect(faultsOf(await catalogue.save({ before: cake, cells }, at.record))).toEqual([]);
    expect(at.recorded).toEqual([]);
    expect(catalogue.view().catalogueStep).toMatchObject({ kind: 'imported' });
  });

  test('that somebody else has changed is neither changed nor removed', async () => {
    const catalogue = await at.shop();
    const cells = { ...empty, name: 'Tea', price: '9', code: '2' };
    const [first, second] = await Promise.all([
      catalogue.save({ before: tea, cells: { ...cells, price: '3' } }, at.record),
      catalogue.save({ before: tea, cells }, at.record),
    ]);
    expect(faultsOf(first)).toEqual([]);
    expect(faultsOf(second)).toEqual(['- changed-meanwhile']);
    expect(faultsOf(await catalogue.remove(tea, at.record))).toEqual(['- changed-meanwhile']);
    expect((await at.kept())[1]).toEqual({ ...tea, unitMinor: 300 });
    expect(at.recorded).toHaveLength(1);
  });
});

test('five thousand articles are searched, and a page of them is answered', async () => {
  const catalogue = await at.open();
  const rows = Array.from({ length: 5_000 }, (_, place) => `Article ${place},1.00,${10_000_000 + place}`);
  await catalogue.import({ text: ['name,price,code', ...rows].join('\n') }, at.record);
  const first = await catalogue.list({ text: '', most: 50 });
  expect(first.articles).toHaveLength(50);
  expect(first.more).toBe(4_950);
  expect(await catalogue.list({ text: 'article 499', most: 5 })).toMatchObject({
    articles: [{}, {}, {}, {}, {}],
    more: 10,
  });
  expect(await catalogue.list({ text: '10004999', most: 5 })).toMatchObject({
    articles: [{ name: 'Article 4999' }],
    more: 0,
  });
});
