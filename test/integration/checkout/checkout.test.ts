import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  CheckoutOnDisk,
  coffee,
  CSV,
  draft,
  nothing,
  unrecorded,
} from '../../support/worlds/checkout-on-disk.ts';
import { VirtualClock } from '../../support/worlds/virtual-clock.ts';
import { heldFiles } from '../../support/system/held-files.ts';

let disk: CheckoutOnDisk;
beforeEach(() => {
  disk = new CheckoutOnDisk();
});

describe('a restart', () => {
  test('brings the cart back with its tip, and what it comes to', async () => {
    const { carts } = await disk.open();
    carts.setTip(draft, { percent: 20 });
    await vi.waitFor(() => expect(disk.kept('carts.json')).toContain('"percent":20'));
    const { draft: back } = (await disk.open()).view();
    expect(back).toMatchObject({ ...draft, tip: { percent: 20 }, amountMinor: 1_026 });
    expect(back.lineItems).toMatchObject({ discountMinor: 95, tipMinor: 171 });
  });

  test('brings held carts, settings and the catalogue back', async () => {
    const checkout = await disk.open();
    void checkout.carts.hold(draft);
    checkout.configure({ cart: true, quickAmounts: [500], tipPercents: [] });
    await checkout.catalogue.import({ text: CSV }, unrecorded);
    await vi.waitFor(() =>
      expect(disk.kept('carts.json') + disk.kept('settings.json')).toContain('tipPercents'),
    );
    const again = await disk.open();
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
    const { carts } = await disk.open();
    carts.setTip(draft, 'none');
    carts.sold(1);
    await vi.waitFor(() => expect(disk.kept('carts.json')).not.toContain('Coffee'));
    expect((await disk.open()).view().draft).toMatchObject({ digits: '', lines: [], amountMinor: 0 });
    expect((await disk.open()).view().draft.tip).toBeUndefined();
  });
});

describe('a till that was ended between the record of a sale and that of its cart', () => {
  const tea = { ...nothing, lines: [{ name: 'Tea', quantity: 1, unitMinor: 350 }] };

  /** What was kept of the cart when the till ended. */
  async function keptBefore(lastSale: number | undefined): Promise<void> {
    const checkout = await disk.open();
    if (lastSale !== undefined) checkout.carts.sold(lastSale);
    checkout.carts.keepDraft(tea);
    await checkout.written();
  }

  test('does not offer the cart that was charged again, nor by undoing', async () => {
    await keptBefore(7);
    const checkout = await disk.open();
    checkout.carts.resume([3, 8]);
    expect(checkout.view()).toMatchObject({ draft: { lines: [], amountMinor: 0 } });
    expect(checkout.view().undoable).toBeUndefined();
    await checkout.written();
    // It is gone from the disk too, and the next cart stays.
    checkout.carts.keepDraft(tea);
    await checkout.written();
    const again = await disk.open();
    again.carts.resume([8]);
    expect(again.view()).toMatchObject({ draft: tea });
  });

  test('does not offer the first one either', async () => {
    const first = await disk.open();
    first.carts.resume([]);
    first.carts.keepDraft(tea);
    await first.written();
    const checkout = await disk.open();
    checkout.carts.resume([1]);
    expect(checkout.view()).toMatchObject({ draft: { lines: [], amountMinor: 0 } });
  });

  test('keeps a cart that was begun after the sales that are open', async () => {
    await keptBefore(7);
    const checkout = await disk.open();
    checkout.carts.resume([3, 7]);
    expect(checkout.view()).toMatchObject({ draft: tea });
  });

  test('keeps a cart beside newer sales that no cart of this currency became', async () => {
    await keptBefore(7);
    const checkout = await disk.open();
    const own = { minor: 350, currency: 'USD' };
    checkout.resume([
      { number: 8, amount: own, kiosk: true },
      { number: 9, amount: { minor: 350, currency: 'EUR' } },
    ]);
    expect(checkout.view()).toMatchObject({ draft: tea });
    checkout.resume([{ number: 10, amount: own }]);
    expect(checkout.view()).toMatchObject({ draft: { lines: [], amountMinor: 0 } });
  });

  test('keeps the cart of an earlier version, which does not say what was sold', async () => {
    await keptBefore(undefined);
    const checkout = await disk.open();
    checkout.carts.resume([3]);
    expect(checkout.view()).toMatchObject({ draft: tea });
  });
});

