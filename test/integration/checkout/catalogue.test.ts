import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { failed, succeeded, type Result } from '../../../shared/failure.ts';
import { Catalogue } from '../../../src-main/checkout/catalogue/catalogue.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';
import type { CatalogueChange } from '../../../shared/cart/catalogue-change.ts';
import type { Article, ArticleCells, CatalogueFault } from '../../../shared/contract/checkout.ts';

const CSV = 'name,price,code\nCoffee,3.50,1\nTea,2.80,2\nCake,4.00,\n';
const [coffee, tea, cake] = [
  { name: 'Coffee', unitMinor: 350, code: '1' },
  { name: 'Tea', unitMinor: 280, code: '2' },
  { name: 'Cake', unitMinor: 400 },
] as const;
const empty: ArticleCells = {
  name: '',
  price: '',
  code: '',
  quick: '',
  tax: '',
  category: '',
  colour: '',
  picture: '',
};

let file: string;
let recorded: CatalogueChange[];
let refusal: Result<null>;
const record = (change: CatalogueChange) => {
  recorded.push(change);
  return refusal;
};

beforeEach(() => {
  file = join(temporaryFolder(), 'catalogue.json');
  recorded = [];
  refusal = succeeded(null);
});

/** The catalogue as it is after a start on what the disk holds. */
async function open(): Promise<Catalogue> {
  const catalogue = new Catalogue(file, { currency: 'USD', assumedScale: 2 }, [], () => undefined);
  await catalogue.load();
  return catalogue;
}

async function shop(): Promise<Catalogue> {
  const catalogue = await open();
  await catalogue.import({ text: CSV }, record);
  recorded = [];
  return catalogue;
}

const all = async (catalogue: Catalogue) => (await catalogue.list({ text: '', most: 500 })).articles;
const kept = async () => all(await open());
const faultsOf = (edited: Result<{ readonly faults: readonly CatalogueFault[] }>) =>
  edited.ok ? edited.value.faults.map(({ column, fault }) => `${column ?? '-'} ${fault}`) : edited.failure;

test('categories of articles without a price of their own are not for shoppers alone', async () => {
  const catalogue = await open();
  const imported = await catalogue.import(
    { text: 'name,price,category\nTea,2.80,Drinks\nCheese,open,By weight\nBag,0.10,\n' },
    record,
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
    const catalogue = await shop();
    const juice = { name: 'Juice', unitMinor: 300, category: 'Cold', colour: 'red', quick: true } as const;
    const cells = { ...empty, name: ' Juice ', price: '3,00', quick: 'yes', category: 'Cold', colour: 'red' };
    expect(faultsOf(await catalogue.save({ cells }, record))).toEqual([]);
    expect(await kept()).toEqual([coffee, tea, cake, juice]);
    expect(catalogue.view()).toMatchObject({ articles: 4, quickArticles: [juice] });

    const dearer = { ...empty, name: 'Tea', price: '3.10', code: '2' };
    expect(faultsOf(await catalogue.save({ before: tea, cells: dearer }, record))).toEqual([]);
    expect(await kept()).toEqual([coffee, { ...tea, unitMinor: 310 }, cake, juice]);
    expect(await catalogue.byCode('2')).toMatchObject({ unitMinor: 310 });

    expect(faultsOf(await catalogue.remove(coffee, record))).toEqual([]);
    expect((await kept()).map(({ name }) => name)).toEqual(['Tea', 'Cake', 'Juice']);
    expect(recorded).toEqual([
      { type: 'article-changed', currency: 'USD', after: juice },
      { type: 'article-changed', currency: 'USD', before: tea, after: { ...tea, unitMinor: 310 } },
      { type: 'article-changed', currency: 'USD', before: coffee },
    ]);
  });

  test('may have a price that is asked for at the sale, and gets one later', async () => {
    const catalogue = await shop();
    const cells = { ...empty, name: 'Flowers', price: 'open' };
    expect(faultsOf(await catalogue.save({ cells }, record))).toEqual([]);
    expect((await kept()).at(-1)).toEqual({ name: 'Flowers' });
    const before = { name: 'Flowers' };
    expect(faultsOf(await catalogue.save({ before, cells: { ...cells, price: '5' } }, record))).toEqual([]);
    expect((await kept()).at(-1)).toEqual({ name: 'Flowers', unitMinor: 500 });
  });

  test('is read by the rules of catalogue files, fault by fault, and with any nothing is done', async () => {
    const catalogue = await shop();
    catalogue.useRates([{ id: 'low', name: 'VAT', percent: '7' }]);
    const cells = {
      ...empty,
      price: '1,234.00',
      code: '1',
      quick: 'perhaps',
      tax: 'high',
      category: 'x'.repeat(41),
    };
    expect(faultsOf(await catalogue.save({ cells }, record))).toEqual([
      'name empty',
      'price not-a-price',
      'quick not-yes-or-no',
      'tax not-a-tax-rate',
      'category too-long',
      'code code-twice',
    ]);
    expect(await kept()).toEqual([coffee, tea, cake]);
    expect(recorded).toEqual([]);
  });

  test('keeps its own code, and is the one too many among the favourites', async () => {
    const catalogue = await open();
    const rows = Array.from({ length: 24 }, (_, place) => `Article ${place},1,${place},yes`);
    await catalogue.import({ text: ['name,price,code,quick', ...rows].join('\n') }, record);
    const cells = { ...empty, name: 'Tea', price: '1', quick: 'yes' };
    expect(faultsOf(await catalogue.save({ cells }, record))).toEqual(['quick too-many-quick']);
    const before: Article = { name: 'Article 3', unitMinor: 100, code: '3', quick: true };
    const renamed = { ...empty, name: 'Renamed', price: '1', code: '3', quick: 'yes' };
    expect(faultsOf(await catalogue.save({ before, cells: renamed }, record))).toEqual([]);
  });

  test('that is saved as it is changes nothing', async () => {
    const catalogue = await shop();
    const cells = { ...empty, name: 'Cake', price: '4' };
    expect(faultsOf(await catalogue.save({ before: cake, cells }, record))).toEqual([]);
    expect(recorded).toEqual([]);
    expect(catalogue.view().catalogueStep).toMatchObject({ kind: 'imported' });
  });

  test('that somebody else has changed is neither changed nor removed', async () => {
    const catalogue = await shop();
    const cells = { ...empty, name: 'Tea', price: '9', code: '2' };
    const [first, second] = await Promise.all([
      catalogue.save({ before: tea, cells: { ...cells, price: '3' } }, record),
      catalogue.save({ before: tea, cells }, record),
    ]);
    expect(faultsOf(first)).toEqual([]);
    expect(faultsOf(second)).toEqual(['- changed-meanwhile']);
    expect(faultsOf(await catalogue.remove(tea, record))).toEqual(['- changed-meanwhile']);
    expect((await kept())[1]).toEqual({ ...tea, unitMinor: 300 });
    expect(recorded).toHaveLength(1);
  });
});

