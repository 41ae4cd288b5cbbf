import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { succeeded } from '../../../shared/failure.ts';
import { Counter } from '../../../src-main/checkout/counter.ts';
import { trainingArticles } from '../../../src-main/checkout/catalogue/training-shop.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import type { Article } from '../../../shared/contract/counter.ts';

const CSV = 'name,price,code,quick\nCoffee,3.50,4006381333931,yes\nTea,"2,80",,\n';
const coffee = { name: 'Coffee', unitMinor: 350, code: '4006381333931', quick: true };
const draft = {
  digits: '250',
  typedName: 'Amount',
  lines: [{ name: 'Coffee', quantity: 2, unitMinor: 350 }],
  discount: { percent: 10 },
  reference: 'TABLE-9',
};
const nothing = { digits: '', typedName: 'Amount', lines: [], reference: '' };

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

/** The counter as it is after a start on what the disk holds. */
async function open(currency = 'USD', assumedScale = 2, articlesAtFirst: readonly Article[] = []) {
  let ids = 0;
  const parts = {
    folder,
    currency,
    assumedScale,
    articlesAtFirst,
    now: () => 1_000,
    newId: () => `held-${++ids}`,
  };
  const counter = new Counter(parts, () => undefined);
  await counter.catalogue.load();
  return counter;
}

/** Nobody asks what became of these catalogues. */
const unrecorded = () => succeeded(null);

const kept = (file: string): string => readFileSync(join(folder, file), 'utf8');

describe('a restart', () => {
  test('brings the cart back with its tip, and what it comes to', async () => {
    const { carts } = await open();
    carts.setTip(draft, { percent: 20 });
    await vi.waitFor(() => expect(kept('carts.json')).toContain('"percent":20'));
    const { draft: back } = (await open()).view();
    expect(back).toMatchObject({ ...draft, tip: { percent: 20 }, amountMinor: 1_026 });
    expect(back.makeup).toMatchObject({ discountMinor: 95, tipMinor: 171 });
  });

  test('brings held carts, settings and the catalogue back', async () => {
    const counter = await open();
    void counter.carts.hold(draft);
    counter.configure({ cart: true, quickAmounts: [500], tipPercents: [] });
    await counter.catalogue.import({ text: CSV }, unrecorded);
    await vi.waitFor(() => expect(kept('carts.json') + kept('settings.json')).toContain('tipPercents'));
    const again = await open();
    expect(again.view()).toMatchObject({
      settings: { cart: true, quickAmounts: [500], tipPercents: [] },
      articles: 2,
      quickArticles: [coffee],
      held: [{ id: 'held-1', heldAt: 1_000, items: 3, amountMinor: 855, reference: draft.reference }],
      draft: { amountMinor: 0 },
    });
    expect(await again.catalogue.byCode('4006381333931')).toEqual(coffee);
    expect(await again.catalogue.find('te')).toEqual([{ name: 'Tea', unitMinor: 280 }]);
  });

  test('does not offer again what has become a sale', async () => {
    const { carts } = await open();
    carts.setTip(draft, 'none');
    carts.sold();
    await vi.waitFor(() => expect(kept('carts.json')).not.toContain('Coffee'));
    expect((await open()).view().draft).toMatchObject({ digits: '', lines: [], amountMinor: 0 });
    expect((await open()).view().draft.tip).toBeUndefined();
  });
});

