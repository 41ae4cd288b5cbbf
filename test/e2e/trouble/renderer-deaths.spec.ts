import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { charge, expectHeading } from '../../support/electron/cashier.ts';
import { test } from '../../support/electron/electron-test.ts';

/** The lines of the till's log so far. */
function logged(folder: string): readonly Readonly<Record<string, unknown>>[] {
  const text = readFileSync(join(folder, 'logs', 'till.jsonl'), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

/** One more than are followed by a restart at once, and one that finds the next start waiting. */
const DEATHS = 5;

test('a screen that keeps dying stops nothing: payments are read on', async ({
  sandbox,
  startTill,
  folder,
}) => {
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

  const died = () => logged(folder).filter(({ event }) => event === 'screen-ended');
  await expect.poll(() => died().map(({ reason }) => reason)).toEqual(Array(DEATHS).fill('crashed'));
  // One for each death, on this computer alone.
  const crashFiles = (): readonly string[] =>
    readdirSync(join(folder, 'crashes'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.dmp'),
    );
  await expect.poll(() => crashFiles().length).toBe(DEATHS);

  // Main answers, and its readings bring what happens at the service.
  const [payment] = await sandbox.payments('DEATHS-1');
  await sandbox.move(payment?.trackingId ?? '', { statusCode: 'completed' });
  await expect.poll(shown, { timeout: 30_000 }).toContain('Paid');
});

test('errors that nothing caught are shown and logged, and sales go on', async ({
  sandbox,
  startTill,
  folder,
}) => {
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
  const errors = () => logged(folder).filter(({ event }) => event === 'unexpected-error');
  await expect
    .poll(() => errors().map(({ part, error, times }) => [part, error, times]))
    .toEqual([
      ['the application', 'Error', 1],
      ['the application', 'Error', 2],
    ]);
  expect(logged(folder).map(({ event }) => event)).toContain('sign-in');
  await charge(page, '1001', 'ERRORS-1');
  await expectHeading(page, 'Paid');
});
