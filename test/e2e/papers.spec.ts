import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { ElectronApplication, Page } from '@playwright/test';
import { charge, expectHeading, scannedCode, shownAddress } from '../support/cashier.ts';
import { test } from '../support/electron-test.ts';
import { pdfPages, pdfText } from '../support/pdf-text.ts';

/** The system's dialog, answered as a person would; nobody can press its buttons from here. */
async function saveTo(app: ElectronApplication, file: string): Promise<void> {
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
  }, file);
}

async function savePdf(page: Page, file: string): Promise<Buffer> {
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved as' })).toBeVisible({ timeout: 20_000 });
  expect(existsSync(file)).toBe(true);
  return readFileSync(file);
}

test('a receipt is on the screen and in a PDF file with the same words', async ({
  sandbox,
  startTill,
  folder,
}) => {
  const { page, app } = await startTill({ profile: sandbox.ready.profile, secrets: sandbox.ready.secrets });
  await charge(page, '1201', 'TABLE 7/2');
  await expectHeading(page, 'Paid');
  await page.getByRole('button', { name: 'Receipt' }).click();
  const sheet = page.getByRole('article');
  await expect(sheet).toContainText('TABLE 7/2');
  await expect(sheet).toContainText('$12.01');
  await expect(sheet).toContainText('Paid in full');

  const file = join(folder, 'receipt.pdf');
  await saveTo(app, file);
  const pdf = await savePdf(page, file);
  const text = pdfText(pdf);
  for (const words of ['Receipt', 'TABLE 7/2', '$12.01', 'Paid in full. Thank you.', 'TEST MONEY']) {
    expect(text).toContain(words);
  }
  expect(text).not.toContain('COPY');
  expect(pdfPages(pdf)).toBe(1);
});

test('a reclaim slip leads to the hosted page, and says until when', async ({ sandbox, startTill }) => {
  const { profile, secrets } = sandbox.ready;
  const { page, resize } = await startTill({ profile, secrets });
  await charge(page, '2012', 'SLIP-1');
  await expectHeading(page, 'Waiting for payment');
  const address = await shownAddress(page);
  const [payment] = await sandbox.payments('SLIP-1');
  await sandbox.move(payment?.trackingId ?? '', { statusCode: 'underpaid', paid: 5 });
  await expectHeading(page, 'Not paid in full');
  await page.getByRole('button', { name: 'Reclaim slip' }).click();
  const slip = page.getByRole('article');
  await expect(slip).toContainText('Reclaim by');
  await expect(slip).toContainText('Last update');
  await resize({ width: 800, height: 480 });
  await slip.getByRole('img').scrollIntoViewIfNeeded();
  expect(await scannedCode(page)).toBe(address);

  await page.getByRole('button', { name: 'Payment record' }).click();
  await expect(slip).toContainText('This is not a receipt');
});

test('the guide for staff is one sheet in a PDF file', async ({ startTill, folder }) => {
  const { page, app } = await startTill({ training: true });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Help for staff' }).click();
  await expect(page.getByRole('article')).toContainText('Do not send more to this code.');
  const file = join(folder, 'guide.pdf');
  await saveTo(app, file);
  const pdf = await savePdf(page, file);
  expect(pdfText(pdf)).toContain('Not paid in full');
  expect(pdfText(pdf)).toContain('Status unknown: do not charge again');
  expect(pdfPages(pdf)).toBe(1);
});

test('a file that cannot be written is said, with the reason', async ({ startTill, folder }) => {
  const { page, app } = await startTill({ training: true });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Help for staff' }).click();
  await saveTo(app, join(folder, 'no-such-folder', 'guide.pdf'));
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  await expect(page.getByText('The file could not be written.')).toBeVisible({ timeout: 20_000 });
});

test('the page that draws papers gives no commands, and gets no paper but its own', async ({ startTill }) => {
  const { page, app } = await startTill({ training: true });
  await expect(page.getByRole('heading').first()).toBeVisible();
  const reached = await app.evaluate(async ({ BrowserWindow, app: electronApp }) => {
    const drawing = new BrowserWindow({
      show: false,
      webPreferences: { preload: `${electronApp.getAppPath()}/out/preload/paper.cjs`, sandbox: true },
    });
    await drawing.loadURL('app://countertop/paper.html');
    const said: unknown = await drawing.webContents.executeJavaScript(
      "countertopPaper.paper().then(() => 'a paper', () => 'nothing').then((paper) => ({ paper, commands: typeof window.countertop, require: typeof window.require }))",
    );
    drawing.destroy();
    return said;
  });
  expect(reached).toEqual({ paper: 'nothing', commands: 'undefined', require: 'undefined' });
});
