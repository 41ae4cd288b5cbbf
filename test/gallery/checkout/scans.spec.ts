import { expect, type Locator, type Page } from '@playwright/test';
import { scan, strike } from '../../support/electron/scanner.ts';
import { test } from '../till-page.ts';
import { articles, fullCheckout, plainCheckout, ready } from '../views.ts';
import type { CheckoutView } from '../../../shared/contract/checkout.ts';
import type { TillView } from '../../../shared/contract/views.ts';

test.use({ share: 0.3 });

test.use({ ownTime: false });

const EAN = '4006381333931';
const withCheckout = (changed: Partial<CheckoutView>): TillView => ({
  ...ready,
  checkout: { ...plainCheckout, ...changed },
});
const coffee = { ok: true, value: articles[0] } as const;
const nobodyKnows = { ok: true, value: null } as const;
const charge = (page: Page, amount: string) =>
  expect(page.getByRole('button', { name: `Charge ${amount}` })).toBeVisible();
const unknown = (page: Page, code: string) =>
  expect(page.getByRole('alert').filter({ hasText: 'Unknown barcode' })).toContainText(code);
const ignored = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: 'Scan ignored here' })).toBeVisible();

/** At a person's pace: an Enter that follows a scan at once is the scanner's. */
const pressEnter = (page: Page) => strike(page, ['Enter'], 0);
const selectionOf = (box: Locator) =>
  box.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]);

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

test('an unknown code with goods in the cart is asked about, and nothing is charged before', async ({
  till,
  page,
}) => {
  await till.open({ ...ready, checkout: fullCheckout });
  await till.answer('catalogue.byCode', nobodyKnows);
  await scan(page, EAN);
  await unknown(page, EAN);
  await pressEnter(page);
  await scan(page, '96385074');
  await expect(page.getByRole('alert')).not.toContainText('96385074');
  expect((await till.calls()).map(({ name }) => name)).toEqual(['catalogue.byCode']);
  await page.getByRole('button', { name: 'Ignore this scan' }).click();
  await unknown(page, '96385074');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await charge(page, '$95.84');
});