describe('Undo', () => {
  const goods = (name: string) => ({ ...nothing, lines: [{ name, quantity: 1, unitMinor: 350 }] });
  const namesOf = ({ lines }: { readonly lines: readonly { readonly name: string }[] }) =>
    lines.map(({ name }) => name);

  test('takes changes of the cart back one by one, an emptied cart too, also after a restart', async () => {
    const counter = await open();
    for (const typed of [goods('Tea'), goods('Coffee'), nothing]) counter.carts.keepDraft(typed);
    await counter.written();
    const again = await open();
    expect(again.view().undoable).toBe(true);
    expect(again.carts.undo(nothing)).toMatchObject({ ok: true, value: goods('Coffee') });
    expect(again.carts.undo(goods('Coffee'))).toMatchObject({ ok: true, value: goods('Tea') });
    expect(again.carts.undo(goods('Tea'))).toMatchObject({ ok: true, value: { lines: [] } });
    expect(again.view().undoable).toBeUndefined();
    expect(again.carts.undo(nothing)).toMatchObject({ ok: true, value: { lines: [] } });
  });

  test('takes back what main has not been told of yet, and leaves what is being typed', async () => {
    const { carts } = await open();
    carts.keepDraft(goods('Tea'));
    expect(carts.undo({ ...goods('Coffee'), digits: '5' })).toMatchObject({
      ok: true,
      value: { ...goods('Tea'), digits: '5' },
    });
  });

  test('counts no keys of an amount, and goes back twenty steps at most', async () => {
    const { carts } = await open();
    for (const digits of ['1', '12', '']) carts.keepDraft({ ...nothing, digits });
    expect(carts.view().undoable).toBeUndefined();
    for (let place = 1; place <= 25; place += 1) carts.keepDraft(goods(`Line ${place}`));
    let last = goods('Line 25');
    for (let step = 0; step < 30; step += 1) {
      const before = carts.undo(last);
      if (before.ok) last = { ...last, ...before.value, lines: [...before.value.lines] };
    }
    expect(namesOf(last)).toEqual(['Line 5']);
  });

  test('brings nothing back that was sold or is held', async () => {
    const { carts } = await open();
    carts.keepDraft(goods('Tea'));
    carts.sold();
    expect(carts.view().undoable).toBeUndefined();
    carts.keepDraft(goods('Coffee'));
    await carts.hold(goods('Coffee'));
    expect(carts.view().undoable).toBeUndefined();
    expect(carts.undo(nothing)).toMatchObject({ ok: true, value: { lines: [] } });
  });
});

describe('held carts', () => {
  test('come back one for another: what was on the counter is held instead', async () => {
    const { carts } = await open();
    await carts.hold(draft);
    const next = { ...draft, digits: '900', lines: [] };
    expect(await carts.bringBack('held-1', next)).toEqual({ ok: true, value: draft });
    const seen = { id: 'held-2', heldAt: 1_000, items: 1, amountMinor: 810, reference: next.reference };
    expect(carts.view().held).toEqual([seen]);
    expect(await carts.bringBack('held-2', nothing)).toEqual({ ok: true, value: next });
    expect(await carts.bringBack('held-1', next)).toMatchObject({
      ok: false,
      failure: { code: 'held-cart-gone' },
    });
  });

  test('are on the disk once they are held or brought back', async () => {
    const { carts } = await open();
    await carts.hold(draft);
    expect(kept('carts.json')).toContain('TABLE-9');
    const next = { ...draft, reference: 'TABLE-10' };
    await carts.bringBack('held-1', next);
    expect(kept('carts.json')).toContain('TABLE-10');
  });

  test('stay where they were when the disk does not take them', async () => {
    const { carts } = await open();
    carts.setTip(draft, { percent: 20 });
    mkdirSync(join(folder, 'carts.json.new'));
    expect(await carts.hold(draft)).toMatchObject({ ok: false, failure: { code: 'counter-not-kept' } });
    expect(carts.view()).toMatchObject({ draft: { ...draft, tip: { percent: 20 } }, held: [] });
  });

  test('keep the tip of their own customer', async () => {
    const { carts } = await open();
    carts.setTip(draft, { minor: 200 });
    await carts.hold(draft);
    expect(carts.view().draft.tip).toBeUndefined();
    const back = await carts.bringBack('held-1', { ...draft, digits: '', lines: [], reference: '' });
    expect(back).toMatchObject({ ok: true });
    expect(carts.view().draft).toMatchObject({ tip: { minor: 200 } });
  });

  test('are found by the name that they were given, also after a restart', async () => {
    const { carts } = await open();
    expect(await carts.hold(nothing)).toEqual({ ok: true, value: {} });
    const held = await carts.hold(draft);
    expect(held).toEqual({ ok: true, value: { heldId: 'held-1' } });
    expect(await carts.nameHeld('held-1', 'Table 9')).toEqual({ ok: true, value: null });
    await carts.hold({ ...draft, reference: 'TABLE-10' });
    const { carts: again } = await open();
    expect(again.view().held.map(({ id, name }) => [id, name])).toEqual([
      ['held-1', 'Table 9'],
      ['held-2', undefined],
    ]);
    await again.nameHeld('held-1', '');
    expect(again.view().held[0]).not.toHaveProperty('name');
  });

  test('keep their name while they are on the counter, and take it along when they are held again', async () => {
    const { carts } = await open();
    await carts.hold(draft);
    await carts.nameHeld('held-1', 'Table 9');
    await carts.bringBack('held-1', nothing);
    carts.keepDraft({ ...draft, digits: '300' });
    await vi.waitFor(() => expect(kept('carts.json')).toContain('"digits":"300"'));
    expect((await open()).view().draft).toMatchObject({ digits: '300', name: 'Table 9' });
    await carts.hold(draft);
    expect(carts.view().held).toMatchObject([{ id: 'held-2', name: 'Table 9' }]);
    expect(carts.view().draft.name).toBeUndefined();
  });

  test('lose their name with the last of their goods, and get it back with them', async () => {
    const { carts } = await open();
    await carts.hold(draft);
    await carts.nameHeld('held-1', 'Table 9');
    await carts.bringBack('held-1', nothing);
    carts.keepDraft(nothing);
    expect(carts.view().draft.name).toBeUndefined();
    expect(carts.undo(nothing)).toMatchObject({ value: { ...draft, name: 'Table 9' } });
  });

  test('that have gone take no name', async () => {
    const { carts } = await open();
    await carts.hold(draft);
    await carts.bringBack('held-1', nothing);
    expect(await carts.nameHeld('held-1', 'Table 9')).toMatchObject({ failure: { code: 'held-cart-gone' } });
  });

  test('say so when the disk does not take their name', async () => {
    const { carts } = await open();
    await carts.hold(draft);
    mkdirSync(join(folder, 'carts.json.new'));
    expect(await carts.nameHeld('held-1', 'Table 9')).toMatchObject({
      failure: { code: 'counter-not-kept' },
    });
  });

  test('are at most fifty', async () => {
    const { carts } = await open();
    for (let held = 0; held < 50; held++) expect((await carts.hold(draft)).ok).toBe(true);
    expect(await carts.hold(draft)).toMatchObject({ ok: false, failure: { code: 'held-carts-full' } });
  });
});

