import { execFileSync } from 'node:child_process';
import { expect } from '@playwright/test';
import { windowShowing } from '../../support/electron/electron-app.ts';
import { test as base } from '../../support/electron/electron-test.ts';
import { kioskOf, openStaffMenu } from '../../support/electron/staff-at-kiosk.ts';
import type { ElectronApplication, Page } from '@playwright/test';

interface OpenKiosk {
  readonly app: ElectronApplication;
  readonly page: Page;
}

/** `openKiosk` starts a locked kiosk, on the display with this number where one is given. */
const test = base.extend<{ readonly openKiosk: (display?: number) => Promise<OpenKiosk> }>({
  openKiosk: async ({ sandbox, startTill }, use) => {
    await use(async (display) => {
      const settings = {
        mode: 'fixed-amount',
        fixedAmount: '5.00',
        ...(display !== undefined && { display }),
      };
      const { app } = await startTill({ ...kioskOf(sandbox, settings), isLocked: true });
      const page = await windowShowing(app, 'kiosk.html');
      await expect(page.getByRole('button', { name: 'Touch to start' })).toBeVisible();
      return { app, page };
    });
  },
});

const LEFT = { x: 0, y: 0, width: 1000, height: 1200 };
const RIGHT = { x: 1000, y: 0, width: 920, height: 1200 };

/** The virtual display is one: its halves stand for displays that are plugged in and out, the left one the primary one. */
const plug = (app: ElectronApplication, areas: readonly (typeof LEFT)[]) =>
  app.evaluate(({ screen }, bounds) => {
    const primary = screen.getPrimaryDisplay();
    const displays = bounds.map((area, index) => ({
      ...primary,
      id: index + 1,
      bounds: area,
      workArea: area,
    }));
    screen.getAllDisplays = () => displays;
    screen.getPrimaryDisplay = () => displays[0] ?? primary;
    screen.emit('display-added');
  }, areas);

const boundsOf = (app: ElectronApplication, page: string) =>
  app.evaluate(({ BrowserWindow }, name) => {
    const all = BrowserWindow.getAllWindows();
    const window = all.find(({ webContents }) => webContents.getURL().endsWith(`/${name}`));
    return window?.isVisible() ? window.getBounds() : undefined;
  }, page);

/** How wide windows were opened since: one that fills its half would go on to fill the virtual display. */
const followWindows = (app: ElectronApplication) =>
  app.evaluate(({ app: main }) => {
    const widths: number[] = [];
    main.on('browser-window-created', (_event, window) => widths.push(window.getBounds().width));
    Object.assign(globalThis, { widths });
  });
const openedWidths = (app: ElectronApplication) =>
  app.evaluate(() => Reflect.get(globalThis, 'widths') as readonly number[]);

test('the kiosk covers its display, the primary one while that is unplugged, and no customer’s window covers it', async ({
  openKiosk,
}) => {
  const { app } = await openKiosk(2);
  await followWindows(app);
  for (const times of [1, 2]) {
    await plug(app, [LEFT, RIGHT]);
    await expect.poll(() => boundsOf(app, 'kiosk.html')).toEqual(RIGHT);
    await expect.poll(() => openedWidths(app)).toEqual(Array(times).fill(LEFT.width));
    await expect.poll(() => boundsOf(app, 'customer.html')).toBeDefined();
    await plug(app, [LEFT]);
    await expect.poll(() => boundsOf(app, 'kiosk.html')).toEqual(LEFT);
    await expect.poll(() => boundsOf(app, 'customer.html')).toBeUndefined();
  }
});

test('no dot of its display is left free, also after that has changed', async ({ openKiosk, display: x }) => {
  const { app } = await openKiosk();
  const display = await app.evaluate(({ screen }) => screen.getPrimaryDisplay().bounds);
  // Electron answers with what was asked for, and not with what came of it.
  const freeDots = () => {
    const of = ['search', '--name', '^Countertop, kiosk$', 'getwindowgeometry', '--shell'];
    const shell = execFileSync('xdotool', of, { env: { ...process.env, DISPLAY: x }, encoding: 'utf8' });
    const [left, top, width = 0, height = 0] = ['X', 'Y', 'WIDTH', 'HEIGHT'].map((name) =>
      Number(new RegExp(`^${name}=(.*)$`, 'm').exec(shell)?.[1]),
    );
    return [left, top, Math.max(0, display.width - width), Math.max(0, display.height - height)];
  };
  await expect.poll(freeDots).toEqual([0, 0, 0, 0]);
  // From its half it comes back to the whole.
  await plug(app, [LEFT]);
  await expect.poll(() => boundsOf(app, 'kiosk.html')).toEqual(LEFT);
  await plug(app, [display]);
  await expect.poll(freeDots).toEqual([0, 0, 0, 0]);
});

test('a customer’s window goes where its display is once its page is there', async ({ openKiosk }) => {
  const { app } = await openKiosk();
  await app.evaluate(({ app: main }) => {
    main.on('browser-window-created', (_event, window) => {
      const setBounds = window.setBounds.bind(window);
      window.setBounds = (bounds) => {
        Object.assign(globalThis, { latestBounds: bounds });
        setBounds(bounds);
      };
    });
  });
  const BELOW = { x: 1000, y: 0, width: 900, height: 1100 };
  // Plugged in, and arranged anew before the page is there.
  await Promise.all([plug(app, [LEFT, RIGHT]), plug(app, [LEFT, BELOW])]);
  await windowShowing(app, 'customer.html');
  await expect.poll(() => boundsOf(app, 'customer.html')).toBeDefined();
  expect(await app.evaluate(() => Reflect.get(globalThis, 'latestBounds') as unknown)).toEqual(BELOW);
});

test('a window whose page does not say that it is drawn is shown all the same', async ({ openKiosk }) => {
  const { app } = await openKiosk(2);
  await app.evaluate(({ app: main }) => {
    main.on('browser-window-created', (_event, window) => {
      const emit = window.emit.bind(window);
      window.emit = (name, ...details: unknown[]) => name !== 'ready-to-show' && emit(name, ...details);
    });
  });
  await plug(app, [LEFT, RIGHT]);
  await expect.poll(() => boundsOf(app, 'customer.html')).toBeDefined();
  await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()
      .find(({ webContents }) => webContents.getURL().endsWith('/kiosk.html'))
      ?.destroy(),
  );
  await expect.poll(() => boundsOf(app, 'kiosk.html')).toEqual(RIGHT);
});

test('the till of staff comes to the display that is left when the kiosk’s is unplugged', async ({
  openKiosk,
}) => {
  const { app, page } = await openKiosk(2);
  await plug(app, [LEFT, RIGHT]);
  await expect.poll(() => boundsOf(app, 'kiosk.html')).toEqual(RIGHT);
  await (await openStaffMenu(page)).getByRole('button', { name: 'Open the till' }).click();
  await expect.poll(() => boundsOf(app, 'index.html')).toMatchObject({ x: RIGHT.x, y: RIGHT.y });
  await plug(app, [LEFT]);
  await expect.poll(() => boundsOf(app, 'index.html')).toMatchObject({ x: LEFT.x, y: LEFT.y });
});
