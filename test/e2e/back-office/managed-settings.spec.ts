import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { withBareTill } from '../../support/electron/bare-till.ts';
import { expectHeading, scannedCode } from '../../support/electron/cashier.ts';
import { evidenceFolder } from '../../support/electron/electron-app.ts';
import { test } from '../../support/electron/electron-test.ts';
import { handOver } from '../../support/electron/manager-hands-over.ts';
import type { RunningTill } from '../../support/electron/electron-app.ts';

test('a manager signs settings, and a till with the file shows them as set and locks them', async ({
  sandbox,
  startTill,
  folder,
}) => {
  test.setTimeout(120_000);
  const { profile, secrets } = sandbox.ready;
  const { terminalPassword, backOfficeKey } = secrets;
  const { page, app, close } = await startTill({ profile, secrets: { terminalPassword, backOfficeKey } });
  const file = join(evidenceFolder(folder), 'managed-settings.json');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Back office' }).click();
  await page.getByRole('button', { name: /^Terminals/ }).click();
  await page.getByRole('button', { name: 'Settings for all tills' }).click();
  // By now main has loaded its parts, which leaves much to collect, and calls into it may be lost to that.
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
  }, file);
  await page.getByRole('checkbox', { name: 'Colours' }).check();
  await page.getByRole('checkbox', { name: 'Volume' }).check();
  await page.getByRole('textbox', { name: 'Set by' }).fill('Head office');
  await page.getByRole('button', { name: 'Sign and save' }).click();
  await expect(page.getByText('Saved as')).toBeVisible();
  await close();

  // An administrator puts it where tills look; the till of this test runs unpackaged and looks there.
  writeFileSync(file, readFileSync(file), { mode: 0o644 });
  const locked = await startTill({ env: { COUNTERTOP_MANAGED_SETTINGS: file } });
  await locked.page.getByRole('button', { name: 'Menu' }).click();
  await locked.page.getByRole('button', { name: /^Preferences/ }).click();
  await expectHeading(locked.page, 'Preferences');
  const colours = locked.page.getByRole('group', { name: 'Colours – set by Head office' });
  await expect(colours.getByRole('radio', { name: 'Dark' })).toBeDisabled();
  await expect(locked.page.getByRole('slider', { name: 'Volume' })).toBeDisabled();
  await expect(locked.page.getByRole('radio', { name: '125' })).toBeEnabled();
});

test('a file that lay there before a till is set up holds from its hand-over on, without a restart', async ({
  sandbox,
  startTill,
  folder,
  display,
}) => {
  test.setTimeout(120_000);
  const { profile, secrets } = sandbox.ready;
  const { terminalPassword, backOfficeKey } = secrets;
  const { page, app } = await startTill({ profile, secrets: { terminalPassword, backOfficeKey } });
  const file = join(evidenceFolder(folder), 'managed-settings.json');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Back office' }).click();
  await page.getByRole('button', { name: /^Terminals/ }).click();
  await page.getByRole('button', { name: 'Settings for all tills' }).click();
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
  }, file);
  await page.getByRole('checkbox', { name: 'Colours' }).check();
  await page.getByRole('textbox', { name: 'Set by' }).fill('Head office');
  await page.getByRole('button', { name: 'Sign and save' }).click();
  await expect(page.getByText('Saved as')).toBeVisible();
  chmodSync(file, 0o644);
  for (const leaves of ['Settings for all tills', 'Terminals', 'Back office', 'Menu']) {
    await expectHeading(page, leaves);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
  }
  const code = await handOver(page, profile.terminalId);
  const package_ = await scannedCode(page);

  const use = async ({ page: bare }: RunningTill) => {
    await bare.getByRole('button', { name: 'Use a code' }).click();
    const scanned = { name: 'scanned.countertop', mimeType: 'text/plain', buffer: Buffer.from(package_) };
    await bare.locator('input[type=file]').setInputFiles(scanned);
    await bare.getByRole('textbox', { name: 'Code' }).fill(code);
    await bare.getByRole('button', { name: 'Start the till' }).click();
    await expect(bare.getByRole('button', { name: /^Charge/ })).toBeVisible();
    await bare.getByRole('button', { name: 'Menu' }).click();
    await bare.getByRole('button', { name: /^Preferences/ }).click();
    await expectHeading(bare, 'Preferences');
    const colours = bare.getByRole('group', { name: 'Colours – set by Head office' });
    await expect(colours.getByRole('radio', { name: 'Dark' })).toBeDisabled();
  };
  await withBareTill(display, use, { COUNTERTOP_MANAGED_SETTINGS: file });
});