describe('Undo', () => {
  test('takes back step by step what was done, and records that', async () => {
    const catalogue = await shop();
    const steps: unknown[] = [];
    const step = () => steps.push(catalogue.view().catalogueStep);
    await catalogue.save({ cells: { ...empty, name: 'Juice', price: '3' } }, record);
    step();
    await catalogue.remove(tea, record);
    step();
    await catalogue.clear(record);
    step();
    expect(steps).toEqual([
      { kind: 'added', name: 'Juice', number: 2 },
      { kind: 'removed', name: 'Tea', number: 3 },
      { kind: 'cleared', number: 4 },
    ]);
    recorded = [];
    await catalogue.undo(record);
    expect((await kept()).map(({ name }) => name)).toEqual(['Coffee', 'Cake', 'Juice']);
    await catalogue.undo(record);
    await catalogue.undo(record);
    expect(await kept()).toEqual([coffee, tea, cake]);
    expect(recorded).toEqual([
      { type: 'catalogue-replaced', added: 3, changed: 0, removed: 0, undo: true },
      { type: 'article-changed', currency: 'USD', after: tea, undo: true },
      {
        type: 'article-changed',
        currency: 'USD',
        before: { name: 'Juice', unitMinor: 300 },
        undo: true,
      },
    ]);
    await catalogue.undo(record);
    expect(await kept()).toEqual([]);
    expect(catalogue.view().catalogueStep).toBeUndefined();
    expect(faultsOf(await catalogue.undo(record))).toEqual([]);
  });

  test('goes back twenty steps at most', async () => {
    const catalogue = await open();
    for (let place = 1; place <= 25; place += 1)
      await catalogue.save({ cells: { ...empty, name: `Article ${place}`, price: '1' } }, record);
    for (let step = 0; step < 30; step += 1) await catalogue.undo(record);
    expect(await all(catalogue)).toHaveLength(5);
  });
});

