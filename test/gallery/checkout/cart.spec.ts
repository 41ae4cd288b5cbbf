import { expect, type Page } from '@playwright/test';
import { scan } from '../../support/electron/scanner.ts';
import { test } from '../till-page.ts';
import { articles, busyCheckout, fullCheckout, plainCheckout, ready } from '../views.ts';
import type { CheckoutView } from '../../../shared/contract/checkout.ts';
import type { TillView } from '../../../shared/contract/views.ts';

test.use({ ownTime: false });

const [coffee] = articles;
const line = { name: 'Coffee', quantity: 1, unitMinor: 350, code: '4006381333931' };
const nothing = plainCheckout.draft;
const withCheckout = (changed: Partial<CheckoutView>): TillView => ({
  ...ready,
  checkout: { ...plainCheckout, ...changed },
});
const known = { ok: true, value: coffee } as const;
const unknown = { ok: true, value: null } as const;
const charge = (page: Page, amount: string) =>
  expect(page.getByRole('button', { name: `Charge ${amount}` })).toBeVisible();

test('rings a scanned article up, and the next Enter charges it', async ({ till, page }) => {
  await till.open(withCheckout({ articles: 2 }));
  await till.answer('catalogue.byCode', known);
  await scan(page, '4006381333931');
  await charge(page, '$3.50');
  await page.keyboard.press('Enter');
  expect(await till.calls()).toEqual([
    { name: 'catalogue.byCode', input: { code: '4006381333931' } },
    {
      name: 'sale.start',
      input: { amountMinor: 350, reference: '', overrides: [], lineItems: { lines: [line] } },
    },
  ]);
});

test('counts an article up that is scanned twice, wherever the focus is', async ({ till, page }) => {
  await till.open(withCheckout({ articles: 2 }));
  await till.answer('catalogue.byCode', known);
  await page.getByRole('button', { name: 'Menu' }).focus();
  await scan(page, '4006381333931');
  await charge(page, '$3.50');
  await scan(page, '4006381333931');
  await charge(page, '$7.00');
  await expect(page.getByRole('list', { name: 'Cart' })).toContainText('2 × $3.50');
});

test('charges an amount that is typed as fast as keys go', async ({ till, page }) => {
  await till.open(withCheckout({ articles: 2 }));
  await till.answer('catalogue.byCode', unknown);
  await page.keyboard.type('1299');
  await page.keyboard.press('Enter');
  expect((await till.calls()).map(({ name }) => name)).toEqual(['sale.start']);
});

test('leaves what a program types into the Reference box to it', async ({ till, page }) => {
  await till.open(withCheckout({ articles: 2 }));
  await page.getByRole('textbox', { name: 'Reference' }).focus();
  await page.keyboard.type('4006381333931');
  await expect(page.getByRole('textbox', { name: 'Reference' })).toHaveValue('4006381333931');
  expect(await till.calls()).toEqual([]);
});

test('adds typed amounts up with the key +', async ({ till, page }) => {
  await till.open(ready);
  await page.keyboard.type('250+300+', { delay: 100 });
  await charge(page, '$5.50');
  await page.keyboard.type('1');
  await charge(page, '$5.51');
  await expect(page.getByRole('list', { name: 'Cart' }).getByRole('listitem')).toHaveCount(3);
});

test('changes and removes lines', async ({ till, page }) => {
  await till.open({ ...ready, checkout: fullCheckout });
  await charge(page, '$95.84');
  const coffees = page
    .getByRole('list', { name: 'Cart' })
    .getByRole('listitem')
    .filter({ hasText: 'Coffee' });
  await page.getByRole('button', { name: 'One more: Coffee' }).click();
  await expect(coffees).toContainText('3 × $3.50');
  await page.getByRole('button', { name: 'One less: Coffee' }).click();
  await expect(coffees).toContainText('2 × $3.50');
  await page.getByRole('button', { name: 'Remove: Coffee' }).click();
  await expect(coffees).toHaveCount(0);
});