describe('a sale that is charged again', () => {
  const again = { saleId: 'sale-1', payerKept: true };

  test('is the same after a restart, an emptied cart that is taken back, and on hold', async () => {
    const { carts } = await open();
    carts.keepDraft({ ...draft, again });
    await vi.waitFor(() => expect(kept('carts.json')).toContain('sale-1'));
    expect((await open()).view().draft.again).toEqual(again);
    carts.keepDraft(nothing);
    expect(carts.view().draft.again).toBeUndefined();
    expect(carts.undo(nothing)).toMatchObject({ value: { again } });
    await carts.hold({ ...draft, again });
    expect(await carts.bringBack('held-1', nothing)).toMatchObject({ value: { again } });
  });

  test('takes neither tip nor name of the cart that it takes the place of', async () => {
    const { carts } = await open();
    await carts.hold(draft);
    await carts.nameHeld('held-1', 'Table 9');
    await carts.bringBack('held-1', nothing);
    carts.setTip(draft, { percent: 20 });
    expect(carts.view().draft).toMatchObject({ name: 'Table 9', tip: { percent: 20 } });
    carts.setTip({ ...draft, again }, { minor: 50 });
    carts.keepDraft({ ...draft, digits: '1', again });
    expect(carts.view().draft.name).toBeUndefined();
    expect(carts.view().draft.tip).toEqual({ minor: 50 });
  });
});

test('a tip goes with the sale it was for, once nothing of it is left', async () => {
  const { carts } = await open();
  carts.setTip(draft, { percent: 20 });
  carts.keepDraft({ digits: '', typedName: 'Amount', lines: [], reference: '' });
  expect(carts.view().draft.tip).toBeUndefined();
});

