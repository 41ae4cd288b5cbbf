import { expect, type Page } from '@playwright/test';
import { scan } from '../../support/electron/scanner.ts';
import { test } from '../till-page.ts';
import { fullCheckout, ready } from '../views.ts';

test.use({ ownTime: false });

const coffee = { name: 'Coffee', unitMinor: 350, code: '4006381333931', category: 'Hot drinks' };
const tea = { name: 'Tea', unitMinor: 280 };
const shop = { ...ready, checkout: fullCheckout };
const listed = (articles: readonly object[], more = 0) => ({ ok: true, value: { articles, more } }) as const;
const faults = (...found: readonly object[]) => ({ ok: true, value: { faults: found } }) as const;

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const openAmounts = async (page: Page) => {
  await press(page, 'Menu');
  await press(page, 'Catalogue and amounts');
};
const openArticles = async (page: Page) => {
  await openAmounts(page);
  await press(page, 'Edit articles');
};

test('a manager adds an article: what was typed stays beside its faults, and is sent again', async ({
  till,
  page,
}) => {
  await till.open(shop);
  await till.answer('catalogue.list', listed([]));
  await till.answer(
    'catalogue.save',
    faults(
      { line: 1, column: 'price', fault: 'not-a-price' },
      { line: 1, column: 'code', fault: 'code-twice' },
    ),
  );
  await openArticles(page);
  await press(page, 'Add an article');
  await page.getByRole('textbox', { name: 'Name' }).fill('Juice');
  await page.getByRole('textbox', { name: 'Price' }).fill('3..');
  await scan(page, '4006381333931', { gapMs: 5 });
  await expect(page.getByRole('textbox', { name: 'Barcode' })).toHaveValue('4006381333931');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('New category');
  await page.getByRole('textbox', { name: 'New category' }).fill('Juices');
  await page.getByRole('combobox', { name: 'Colour' }).selectOption('Orange');
  await page.getByRole('checkbox', { name: /^Among the favourites/ }).check();
  await press(page, 'Save article');
  const price = page.getByRole('textbox', { name: 'Price' });
  await expect(price).toHaveAccessibleDescription(/It is not a price such as 3.50 or 3,50.$/);
  await expect(page.getByText('Another article has this code.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Juice');
  await expect(page.getByRole('textbox', { name: 'New category' })).toHaveValue('Juices');

  await till.answer('catalogue.save', faults());
  await price.fill('3');
  await expect(page.getByText('It is not a price')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Edit articles' })).toBeVisible();
  const saved = (await till.calls()).filter(({ name }) => name === 'catalogue.save');
  expect(saved.at(-1)?.input).toEqual({
    cells: {
      name: 'Juice',
      price: '3',
      code: '4006381333931',
      quick: 'yes',
      tax: '',
      category: 'Juices',
      colour: 'orange',
      picture: '',
    },
  });
});

test('the price of an article may be left to each sale', async ({ till, page }) => {
  await till.open(shop);
  await till.answer('catalogue.list', listed([{ name: 'Flowers' }]));
  await till.answer('catalogue.save', faults());
  await openArticles(page);
  await expect(page.getByRole('button', { name: /^Flowers/ })).toContainText('Open price');
  await press(page, /^Flowers/);
  const open = page.getByRole('checkbox', { name: /^Open price/ });
  await expect(open).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Price' })).toHaveCount(0);
  await open.uncheck();
  await page.getByRole('textbox', { name: 'Price' }).fill('5');
  await open.check();
  await press(page, 'Save article');
  expect((await till.calls()).findLast(({ name }) => name === 'catalogue.save')?.input).toMatchObject({
    before: { name: 'Flowers' },
    cells: { price: 'open' },
  });
});

test('articles that cannot be read are not those of another text, and are asked for again', async ({
  till,
  page,
}) => {
  await till.open(shop);
  await till.answer('catalogue.list', listed([coffee, tea]));
  await openArticles(page);
  await expect(page.getByRole('button', { name: /^Coffee/ })).toBeVisible();
  await till.answer('catalogue.list', { ok: false, failure: { action: 'wait', code: 'catalogue-not-kept' } });
  await page.getByRole('textbox', { name: 'Search articles' }).fill('tea');
  const again = page.getByRole('button', { name: 'Look again' });
  await expect(again).toBeVisible();
  await expect(page.getByRole('button', { name: /^Coffee/ })).toHaveCount(0);
  await till.answer('catalogue.list', listed([tea]));
  await again.click();
  await expect(page.getByRole('button', { name: /^Tea/ })).toBeVisible();
  await expect(again).toHaveCount(0);
});

test('an article is found, changed as it was shown, and removed', async ({ till, page }) => {
  await till.open(shop);
  await till.answer('catalogue.list', listed([coffee, tea]));
  await till.answer('catalogue.save', faults({ line: 0, fault: 'changed-meanwhile' }));
  await till.answer('catalogue.remove', faults());
  await openArticles(page);
  await page.getByRole('textbox', { name: 'Search articles' }).fill('cof');
  await expect
    .poll(async () => (await till.calls()).at(-1))
    .toEqual({ name: 'catalogue.list', input: { text: 'cof', most: 50 } });
  await press(page, /^Coffee/);
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('Hot drinks');
  await page.getByRole('textbox', { name: 'Price' }).fill('3.90');
  await press(page, 'Save article');
  await expect(page.getByRole('alert')).toContainText('changed meanwhile');
  await expect(page.getByRole('textbox', { name: 'Price' })).toHaveValue('3.90');
  expect((await till.calls()).at(-1)?.input).toMatchObject({ before: coffee, cells: { price: '3.90' } });
  await press(page, 'Remove article');
  await expect(page.getByRole('textbox', { name: 'Search articles' })).toHaveValue('cof');
  expect((await till.calls()).findLast(({ name }) => name === 'catalogue.remove')?.input).toEqual({
    article: coffee,
  });
});

test('Undo is one press, beside what it takes back', async ({ till, page }) => {
  const changed = { kind: 'changed', name: 'Coffee', number: 1 } as const;
  await till.open({ ...shop, checkout: { ...fullCheckout, catalogueStep: changed } });
  await till.answer('catalogue.list', listed([{ ...coffee, unitMinor: 390 }]));
  await till.answer('catalogue.undo', faults());
  await openArticles(page);
  await expect(page.getByRole('button', { name: /^Coffee/ })).toContainText('$3.90');
  await till.answer('catalogue.list', listed([coffee]));
  await expect(page.getByRole('status').filter({ hasText: 'Changed: Coffee' })).toBeVisible();
  await press(page, 'Undo');
  await expect(page.getByRole('button', { name: /^Coffee/ })).toContainText('$3.50');
});

test('a long list is shown a page at a time', async ({ till, page }) => {
  await till.open(shop);
  await till.answer('catalogue.list', listed([coffee, tea], 4_998));
  await openArticles(page);
  await press(page, 'Show more (4,998)');
  await expect
    .poll(async () => (await till.calls()).at(-1))
    .toEqual({ name: 'catalogue.list', input: { text: '', most: 100 } });
});

test('an import is asked about with what it replaces, and sent again with exactly that', async ({
  till,
  page,
}) => {
  const replaces = { added: 1, changed: 2, removed: 3 };
  const value = { articles: 9, faults: [], unknownColours: 0 };
  await till.open(shop);
  await till.answer('catalogue.import', { ok: true, value: { ...value, replaces } });
  await openAmounts(page);
  const choose = () =>
    page.locator('input[type=file]').setInputFiles({
      name: 'prices.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('name,price\nTea,2.80\n'),
    });
  const question = page.getByRole('alertdialog', { name: 'Replace the catalogue?' });
  await choose();
  await expect(question).toContainText('Added: 1');
  await expect(question).toContainText('Changed: 2');
  await expect(question).toContainText('Removed: 3');
  await press(page, 'Keep the catalogue');
  await expect(question).toHaveCount(0);
  expect((await till.calls()).filter(({ name }) => name === 'catalogue.import')).toHaveLength(1);

  await choose();
  await question.waitFor();
  await till.answer('catalogue.import', { ok: true, value });
  await press(page, 'Replace');
  await expect(page.getByText('9 articles were imported.')).toBeVisible();
  expect((await till.calls()).at(-1)).toEqual({
    name: 'catalogue.import',
    input: { text: 'name,price\nTea,2.80\n', agreed: replaces },
  });
});

test('a folder with pictures is chosen, and what cannot be shown of it is said by name', async ({
  till,
  page,
}) => {
  await till.open(shop);
  await till.answer('catalogue.checkPictures', { ok: true, value: { ready: 0, notShown: 0, faults: [] } });
  await till.answer('catalogue.choosePictures', { ok: true, value: null });
  await openAmounts(page);
  await expect(page.getByText('No picture folder is chosen.')).toBeVisible();
  const faulty = { name: 'bread.png', fault: 'too-large' };
  await till.answer('catalogue.checkPictures', {
    ok: true,
    value: { folder: '/media/pictures', ready: 7, notShown: 1, faults: [faulty] },
  });
  await press(page, 'Choose a folder');
  await expect(page.getByRole('status').filter({ hasText: 'can be shown: 7' })).toBeVisible();
  await expect(page.getByText('/media/pictures')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'bread.png' })).toContainText(
    'has more than 200 kB',
  );
  const looks = async () =>
    (await till.calls()).filter(({ name }) => name === 'catalogue.checkPictures').length;
  expect(await looks()).toBe(2);
  await till.push({ ...shop, checkout: { ...fullCheckout, catalogueStep: { kind: 'imported', number: 1 } } });
  await expect.poll(looks).toBe(3);
});