test('a double press on Remove takes one line away, and presses one after the other take each', async ({
  till,
  page,
}) => {
  const lines = ['Coffee', 'Tea', 'Cake', 'Juice'].map((name) => ({ name, quantity: 1, unitMinor: 350 }));
  await till.open(withCheckout({ draft: { ...nothing, lines } }));
  const remove = page.getByRole('button', { name: /^Remove/ }).first();
  await remove.dblclick();
  await charge(page, '$10.50');
  // A finger of somebody in a hurry.
  const hurried = { delay: 300 };
  await remove.click(hurried);
  await remove.click(hurried);
  await charge(page, '$3.50');
  await expect(page.getByRole('button', { name: 'Remove: Juice' })).toBeVisible();
});

test('a press on a line opens it: note, price and discount count at once with Apply', async ({
  till,
  page,
}) => {
  await till.open(withCheckout({ settings: fullCheckout.settings, draft: { ...nothing, lines: [line] } }));
  await page.getByRole('button', { name: 'Change: Coffee' }).click();
  const panel = page.getByRole('dialog', { name: 'Coffee' });
  await expect(panel).toBeVisible();
  await page.keyboard.type('2');
  await panel.getByRole('button', { name: /^Price/ }).click();
  await page.keyboard.type('300', { delay: 100 });
  await panel.getByRole('button', { name: /^Discount/ }).click();
  await panel.getByRole('button', { name: '10%' }).click();
  await expect(panel).toContainText('$5.40');
  await panel.getByRole('textbox', { name: 'Note' }).fill('no milk');
  await page.keyboard.press('Enter');
  await charge(page, '$5.40');
  await expect(page.getByRole('list', { name: 'Cart' })).toContainText('2 × $3.00 · −$0.60 · no milk');
  await page.keyboard.press('Enter');
  expect((await till.calls()).at(-1)?.input).toMatchObject({
    amountMinor: 540,
    lineItems: {
      lines: [{ ...line, quantity: 2, unitMinor: 300, listMinor: 350, discountMinor: 60, note: 'no milk' }],
    },
  });
});

test('Escape leaves a line as it was', async ({ till, page }) => {
  await till.open(withCheckout({ draft: { ...nothing, lines: [line] } }));
  await page.getByRole('button', { name: 'Change: Coffee' }).click();
  await expect(page.getByRole('dialog', { name: 'Coffee' })).toBeVisible();
  await page.keyboard.type('7');
  await page.keyboard.press('Escape');
  await charge(page, '$3.50');
});

