import { join } from 'node:path';
import { expect } from '@playwright/test';
import { withBareTill } from '../../support/electron/bare-till.ts';
import { charge, expectHeading, scannedCode } from '../../support/electron/cashier.ts';
import { evidenceFolder, startTill as startTillIn } from '../../support/electron/electron-app.ts';
import { test } from '../../support/electron/electron-test.ts';
import { handOver, type Presses } from '../../support/electron/manager-hands-over.ts';
import { scan } from '../../support/electron/scanner.ts';

/** From the manager's first press to a paid sale at the till that was bare. */
const WITHIN_MS = 180_000;
/**
 * Of both sides together, from the page of the terminal on: a button, a line or a key that somebody presses. A text is none:
 * the code is typed, the package is scanned. The way to that page is a manager's everyday way, and counted apart.
 */
const MOST_PRESSES = 10;

test('from a bare machine to a paid sale by a QR code and a code: few presses, and no secret is typed', async ({
  sandbox,
  startTill,
  display,
}) => {
  // What is asserted is the time between two presses; starts and ends of tills come on top.
  test.setTimeout(2 * WITHIN_MS);
  const { profile, secrets } = sandbox.ready;
  const { terminalPassword, backOfficeKey } = secrets;
  const { page: manager } = await startTill({ profile, secrets: { terminalPassword, backOfficeKey } });
  const presses: Presses = { onTheWay: [], handingOver: [] };
  const begun = Date.now();
  const code = await handOver(manager, profile.terminalId, presses);
  const package_ = await scannedCode(manager);
  expect(package_).toMatch(/^\d{500,2300}$/);

  await withBareTill(display, async ({ page, app, output }, folder) => {
    const { onTheWay, handingOver } = presses;
    const strike = async (key: string) => {
      handingOver.push(key);
      await page.keyboard.press(key);
    };
    await expectHeading(page, 'Set up this till');
    await scan(page, package_, { gapMs: 2 });
    const box = page.getByRole('textbox', { name: 'Code' });
    await expect(box).toBeFocused();
    // Typed as people type, and not as a scanner does.
    await page.keyboard.type(code.toLowerCase().replaceAll('-', ''), { delay: 90 });
    await strike('Enter');
    await expect(page.getByRole('button', { name: /^Charge/ })).toBeVisible();
    for (const key of ['1', '0', '0', '1', 'Enter']) await strike(key);
    await expectHeading(page, 'Paid');
    expect(handingOver.length).toBeLessThanOrEqual(MOST_PRESSES);
    const took = Date.now() - begun;
    expect(took).toBeLessThan(WITHIN_MS);
    const counted = `${handingOver.length} presses on both sides, after ${onTheWay.length} on the way to the terminal`;
    console.log(`${counted}; ${took} ms from the manager's first press to Paid`);
    await app.close();
    expect(output()).not.toContain(code);
    // The same computer does not take it again, and starts as the till that it is now.
    const again = await startTillIn({ folder, env: display === undefined ? {} : { DISPLAY: display } });
    await again.page.getByRole('button', { name: 'New sale' }).click();
    await again.page.getByRole('button', { name: 'Menu' }).click();
    await again.page.getByRole('button', { name: /^Set-up/ }).click();
    await expectHeading(again.page, 'Set-up');
    await again.page.getByRole('button', { name: 'Use a code' }).click();
    const file = { name: 'scanned.countertop', mimeType: 'text/plain', buffer: Buffer.from(package_) };
    await again.page.locator('input[type=file]').setInputFiles(file);
    await expect(again.page.getByRole('alert')).toContainText('This package has been used.');
    await again.close();
  });
  expect(await sandbox.payments()).toHaveLength(1);
});

test('by a file: a slip in the code is said and corrected, and the till is ready', async ({
  sandbox,
  startTill,
  display,
  folder,
}) => {
  test.setTimeout(WITHIN_MS);
  const { profile, secrets } = sandbox.ready;
  const { terminalPassword, backOfficeKey } = secrets;
  const { page: manager, app } = await startTill({ profile, secrets: { terminalPassword, backOfficeKey } });
  const code = await handOver(manager, profile.terminalId);
  const file = join(evidenceFolder(folder), 'side-counter.countertop');
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
  }, file);
  await manager.getByRole('button', { name: 'Save as a file' }).click();
  await expect(manager.getByText(/^Saved as .*side-counter\.countertop/)).toBeVisible();

  await withBareTill(display, async ({ page }) => {
    await page.getByRole('button', { name: 'Use a code' }).click();
    await page.locator('input[type=file]').setInputFiles(file);
    const box = page.getByRole('textbox', { name: 'Code' });
    await box.fill(code.replace(/^./, (first) => (first === '0' ? '1' : '0')));
    await page.getByRole('button', { name: 'Start the till' }).click();
    await expect(page.getByRole('alert')).toContainText('There is a slip in the code.');
    await box.fill(code);
    await page.getByRole('button', { name: 'Start the till' }).click();
    await charge(page, '1001');
    await expectHeading(page, 'Paid');
  });
});