describe('an import', () => {
  const text = 'name,price,code\nCoffee,3.90,1\nTea,2.80,2\nJuice,3.00,7\nRoll,1.00,\n';
  const replaces = { added: 2, changed: 1, removed: 1 };

  test('says what it would replace, and is done once that is agreed to', async () => {
    const catalogue = await shop();
    expect(await catalogue.import({ text }, record)).toEqual({
      ok: true,
      value: { articles: 4, faults: [], unknownColours: 0, replaces },
    });
    expect(await kept()).toEqual([coffee, tea, cake]);
    expect(await catalogue.import({ text, agreed: replaces }, record)).toEqual({
      ok: true,
      value: { articles: 4, faults: [], unknownColours: 0 },
    });
    expect((await kept()).map(({ name }) => name)).toEqual(['Coffee', 'Tea', 'Juice', 'Roll']);
    expect(recorded).toEqual([{ type: 'catalogue-replaced', ...replaces }]);
    await catalogue.undo(record);
    expect(await kept()).toEqual([coffee, tea, cake]);
  });

  test('asks again when the catalogue is another one by then', async () => {
    const catalogue = await shop();
    await catalogue.remove(tea, record);
    expect(await catalogue.import({ text, agreed: replaces }, record)).toMatchObject({
      value: { replaces: { added: 3, changed: 1, removed: 1 } },
    });
    expect(await kept()).toHaveLength(2);
  });

  test('of the same articles asks nothing', async () => {
    const catalogue = await shop();
    const same = 'name,price,code\nTea,2.80,2\nCake,4.00,\nCoffee,3.50,1\n';
    expect(await catalogue.import({ text: same }, record)).not.toMatchObject({
      value: { replaces: expect.anything() as unknown },
    });
    expect(await kept()).toEqual([tea, cake, coffee]);
  });
});

describe('the file', () => {
  const byAnother = (...content: readonly Article[]) =>
    writeFileSync(file, JSON.stringify({ currency: 'USD', scale: 2, content }));
  const cells = { ...empty, name: 'Juice', price: '3' };

  test('that another program has written is read, and nothing is done until a person has looked', async () => {
    const catalogue = await shop();
    byAnother(coffee);
    expect(faultsOf(await catalogue.save({ cells }, record))).toEqual(['- changed-meanwhile']);
    expect(catalogue.view()).toMatchObject({ articles: 1 });
    expect(catalogue.view().catalogueStep).toBeUndefined();
    expect(recorded).toEqual([]);
    expect(faultsOf(await catalogue.save({ cells }, record))).toEqual([]);
    expect(await kept()).toHaveLength(2);
    byAnother(coffee, tea);
    expect(await catalogue.import({ text: CSV }, record)).toMatchObject({
      value: { faults: [{ line: 0, fault: 'changed-meanwhile' }] },
    });
    byAnother(tea);
    expect(faultsOf(await catalogue.undo(record))).toEqual(['- changed-meanwhile']);
    byAnother(cake);
    expect(faultsOf(await catalogue.clear(record))).toEqual(['- changed-meanwhile']);
    expect(await kept()).toEqual([cake]);
  });

  test('that another program has only touched is the same', async () => {
    const catalogue = await shop();
    writeFileSync(file, readFileSync(file));
    utimesSync(file, 1, 1);
    expect(faultsOf(await catalogue.remove(cake, record))).toEqual([]);
    expect(await kept()).toEqual([coffee, tea]);
    expect(catalogue.view().catalogueStep).toMatchObject({ kind: 'removed' });
  });

  test('that another program has spoilt or removed is written again from what is known', async () => {
    const catalogue = await shop();
    writeFileSync(file, '{"curr');
    expect(faultsOf(await catalogue.save({ cells }, record))).toEqual([]);
    expect(await kept()).toHaveLength(4);
    expect(catalogue.setAside()).toEqual([`${file}.unreadable`]);
    expect(readFileSync(`${file}.unreadable`, 'utf8')).toBe('{"curr');
    rmSync(file);
    await catalogue.remove(cake, record);
    expect(await kept()).toHaveLength(3);
  });

  test('that the disk does not take leaves everything as it was, and the record says so', async () => {
    const catalogue = await shop();
    mkdirSync(`${file}.new`);
    expect(await catalogue.remove(tea, record)).toMatchObject({ failure: { code: 'catalogue-not-kept' } });
    expect(recorded).toEqual([
      { type: 'article-changed', currency: 'USD', before: tea },
      { type: 'article-changed', currency: 'USD', after: tea, undo: true },
    ]);
    expect(await all(catalogue)).toEqual([coffee, tea, cake]);
    expect(catalogue.view().catalogueStep).toMatchObject({ kind: 'imported' });
    expect(await catalogue.undo(record)).toMatchObject({ failure: { code: 'catalogue-not-kept' } });
    expect(catalogue.view().catalogueStep).toMatchObject({ kind: 'imported' });
  });

  test('is not written when the record cannot be', async () => {
    const catalogue = await shop();
    refusal = failed({ action: 'ask-manager', code: 'ledger-unavailable' });
    for (const done of [catalogue.remove(tea, record), catalogue.undo(record), catalogue.clear(record)])
      expect(await done).toMatchObject({ failure: { code: 'ledger-unavailable' } });
    expect(await kept()).toEqual([coffee, tea, cake]);
  });
});

test('five thousand articles are searched, and a page of them is answered', async () => {
  const catalogue = await open();
  const rows = Array.from({ length: 5_000 }, (_, place) => `Article ${place},1.00,${10_000_000 + place}`);
  await catalogue.import({ text: ['name,price,code', ...rows].join('\n') }, record);
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
