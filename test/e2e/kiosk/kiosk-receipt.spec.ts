import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { expectHeading, scannedCode } from '../../support/electron/cashier.ts';
import { windowShowing } from '../../support/electron/electron-app.ts';
import { test } from '../../support/electron/electron-test.ts';
import { png } from '../../support/system/png.ts';
import { settingsFor } from '../../support/system/printing.ts';
import { VirtualPrinter } from '../../support/system/virtual-printer/virtual-printer.ts';

const press = (page: import('@playwright/test').Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

test('pictures wait for shoppers, and a paid order has its receipt by code and from a printer that was empty', async ({
  sandbox,
  startTill,
  folder,
}) => {
  test.slow();
  const printer = await VirtualPrinter.start();
  printer.condition.paper = false;
  const settings = JSON.stringify(settingsFor(printer.port));
  writeFileSync(
    join(folder, 'settings.json'),
    `{"printer":{"settings":${settings},"habits":{"tellsStatus":true}}}`,
  );
  const picturesFolder = `${folder}.evidence/pictures`;
  mkdirSync(picturesFolder, { recursive: true });
  writeFileSync(join(picturesFolder, 'a-notes.png'), 'milk, sugar');
  writeFileSync(join(picturesFolder, 'b-shop.png'), png(320, 200));
  const { profile, secrets } = sandbox.ready;
  const { app } = await startTill({
    // It ends paid: docs/sandbox.md.
    profile: { ...profile, kiosk: { mode: 'fixed-amount', fixedAmount: '5.01', picturesFolder } },
    secrets: { ...secrets, staffPin: '4711' },
  });
  const page = await windowShowing(app, 'kiosk.html');

  await test.step('a picture of the folder is drawn', async () => {
    const pictures = page.locator('[data-part=slideshow] img');
    await expect(pictures).toHaveCount(1);
    await expect(pictures).toHaveAttribute('src', /^data:image\/png;base64,/);
    expect(await pictures.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(320);
  });

  await press(page, 'Deutsch');
  await expectHeading(page, 'Bezahlt');

  await test.step('the receipt as a code', async () => {
    const [payment] = await sandbox.payments();
    expect(await scannedCode(page)).toBe(payment?.url);
  });

  await test.step('an empty printer says so, and prints once it has paper', async () => {
    await press(page, 'Beleg drucken');
    await expect(page.getByRole('status').filter({ hasText: 'nicht gedruckt' })).toBeVisible();
    expect(printer.documents).toBe(0);
    printer.mend();
    await press(page, 'Beleg drucken');
    await expect(page.getByRole('status').filter({ hasText: 'Bitte nehmen Sie Ihren Beleg' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Beleg drucken' })).toHaveCount(0);
    expect([printer.documents, printer.faults]).toEqual([1, []]);
    // In the shopper's language, not the store's.
    expect(printer.lines.join('\n')).toMatch(/Beleg[\s\S]*5[.,]01/);
  });
  await printer.stop();
});