test('one press takes the last change of the cart back', async ({ till, page }) => {
  await till.open({ ...ready, checkout: fullCheckout });
  const { digits, typedName, lines, reference } = fullCheckout.draft;
  await till.answer('checkout.undo', { ok: true, value: { digits, typedName, lines, reference } });
  await page.getByRole('button', { name: 'Remove: Coffee' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Remove: Coffee' })).toBeVisible();
  expect((await till.calls()).find(({ name }) => name === 'checkout.undo')).toMatchObject({
    input: { lines: lines.slice(1) },
  });
});

test('the keys beside the keypad stay in their places when a sale is typed', async ({ till, page }) => {
  const { undoable: _, ...rest } = fullCheckout;
  const nothingToUndo = { ...rest, draft: nothing };
  await till.open({ ...ready, checkout: nothingToUndo });
  const places = () =>
    Promise.all(
      ['Add to cart', 'Discount', 'Tip', 'Carts 2'].map((name) =>
        page.getByRole('button', { name, exact: true }).boundingBox(),
      ),
    );
  const before = await places();
  await page.keyboard.type('1000', { delay: 120 });
  await expect(page.getByRole('button', { name: 'Hold this cart' })).toBeEnabled();
  await till.push({ ...ready, checkout: { ...nothingToUndo, undoable: true } });
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  expect(await places()).toEqual(before);
});

test('takes a discount off and asks main for the tip, which another screen may set too', async ({
  till,
  page,
}) => {
  await till.open({ ...ready, checkout: { ...fullCheckout, draft: nothing } });
  await till.answer('checkout.setTip', { ok: true, value: null });
  await page.keyboard.type('1000');
  await page.getByRole('button', { name: 'Discount' }).click();
  await page.getByRole('button', { name: /^10%/ }).click();
  await charge(page, '$9.00');
  await page.getByRole('button', { name: 'Tip' }).click();
  await page.keyboard.type('150');
  await page.keyboard.press('Enter');
  const typed = { digits: '1000', typedName: 'Amount', lines: [], reference: '', discount: { percent: 10 } };
  expect(await till.calls()).toEqual([{ name: 'checkout.setTip', input: { typed, tip: { minor: 150 } } }]);
  await till.push({ ...ready, checkout: { ...fullCheckout, draft: { ...nothing, tip: { minor: 150 } } } });
  await charge(page, '$10.50');
});

test('marks the share that the sale has, and what takes it off again', async ({ till, page }) => {
  await till.open({ ...ready, checkout: fullCheckout });
  const panel = page.getByRole('dialog');
  const open = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const marked = panel.getByRole('button', { pressed: true });
  await open('Tip');
  await expect(marked).toHaveText(/^15%/);
  await expect(marked.locator('[data-icon=check]')).toBeVisible();
  await page.keyboard.press('Escape');
  await open('Discount');
  await expect(marked).toHaveText(/^10%/);
  await page.keyboard.type('250');
  await page.keyboard.press('Enter');
  await open('Discount');
  await expect(marked).toHaveText(/^\$2\.50/);
  await panel.getByRole('button', { name: 'No discount' }).click();
  await open('Discount');
  await expect(marked).toHaveText('No discount');
});

test('adds quick amounts up to a plain sale', async ({ till, page }) => {
  await till.open(withCheckout({ settings: { cart: false, quickAmounts: [500, 1_000] } }));
  await page.getByRole('button', { name: '$5.00', exact: true }).click();
  await page.getByRole('button', { name: '$10.00', exact: true }).click();
  await page.keyboard.press('Enter');
  expect(await till.calls()).toEqual([
    { name: 'sale.start', input: { amountMinor: 1_500, reference: '', overrides: [] } },
  ]);
});

test('takes up the cart that main kept, once', async ({ till, page }) => {
  await till.open({ ...ready, checkout: fullCheckout });
  await charge(page, '$95.84');
  await page.getByRole('button', { name: 'Carts 2' }).click();
  await page.getByRole('button', { name: 'Empty the cart' }).click();
  await till.push({ ...ready, checkout: { ...fullCheckout, draft: nothing } });
  await till.push({ ...ready, checkout: fullCheckout });
  await expect(page.getByRole('list', { name: 'Cart' }).getByRole('listitem')).toHaveCount(0);
});

test('saves the catalogue as a file, and says under which name', async ({ till, page }) => {
  await till.open({ ...ready, checkout: fullCheckout });
  await till.answer('catalogue.saveCsv', { ok: true, value: { fileName: 'catalogue.csv' } });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Catalogue and amounts/ }).click();
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'catalogue.csv' })).toBeVisible();
});

test('configures what stands on the New sale screen', async ({ till, page }) => {
  await till.open(ready);
  await till.answer('checkout.configure', { ok: true, value: null });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Catalogue and amounts' }).click();
  await page.getByRole('checkbox', { name: 'Tips' }).check();
  await page.getByLabel('Quick amounts').fill('5 x');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Write at most 8 amounts/)).toBeVisible();
  await page.getByLabel('Quick amounts').fill('5 2,50');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  const configured = (await till.calls()).filter(({ name }) => name.startsWith('checkout.'));
  expect(configured).toEqual([
    {
      name: 'checkout.configure',
      input: { cart: false, quickAmounts: [500, 250], tipPercents: [10, 15, 20] },
    },
  ]);
});

test('the price of a line is whole, however long it is and however little room there is', async ({
  till,
  page,
}) => {
  await till.open({ ...ready, checkout: busyCheckout });
  for (const [width, height] of [
    [1280, 800],
    [800, 480],
  ] as const) {
    await page.setViewportSize({ width, height });
    const detail = page.getByText('2 × $10,000.09');
    await detail.scrollIntoViewIfNeeded();
    // Of text that is cut, by an end of a line or of a box, more is laid out than there is room for.
    const isWhole = detail.evaluate((text) => {
      const box = text.closest('small') ?? text;
      return box.scrollWidth <= box.clientWidth + 1 && box.scrollHeight <= box.clientHeight + 1;
    });
    expect(await isWhole).toBe(true);
  }
});
