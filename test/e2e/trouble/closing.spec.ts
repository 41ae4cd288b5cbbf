import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { charge, expectHeading } from '../../support/electron/cashier.ts';
import { endBy, windowShowing } from '../../support/electron/electron-app.ts';
import { test } from '../../support/electron/electron-test.ts';
import { FreeTill } from '../../support/electron/free-till.ts';
import { runningProcesses } from '../../support/electron/processes.ts';
import { kioskOf, openStaffMenu } from '../../support/electron/staff-at-kiosk.ts';
import type { ElectronApplication } from '@playwright/test';

/** Closing the window is what Alt+F4 does. Whatever the system would show is counted. */
const closeWindow = (app: ElectronApplication, name: string) =>
  app.evaluate(({ BrowserWindow, dialog }, page) => {
    for (const show of ['showMessageBox', 'showMessageBoxSync', 'showErrorBox'] as const)
      Object.assign(dialog, { [show]: () => Reflect.set(globalThis, 'boxes', true) });
    const all = BrowserWindow.getAllWindows();
    all.find(({ webContents }) => webContents.getURL().endsWith(`/${page}`))?.close();
  }, name);
const boxes = (app: ElectronApplication) => app.evaluate(() => Reflect.get(globalThis, 'boxes') as unknown);

test('closing the window while a payment waits asks first on the page, and says what goes on', async ({
  sandbox,
  startTill,
}) => {
  const { app, page } = await startTill({
    profile: sandbox.ready.profile,
    secrets: sandbox.ready.secrets,
  });
  await charge(page, '1200');
  await expectHeading(page, 'Waiting for payment');

  const question = page.getByRole('alertdialog', { name: '1 payment is still waiting. Close the till?' });
  await closeWindow(app, 'index.html');
  await expect(question).toContainText('Customers can still pay');
  // Pressed once more, it is still one question.
  await closeWindow(app, 'index.html');
  await expect(question).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expectHeading(page, 'Waiting for payment');

  await closeWindow(app, 'index.html');
  // What draws it may die: the question is main's.
  await page.reload();
  await expect(question).toBeVisible();
  expect(await boxes(app)).toBeUndefined();
  await endBy(app, question.getByRole('button', { name: 'Close the till' }));
});

test('a till whose settings cannot be read any more is closed all the same', async ({
  sandbox,
  folder,
  startTill,
}) => {
  const { profile, secrets } = sandbox.ready;
  const { app, page } = await startTill({ profile, secrets });
  await expect(page.getByText('Online', { exact: true })).toBeVisible();
  // As a disk that fails, it gives no byte of the file.
  rmSync(join(folder, 'settings.json'));
  mkdirSync(join(folder, 'settings.json'));
  const ended = once(app.process(), 'exit');
  await closeWindow(app, 'index.html');
  expect(await ended).toEqual([0, null]);
  expect(readFileSync(join(folder, 'logs', 'till.jsonl'), 'utf8')).toContain('"event":"till-closed"');
});

test('the system ends the till without a question, though a payment waits', async ({
  sandbox,
  folder,
  startTill,
}) => {
  const { profile, secrets } = sandbox.ready;
  const { app, page } = await startTill({ profile, secrets });
  await charge(page, '1200');
  await expectHeading(page, 'Waiting for payment');
  const ended = once(app.process(), 'exit');
  app.process().kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(readFileSync(join(folder, 'logs', 'till.jsonl'), 'utf8')).toContain('"event":"till-closed"');
});

test('the system ends a till that nothing supervises, and it does not start itself again', async ({
  sandbox,
  folder,
  display,
}) => {
  test.skip(process.platform !== 'linux', 'only Linux shows processes as files');
  const till = new FreeTill(sandbox, {
    folder,
    display,
    profile: { kiosk: { mode: 'fixed-amount', fixedAmount: '5.00' } },
    secrets: { staffPin: '4711' },
  });
  const page = await till.page('kiosk.html');
  await page.getByRole('button', { name: 'Touch to start' }).waitFor();
  process.kill(till.pid() ?? 0, 'SIGTERM');
  await expect.poll(() => till.exitCodes).toEqual([0]);
  // What starts it again begins before it has ended. The handler of crashes outlives it for a moment.
  await expect
    .poll(() => runningProcesses().filter(({ commandLine }) => commandLine.includes(folder)))
    .toEqual([]);
  expect(readFileSync(join(folder, 'logs', 'till.jsonl'), 'utf8')).not.toContain('"event":"screen-ended"');
  await till.end();
});

test('a payment that is over takes the question back: nothing waits any more', async ({
  sandbox,
  startTill,
}) => {
  const { app, page } = await startTill({
    profile: sandbox.ready.profile,
    secrets: sandbox.ready.secrets,
  });
  await charge(page, '1200', 'CLOSING-1');
  await expectHeading(page, 'Waiting for payment');
  await closeWindow(app, 'index.html');
  await page.getByRole('alertdialog').waitFor();
  const [payment] = await sandbox.payments('CLOSING-1');
  await sandbox.move(payment?.trackingId ?? '', { statusCode: 'completed' });
  await expectHeading(page, 'Paid');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  const ended = app.waitForEvent('close');
  await closeWindow(app, 'index.html');
  await ended;
});

test('a kiosk with an open order asks on its page before staff close it', async ({ sandbox, startTill }) => {
  const { app } = await startTill({ ...kioskOf(sandbox), isLocked: true });
  const page = await windowShowing(app, 'kiosk.html');
  await page.getByRole('button', { name: 'Touch to start' }).click();
  await expect(page.locator("main[data-stage='pay']")).toBeVisible();
  const staff = await openStaffMenu(page);
  await closeWindow(app, 'kiosk.html');
  const question = page.getByRole('alertdialog', { name: '1 payment is still waiting. Close the till?' });
  await staff.getByRole('button', { name: 'Close the kiosk' }).click();
  await question.getByRole('button', { name: 'Keep the till open' }).click();
  await expect(question).toHaveCount(0);
  await expect(staff).toBeVisible();
  await staff.getByRole('button', { name: 'Close the kiosk' }).click();
  expect(await boxes(app)).toBeUndefined();
  await endBy(app, question.getByRole('button', { name: 'Close the till' }));
});
