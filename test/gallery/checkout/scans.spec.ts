import { expect } from '@playwright/test';
import { scan, strike } from '../../support/electron/scanner.ts';
import { test } from '../till-page.ts';
import { plainCheckout, ready } from '../views.ts';
import {
  EAN,
  withCheckout,
  coffee,
  nobodyKnows,
  charge,
  unknown,
  pressEnter,
  answerLater,
  answerNow,
} from './scanned.ts';

test.use({ share: 0.3, ownTime: false });

for (const gapMs of [5, 35]) {
  test.describe(`a scanner with ${gapMs} ms a key`, () => {
    test('neither charges an unknown code nor makes it an amount or a reference', async ({ till, page }) => {
      await till.open(withCheckout({ articles: 2 }));
      await till.answer('catalogue.byCode', nobodyKnows);
      await scan(page, EAN, { gapMs });
      await unknown(page, EAN);
      await page.getByRole('button', { name: 'Ignore this scan' }).click();
      await charge(page, '$0.00');
      await expect(page.getByRole('textbox', { name: 'Reference' })).toHaveValue('');
      expect((await till.calls()).map(({ name }) => name)).toEqual(['catalogue.byCode']);
    });

    test('asks about an unknown code of six digits', async ({ till, page }) => {
      await till.open(ready);
      await scan(page, '129900', { gapMs });
      await unknown(page, '129900');
      expect(await till.calls()).toEqual([]);
    });

    test('leaves the amount that was typed as it was', async ({ till, page }) => {
      await till.open(withCheckout({ articles: 2 }));
      await till.answer('catalogue.byCode', coffee);
      await page.keyboard.type('1250', { delay: 100 });
      await charge(page, '$12.50');
      await scan(page, '40+06381', { gapMs });
      await charge(page, '$16.00');
    });

    test('rings an article up, and the next key is a person’s', async ({ till, page }) => {
      await till.open(withCheckout({ articles: 2 }));
      await till.answer('catalogue.byCode', coffee);
      await scan(page, EAN, { gapMs });
      await charge(page, '$3.50');
      await pressEnter(page);
      expect((await till.calls()).at(-1)).toMatchObject({ name: 'sale.start', input: { amountMinor: 350 } });
    });
  });
}

test('a plus within a code rings nothing up, though a busy computer brings the keys after it late', async ({
  till,
  page,
}) => {
  await till.open(withCheckout({ articles: 2 }));
  await till.answer('catalogue.byCode', coffee);
  await page.keyboard.type('1250', { delay: 100 });
  await charge(page, '$12.50');
  await scan(page, '40+06381', { gapMs: 35, lateMs: 200, lateFrom: 3 });
  await charge(page, '$16.00');
});

test('a plus within a code rings nothing up on a computer that brings every key later than the one before', async ({
  till,
  page,
}) => {
  await till.open(withCheckout({ articles: 2 }));
  await till.answer('catalogue.byCode', coffee);
  await page.keyboard.type('1250', { delay: 100 });
  await charge(page, '$12.50');
  const late = [0, 400, 600, 1_500];
  await strike(page, [...Array.from('40+06381'), 'Enter'], 35, (index) => late[index] ?? 1_500);
  await charge(page, '$16.00');
});

test('the rest of a code that a busy computer brings late is no amount, and its Enter charges nothing', async ({
  till,
  page,
}) => {
  await till.open(withCheckout({ articles: 2 }));
  await till.answer('catalogue.byCode', coffee);
  await scan(page, EAN, { gapMs: 60, lateMs: 1_500, lateFrom: 8 });
  await charge(page, '$3.50');
  expect((await till.calls()).map(({ name }) => name)).toEqual(['catalogue.byCode']);
  // The next key is a person's.
  await page.keyboard.type('1', { delay: 100 });
  await charge(page, '$3.51');
});

test('a whole code is looked up, though a busy computer brings half of it late', async ({ till, page }) => {
  await till.open(withCheckout({ articles: 2 }));
  await till.answer('catalogue.byCode', coffee);
  await scan(page, EAN, { gapMs: 60, lateMs: 350, lateFrom: 8 });
  await charge(page, '$3.50');
  const asked = (await till.calls()).filter(({ name }) => name === 'catalogue.byCode');
  expect(asked.map(({ input }) => input)).toEqual([{ code: EAN }]);
});

test('scans that come before the last one is looked up are taken one after another', async ({
  till,
  page,
}) => {
  await till.open(withCheckout({ articles: 2 }));
  await scan(page, EAN);
  await scan(page, EAN);
  await charge(page, '$0.00');
  await pressEnter(page);
  expect((await till.calls()).map(({ name }) => name)).toEqual(['catalogue.byCode']);
});

test('Enter after a scan waits for its article', async ({ till, page }) => {
  await till.open(withCheckout({ articles: 2 }));
  await answerLater(page, 'catalogue.byCode');
  await scan(page, EAN);
  await pressEnter(page);
  expect((await till.calls()).map(({ name }) => name)).toEqual(['catalogue.byCode']);
  await answerNow(page, coffee);
  await charge(page, '$3.50');
  await expect
    .poll(async () => (await till.calls()).at(-1))
    .toMatchObject({ name: 'sale.start', input: { amountMinor: 350 } });
});

for (const kind of [
  { name: 'with Tab after the code', suffix: 'Tab' },
  { name: 'without a suffix', suffix: 'none' },
] as const) {
  test(`takes a code ${kind.name}`, async ({ till, page }) => {
    await till.open(withCheckout({ articles: 2 }));
    await till.answer('catalogue.byCode', coffee);
    await page.getByRole('button', { name: 'Menu' }).focus();
    await scan(page, 'Gift-10000', kind);
    await charge(page, '$3.50');
    expect(await till.calls()).toEqual([{ name: 'catalogue.byCode', input: { code: 'Gift-10000' } }]);
  });
}

test('Backspace and + at the pace of a scanner belong to the scan', async ({ till, page }) => {
  await till.open(withCheckout({ articles: 2 }));
  await till.answer('catalogue.byCode', coffee);
  await page.keyboard.type('7', { delay: 100 });
  await strike(page, [...Array.from('4006+38'), 'Backspace', ...Array.from('1333'), 'Enter'], 5);
  await charge(page, '$3.57');
});

test('Undo after a scan waits for its article, and undoes that', async ({ till, page }) => {
  await till.open(withCheckout({ articles: 2, undoable: true }));
  await answerLater(page, 'catalogue.byCode');
  await scan(page, EAN);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect((await till.calls()).map(({ name }) => name)).toEqual(['catalogue.byCode']);
  await answerNow(page, coffee);
  await expect
    .poll(async () => (await till.calls()).at(-1))
    .toMatchObject({ name: 'checkout.undo', input: { lines: [{ name: 'Coffee' }] } });
});

test('a scan after Undo is rung up into the cart that comes back', async ({ till, page }) => {
  await till.open(withCheckout({ articles: 2, undoable: true }));
  await till.answer('catalogue.byCode', coffee);
  await answerLater(page, 'checkout.undo');
  await page.getByRole('button', { name: 'Undo' }).click();
  await scan(page, EAN);
  await answerNow(page, {
    ok: true,
    value: { ...plainCheckout.draft, lines: [{ name: 'Tea', quantity: 1, unitMinor: 200 }] },
  });
  await charge(page, '$5.50');
});