describe('the catalogue', () => {
  test('stays as it was when the new file has a fault', async () => {
    const counter = await open();
    await counter.catalogue.import({ text: CSV }, unrecorded);
    expect(await counter.catalogue.import({ text: 'name,price\nTea,cheap\n' }, unrecorded)).toEqual({
      ok: true,
      value: { articles: 0, faults: [{ line: 2, column: 'price', fault: 'not-a-price' }], unknownColours: 0 },
    });
    expect((await open()).view().articles).toBe(2);
  });

  test('comes back as the file that it was imported from', async () => {
    const counter = await open();
    await counter.catalogue.import({ text: CSV }, unrecorded);
    const pieces: string[] = [];
    for await (const piece of (await open()).catalogue.csv()) pieces.push(piece);
    await counter.catalogue.clear(unrecorded);
    expect(await counter.catalogue.import({ text: pieces.join('') }, unrecorded)).toMatchObject({
      value: { articles: 2, faults: [] },
    });
    expect(await counter.catalogue.byCode('4006381333931')).toEqual(coffee);
  });

  test('is empty once it was cleared', async () => {
    const counter = await open();
    await counter.catalogue.import({ text: CSV }, unrecorded);
    await counter.catalogue.clear(unrecorded);
    expect((await open()).view()).toMatchObject({ articles: 0, quickArticles: [] });
  });

  test('of another currency is set aside: its prices would mean something else', async () => {
    await (await open()).catalogue.import({ text: CSV }, unrecorded);
    const counter = await open('KWD');
    expect(counter.view().articles).toBe(0);
    expect(readdirSync(folder)).toContain('catalogue.json.unreadable');
  });

  test('holds ten thousand articles', async () => {
    const rows = Array.from({ length: 10_000 }, (_, n) => `Article ${n},1.00,${10_000_000 + n}`);
    const counter = await open();
    expect(
      await counter.catalogue.import({ text: ['name,price,code', ...rows].join('\n') }, unrecorded),
    ).toMatchObject({
      value: { articles: 10_000, faults: [], unknownColours: 0 },
    });
    expect((await counter.catalogue.byCode('10009999'))?.name).toBe('Article 9999');
  });
});

test('a tip and the discount before it are one record', async () => {
  const { carts } = await open();
  const { discount, ...undiscounted } = draft;
  carts.keepDraft(undiscounted);
  carts.setTip(draft, { percent: 20 });
  await vi.waitFor(() => expect(kept('carts.json')).toContain('"percent":20'));
  expect((await open()).view().draft).toMatchObject({ discount, tip: { percent: 20 } });
});

test('a till that closes waits until what was typed last is on the disk', async () => {
  const counter = await open();
  for (let typed = 1; typed <= 20; typed++) counter.carts.keepDraft({ ...draft, digits: String(typed) });
  counter.configure({ cart: true, quickAmounts: [700] });
  await counter.written();
  expect(kept('carts.json')).toContain('"digits":"20"');
  expect(kept('settings.json')).toContain('700');
});

describe('amounts of a currency whose decimals runtimes disagree about', () => {
  const earlier = (scale?: number) => {
    const file = (name: string, content: unknown) =>
      writeFileSync(join(folder, name), JSON.stringify({ currency: 'COP', scale, content }));
    const line = { name: 'Coffee', quantity: 2, unitMinor: 300, listMinor: 350, discount: { minor: 50 } };
    const cart = { ...draft, lines: [line], discount: { minor: 50 }, tip: { minor: 20 } };
    file('carts.json', { draft: cart, held: [{ id: 'h', heldAt: 1, draft: cart }] });
    file('settings.json', { cart: true, quickAmounts: [500] });
    file('catalogue.json', [{ name: 'Coffee', unitMinor: 350, code: '1' }]);
  };
  const amounts = async (counter: Counter) => {
    const { settings, draft: cart, held } = counter.view();
    const coffee = await counter.catalogue.byCode('1');
    const list = cart.lines[0]?.listMinor;
    return [
      settings.quickAmounts[0],
      cart.digits,
      cart.amountMinor,
      held[0]?.amountMinor,
      list,
      coffee?.unitMinor,
    ];
  };

  test.each([
    ['none', undefined, 0, [50_000, '25000', 77_000, 77_000, 35_000, 35_000]],
    ['none', undefined, 2, [500, '250', 770, 770, 350, 350]],
    ['0', 0, 2, [50_000, '25000', 77_000, 77_000, 35_000, 35_000]],
    ['2', 2, 0, [500, '250', 770, 770, 350, 350]],
  ])(
    'kept with scale %s, come back exactly, and as the same under the next runtime',
    async (_, scale, assumed, seen) => {
      earlier(scale);
      expect(await amounts(await open('COP', assumed))).toEqual(seen);
      for (const file of ['carts.json', 'settings.json', 'catalogue.json']) {
        await vi.waitFor(() => expect(JSON.parse(kept(file))).toMatchObject({ currency: 'COP', scale: 2 }));
      }
      expect(await amounts(await open('COP', 2 - assumed))).toEqual(seen);
    },
  );

  test('that have no exact form are set aside and told of, never misread', async () => {
    earlier(4);
    const counter = await open('COP');
    expect(counter.view()).toMatchObject({ articles: 0, held: [], draft: { lines: [] } });
    expect(counter.notices()).toMatchObject([{ code: 'counter-damaged' }]);
    expect(readdirSync(folder)).toContain('catalogue.json.unreadable');
  });
});

