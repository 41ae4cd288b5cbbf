import { expect } from '@playwright/test';
import { test } from '../till-page.ts';
import { fullCheckout, printing, ready, showing, shown } from '../views.ts';

const done = { ok: true, value: null } as const;
const failed = { ok: false, failure: { action: 'ask-manager', code: 'ledger-unavailable' } } as const;

test('a panel that its button closes gives the focus back to what opened it', async ({ till, page }) => {
  await till.open({ ...ready, checkout: fullCheckout });
  const opener = page.getByRole('button', { name: 'Discount', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a question that its button closes leaves the focus on the screen, never on the page', async ({
  till,
  page,
}) => {
  await till.open(ready);
  const failure = { action: 'fix-input', code: 'same-amount-open', saleId: 'p1' } as const;
  await till.answer('sale.start', { ok: false, failure });
  await page.keyboard.type('900');
  await page.getByRole('button', { name: /^Charge/ }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Back' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('a warning says how many its answer is for, and nothing where it is for one', async ({ till, page }) => {
  const failure = {
    action: 'fix-input',
    code: 'same-amount-open',
    saleId: 'p1',
    earlier: { reference: 'T5', at: 0 },
  } as const;
  await till.open(ready);
  await till.answer('sale.start', { ok: false, failure: { ...failure, warnedOf: ['p1', 'p2', 'p3'] } });
  await page.keyboard.type('900');
  await page.getByRole('button', { name: /^Charge/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('And 2 more like it.');
  await till.answer('sale.start', { ok: false, failure: { ...failure, warnedOf: ['p1'] } });
  await question.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: /^Charge/ }).click();
  await expect(question).toContainText('T5');
  await expect(question).not.toContainText('more like it');
});

const sameAmount = {
  ok: false,
  failure: { action: 'fix-input', code: 'same-amount-open', saleId: 'p1' },
} as const;

test('a key that is still held when a question appears does not dismiss it', async ({ till, page }) => {
  await till.open(ready);
  await till.answer('sale.start', sameAmount);
  await page.keyboard.type('900');
  await page.getByRole('button', { name: /^Charge/ }).focus();
  await page.evaluate(() => {
    // Held from before: the press itself came to the screen, its repetitions come to the question.
    const held = { key: 'Escape', bubbles: true, cancelable: true, repeat: true };
    new MutationObserver(() => {
      const question = document.querySelector('[role="alertdialog"]');
      if (question)
        Object.assign(window, { kept: !question.dispatchEvent(new KeyboardEvent('keydown', held)) });
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await page.evaluate(() => (window as { kept?: boolean }).kept)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('the second half of a double click does not answer a question that the first has called up', async ({
  till,
  page,
}) => {
  await till.open(ready);
  await till.answer('sale.start', sameAmount);
  await page.keyboard.type('900');
  await page.getByRole('button', { name: /^Charge/ }).click();
  const back = page.getByRole('alertdialog').getByRole('button', { name: 'Back' });
  await back.dispatchEvent('click', { detail: 2 });
  await expect(back).toBeVisible();
  await back.click();
  await expect(back).toHaveCount(0);
});

test('one press of Escape leads back one step, however long it is held', async ({ till, page }) => {
  await till.open({ ...ready, canPrint: true, sales: [] });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Preferences' }).click();
  await expect(page.getByRole('heading', { name: 'Preferences' })).toBeVisible();
  await page.keyboard.down('Escape');
  await expect(page.getByRole('heading', { name: 'Menu' })).toBeVisible();
  await page.keyboard.down('Escape');
  await expect(page.getByRole('heading', { name: 'Menu' })).toBeVisible();
  await page.keyboard.up('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'New sale' })).toBeVisible();
});

test('a screen hears Escape from the moment at which it is there', async ({ till, page }) => {
  await till.open({ ...ready, canPrint: true, sales: [] });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.evaluate(() => {
    const escape = { key: 'Escape', bubbles: true, cancelable: true };
    const seen = new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent !== 'Preferences') return;
      seen.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', escape));
    });
    seen.observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('button', { name: 'Preferences' }).click();
  await expect(page.getByRole('heading', { name: 'Menu' })).toBeVisible();
});

test('Escape closes a panel and gives the focus back', async ({ till, page }) => {
  await till.open({ ...ready, checkout: fullCheckout });
  const opener = page.getByRole('button', { name: 'Discount', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('an old failure is gone once another press of the screen succeeds', async ({ till, page }) => {
  await till.open({ ...ready, canPrint: true, printing });
  await till.answer('printer.test', failed);
  await till.answer('printer.openDrawer', done);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Printer' }).click();
  await page.getByRole('button', { name: 'Test print' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toBeVisible();
  await page.getByRole('button', { name: 'Open drawer' }).click();
  await expect(alert).toHaveCount(0);
});

test('a document that cannot be printed again says why', async ({ till, page }) => {
  const job = { id: '1', name: 'Receipt 17', copy: false, at: 0, canPrintAgain: true } as const;
  const state = { name: 'failed', why: { code: 'printer-no-paper' } } as const;
  await till.open({ ...ready, printing: { jobs: [{ ...job, state }] } });
  await till.answer('printer.again', {
    ok: false,
    failure: { action: 'fix-configuration', code: 'printer-missing' },
  });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Printer' }).click();
  await page.getByRole('button', { name: 'Print now' }).click();
  await expect(page.getByRole('listitem').getByRole('alert')).toBeVisible();
});

test('a tip that main does not take says why, and its panel stays', async ({ till, page }) => {
  await till.open({ ...ready, checkout: fullCheckout });
  await till.answer('checkout.setTip', failed);
  await page.getByRole('button', { name: 'Tip', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^20%/ }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
});

test('an open sale that cannot be opened says why', async ({ till, page }) => {
  await till.open({ ...ready, sales: showing({ name: 'waiting', ...shown }).sales });
  await till.answer('sale.open', failed);
  const open = page.getByRole('region', { name: 'Payments in progress' });
  await open.getByRole('listitem').first().getByRole('button').click();
  await expect(open.getByRole('alert')).toBeVisible();
});

test('a file button that cannot be pressed looks that way', async ({ till, page }) => {
  await till.open({ ...ready, checkout: fullCheckout });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Catalogue and amounts' }).click();
  await page.locator('input[type="file"]').setInputFiles({
    name: 'articles.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('name,price\nTea,2.80\n'),
  });
  const label = page.locator('input[type="file"]:disabled + label');
  await expect(label).toHaveCSS('opacity', '0.55');
});

test('what the customer’s screen shows is chosen by buttons that can be seen, also after Preferences', async ({
  till,
  page,
}) => {
  await till.open(ready);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Preferences' }).click();
  await expect(page.getByRole('heading', { name: 'Preferences' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Customer screen' }).click();
  await expect(page.getByRole('radio').first()).toHaveCSS('opacity', '1');
  await expect(page.getByRole('radio').first()).toHaveCSS('position', 'static');
});
