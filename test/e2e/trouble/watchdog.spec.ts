import { expect } from '@playwright/test';
import { IS_WHOLE } from '../../../shared/contract/whole-page.ts';
import { charge, expectHeading, shownAddress } from '../../support/electron/cashier.ts';
import { windowShowing } from '../../support/electron/electron-app.ts';
import { test } from '../../support/electron/electron-test.ts';
import { kioskOf } from '../../support/electron/staff-at-kiosk.ts';
import {
  backWithin,
  loseGraphics,
  notedRestarts,
  now,
  ScreenOfTill,
  since,
} from '../../support/electron/screen-of-till.ts';
import type { RunningTill } from '../../support/electron/electron-app.ts';
import type { SandboxProcess } from '../../support/electron/electron-sandbox.ts';

/** Lets something befall a screen, and measures the time until a phone reads the same code there. */
async function expectBack(
  what: string,
  screen: ScreenOfTill,
  { code, withinMs }: { readonly code: string; readonly withinMs: number },
  befall: () => Promise<void>,
): Promise<void> {
  await test.step(what, async () => {
    await expect.poll(() => screen.code(), { intervals: [100] }).toBe(code);
    const began = now();
    await befall();
    await expect.poll(() => screen.code(), { timeout: 60_000, intervals: [100] }).toBe(code);
    const { tookMs, graceMs } = since(began);
    test.info().annotations.push({ type: 'back after', description: `${what}: ${Math.round(tookMs)} ms` });
    expect(tookMs).toBeLessThan(withinMs + graceMs);
  });
}

/** A kiosk whose shopper has the code before them. */
async function payingKiosk(sandbox: SandboxProcess, startTill: (options: object) => Promise<RunningTill>) {
  const began = performance.now();
  const { app } = await startTill({ ...kioskOf(sandbox), isLocked: true });
  const page = await windowShowing(app, 'kiosk.html');
  await page.getByRole('button', { name: 'Touch to start' }).waitFor();
  const withinMs = backWithin(performance.now() - began);
  await page.getByRole('button', { name: 'Touch to start' }).click();
  await expectHeading(page, 'Scan to pay');
  const [payment] = await sandbox.payments();
  const code = payment?.url ?? '';
  const kiosk = new ScreenOfTill(app, 'kiosk.html');
  return { app, kiosk, code, withinMs };
}

test('the screens of a till, killed or hanging, are back at the same code, and Health says so', async ({
  sandbox,
  startTill,
  folder,
}) => {
  test.slow();
  const { profile, secrets } = sandbox.ready;
  const began = performance.now();
  const { app, page, close } = await startTill({ profile, secrets, customerDisplay: true });
  await expectHeading(page, 'New sale');
  const withinMs = backWithin(performance.now() - began);
  await charge(page, '1234', 'WATCH-1');
  await expectHeading(page, 'Waiting for payment');
  const code = await shownAddress(page);
  for (const name of ['customer.html', 'index.html'] as const) {
    const screen = new ScreenOfTill(app, name);
    for (const signal of ['SIGKILL', 'SIGSTOP'] as const)
      await expectBack(`${signal} of ${name}`, screen, { code, withinMs }, () => screen.strike(signal));
  }
  const customer = new ScreenOfTill(app, 'customer.html');
  await expectBack('the customer’s window is taken', customer, { code, withinMs }, () => customer.takeAway());
  expect(await sandbox.payments('WATCH-1')).toHaveLength(1);
  expect(notedRestarts(folder)).toEqual([
    'customer-screen ended',
    'customer-screen hung',
    'till-screen ended',
    'till-screen hung',
    'customer-screen taken',
  ]);
  await close();

  await test.step('Health has them, also after a restart', async () => {
    const again = await startTill({ profile, secrets });
    await again.page.getByRole('button', { name: 'New sale' }).click();
    await again.page.getByRole('button', { name: 'Menu' }).click();
    await again.page.getByRole('button', { name: 'Back office' }).click();
    await again.page.getByRole('button', { name: 'Health' }).click();
    const restarts = again.page.getByRole('listitem').filter({ hasText: 'Restarts' });
    await expect(restarts).toContainText('Look at it');
    await expect(restarts.getByText(/^Did not answer: /)).toHaveCount(2);
  });
});

