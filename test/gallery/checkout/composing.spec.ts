import { expect, type Page } from '@playwright/test';
import { test } from '../till-page.ts';
import { fullCheckout, justHeld, ready } from '../views.ts';

// Keys of a person, which the pace of a scanner must not be taken for.
test.use({ ownTime: false });

const DELAY = { delay: 110 };

/** Types with an input method, as for Japanese: nothing is written yet, and each key is the input method's. */
async function composing(page: Page, text: string) {
  const input = await page.context().newCDPSession(page);
  const size = Array.from(text).length;
  await input.send('Input.imeSetComposition', { text, selectionStart: size, selectionEnd: size });
  const key = (name: string) =>
    input.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: name, windowsVirtualKeyCode: 229 });
  return {
    key,
    /** Enter, which says that this was meant. */
    end: async () => {
      await key('Enter');
      await input.send('Input.insertText', { text });
    },
  };
}

test('Enter that ends composing a reference charges nothing, and the next one does', async ({
  till,
  page,
}) => {
  await till.open(ready);
  await page.keyboard.type('1234', DELAY);
  const reference = page.getByRole('textbox', { name: 'Reference' });
  await reference.click();
  const typed = await composing(page, 'てーぶる');
  await typed.end();
  await expect(reference).toHaveValue('てーぶる');
  expect(await till.calls()).not.toContainEqual(expect.objectContaining({ name: 'sale.start' }));
  await page.keyboard.press('Enter', DELAY);
  await expect
    .poll(async () => (await till.calls()).find(({ name }) => name === 'sale.start'))
    .toMatchObject({ input: { amountMinor: 1234, reference: 'てーぶる' } });
});

test('Escape while a reference is composed is the input method’s: the amount stays', async ({
  till,
  page,
}) => {
  await till.open(ready);
  await page.keyboard.type('1234', DELAY);
  await page.getByRole('textbox', { name: 'Reference' }).click();
  const typed = await composing(page, 'てーぶる');
  await typed.key('Escape');
  await expect(page.getByRole('button', { name: /^Charge/ })).toContainText('$12.34');
});

test('Escape while a payment is searched for is the input method’s: the page stays', async ({
  till,
  page,
}) => {
  await till.open(ready);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Find a payment' }).click();
  const search = page.getByRole('main').getByRole('textbox').first();
  await search.click();
  const typed = await composing(page, 'てーぶる');
  await typed.key('Escape');
  await typed.end();
  await expect(search).toHaveValue('てーぶる');
});

test('Enter that ends composing the name of a held cart keeps the dialog, and the next one names it', async ({
  till,
  page,
}) => {
  await till.open({ ...ready, checkout: fullCheckout });
  await till.answer('checkout.hold', { ok: true, value: { heldId: 'h3' } });
  await till.answer('checkout.nameHeld', { ok: true, value: null });
  await page.getByRole('button', { name: 'Hold this cart' }).click();
  await till.push({ ...ready, checkout: justHeld(fullCheckout) });
  await page.getByRole('button', { name: 'Name it' }).click();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.click();
  const typed = await composing(page, 'たなか');
  await typed.end();
  await expect(name).toHaveValue('たなか');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Enter', DELAY);
  await expect
    .poll(async () => (await till.calls()).find(({ name: command }) => command === 'checkout.nameHeld'))
    .toMatchObject({ input: { heldId: 'h3', name: 'たなか' } });
});

test('Enter that ends composing a note of a line does not close it, and the next one does', async ({
  till,
  page,
}) => {
  await till.open({ ...ready, checkout: fullCheckout });
  await page
    .getByRole('button', { name: /^Change: / })
    .first()
    .click();
  const note = page.getByRole('dialog').getByRole('textbox', { name: 'Note' });
  await note.fill('');
  const typed = await composing(page, 'こおりなし');
  await typed.end();
  await expect(note).toHaveValue('こおりなし');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Enter', DELAY);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
