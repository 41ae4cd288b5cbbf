import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { charge, expectHeading } from '../../support/electron/cashier.ts';
import { evidenceFolder, startTill as startTillIn } from '../../support/electron/electron-app.ts';
import { test } from '../../support/electron/electron-test.ts';
import { removeFolder } from '../../support/system/remove-folder.ts';

test('tills of a file are made, and one of them is set up by its package and code', async ({
  sandbox,
  startTill,
  display,
  folder,
}) => {
  test.setTimeout(180_000);
  const { profile, secrets } = sandbox.ready;
  const { terminalPassword, backOfficeKey } = secrets;
  const answer = await fetch(`${String(profile['baseUrl'])}/Terminals/${profile.terminalId}`, {
    headers: { 'X-Api-Key': backOfficeKey },
  });
  const { locationId: location } = (await answer.json()) as { readonly locationId: string };
  const { page, app, output } = await startTill({ profile, secrets: { terminalPassword, backOfficeKey } });
  const chosen = join(evidenceFolder(folder), 'tills');
  mkdirSync(chosen, { recursive: true });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Back office' }).click();
  await page.getByRole('button', { name: /^Terminals/ }).click();
  await page.getByRole('button', { name: 'Many tills from a file' }).click();
  await expectHeading(page, 'Many tills from a file');
  // Main has loaded its parts by then, which leaves much to collect, and calls into it may be lost to that.
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [filePath] });
  }, chosen);
  const csv = (...lines: readonly string[]) => ({
    name: 'tills.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['location,name,store', ...lines].join('\n')),
  });
  const choose = page.locator('input[type=file]');
  await choose.setInputFiles(csv(`${location},Bar,`, 'loc_nobody,Door,'));
  await expect(page.getByRole('alert')).toContainText('Line 3, location');
  await choose.setInputFiles(csv(`${location},Bar,`, `${location},Door,Corner Door`, `${location},Hall,`));
  await page.getByRole('button', { name: 'Choose a folder and begin' }).click();
  // A code costs seconds of all cores, so that nobody tries many of them.
  const done = page.getByRole('heading', { name: 'Every till has its package and code.' });
  await expect(done).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText('3 of 3 tills are ready')).toBeVisible();

  const [made = ''] = readdirSync(chosen);
  const codes: readonly Record<string, string>[] = parse(readFileSync(join(chosen, made, 'codes.csv')), {
    bom: true,
    columns: true,
  });
  expect(codes.map(({ name }) => name)).toEqual(['Bar', 'Door', 'Hall']);
  for (const { code = '' } of codes) expect(output()).not.toContain(code);
  const [, door = {}] = codes;
  const other = mkdtempSync(join(tmpdir(), 'countertop-bare-'));
  const till = await startTillIn({ folder: other, env: display === undefined ? {} : { DISPLAY: display } });
  try {
    await till.page.getByRole('button', { name: 'Use a code' }).click();
    await till.page.locator('input[type=file]').setInputFiles(join(chosen, made, door['file'] ?? ''));
    await till.page.getByRole('textbox', { name: 'Code' }).fill(door['code'] ?? '');
    await till.page.getByRole('button', { name: 'Start the till' }).click();
    await charge(till.page, '1001');
    await expectHeading(till.page, 'Paid');
  } finally {
    if (till.isRunning()) await till.close();
    for (const path of [other, evidenceFolder(other)]) await removeFolder(path);
  }
});