describe('the articles of training', () => {
  const openTraining = () => open('USD', 2, trainingArticles('USD'));

  test('are there until others are imported, and are kept nowhere', async () => {
    const counter = await openTraining();
    expect(counter.view()).toMatchObject({
      articles: 12,
      categories: ['Hot drinks', 'Cold drinks', 'Snacks'],
    });
    expect(await counter.catalogue.find('coffee')).toMatchObject([{ unitMinor: 350, taxRate: 'standard' }]);
    expect(readdirSync(folder)).toEqual([]);
    const agreed = { added: 0, changed: 2, removed: 10 };
    await counter.catalogue.import({ text: CSV, agreed }, unrecorded);
    expect((await openTraining()).view().articles).toBe(2);
  });

  test('that were removed stay away', async () => {
    await (await openTraining()).catalogue.clear(unrecorded);
    expect((await openTraining()).view().articles).toBe(0);
  });
});

describe('a damaged file', () => {
  for (const file of ['carts.json', 'settings.json', 'catalogue.json']) {
    test(`${file} is set aside and told of, and the counter opens`, async () => {
      writeFileSync(join(folder, file), '{"currency":"USD","content":');
      const counter = await open();
      expect(counter.view()).toMatchObject({ articles: 0, held: [], draft: { amountMinor: 0 } });
      expect(counter.notices()).toEqual([
        { code: 'counter-damaged', detail: join(folder, `${file}.unreadable`) },
      ]);
      expect(kept(`${file}.unreadable`)).toBe('{"currency":"USD","content":');
      expect((await open()).notices()).toEqual([]);
    });
  }

  test('of a write that was cut off leaves the one before it', async () => {
    await (await open()).catalogue.import({ text: CSV }, unrecorded);
    writeFileSync(join(folder, 'catalogue.json.new'), '{"curr');
    expect((await open()).view().articles).toBe(2);
  });
});

test('a disk that takes nothing does not stop the counter; it is said, until it takes something again', async () => {
  const blocked = join(folder, 'carts.json.new');
  const counter = await open();
  mkdirSync(blocked);
  counter.carts.keepDraft(draft);
  await vi.waitFor(() => expect(counter.view().notKept?.code).toBe('counter-not-kept'));
  expect(counter.view().draft.amountMinor).toBe(855);
  rmSync(blocked, { recursive: true });
  counter.carts.setTip(draft, 'none');
  await vi.waitFor(() => expect(counter.view().notKept).toBeUndefined());
});

describe('what the store taxes', () => {
  const rates = [
    { id: 'standard', name: 'VAT', percent: '20' },
    { id: 'reduced', name: 'VAT', percent: '5' },
  ];
  const onTop = { mode: 'exclusive', rates, defaultRate: 'standard' } as const;

  test('counts for the cart on the counter and for held ones, with a new profile too', async () => {
    const counter = await open();
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
    const counter = await open();
    counter.useTax(onTop);
    await counter.catalogue.import({ text: 'name,price,tax\nTea,2.80,5%\nMug,9.00,\n' }, unrecorded);
    expect(await counter.catalogue.find('tea')).toEqual([
      { name: 'Tea', unitMinor: 280, taxRate: 'reduced' },
    ]);
    expect(await (await open()).catalogue.find('tea')).toMatchObject([{ taxRate: 'reduced' }]);
    expect(counter.notices()).toEqual([]);
    counter.useTax({ ...onTop, rates: rates.slice(0, 1) });
    expect(counter.notices()).toEqual([{ code: 'tax-rates-missing', detail: 'reduced' }]);
    counter.useTax(undefined);
    expect(counter.notices()).toEqual([]);
  });
});