test('a screen that shows nothing after graphics were lost is back at the same code, and the other runs on', async ({
  sandbox,
  startTill,
  folder,
}) => {
  test.slow();
  const { profile, secrets } = sandbox.ready;
  const began = performance.now();
  const { app, page } = await startTill({ profile, secrets, customerDisplay: true });
  await expectHeading(page, 'New sale');
  const withinMs = backWithin(performance.now() - began);
  await charge(page, '1234', 'BLANK-1');
  await expectHeading(page, 'Waiting for payment');
  const code = await shownAddress(page);
  const till = new ScreenOfTill(app, 'index.html');
  const customer = new ScreenOfTill(app, 'customer.html');
  const process = await customer.pid();
  await expectBack('graphics lost, the screen blank', till, { code, withinMs }, async () => {
    const blank = await till.pid();
    // One loss in fifty leaves a page so by itself: until its process ends, there is nothing on its picture.
    await app.evaluate(({ BrowserWindow, nativeImage }, pid) => {
      const all = BrowserWindow.getAllWindows().map(({ webContents }) => webContents);
      const contents = all.find((each) => each.getOSProcessId() === pid);
      if (!contents) throw new Error('no window shows the till');
      const capture = contents.capturePage.bind(contents);
      contents.capturePage = (...asked) =>
        contents.getOSProcessId() === pid ? Promise.resolve(nativeImage.createEmpty()) : capture(...asked);
    }, blank);
    await loseGraphics(app);
    await expect.poll(() => till.pid().catch(() => blank), { timeout: 30_000 }).not.toBe(blank);
  });
  expect(await customer.pid()).toBe(process);
  expect(await customer.code()).toBe(code);
  expect(await sandbox.payments('BLANK-1')).toHaveLength(1);
  expect(notedRestarts(folder)).toEqual(['graphics ended', 'till-screen blank']);
});

test('a kiosk’s screen, killed, hanging or taken away, is back at the same code, without a dialog', async ({
  sandbox,
  startTill,
  folder,
}) => {
  test.slow();
  const { app, kiosk, code, withinMs } = await payingKiosk(sandbox, startTill);
  await app.evaluate(({ dialog }) => {
    const shown: string[] = [];
    dialog.showMessageBox = () => {
      shown.push('a message');
      return new Promise(() => undefined);
    };
    dialog.showErrorBox = () => shown.push('an error');
    Object.assign(globalThis, { shown });
  });
  for (const signal of ['SIGKILL', 'SIGSTOP'] as const)
    await expectBack(`${signal} of the kiosk`, kiosk, { code, withinMs }, () => kiosk.strike(signal));
  await expectBack('its window is taken', kiosk, { code, withinMs }, () => kiosk.takeAway());
  await test.step('the fourth in a row waits, so that the computer stays usable', async () => {
    const began = performance.now();
    await kiosk.takeAway();
    await expect.poll(() => kiosk.code(), { timeout: 30_000, intervals: [100] }).toBe(code);
    expect(performance.now() - began).toBeGreaterThan(5_000);
  });
  expect(await sandbox.payments()).toHaveLength(1);
  expect(notedRestarts(folder)).toEqual([
    'kiosk-screen ended',
    'kiosk-screen hung',
    ...Array<string>(2).fill('kiosk-screen taken'),
  ]);
  expect(await app.evaluate(() => Reflect.get(globalThis, 'shown') as readonly string[])).toEqual([]);
});

test('a page whose program or style the disk does not give is loaded again, and is back at the same code', async ({
  sandbox,
  startTill,
  folder,
}) => {
  test.slow();
  const { app, kiosk, code, withinMs } = await payingKiosk(sandbox, startTill);
  await test.step('a style that a screen has just asked for is not missing', async () => {
    const ask = `document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'later.css' })); ${IS_WHOLE}`;
    const isWhole = await app.evaluate(
      ({ BrowserWindow }, asked) =>
        BrowserWindow.getAllWindows()
          .map(({ webContents }) => webContents)
          .find((contents) => contents.getURL().endsWith('/kiosk.html'))
          ?.executeJavaScript(asked) as Promise<unknown>,
      ask,
    );
    expect(isWhole).toBe(true);
  });
  const ends: string[] = [];
  for (const withheld of ['.js', '.css']) {
    await app.evaluate(({ app: till, protocol }, ending) => {
      const renderer = `${till.getAppPath()}/out/renderer`;
      let loads = 0;
      // oxlint-disable-next-line typescript/no-deprecated -- what the till serves its pages with can be intercepted by nothing else
      protocol.uninterceptProtocol('app');
      // oxlint-disable-next-line typescript/no-deprecated -- likewise
      protocol.interceptFileProtocol('app', ({ url }, answer) => {
        const { pathname } = new URL(url);
        if (pathname.endsWith('.html')) loads++;
        if (loads === 1 && pathname.endsWith(ending)) answer({ error: -2 });
        else answer({ path: `${renderer}${pathname}` });
      });
    }, withheld);
    await expectBack(`killed, and ${withheld} is missing once`, kiosk, { code, withinMs }, async () => {
      await kiosk.strike('SIGKILL');
      ends.push('kiosk-screen ended', 'kiosk-screen blank');
      await expect.poll(() => notedRestarts(folder), { timeout: 30_000 }).toEqual(ends);
    });
  }
  expect(await sandbox.payments()).toHaveLength(1);
});