describe('Undo', () => {
  const goods = (name: string) => ({ ...nothing, lines: [{ name, quantity: 1, unitMinor: 350 }] });
  const namesOf = ({ lines }: { readonly lines: readonly { readonly name: string }[] }) =>
    lines.map(({ name }) => name);

  test('takes changes of the cart back one by one, an emptied cart too, also after a restart', async () => {
    const checkout = await disk.open();
    for (const typed of [goods('Tea'), goods('Coffee'), nothing]) checkout.carts.keepDraft(typed);
    await checkout.written();
    const again = await disk.open();
    expect(again.view().undoable).toBe(true);
    expect(again.carts.undo(nothing)).toMatchObject({ ok: true, value: goods('Coffee') });
    expect(again.carts.undo(goods('Coffee'))).toMatchObject({ ok: true, value: goods('Tea') });
    expect(again.carts.undo(goods('Tea'))).toMatchObject({ ok: true, value: { lines: [] } });
    expect(again.view().undoable).toBeUndefined();
    expect(again.carts.undo(nothing)).toMatchObject({ ok: true, value: { lines: [] } });
  });

  test('takes back what main has not been told of yet, and leaves what is being typed', async () => {
    const { carts } = await disk.open();
    carts.keepDraft(goods('Tea'));
    expect(carts.undo({ ...goods('Coffee'), digits: '5' })).toMatchObject({
      ok: true,
      value: { ...goods('Tea'), digits: '5' },
    });
  });

  test('leaves the reference of the cart, and brings back that of an emptied one', async () => {
    const { carts } = await disk.open();
    carts.keepDraft({ ...goods('Tea'), reference: 'TABLE-1' });
    carts.keepDraft({ ...goods('Coffee'), reference: 'TABLE-1' });
    const corrected = { ...goods('Coffee'), reference: 'TABLE-2' };
    carts.keepDraft(corrected);
    expect(carts.undo(corrected)).toMatchObject({ value: { ...goods('Tea'), reference: 'TABLE-2' } });
    carts.keepDraft(nothing);
    // The next customer's goods are taken back, then the emptying: neither cart gets the other's reference.
    carts.keepDraft({ ...nothing, reference: 'TABLE-3' });
    carts.keepDraft({ ...goods('Juice'), reference: 'TABLE-3' });
    expect(carts.undo({ ...goods('Juice'), reference: 'TABLE-3' })).toMatchObject({ value: { lines: [] } });
    expect(carts.undo({ ...nothing, reference: 'TABLE-3' })).toMatchObject({
      value: { ...goods('Tea'), reference: 'TABLE-2' },
    });
  });

  test('gives a cart with another reference no earlier sale that it charges again', async () => {
    const { carts } = await disk.open();
    const again = { saleId: 'sale-1', payerKept: true };
    carts.keepDraft({ ...goods('Tea'), reference: 'TABLE-1', again });
    carts.keepDraft({ ...goods('Coffee'), reference: 'TABLE-1', again });
    const undone = carts.undo({ ...goods('Coffee'), reference: 'TABLE-2' });
    expect(undone).toMatchObject({ value: { reference: 'TABLE-2' } });
    expect(undone).not.toHaveProperty('value.again');
  });

  test('counts no keys of an amount, and goes back twenty steps at most', async () => {
    const { carts } = await disk.open();
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
    const { carts } = await disk.open();
    carts.keepDraft(goods('Tea'));
    carts.sold(1);
    expect(carts.view().undoable).toBeUndefined();
    carts.keepDraft(goods('Coffee'));
    await carts.hold(goods('Coffee'));
    expect(carts.view().undoable).toBeUndefined();
    expect(carts.undo(nothing)).toMatchObject({ ok: true, value: { lines: [] } });
  });
});

test('a tip and the discount before it are one record', async () => {
  const { carts } = await disk.open();
  const { discount, ...undiscounted } = draft;
  carts.keepDraft(undiscounted);
  carts.setTip(draft, { percent: 20 });
  await vi.waitFor(() => expect(disk.kept('carts.json')).toContain('"percent":20'));
  expect((await disk.open()).view().draft).toMatchObject({ discount, tip: { percent: 20 } });
});

test('a till that closes waits until what was typed last is on the disk', async () => {
  const checkout = await disk.open();
  for (let typed = 1; typed <= 20; typed++) checkout.carts.keepDraft({ ...draft, digits: String(typed) });
  checkout.configure({ cart: true, quickAmounts: [700] });
  await checkout.written();
  expect(disk.kept('carts.json')).toContain('"digits":"20"');
  expect(disk.kept('settings.json')).toContain('700');
});

