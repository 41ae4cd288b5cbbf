import { writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { charge, expectHeading } from '../../support/electron/cashier.ts';
import { test } from '../../support/electron/electron-test.ts';
import { backToTheSale, setUpPrinter } from '../../support/electron/till-set-up.ts';
import { paperPicture } from '../../support/system/virtual-printer/paper-picture.ts';
import { VirtualPrinter } from '../../support/system/virtual-printer/virtual-printer.ts';

test('an empty printer says so, prints when it has paper and somebody presses, and stays saved', async ({
  startTill,
}) => {
  const printer = await VirtualPrinter.start();
  const till = await startTill({ training: true });
  await expect(till.page.getByRole('button', { name: /^Charge/ })).toBeVisible();
  await setUpPrinter(till.page, printer.port);
  printer.condition.paper = false;
  await till.page.getByRole('button', { name: 'Test print' }).click();
  await expect(till.page.getByText('The printer has no paper.')).toBeVisible();
  await till.page.getByRole('button', { name: 'Back', exact: true }).click();
  await till.page.getByRole('button', { name: 'Back', exact: true }).click();
  await till.page.getByRole('button', { name: 'Not printed' }).click();
  printer.mend();
  expect(printer.documents).toBe(0);
  await till.page.getByRole('button', { name: 'Print now' }).click();
  await expect(till.page.getByText('Printed', { exact: true })).toBeVisible({ timeout: 20_000 });
  expect([printer.documents, printer.faults]).toEqual([1, []]);
  expect(printer.lines.join('\n')).toContain('ąćęłńóśźż ğışİ € £');

  await till.page.getByRole('button', { name: 'Open drawer' }).click();
  await expect.poll(() => printer.printed.at(-1)).toEqual({ kind: 'pulse', pin: 2 });
  await till.close();
  const next = await startTill();
  await next.page.getByRole('button', { name: 'Menu' }).click();
  await next.page.getByRole('button', { name: /^Printer/ }).click();
  await expect(next.page.getByRole('textbox', { name: 'Port' })).toHaveValue(String(printer.port));
  expect(printer.documents).toBe(1);
  await printer.stop();
});

test('a receipt that an empty printer does not print is said to be missing where it was asked for', async ({
  startTill,
}) => {
  const printer = await VirtualPrinter.start();
  const { page } = await startTill({ training: true });
  await expect(page.getByRole('button', { name: /^Charge/ })).toBeVisible();
  await setUpPrinter(page, printer.port);
  await backToTheSale(page);
  await charge(page, '1001');
  await expectHeading(page, 'Paid');
  printer.condition.paper = false;
  await page.getByRole('button', { name: 'Receipt' }).click();
  const dialog = page.getByRole('dialog', { name: 'Receipt' });
  await dialog.getByRole('button', { name: 'Print' }).click();
  await expect(dialog.getByRole('status')).toContainText('The printer has no paper.');
  await expect(dialog.getByRole('status')).toContainText('Not printed');
  printer.mend();
  await dialog.getByRole('button', { name: 'Print' }).click();
  await printer.paperOut(1);
  await expect(dialog.getByRole('status')).toHaveText('Sent to the printer.');
  await printer.stop();
});

test('text is drawn where a printer needs a picture of it', async ({ startTill }, testInfo) => {
  const printer = await VirtualPrinter.start();
  const { page } = await startTill({ training: true });
  await setUpPrinter(page, printer.port);
  await page.getByRole('checkbox', { name: /^Print text as a picture/ }).check();
  await page.getByRole('button', { name: 'Save printer' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Test print' }).click();
  await expect(page.getByText('Printed', { exact: true })).toBeVisible({ timeout: 20_000 });
  const kinds = printer.printed.map(({ kind }) => kind).filter((kind) => kind !== 'line');
  expect(new Set(kinds)).toEqual(new Set(['raster', 'code', 'cut']));
  const black = printer.printed.flatMap((each) => (each.kind === 'raster' ? [...each.bits] : []));
  expect(black.filter((byte) => byte !== 0).length).toBeGreaterThan(500);
  expect(printer.faults).toEqual([]);
  writeFileSync(testInfo.outputPath('document.html'), await paperPicture(printer.printed, 80));
  await printer.stop();
});

test('the drawer opens for the tender that was chosen for it, and for no other', async ({ startTill }) => {
  const printer = await VirtualPrinter.start();
  const { page } = await startTill({ training: true });
  await charge(page, '1001');
  await expectHeading(page, 'Paid');
  await page.getByRole('button', { name: /^New sale/ }).click();
  await setUpPrinter(page, printer.port);
  await page.getByRole('checkbox', { name: 'USDC (Base)' }).check();
  await page.getByRole('button', { name: 'Save printer' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await charge(page, '1101');
  await expectHeading(page, 'Paid');
  await expect.poll(() => printer.printed, { timeout: 15_000 }).toEqual([{ kind: 'pulse', pin: 2 }]);
  await printer.stop();
});

test('a page that stands still while it is to be drawn holds up no print after it', async ({ startTill }) => {
  test.skip(process.platform === 'win32', 'Windows stops no process by a signal');
  const printer = await VirtualPrinter.start();
  const { app, page } = await startTill({ training: true });
  await setUpPrinter(page, printer.port);
  await page.getByRole('checkbox', { name: /^Print text as a picture/ }).check();
  await page.getByRole('button', { name: 'Save printer' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await app.evaluate(({ app: till }) => {
    till.once('web-contents-created', (_event, contents) => {
      contents.once('did-finish-load', () => process.kill(contents.getOSProcessId(), 'SIGSTOP'));
    });
  });
  await page.getByRole('button', { name: 'Test print' }).click();
  await expect(page.getByText('The till could not prepare this document for the printer.')).toBeVisible({
    timeout: 30_000,
  });
  expect(printer.documents).toBe(0);
  await page.getByRole('button', { name: 'Test print' }).click();
  await printer.paperOut(1);
  await printer.stop();
});
