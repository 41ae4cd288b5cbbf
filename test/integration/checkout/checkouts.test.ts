import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Checkouts } from '../../../src-main/boot/terminal/checkouts.ts';
import { systemClock } from '../../../src-main/boot/process/system-clock.ts';
import { isSetAside } from '../../../src-main/set-aside.ts';
import { CSV, draft, unrecorded } from '../../support/worlds/checkout-on-disk.ts';
import { temporaryFolder } from '../../support/system/temporary-folder.ts';

/** A terminal's checkouts for as long as a till runs. */
function till(folder: string) {
  const checkouts = new Checkouts(folder, systemClock, () => undefined);
  const of = async (currency: string) => {
    const given = { currency, assumedScale: 2, articlesAtFirst: [], picturesAtFirst: new Map() };
    const checkout = checkouts.of('terminal', given);
    await checkout.catalogue.load();
    return checkout;
  };
  return { checkouts, of };
}

const held = (reference: string) => ({ held: [{ reference }] });

test('a terminal that has another currency and then its own again loses no held cart and no catalogue', async () => {
  const folder = temporaryFolder();
  const { checkouts, of } = till(folder);
  const dollars = await of('USD');
  await dollars.carts.hold({ ...draft, reference: 'USD-1' });
  await dollars.catalogue.import({ text: CSV }, unrecorded);
  const euros = await of('EUR');
  await euros.carts.hold({ ...draft, reference: 'EUR-1' });
  await of('USD');
  await checkouts.written();
  expect(readdirSync(join(folder, 'terminal')).toSorted()).toEqual([
    'carts.json',
    'carts.json.EUR',
    'catalogue.json',
  ]);

  const next = till(folder);
  const again = await next.of('USD');
  expect(again.view()).toMatchObject({ ...held('USD-1'), articles: 2 });
  expect(again.notices()).toEqual([]);
  expect((await next.of('EUR')).view()).toMatchObject(held('EUR-1'));
});

test('files of another currency are not called damaged, and are there at a start in that currency', async () => {
  const folder = temporaryFolder();
  const first = till(folder);
  const dollars = await first.of('USD');
  await dollars.carts.hold({ ...draft, reference: 'USD-1' });
  await dollars.catalogue.import({ text: CSV }, unrecorded);
  dollars.configure({ cart: true, quickAmounts: [500] });
  const euros = await first.of('EUR');
  expect(euros.view()).toMatchObject({ held: [], articles: 0, settings: { quickAmounts: [] } });
  expect(euros.notices()).toEqual([]);
  await euros.carts.hold({ ...draft, reference: 'EUR-1' });
  await first.checkouts.written();
  for (const [currency, kept] of [
    ['EUR', { ...held('EUR-1'), articles: 0 }],
    ['USD', { ...held('USD-1'), articles: 2, settings: { cart: true, quickAmounts: [500] } }],
    ['GBP', { held: [], articles: 0 }],
    ['EUR', held('EUR-1')],
    ['USD', { ...held('USD-1'), articles: 2 }],
  ] as const) {
    const next = till(folder);
    const checkout = await next.of(currency);
    expect(checkout.view()).toMatchObject(kept);
    expect(checkout.notices()).toEqual([]);
    checkout.carts.keepDraft(draft);
    await next.checkouts.written();
  }
  expect(readdirSync(join(folder, 'terminal')).filter(isSetAside)).toEqual([]);
});

test('a file that names no currency is damaged', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'terminal'));
  const file = join(folder, 'terminal', 'carts.json');
  writeFileSync(file, '{"currency":"../EUR","content":{}}');
  expect((await till(folder).of('USD')).notices()).toEqual([
    { code: 'checkout-damaged', detail: `${file}.unreadable` },
  ]);
});

test('what was changed in each currency is there while the till runs, and the last one’s at the next start', async () => {
  const folder = temporaryFolder();
  const { checkouts, of } = till(folder);
  for (const currency of ['USD', 'EUR', 'USD', 'EUR'])
    await (await of(currency)).carts.hold({ ...draft, reference: currency });
  const euros = await of('EUR');
  await checkouts.written();
  expect(euros.view().held.map(({ reference }) => reference)).toEqual(['EUR', 'EUR']);
  expect((await till(folder).of('EUR')).view().held).toHaveLength(2);
});
