import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { ElectronApplication, Page } from '@playwright/test';
import { charge, expectHeading, scannedCode, shownAddress } from '../../support/electron/cashier.ts';
import { test } from '../../support/electron/electron-test.ts';
import { readElsewhere } from '../../support/readers/pdf-elsewhere.ts';
import { pdfPages, pdfText } from '../../support/system/pdf-text.ts';
import { backToTheSale, setUpPrinter } from '../../support/electron/till-set-up.ts';
import { VirtualPrinter } from '../../support/system/virtual-printer/virtual-printer.ts';

/** A cup and three lines, 256 × 72 dots. */
const LOGO =
  'iVBORw0KGgoAAAANSUhEUgAAAQAAAABIAQAAAAAxdRZ+AAABG0lEQVR42sXWzQ2DMAwFYKMeODICozAajMYoGYEbOSBcJ4BBFe8hUbVEKomUj0Tkx66olygnpZE/gfECRKk46EQomFPNQOqoGAhWvxjorS4Y6FKDgHlpKCiiUwY1BsvIFQaDfUKQkoHapiEgSGvVC4M+b0eBQe7rhYA0/UDAulHtbTDnRZzgWhtIXen5uVnLl8u0DG7jEDByYI9WOwYmex2DKPledBUEhS1jqf1XIFj7UTAUdlrshw7lYYRHwbqSt4HvJgD7ecBgPVEQbGeSAGXg/F40ZzcLgP1u3gYeHyDYIgwCHqMQ8CiHgMdJDNZIi4DHagQ82iNwmS8840Cw5SwIgt9DACJLOHrIvBBsuRuDSGbQw/8HAvSn4A2khrvEL2k+uAAAAABJRU5ErkJggg==';

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
  const elsewhere = readElsewhere(pdf);
  expect(elsewhere.pages).toBe(1);
  for (const words of ['TABLE 7/2', '$12.01', 'TEST MONEY']) expect(elsewhere.text).toContain(words);
});

test('a receipt carries the store’s details and the tax that was charged on top, on screen, file and paper', async ({
  sandbox,
  startTill,
  folder,
}) => {
  const { profile, secrets } = sandbox.ready;
  const tax = {
    mode: 'exclusive',
    rates: [{ id: 'city', name: 'Sales tax', percent: '10' }],
    defaultRate: 'city',
  };
  const receipt = {
    seller: 'Corner Shop Trading Ltd',
    address: ['1 High Street'],
    taxNumber: 'Tax ID 12-3456789',
    logo: `data:image/png;base64,${LOGO}`,
    footer: 'Exchange within 30 days.',
  };
  const printer = await VirtualPrinter.start();
  const { page, app } = await startTill({
    profile: { ...profile, store: { ...profile.store, tax }, receipt },
    secrets,
  });
  await expect(page.getByRole('button', { name: /^Charge/ })).toBeVisible();
  await setUpPrinter(page, printer.port);
  await backToTheSale(page);
  await charge(page, '910', 'TAXED');
  await expectHeading(page, 'Paid');
  expect(await sandbox.payments('TAXED')).toMatchObject([{ requested: 10.01 }]);

  await page.getByRole('button', { name: 'Receipt' }).click();
  const sheet = page.getByRole('article');
  const words = [
    ...receipt.address,
    receipt.seller,
    receipt.taxNumber,
    receipt.footer,
    'Sales tax 10%',
    '$0.91',
  ];
  for (const each of [...words, '$10.01']) await expect(sheet).toContainText(each);
  const drawn = await sheet.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(drawn).toBe(256);

  const file = join(folder, 'receipt.pdf');
  await saveTo(app, file);
  const pdf = await savePdf(page, file);
  for (const each of words) expect(pdfText(pdf)).toContain(each);
  expect(pdfPages(pdf)).toBe(1);

  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect.poll(() => printer.documents, { timeout: 20_000 }).toBe(1);
  expect(printer.faults).toEqual([]);
  const black = printer.printed.flatMap((each) => (each.kind === 'raster' ? [...each.bits] : []));
  expect(black.filter((byte) => byte !== 0).length).toBeGreaterThan(300);
  const doc = printer.lines.join('\n');
  for (const each of words) expect(doc).toContain(each);
  await printer.stop();
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

test('the guide for staff is one sheet in a PDF file, and the page that draws it has no powers', async ({
  startTill,
  folder,
}) => {
  const { page, app } = await startTill({ training: true });
  await expect(page.getByRole('heading').first()).toBeVisible();

  await test.step('the page that draws documents gives no commands, and gets no document but its own', async () => {
    const reached = await app.evaluate(async ({ BrowserWindow, app: electronApp }) => {
      const drawing = new BrowserWindow({
        show: false,
        webPreferences: { preload: `${electronApp.getAppPath()}/out/preload/document.cjs`, sandbox: true },
      });
      await drawing.loadURL('app://countertop/document.html');
      const said: unknown = await drawing.webContents.executeJavaScript(
        "countertopDocument.document().then(() => 'a document', () => 'nothing').then((answer) => ({ document: answer, commands: typeof window.countertop, require: typeof window.require }))",
      );
      drawing.destroy();
      return said;
    });
    expect(reached).toEqual({ document: 'nothing', commands: 'undefined', require: 'undefined' });
  });

  await test.step('the guide for staff is one sheet in a PDF file', async () => {
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

  await test.step('a file that cannot be written is said, with the reason', async () => {
    await saveTo(app, join(folder, 'no-such-folder', 'guide.pdf'));
    await page.getByRole('button', { name: 'Save as PDF' }).click();
    await expect(page.getByText('The file could not be written.')).toBeVisible({ timeout: 20_000 });
  });
});
