import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Checkouts } from '../../../src-main/boot/terminal/checkouts.ts';
import { systemClock } from '../../../src-main/boot/process/system-clock.ts';
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
  const aside = readFileSync(join(folder, 'terminal', 'carts.json.unreadable-2'), 'utf8');
  expect(aside).toContain('EUR-1');

  const next = till(folder);
  const again = await next.of('USD');
  expect(again.view()).toMatchObject({ ...held('USD-1'), articles: 2 });
  expect(again.notices()).toEqual([]);
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
