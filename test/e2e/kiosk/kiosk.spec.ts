import { expect } from '@playwright/test';
import type { ElectronApplication, Page } from '@playwright/test';
import { expectHeading, scannedCode } from '../../support/electron/cashier.ts';
import { windowShowing } from '../../support/electron/electron-app.ts';
import { test } from '../../support/electron/electron-test.ts';
import { kioskOf } from '../../support/electron/staff-at-kiosk.ts';
import { KIOSK_COMMAND_NAMES } from '../../../shared/contract/kiosk.ts';

/** The price of one says how its payment ends: docs/sandbox.md. */
const CATALOGUE = 'name,price,category\nSoup,4.01,Kitchen\nTea,2.02,Drinks\n';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

/** A manager fills the catalogue, before the till becomes a kiosk. */
async function fillCatalogue(page: Page): Promise<void> {
  const done = await page.evaluate(async (text) => {
    const { commands } = window.countertop;
    return commands['catalogue.import']({ text });
  }, CATALOGUE);
  expect(done).toMatchObject({ ok: true, value: { articles: 2 } });
}

/**
 * All that the page holds in words, hidden or not. Not its source: the names of classes and of built files are made of
 * anything, "QR" too.
 */
const wordsIn = (page: Page) =>
  page.locator('body').evaluate((body) => {
    const attributes = [...body.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
    const said = attributes.filter(({ name }) => name !== 'class').map(({ value }) => value);
    return [body.textContent, ...said].join('\n');
  });

/** How the till's sales have ended, by what it knows now. */
const outcomesAt = (till: Page) =>
  till.evaluate(async () => {
    const view = await window.countertop.commands['till.view'](undefined);
    return view.ok ? view.value.sales.map(({ stage }) => stage.name === 'final' && stage.outcome) : [];
  });

/** What the kiosk's window shows, asked of main: a page whose process has ended is lost to the test. */
const shownIn = (app: ElectronApplication) =>
  app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows().find(({ webContents }) =>
      webContents.getURL().endsWith('/kiosk.html'),
    )?.webContents;
    if (!contents || contents.isCrashed() || contents.isLoading()) return '';
    return contents.executeJavaScript('document.body.innerText') as Promise<string>;
  });

test('a shopper buys in their language and is followed by another, who pays too little', async ({
  sandbox,
  startTill,
}) => {
  const { profile, secrets } = sandbox.ready;
  const before = await startTill({ profile, secrets });
  await expect(before.page.getByRole('button', { name: /^Charge/ })).toBeVisible();
  await fillCatalogue(before.page);
  await before.close();

  const { app } = await startTill(kioskOf(sandbox, { mode: 'catalogue' }));
  const page = await windowShowing(app, 'kiosk.html');
  await test.step('the first speaks German and pays', async () => {
    await press(page, 'Deutsch');
    await page.getByRole('radio', { name: 'Kitchen' }).check({ force: true });
    await press(page, /^Soup/);
    await press(page, 'Eines mehr: Soup');
    await press(page, 'Eines weniger: Soup');
    await expect(page.getByRole('region', { name: 'Ihre Bestellung' })).toContainText('$4.01');
    await press(page, 'Bezahlen');
    await expectHeading(page, 'Zum Bezahlen scannen');
    await expectHeading(page, 'Bezahlt');
    await press(page, 'Fertig');
  });

  await test.step('nothing of that is left, and the next pays too little', async () => {
    await expect(page.getByRole('button', { name: 'Touch to start' })).toBeVisible();
    expect(await wordsIn(page)).not.toMatch(/Soup|4\.01|Bezahlt/);
    await press(page, 'Touch to start');
    await expect(page.getByText('Touch what you would like.')).toBeVisible();
    await page.getByRole('radio', { name: 'Drinks' }).check({ force: true });
    await press(page, /^Tea/);
    await press(page, 'Pay');
    await expectHeading(page, 'Not paid in full');
    await expect(page.getByText('Do not send more to this code.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Reclaim page QR code' })).toBeVisible();
  });
});

test('a shopper who walks off at the code is asked, and the next sees nothing of it', async ({
  sandbox,
  startTill,
}) => {
  // Nobody touches it for 15 seconds, and for 20 more while it asks.
  test.slow();
  const { app, page: till } = await startTill(kioskOf(sandbox, { mode: 'open-amount', idleSeconds: 15 }));
  const page = await windowShowing(app, 'kiosk.html');
  await press(page, 'Touch to start');
  for (const digit of '1234') await press(page, digit);
  await press(page, 'Pay');
  await expectHeading(page, 'Scan to pay');
  const [payment] = await sandbox.payments();
  expect(await scannedCode(page)).toBe(payment?.url);
  expect(await wordsIn(page)).toMatch(/12\.34[^]*QR/);

  await expect(page.getByRole('dialog', { name: 'Need more time?' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'Touch to start' })).toBeVisible({ timeout: 25_000 });
  expect(await wordsIn(page)).not.toMatch(/12\.34|QR|Scan to pay/);
  await press(page, 'Touch to start');
  await expectHeading(page, 'How much would you like to pay?');
  // Whoever photographed the code may still pay it: nobody but the staff hears of that.
  await sandbox.move(payment?.trackingId ?? '', { statusCode: 'completed' });
  await press(page, '5');
  await expect(page.getByText('$0.05')).toBeVisible();
  await expect.poll(() => outcomesAt(till), { timeout: 20_000 }).toEqual(['completed']);
  expect(await wordsIn(page)).not.toMatch(/12\.34|Paid/);
});

test('the page reaches the kiosk’s commands alone, and is back at the same place after its process ended', async ({
  sandbox,
  startTill,
}) => {
  const { app } = await startTill(kioskOf(sandbox));
  const page = await windowShowing(app, 'kiosk.html');
  await press(page, 'Touch to start');
  await expectHeading(page, 'Scan to pay');
  const reach = await page.evaluate(() => ({
    cashiers: typeof Reflect.get(window, 'countertop'),
    ipc: typeof Reflect.get(window, 'ipcRenderer'),
    commands: Object.keys((Reflect.get(window, 'countertopKiosk') as { commands: object }).commands),
  }));
  expect(reach).toEqual({ cashiers: 'undefined', ipc: 'undefined', commands: [...KIOSK_COMMAND_NAMES] });
  const before = await shownIn(app);
  await app.evaluate(async ({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows().find(({ webContents }) =>
      webContents.getURL().endsWith('/kiosk.html'),
    )?.webContents;
    const gone = new Promise((resolve) => contents?.once('render-process-gone', resolve));
    contents?.forcefullyCrashRenderer();
    await gone;
  });
  await expect.poll(() => shownIn(app), { timeout: 10_000 }).toBe(before);
  const [payment] = await sandbox.payments();
  await sandbox.move(payment?.trackingId ?? '', { statusCode: 'completed' });
  await expect.poll(() => shownIn(app), { timeout: 10_000 }).toContain('Please remember your order number');
});
