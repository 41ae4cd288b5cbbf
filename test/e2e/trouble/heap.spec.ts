import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { ElectronApplication, Locator } from '@playwright/test';
import { charge, expectHeading } from '../../support/electron/cashier.ts';
import { windowShowing } from '../../support/electron/electron-app.ts';
import { test } from '../../support/electron/electron-test.ts';

/** Keys that follow each other faster are taken for a scan. */
const KEY_MS = 110;
const PIN = '47110815';
/** Typed by somebody who then went back. */
const ABANDONED = '90817263';

const typeInto = (box: Locator, text: string) => box.pressSequentially(text, { delay: KEY_MS });

/** Every text in the memory of each window's page, after the collection of what nothing refers to any more. */
async function textsInPages(app: ElectronApplication): Promise<ReadonlyMap<string, readonly string[]>> {
  const { outputDir } = test.info();
  mkdirSync(outputDir, { recursive: true });
  const snapshots = await app.evaluate(
    ({ BrowserWindow }, folder) => {
      const taken = Promise.all(
        BrowserWindow.getAllWindows().map(async ({ webContents, id }) => {
          const file = `${folder}-${id}.heapsnapshot`;
          await webContents.takeHeapSnapshot(file);
          return { page: webContents.getURL(), file };
        }),
      );
      // The inspector does not hold what it waits for, and a snapshot begins with a collection of what nothing holds.
      Reflect.set(globalThis, 'taken', taken);
      return taken;
    },
    join(outputDir, 'page'),
  );
  const found = snapshots.map(({ page, file }): [string, readonly string[]] => {
    const { strings } = JSON.parse(readFileSync(file, 'utf8')) as { strings: readonly string[] };
    rmSync(file);
    return [page.split('/').at(-1) ?? page, strings];
  });
  return new Map(found);
}

/** Pages whose memory holds one of these texts, and which. */
const holding = (pages: ReadonlyMap<string, readonly string[]>, secrets: readonly string[]) =>
  [...pages].flatMap(([page, texts]) =>
    secrets
      .filter((secret) => texts.some((text) => text.includes(secret)))
      .map((secret) => `${page}: ${secret}`),
  );

test('secrets that were typed are in the memory of no page once they were sent', async ({
  sandbox,
  startTill,
  folder,
}) => {
  test.slow();
  const { profile, secrets } = sandbox.ready;
  const file = join(folder, 'terminal.json');
  writeFileSync(file, JSON.stringify(profile));
  const { page, app } = await startTill({ customerDisplay: true });
  await page.locator('input[type=file]').setInputFiles(file);
  const password = page.getByLabel('Terminal password');
  await typeInto(password, 'a-wrong-password');
  await page.getByRole('button', { name: 'Start the till' }).click();
  await expect(page.getByText(/refused the sign-in/)).toBeVisible();
  await typeInto(password, secrets.terminalPassword);
  await page.getByRole('button', { name: 'Start the till' }).click();
  await charge(page, '1001');
  await expectHeading(page, 'Paid');

  await page.evaluate(() => Reflect.set(window, 'kept', ['seen', 'by', 'this', 'test'].join('-')));
  const pages = await textsInPages(app);
  expect([...pages.keys()].toSorted()).toEqual(['customer.html', 'index.html']);
  // What a page does hold is found.
  expect(holding(pages, ['seen-by-this-test'])).toEqual(['index.html: seen-by-this-test']);
  expect(holding(pages, ['a-wrong-password', ...Object.values(secrets)])).toEqual([]);
});

test('a PIN that staff typed at the kiosk, sent or not, is in the memory of no page', async ({
  sandbox,
  startTill,
}) => {
  test.slow();
  const { profile, secrets } = sandbox.ready;
  const { app } = await startTill({
    profile: { ...profile, kiosk: { mode: 'fixed-amount', fixedAmount: '5.00' } },
    secrets: { ...secrets, staffPin: PIN },
  });
  const page = await windowShowing(app, 'kiosk.html');
  await expect(page.getByRole('button', { name: 'Touch to start' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(true);
  const staff = page.getByRole('dialog', { name: 'Staff' });
  const type = async (digits: string) => {
    await page.mouse.move(20, 20);
    await page.mouse.down();
    await expect(staff).toBeVisible();
    await page.mouse.up();
    for (const digit of digits) await staff.getByRole('button', { name: digit, exact: true }).click();
  };
  await type(ABANDONED);
  await staff.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(staff).toBeHidden();
  await type(PIN);
  await staff.getByRole('button', { name: 'Go on' }).click();
  await staff.getByRole('button', { name: 'Pause the kiosk' }).waitFor();
  const pages = await textsInPages(app);
  expect([...pages.keys()].toSorted()).toEqual(['index.html', 'kiosk.html']);
  expect(holding(pages, [PIN, ABANDONED, ...Object.values(secrets)])).toEqual([]);
});

test('a key that a manager had shown is in the memory of no page once it is hidden', async ({
  sandbox,
  startTill,
}) => {
  test.slow();
  const { profile, secrets } = sandbox.ready;
  const { terminalPassword, backOfficeKey, apiKey } = secrets;
  const { page, app } = await startTill({ profile, secrets: { terminalPassword, backOfficeKey } });
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
  await press('Menu');
  await page.getByRole('button', { name: 'Back office' }).click();
  await page.getByRole('button', { name: /^Terminals/ }).click();
  await page.getByRole('textbox', { name: 'Name or ID' }).fill(profile.terminalId);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: profile.terminalId }).click();
  await press('API key');
  await press('Show the key');
  await expect(page.locator('code')).toBeVisible();
  expect(holding(await textsInPages(app), [apiKey])).toEqual([`index.html: ${apiKey}`]);
  await press('Hide');
  await expect(page.locator('code')).toBeHidden();
  expect(holding(await textsInPages(app), [apiKey])).toEqual([]);
});
