import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Checkout } from '../../../src-main/checkout/checkout.ts';
import { CheckoutOnDisk, draft } from '../../support/worlds/checkout-on-disk.ts';

let disk: CheckoutOnDisk;
beforeEach(() => {
  disk = new CheckoutOnDisk();
});

describe('amounts of a currency whose decimals runtimes disagree about', () => {
  const earlier = (scale?: number) => {
    const file = (name: string, content: unknown) =>
      writeFileSync(join(disk.folder, name), JSON.stringify({ currency: 'COP', scale, content }));
    const line = { name: 'Coffee', quantity: 2, unitMinor: 300, listMinor: 350, discount: { minor: 50 } };
    const cart = { ...draft, lines: [line], discount: { minor: 50 }, tip: { minor: 20 } };
    file('carts.json', { draft: cart, held: [{ id: 'h', heldAt: 1, draft: cart }] });
    file('settings.json', { cart: true, quickAmounts: [500] });
    file('catalogue.json', [{ name: 'Coffee', unitMinor: 350, code: '1' }]);
  };
  const amounts = async (checkout: Checkout) => {
    const { settings, draft: cart, held } = checkout.view();
    const coffee = await checkout.catalogue.byCode('1');
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
      expect(await amounts(await disk.open({ currency: 'COP', assumedScale: assumed }))).toEqual(seen);
      for (const file of ['carts.json', 'settings.json', 'catalogue.json']) {
        await vi.waitFor(() =>
          expect(JSON.parse(disk.kept(file))).toMatchObject({ currency: 'COP', scale: 2 }),
        );
      }
      expect(await amounts(await disk.open({ currency: 'COP', assumedScale: 2 - assumed }))).toEqual(seen);
    },
  );

  test('that have no exact form are set aside and told of, never misread', async () => {
    earlier(4);
    const checkout = await disk.open({ currency: 'COP' });
    expect(checkout.view()).toMatchObject({ articles: 0, held: [], draft: { lines: [] } });
    expect(checkout.notices()).toMatchObject([{ code: 'checkout-damaged' }]);
    expect(readdirSync(disk.folder)).toContain('catalogue.json.unreadable');
  });
});