test('an unknown code becomes a line of a price that is typed', async ({ till, page }) => {
  await till.open({ ...ready, checkout: fullCheckout });
  await till.answer('catalogue.byCode', nobodyKnows);
  await scan(page, EAN);
  await unknown(page, EAN);
  await page.keyboard.type('199', { delay: 100 });
  await pressEnter(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Cart' })).toContainText(`Article ${EAN}`);
});

test('an unknown code becomes the reference when a person says so, and only where none was typed', async ({
  till,
  page,
}) => {
  await till.open(ready);
  const reference = page.getByRole('textbox', { name: 'Reference' });
  await page.keyboard.type('1250', { delay: 100 });
  await scan(page, 'ORDER-77', { gapMs: 12 });
  await unknown(page, 'ORDER-77');
  await expect(reference).toHaveValue('');
  await page.getByRole('button', { name: 'Use as reference' }).click();
  await expect(reference).toHaveValue('ORDER-77');
  await scan(page, 'ORDER-78');
  await unknown(page, 'ORDER-78');
  await expect(page.getByRole('button', { name: 'Use as reference' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Ignore this scan' }).click();
  await expect(reference).toHaveValue('ORDER-77');
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
  await page.evaluate((answer) => {
    const later = new Promise((resolve) => Object.assign(window, { answerNow: () => resolve(answer) }));
    Object.assign(window.script.answers, { 'catalogue.byCode': later });
  }, coffee);
  await scan(page, EAN);
  await pressEnter(page);
  expect((await till.calls()).map(({ name }) => name)).toEqual(['catalogue.byCode']);
  await page.evaluate(() => (window as unknown as { answerNow: () => void }).answerNow());
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

test('a scan in the Reference box charges nothing and leaves what was typed there', async ({
  till,
  page,
}) => {
  await till.open(withCheckout({ articles: 2 }));
  await till.answer('catalogue.byCode', nobodyKnows);
  const reference = page.getByRole('textbox', { name: 'Reference' });
  await page.keyboard.type('900', { delay: 100 });
  await reference.click();
  await page.keyboard.type('TABLE 9', { delay: 100 });
  for (const suffix of ['Enter', 'Tab'] as const) {
    await page.keyboard.press('Home');
    await page.keyboard.press('Shift+ArrowRight');
    await scan(page, EAN, { gapMs: 35, suffix });
    await unknown(page, EAN);
    // A press of the button may take the selection away: browsers differ.
    expect(await selectionOf(reference)).toEqual([0, 1]);
    await page.getByRole('button', { name: 'Ignore this scan' }).click();
    await expect(reference).toHaveValue('TABLE 9');
    await expect(reference).toBeFocused();
  }
  expect((await till.calls()).some(({ name }) => name === 'sale.start')).toBe(false);
});

test('takes nothing of a scan in a discount or tip, and says so', async ({ till, page }) => {
  await till.open({ ...ready, checkout: fullCheckout });
  for (const name of ['Discount', 'Tip']) {
    await page.getByRole('button', { name, exact: true }).click();
    await scan(page, EAN, { gapMs: 35 });
    await ignored(page);
    await expect(page.getByRole('button', { name: 'Apply', exact: true })).toBeDisabled();
    await page.getByRole('button', { name: 'Done' }).click();
  }
  expect(await till.calls()).toEqual([]);
});

test('Backspace and + at the pace of a scanner belong to the scan', async ({ till, page }) => {
  await till.open(withCheckout({ articles: 2 }));
  await till.answer('catalogue.byCode', coffee);
  await page.keyboard.type('7', { delay: 100 });
  await strike(page, [...Array.from('4006+38'), 'Backspace', ...Array.from('1333'), 'Enter'], 5);
  await charge(page, '$3.57');
});

test('holds no key that a person types', async ({ till, page }) => {
  await till.open(ready);
  await page.keyboard.type('250+', { delay: 100 });
  await page.keyboard.type('12', { delay: 100 });
  await page.keyboard.press('Backspace');
  await charge(page, '$2.51');
  await page.getByRole('textbox', { name: 'Reference' }).click();
  await page.keyboard.type('ada lovelace', { delay: 65 });
  await pressEnter(page);
  expect((await till.calls()).at(-1)).toMatchObject({
    input: { amountMinor: 251, reference: 'ada lovelace' },
  });
});

test('Enter while Japanese is composed picks no article', async ({ till, page }) => {
  await till.open({ ...ready, checkout: fullCheckout });
  await till.answer('catalogue.find', { ok: true, value: articles.slice(0, 2) });
  await page.getByRole('textbox', { name: 'Name or code' }).focus();
  const input = await page.context().newCDPSession(page);
  await input.send('Input.imeSetComposition', { text: 'こーひー', selectionStart: 4, selectionEnd: 4 });
  await input.send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    key: 'Enter',
    windowsVirtualKeyCode: 229,
  });
  await expect(page.getByRole('button', { name: /^Flat white/ })).toBeVisible();
  await expect(page.getByText('Added: Coffee')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Name or code' })).toHaveValue('こーひー');
});

test('picks a scanned article while the articles are looked through', async ({ till, page }) => {
  await till.open({ ...ready, checkout: { ...fullCheckout, draft: plainCheckout.draft } });
  await till.answer('catalogue.byCode', coffee);
  const search = page.getByRole('textbox', { name: 'Name or code' });
  await search.focus();
  await scan(page, EAN, { gapMs: 35 });
  await expect(search).toHaveValue('');
  await charge(page, '$3.50');
});

test('fills the search for a payment, wherever the focus is', async ({ till, page }) => {
  await till.open(ready);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Find a payment' }).click();
  const search = page.getByRole('searchbox').or(page.getByRole('textbox')).first();
  await search.fill('something else');
  await scan(page, 'CT-000017', { gapMs: 35 });
  await expect(search).toHaveValue('CT-000017');
  await page.getByRole('button', { name: 'Back', exact: true }).focus();
  await scan(page, 'CT-000018');
  await expect(search).toHaveValue('CT-000018');
});

test('a large amount is asked about, and neither a held Enter nor a scan says yes', async ({
  till,
  page,
}) => {
  await till.open(ready);
  const asked = { minor: 1_000_001, currency: 'USD' };
  const limit = { minor: 1_000_000, currency: 'USD' };
  const failure = { action: 'fix-input', code: 'amount-unconfirmed', asked, limit } as const;
  await till.answer('sale.start', { ok: false, failure });
  const starts = async () => (await till.calls()).filter(({ name }) => name === 'sale.start');
  await page.keyboard.type('1000001', { delay: 100 });
  for (let repeat = 0; repeat < 5; repeat++) await page.keyboard.down('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Charge $10,000.01?' })).toBeVisible();
  await page.keyboard.up('Enter');
  await scan(page, EAN);
  await ignored(page);
  expect(await starts()).toHaveLength(1);
  await page.getByRole('button', { name: 'Yes, charge $10,000.01' }).click();
  await expect
    .poll(async () => (await starts()).at(-1)?.input)
    .toMatchObject({
      amountMinor: asked.minor,
      confirmedMinor: asked.minor,
    });
});

test('the scanner’s page shows a test scan, and what is set there counts', async ({ till, page }) => {
  await till.open(withCheckout({ articles: 2 }));
  await till.answer('catalogue.byCode', coffee);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Scanner/ }).click();
  await expect(page.getByText('Scan any code now.')).toBeVisible();
  await scan(page, '4006', { gapMs: 100, prefix: '~', suffix: 'Tab' });
  await page.getByRole('button', { name: 'Use what fits this scanner' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  const calls = await till.calls();
  const saved = calls.at(-1)?.input as { readonly scanner: object } | undefined;
  const scanner = saved?.scanner;
  expect(scanner).toEqual({ gapMs: 200, minLength: 4, prefix: '~', suffix: 'tab' });
  await till.push({
    ...withCheckout({ articles: 2 }),
    preferences: { ...ready.preferences, scanner } as never,
  });
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await scan(page, '4007', { gapMs: 100, prefix: '~', suffix: 'Tab' });
  await charge(page, '$3.50');
  expect((await till.calls()).at(-1)).toEqual({ name: 'catalogue.byCode', input: { code: '4007' } });
});