describe('a damaged file', () => {
  for (const file of ['carts.json', 'settings.json', 'catalogue.json']) {
    test(`${file} is set aside and reported, and the checkout opens`, async () => {
      writeFileSync(join(disk.folder, file), '{"currency":"USD","content":');
      const checkout = await disk.open();
      expect(checkout.view()).toMatchObject({ articles: 0, held: [], draft: { amountMinor: 0 } });
      expect(checkout.notices()).toEqual([
        { code: 'checkout-damaged', detail: join(disk.folder, `${file}.unreadable`) },
      ]);
      expect(disk.kept(`${file}.unreadable`)).toBe('{"currency":"USD","content":');
      expect((await disk.open()).notices()).toEqual([]);
    });
  }

  test('of a write that was cut off leaves the one before it', async () => {
    await (await disk.open()).catalogue.import({ text: CSV }, unrecorded);
    writeFileSync(join(disk.folder, 'catalogue.json.new'), '{"curr');
    expect((await disk.open()).view().articles).toBe(2);
  });
});

describe('a file that the disk does not give at a start', () => {
  test('is neither set aside nor written over, then or later: its held carts are there at the next start', async () => {
    const before = await disk.open();
    await before.carts.hold(draft);
    await before.written();
    const kept = disk.kept('carts.json');
    const letGo = heldFiles(disk.folder);
    const checkout = await disk.open();
    const file = join(disk.folder, 'carts.json');
    expect(checkout.notices()).toMatchObject([
      { code: 'file-not-read', detail: expect.stringContaining(file) as string },
    ]);
    checkout.carts.keepDraft({ ...draft, reference: 'TABLE-10' });
    await vi.waitFor(() => expect(checkout.view().notKept?.code).toBe('checkout-not-kept'));
    letGo();
    expect(disk.kept('carts.json')).toBe(kept);
    checkout.carts.keepDraft({ ...draft, reference: 'TABLE-11' });
    await checkout.written();
    expect(disk.kept('carts.json')).toBe(kept);
    expect((await disk.open()).view()).toMatchObject({ held: [{ amountMinor: 855 }] });
  });

  test('is read again by itself where it is the catalogue, because a kiosk sells nothing without', async () => {
    await (await disk.open()).catalogue.import({ text: CSV }, unrecorded);
    const clock = new VirtualClock();
    const letGo = heldFiles(disk.folder);
    const checkout = await disk.open();
    // The terminal is opened twice.
    void checkout.catalogue.loadAtLast(clock);
    void checkout.catalogue.loadAtLast(clock);
    await clock.advance(600_000);
    expect(checkout.view().articles).toBe(0);
    expect(clock.pending()).toBe(1);
    letGo();
    await clock.advance(60_000);
    expect(checkout.view().articles).toBe(2);
    expect(JSON.stringify(checkout.notices())).not.toContain('catalogue.json');
    expect(clock.pending()).toBe(0);
  });

  test('is read again before a catalogue is changed', async () => {
    await (await disk.open()).catalogue.import({ text: CSV }, unrecorded);
    const letGo = heldFiles(disk.folder);
    const checkout = await disk.open();
    expect(checkout.view().articles).toBe(0);
    letGo();
    const imported = await checkout.catalogue.import({ text: 'name,price\nCake,1.00\n' }, unrecorded);
    expect(imported).toMatchObject({ ok: true });
    expect(checkout.view().articles).toBe(2);
    expect(JSON.stringify(checkout.notices())).not.toContain('catalogue.json');
  });
});

test('a disk that takes nothing does not stop the checkout; it is said, until it takes something again', async () => {
  const blocked = join(disk.folder, 'carts.json.new');
  const checkout = await disk.open();
  mkdirSync(blocked);
  checkout.carts.keepDraft(draft);
  await vi.waitFor(() => expect(checkout.view().notKept?.code).toBe('checkout-not-kept'));
  expect(checkout.view().draft.amountMinor).toBe(855);
  rmSync(blocked, { recursive: true });
  checkout.carts.setTip(draft, 'none');
  await vi.waitFor(() => expect(checkout.view().notKept).toBeUndefined());
});

test('settings that the disk did not take are said, although carts are taken', async () => {
  const blocked = join(disk.folder, 'settings.json.new');
  const checkout = await disk.open();
  mkdirSync(blocked);
  checkout.configure({ cart: true, quickAmounts: [500] });
  await vi.waitFor(() => expect(checkout.view().notKept?.code).toBe('checkout-not-kept'));
  checkout.carts.keepDraft(draft);
  await checkout.written();
  await new Promise((resolve) => setImmediate(resolve));
  expect(checkout.view().notKept?.code).toBe('checkout-not-kept');
});
