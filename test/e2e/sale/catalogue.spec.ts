import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectHeading } from '../../support/electron/cashier.ts';
import { test } from '../../support/electron/electron-test.ts';
import { png } from '../../support/system/png.ts';
import { backToTheSale, expectCharge, press } from '../../support/electron/till-set-up.ts';

const tile = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Articles' }).getByRole('button', { name });

async function openCatalogue(page: Page): Promise<void> {
  await press(page, 'Menu');
  await press(page, 'Catalogue and amounts');
}

async function editArticles(page: Page): Promise<void> {
  await openCatalogue(page);
  await press(page, 'Edit articles');
}

/** From the list of articles. */
async function fromListToTheSale(page: Page): Promise<void> {
  await press(page, /^Back$/);
  await backToTheSale(page);
}

test('a manager adds an article, which is sold and made dearer; an import says what it replaces', async ({
  sandbox,
  folder,
  startTill,
}) => {
  const { profile, secrets } = sandbox.ready;
  const { page, app, close } = await startTill({ profile, secrets });

  await test.step('an article is added and sold', async () => {
    await editArticles(page);
    await press(page, 'Add an article');
    await page.getByRole('textbox', { name: 'Name' }).fill('Coffee');
    await page.getByRole('textbox', { name: 'Price' }).fill('3.5.0');
    await page.getByRole('textbox', { name: 'Picture' }).fill('coffee.png');
    await press(page, 'Save article');
    await expect(page.getByText('It is not a price such as 3.50 or 3,50.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Price' }).fill('3.50');
    await press(page, 'Save article');
    await expect(page.getByText('Added: Coffee')).toBeVisible();
    await fromListToTheSale(page);
    await tile(page, 'Coffee').click();
    await expectCharge(page, '$3.50');
  });

  await test.step('its price changes, and not that of the cart', async () => {
    await editArticles(page);
    await press(page, /^Coffee/);
    await page.getByRole('textbox', { name: 'Price' }).fill('3,90');
    await press(page, 'Save article');
    await expect(page.getByText('Changed: Coffee')).toBeVisible();
    await fromListToTheSale(page);
    await expectCharge(page, '$3.50');
    await tile(page, 'Coffee').click();
    await expectCharge(page, '$7.40');
    await press(page, 'Undo');
    await expectCharge(page, '$3.50');
  });

  await test.step('the change of the price is taken back, and the cart is sold', async () => {
    await editArticles(page);
    await expect(page.getByRole('button', { name: /^Coffee/ })).toContainText('$3.90');
    await press(page, 'Undo');
    await expect(page.getByRole('button', { name: /^Coffee/ })).toContainText('$3.50');
    await fromListToTheSale(page);
    await page.keyboard.press('Enter');
    await expectHeading(page, 'Waiting for payment');
    const [payment] = await sandbox.payments();
    expect(payment?.requested).toBe(3.5);
    await sandbox.move(payment?.trackingId ?? '', { statusCode: 'completed' });
    await expectHeading(page, 'Paid');
    await press(page, /^New sale/);
  });

  await test.step('a file says what it replaces before it does', async () => {
    await openCatalogue(page);
    const csv = 'name,price,picture\nCoffee,4.00,coffee.png\nFlowers,open,gone.png\n';
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    const question = page.getByRole('alertdialog', { name: 'Replace the catalogue?' });
    await expect(question).toContainText('Added: 1');
    await expect(question).toContainText('Changed: 1');
    await expect(question).toContainText('Removed: 0');
    await press(page, 'Replace');
    await expect(page.getByText('2 articles were imported.')).toBeVisible();
  });

  await test.step('pictures come from a chosen folder', async () => {
    const pictures = join(folder, 'pictures of the shop');
    mkdirSync(pictures);
    writeFileSync(join(pictures, 'coffee.png'), png(300, 200));
    await app.evaluate(({ dialog }, path) => {
      dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [path] });
    }, pictures);
    await press(page, 'Choose a folder');
    await expect(page.getByText('Pictures that can be shown: 1')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'gone.png' })).toContainText(
      'is not in the folder',
    );
    await backToTheSale(page);
  });

  await close();
  const { page: again } = await startTill({ profile });
  await test.step('a restart keeps all', async () => {
    const picture = tile(again, 'Coffee').locator('img');
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(300);
    await expect(tile(again, 'Flowers').locator('img')).toHaveCount(0);
    await tile(again, 'Coffee').click();
    await expectCharge(again, '$4.00');
    await tile(again, 'Flowers').click();
    await again.getByRole('dialog', { name: 'Flowers' }).waitFor();
    await again.keyboard.type('1250');
    await again.keyboard.press('Enter');
    await expectCharge(again, '$16.50');
  });
});
