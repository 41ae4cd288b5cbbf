import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CheckoutOnDisk, draft, nothing } from '../../support/worlds/checkout-on-disk.ts';

let disk: CheckoutOnDisk;
beforeEach(() => {
  disk = new CheckoutOnDisk();
});

describe('held carts', () => {
  test('come back one for another: the open cart is held instead', async () => {
    const { carts } = await disk.open();
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
    const { carts } = await disk.open();
    await carts.hold(draft);
    expect(disk.kept('carts.json')).toContain('TABLE-9');
    const next = { ...draft, reference: 'TABLE-10' };
    await carts.bringBack('held-1', next);
    expect(disk.kept('carts.json')).toContain('TABLE-10');
  });

  test('stay where they were when the disk does not take them', async () => {
    const { carts } = await disk.open();
    carts.setTip(draft, { percent: 20 });
    mkdirSync(join(disk.folder, 'carts.json.new'));
    expect(await carts.hold(draft)).toMatchObject({ ok: false, failure: { code: 'checkout-not-kept' } });
    expect(carts.view()).toMatchObject({ draft: { ...draft, tip: { percent: 20 } }, held: [] });
  });

  test('keep the tip of their own customer', async () => {
    const { carts } = await disk.open();
    carts.setTip(draft, { minor: 200 });
    await carts.hold(draft);
    expect(carts.view().draft.tip).toBeUndefined();
    const back = await carts.bringBack('held-1', { ...draft, digits: '', lines: [], reference: '' });
    expect(back).toMatchObject({ ok: true });
    expect(carts.view().draft).toMatchObject({ tip: { minor: 200 } });
  });

  test('are found by the name that they were given, also after a restart', async () => {
    const { carts } = await disk.open();
    expect(await carts.hold(nothing)).toEqual({ ok: true, value: {} });
    const held = await carts.hold(draft);
    expect(held).toEqual({ ok: true, value: { heldId: 'held-1' } });
    expect(await carts.nameHeld('held-1', 'Table 9')).toEqual({ ok: true, value: null });
    await carts.hold({ ...draft, reference: 'TABLE-10' });
    const { carts: again } = await disk.open();
    expect(again.view().held.map(({ id, name }) => [id, name])).toEqual([
      ['held-1', 'Table 9'],
      ['held-2', undefined],
    ]);
    await again.nameHeld('held-1', '');
    expect(again.view().held[0]).not.toHaveProperty('name');
  });

  test('keep their name while they are open, and take it along when they are held again', async () => {
    const { carts } = await disk.open();
    await carts.hold(draft);
    await carts.nameHeld('held-1', 'Table 9');
    await carts.bringBack('held-1', nothing);
    carts.keepDraft({ ...draft, digits: '300' });
    await vi.waitFor(() => expect(disk.kept('carts.json')).toContain('"digits":"300"'));
    expect((await disk.open()).view().draft).toMatchObject({ digits: '300', name: 'Table 9' });
    await carts.hold(draft);
    expect(carts.view().held).toMatchObject([{ id: 'held-2', name: 'Table 9' }]);
    expect(carts.view().draft.name).toBeUndefined();
  });

  test('lose their name with the last of their goods, and get it back with them', async () => {
    const { carts } = await disk.open();
    await carts.hold(draft);
    await carts.nameHeld('held-1', 'Table 9');
    await carts.bringBack('held-1', nothing);
    carts.keepDraft(nothing);
    expect(carts.view().draft.name).toBeUndefined();
    expect(carts.undo(nothing)).toMatchObject({ value: { ...draft, name: 'Table 9' } });
  });

  test('that have gone take no name', async () => {
    const { carts } = await disk.open();
    await carts.hold(draft);
    await carts.bringBack('held-1', nothing);
    expect(await carts.nameHeld('held-1', 'Table 9')).toMatchObject({ failure: { code: 'held-cart-gone' } });
  });

  test('say so when the disk does not take their name', async () => {
    const { carts } = await disk.open();
    await carts.hold(draft);
    mkdirSync(join(disk.folder, 'carts.json.new'));
    expect(await carts.nameHeld('held-1', 'Table 9')).toMatchObject({
      failure: { code: 'checkout-not-kept' },
    });
  });

  test('are at most fifty', async () => {
    const { carts } = await disk.open();
    for (let held = 0; held < 50; held++) expect((await carts.hold(draft)).ok).toBe(true);
    expect(await carts.hold(draft)).toMatchObject({ ok: false, failure: { code: 'held-carts-full' } });
  });
});

describe('a sale that is charged again', () => {
  const again = { saleId: 'sale-1', payerKept: true };

  test('is the same after a restart, an emptied cart that is taken back, and on hold', async () => {
    const { carts } = await disk.open();
    carts.keepDraft({ ...draft, again });
    await vi.waitFor(() => expect(disk.kept('carts.json')).toContain('sale-1'));
    expect((await disk.open()).view().draft.again).toEqual(again);
    carts.keepDraft(nothing);
    expect(carts.view().draft.again).toBeUndefined();
    expect(carts.undo(nothing)).toMatchObject({ value: { again } });
    await carts.hold({ ...draft, again });
    expect(await carts.bringBack('held-1', nothing)).toMatchObject({ value: { again } });
  });

  test('takes neither tip nor name of the cart that it takes the place of', async () => {
    const { carts } = await disk.open();
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
  const { carts } = await disk.open();
  carts.setTip(draft, { percent: 20 });
  carts.keepDraft({ digits: '', typedName: 'Amount', lines: [], reference: '' });
  expect(carts.view().draft.tip).toBeUndefined();
});
