import { expect } from '@playwright/test';
import { charge, expectHeading } from '../support/cashier.ts';
import { test } from '../support/electron-test.ts';

/** One more than are followed by a restart at once, and one that finds the next start waiting. */
const DEATHS = 5;

test('a screen that keeps dying stops nothing: payments are read on', async ({ sandbox, startTill }) => {
  // It waits for the starts after the fourth death and the fifth.
  test.slow();
  const { page, app } = await startTill({ profile: sandbox.ready.profile, secrets: sandbox.ready.secrets });
  await charge(page, '1234', 'DEATHS-1');
  await expectHeading(page, 'Waiting for payment');
  const shown = (): Promise<string> =>
    app.evaluate(({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents;
      if (!contents || contents.isCrashed() || contents.isLoading()) return '';
      return contents.executeJavaScript('document.body.innerText') as Promise<string>;
    });

  for (let death = 1; death <= DEATHS; death++) {
    await expect.poll(shown, { timeout: 30_000 }).toContain('Waiting for payment');
    await app.evaluate(async ({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents;
      const gone = new Promise((resolve) => contents?.once('render-process-gone', resolve));
      contents?.forcefullyCrashRenderer();
      await gone;
    });
  }

  // Main answers, and its readings bring what happens at the service.
  const [payment] = await sandbox.payments('DEATHS-1');
  await sandbox.move(payment?.trackingId ?? '', { statusCode: 'completed' });
  await expect.poll(shown, { timeout: 30_000 }).toContain('Paid');
});

test('errors that nothing caught are shown, and sales go on', async ({ sandbox, startTill }) => {
  const { page, app, output } = await startTill({
    profile: sandbox.ready.profile,
    secrets: sandbox.ready.secrets,
  });
  // While main loads its parts, a call through the inspector may be lost to a garbage collection there.
  await expect(page.getByText('Online', { exact: true })).toBeVisible();
  await app.evaluate(() => {
    setTimeout(() => {
      throw new Error('unforeseen');
    });
    void Promise.reject(new Error('unforeseen too'));
  });
  await expect.poll(output).toContain('unexpected error in the application, number 2');
  await charge(page, '1001', 'ERRORS-1');
  await expectHeading(page, 'Paid');
});
