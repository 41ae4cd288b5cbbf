import { readdirSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { trainingArticles } from '../../../src-main/checkout/catalogue/training-shop.ts';
import { CheckoutOnDisk, coffee, CSV, unrecorded } from '../../support/worlds/checkout-on-disk.ts';

let disk: CheckoutOnDisk;
beforeEach(() => {
  disk = new CheckoutOnDisk();
});

describe('the catalogue', () => {
  test('stays as it was when the new file has a fault', async () => {
    const checkout = await disk.open();
    await checkout.catalogue.import({ text: CSV }, unrecorded);
    expect(await checkout.catalogue.import({ text: 'name,price\nTea,cheap\n' }, unrecorded)).toEqual({
      ok: true,
      value: { articles: 0, faults: [{ line: 2, column: 'price', fault: 'not-a-price' }], unknownColours: 0 },
    });
    expect((await disk.open()).view().articles).toBe(2);
  });

  test('comes back as the file that it was imported from', async () => {
    const checkout = await disk.open();
    await checkout.catalogue.import({ text: CSV }, unrecorded);
    const pieces: string[] = [];
    for await (const piece of (await disk.open()).catalogue.csv()) pieces.push(piece);
    await checkout.catalogue.clear(unrecorded);
    expect(await checkout.catalogue.import({ text: pieces.join('') }, unrecorded)).toMatchObject({
      value: { articles: 2, faults: [] },
    });
    expect(await checkout.catalogue.byCode('4006381333931')).toEqual(coffee);
  });

  test('is empty once it was cleared', async () => {
    const checkout = await disk.open();
    await checkout.catalogue.import({ text: CSV }, unrecorded);
    await checkout.catalogue.clear(unrecorded);
    expect((await disk.open()).view()).toMatchObject({ articles: 0, quickArticles: [] });
  });

  test('of another currency waits until the terminal has that one again: its prices would mean something else', async () => {
    await (await disk.open()).catalogue.import({ text: CSV }, unrecorded);
    const checkout = await disk.open({ currency: 'KWD' });
    expect(checkout.view().articles).toBe(0);
    expect(readdirSync(disk.folder)).toEqual(['catalogue.json.USD']);
  });

  test('holds ten thousand articles', async () => {
    const rows = Array.from({ length: 10_000 }, (_, n) => `Article ${n},1.00,${10_000_000 + n}`);
    const checkout = await disk.open();
    expect(
      await checkout.catalogue.import({ text: ['name,price,code', ...rows].join('\n') }, unrecorded),
    ).toMatchObject({
      value: { articles: 10_000, faults: [], unknownColours: 0 },
    });
    expect((await checkout.catalogue.byCode('10009999'))?.name).toBe('Article 9999');
  });
});

describe('the articles of training', () => {
  const openTraining = () => disk.open({ articlesAtFirst: trainingArticles('USD') });

  test('are there until others are imported, and are kept nowhere', async () => {
    const checkout = await openTraining();
    expect(checkout.view()).toMatchObject({
      articles: 12,
      categories: ['Hot drinks', 'Cold drinks', 'Snacks'],
    });
    expect(await checkout.catalogue.find('coffee')).toMatchObject([{ unitMinor: 350, taxRate: 'standard' }]);
    expect(readdirSync(disk.folder)).toEqual([]);
    const agreed = { added: 0, changed: 2, removed: 10 };
    await checkout.catalogue.import({ text: CSV, agreed }, unrecorded);
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

  test('counts for the open cart and for held ones, with a new profile too', async () => {
    const checkout = await disk.open();
    const { carts } = checkout;
    const line = { name: 'Tea', quantity: 1, unitMinor: 1_000, taxRate: 'reduced' };
    const typed = { digits: '', typedName: 'Amount', lines: [line], reference: '' };
    await carts.hold(typed);
    carts.keepDraft(typed);
    expect(carts.view()).toMatchObject({ draft: { amountMinor: 1_000 }, held: [{ amountMinor: 1_000 }] });
    checkout.useTax(onTop);
    expect(carts.view()).toMatchObject({
      draft: {
        amountMinor: 1_050,
        lineItems: { taxMinor: 50 },
        tax: { mode: 'exclusive', lines: [{ id: 'reduced', netMinor: 1_000, taxMinor: 50 }] },
      },
      held: [{ amountMinor: 1_050 }],
    });
    checkout.useTax(undefined);
    expect(carts.view()).toMatchObject({ draft: { amountMinor: 1_000 }, held: [{ amountMinor: 1_000 }] });
  });

  test('is named by articles, and said when the profile has it no more', async () => {
    const checkout = await disk.open();
    checkout.useTax(onTop);
    await checkout.catalogue.import({ text: 'name,price,tax\nTea,2.80,5%\nMug,9.00,\n' }, unrecorded);
    expect(await checkout.catalogue.find('tea')).toEqual([
      { name: 'Tea', unitMinor: 280, taxRate: 'reduced' },
    ]);
    expect(await (await disk.open()).catalogue.find('tea')).toMatchObject([{ taxRate: 'reduced' }]);
    expect(checkout.notices()).toEqual([]);
    checkout.useTax({ ...onTop, rates: rates.slice(0, 1) });
    expect(checkout.notices()).toEqual([{ code: 'tax-rates-missing', detail: 'reduced' }]);
    checkout.useTax(undefined);
    expect(checkout.notices()).toEqual([]);
  });
});
