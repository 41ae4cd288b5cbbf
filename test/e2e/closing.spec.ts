import { expect } from '@playwright/test';
import { charge, expectHeading } from '../support/cashier.ts';
import { test } from '../support/electron-test.ts';
import type { ElectronApplication } from '@playwright/test';

/** What the system would show is answered here; closing the window is what Alt+F4 does. */
const closeWindow = (app: ElectronApplication, response: 0 | 1) =>
  app.evaluate(({ BrowserWindow, dialog }, answer) => {
    const asked: string[] = [];
    Object.assign(globalThis, { asked });
    dialog.showMessageBox = (...args: unknown[]) => {
      asked.push(JSON.stringify(args.at(-1)));
      return Promise.resolve({ response: answer, checkboxChecked: false });
    };
    BrowserWindow.getAllWindows()[0]?.close();
  }, response);
const asked = (app: ElectronApplication) =>
  app.evaluate(() => Reflect.get(globalThis, 'asked') as readonly string[]);

test('closing the window while a payment waits asks first, and says what goes on', async ({
  sandbox,
  startTill,
}) => {
  const { app, page } = await startTill({
    profile: sandbox.ready.profile,
    secrets: sandbox.ready.secrets,
  });
  await charge(page, '1200');
  await expectHeading(page, 'Waiting for payment');

  await closeWindow(app, 0);
  await expect.poll(() => asked(app)).toHaveLength(1);
  const [question] = await asked(app);
  expect(question).toContain('1 payment is still waiting');
  expect(question).toContain('Customers can still pay');
  await expectHeading(page, 'Waiting for payment');

  const ended = app.waitForEvent('close');
  await closeWindow(app, 1);
  await ended;
});
