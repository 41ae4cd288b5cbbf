import { readdirSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { trainingArticles } from '../../../src-main/checkout/catalogue/training-shop.ts';
import { CounterOnDisk, coffee, CSV, unrecorded } from '../../support/counter-on-disk.ts';

let disk: CounterOnDisk;
beforeEach(() => {
  disk = new CounterOnDisk();
});

describe('the catalogue', () => {
  test('stays as it was when the new file has a fault', async () => {
    const counter = await disk.open();
    await counter.catalogue.import({ text: CSV }, unrecorded);
    expect(await counter.catalogue.import({ text: 'name,price\nTea,cheap\n' }, unrecorded)).toEqual({
      ok: true,
      value: { articles: 0, faults: [{ line: 2, column: 'price', fault: 'not-a-price' }], unknownColours: 0 },
    });
    expect((await disk.open()).view().articles).toBe(2);
  });

  test('comes back as the file that it was imported from', async () => {
    const counter = await disk.open();
    await counter.catalogue.import({ text: CSV }, unrecorded);
    const pieces: string[] = [];
    for await (const piece of (await disk.open()).catalogue.csv()) pieces.push(piece);
    await counter.catalogue.clear(unrecorded);
    expect(await counter.catalogue.import({ text: pieces.join('') }, unrecorded)).toMatchObject({
      value: { articles: 2, faults: [] },
    });
    expect(await counter.catalogue.byCode('4006381333931')).toEqual(coffee);
  });

  test('is empty once it was cleared', async () => {
    const counter = await disk.open();
    await counter.catalogue.import({ text: CSV }, unrecorded);
    await counter.catalogue.clear(unrecorded);
    expect((await disk.open()).view()).toMatchObject({ articles: 0, quickArticles: [] });
  });

  test('of another currency is set aside: its prices would mean something else', async () => {
    await (await disk.open()).catalogue.import({ text: CSV }, unrecorded);
    const counter = await disk.open({ currency: 'KWD' });
    expect(counter.view().articles).toBe(0);
    expect(readdirSync(disk.folder)).toContain('catalogue.json.unreadable');
  });

  test('holds ten thousand articles', async () => {
    const rows = Array.from({ length: 10_000 }, (_, n) => `Article ${n},1.00,${10_000_000 + n}`);
    const counter = await disk.open();
    expect(
      await counter.catalogue.import({ text: ['name,price,code', ...rows].join('\n') }, unrecorded),
    ).toMatchObject({
      value: { articles: 10_000, faults: [], unknownColours: 0 },
    });
    expect((await counter.catalogue.byCode('10009999'))?.name).toBe('Article 9999');
  });
});

describe('the articles of training', () => {
  const openTraining = () => disk.open({ articlesAtFirst: trainingArticles('USD') });

  test('are there until others are imported, and are kept nowhere', async () => {
    const counter = await openTraining();
    expect(counter.view()).toMatchObject({
      articles: 12,
      categories: ['Hot drinks', 'Cold drinks', 'Snacks'],
    });
    expect(await counter.catalogue.find('coffee')).toMatchObject([{ unitMinor: 350, taxRate: 'standard' }]);
    expect(readdirSync(disk.folder)).toEqual([]);
    const agreed = { added: 0, changed: 2, removed: 10 };
    await counter.catalogue.import({ text: CSV, agreed }, unrecorded);
    expect((await openTraining()).view().articles).toBe(2);
  });

  test('that were removed stay away', async () => {
    await (await openTraining()).catalogue.clear(unrecorded);
    expect((await openTraining()).view().articles).toBe(0);
  });
});

describe('what the store taxes', () => {
  const rates = [
    { id: 'standard', name: 'VAT', percent: '20' },
    { id: 'reduced', name: 'VAT', percent: '5' },
  ];
  const onTop = { mode: 'exclusive', rates, defaultRate: 'standard' } as const;

  test('counts for the cart on the counter and for held ones, with a new profile too', async () => {
    const counter = await disk.open();
    const { carts } = counter;
    const line = { name: 'Tea', quantity: 1, unitMinor: 1_000, taxRate: 'reduced' };
    const typed = { digits: '', typedName: 'Amount', lines: [line], reference: '' };
    await carts.hold(typed);
    carts.keepDraft(typed);
    expect(carts.view()).toMatchObject({ draft: { amountMinor: 1_000 }, held: [{ amountMinor: 1_000 }] });
    counter.useTax(onTop);
    expect(carts.view()).toMatchObject({
      draft: {
        amountMinor: 1_050,
        makeup: { taxMinor: 50 },
        tax: { mode: 'exclusive', lines: [{ id: 'reduced', netMinor: 1_000, taxMinor: 50 }] },
      },
      held: [{ amountMinor: 1_050 }],
    });
    counter.useTax(undefined);
    expect(carts.view()).toMatchObject({ draft: { amountMinor: 1_000 }, held: [{ amountMinor: 1_000 }] });
  });

  test('is named by articles, and said when the profile has it no more', async () => {
    const counter = await disk.open();
    counter.useTax(onTop);
    await counter.catalogue.import({ text: 'name,price,tax\nTea,2.80,5%\nMug,9.00,\n' }, unrecorded);
    expect(await counter.catalogue.find('tea')).toEqual([
      { name: 'Tea', unitMinor: 280, taxRate: 'reduced' },
    ]);
    expect(await (await disk.open()).catalogue.find('tea')).toMatchObject([{ taxRate: 'reduced' }]);
    expect(counter.notices()).toEqual([]);
    counter.useTax({ ...onTop, rates: rates.slice(0, 1) });
    expect(counter.notices()).toEqual([{ code: 'tax-rates-missing', detail: 'reduced' }]);
    counter.useTax(undefined);
    expect(counter.notices()).toEqual([]);
  });
});
