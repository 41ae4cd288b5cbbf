import fc from 'fast-check';
import { expect } from '@playwright/test';
import type { ElectronApplication } from '@playwright/test';
import { DRAWN_SEED } from '../../support/drawn/drawn-seed.ts';
import { closeWindow, endBy, windowShowing } from '../../support/electron/electron-app.ts';
import { test } from '../../support/electron/electron-test.ts';
import { openStaffMenu } from '../../support/electron/staff-at-kiosk.ts';

/** What browsers and desktops do something with. */
const CHORDS = [
  ...['control+R', 'control+shift+R', 'F5', 'control+F5', 'control+P', 'control+S', 'control+O', 'control+N'],
  ...[
    'control+T',
    'control+W',
    'control+Q',
    'control+F',
    'control+G',
    'F3',
    'control+U',
    'control+H',
    'control+J',
  ],
  ...[
    'control+shift+I',
    'control+shift+J',
    'control+shift+C',
    'F12',
    'F11',
    'F1',
    'F10',
    'F6',
    'F7',
    'alt+F4',
  ],
  ...[
    'alt+Left',
    'alt+Right',
    'alt+Home',
    'alt+Space',
    'alt+F',
    'alt+D',
    'control+L',
    'control+K',
    'control+E',
  ],
  ...[
    'control+=',
    'control+shift+=',
    'control+numadd',
    'control+-',
    'control+numsub',
    'control+0',
    'control+M',
  ],
  ...[
    'control+A',
    'control+C',
    'control+V',
    'control+X',
    'shift+Delete',
    'shift+Insert',
    'control+Z',
    'control+Y',
  ],
  ...['control+Tab', 'control+shift+Tab', 'control+PageDown', 'control+Escape', 'shift+F10', 'control+1'],
  ...['meta+D', 'meta+R', 'control+shift+Q', 'control+shift+N', 'control+shift+Delete', 'control+shift+W'],
  ...[
    'control+alt+Delete',
    'control+alt+T',
    'control+alt+Left',
    'meta+L',
    'meta+Tab',
    'alt+Tab',
    'control+Space',
  ],
];
const MODIFIERS = [
  'control',
  'alt',
  'meta',
  'control+shift',
  'control+alt',
  'alt+shift',
  'meta+shift',
  'control+alt+shift',
];
const KEYS = [
  ...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'),
  ...Array.from({ length: 12 }, (_, place) => `F${place + 1}`),
  ...['Left', 'Right', 'Up', 'Down', 'Home', 'End', 'PageUp', 'PageDown', 'Delete', 'Insert', 'Backspace'],
  ...['Enter', 'Tab', 'Space', '=', '-', ',', '/'],
];
const DRAWN = 200;

const drawn = (): readonly string[] =>
  fc.sample(
    fc.tuple(fc.constantFrom(...MODIFIERS), fc.constantFrom(...KEYS)).map((chord) => chord.join('+')),
    { numRuns: DRAWN, seed: DRAWN_SEED },
  );

/** As a keyboard's, through main: those that a test driver types go past it. */
const strike = (app: ElectronApplication, chords: readonly string[]) =>
  app.evaluate(({ BrowserWindow }, all) => {
    const windows = BrowserWindow.getAllWindows().map(({ webContents }) => webContents);
    const kiosk = windows.find((contents) => contents.getURL().endsWith('/kiosk.html'));
    for (const chord of all) {
      const keys = chord.split('+');
      const keyCode = keys.at(-1) ?? '';
      const modifiers = keys.slice(0, -1) as ('control' | 'alt' | 'shift' | 'meta')[];
      for (const type of ['keyDown', 'keyUp'] as const) kiosk?.sendInputEvent({ type, keyCode, modifiers });
    }
  }, chords);

/** What a chord could have changed. */
const stateOf = (app: ElectronApplication) =>
  app.evaluate(({ BrowserWindow, webContents }) => {
    const windows = BrowserWindow.getAllWindows().filter((window) => window.isVisible());
    const [window] = windows;
    return {
      pages: windows.map((each) => each.webContents.getURL().replace(/^.*\//, '')),
      contents: webContents.getAllWebContents().length,
      zoom: window?.webContents.getZoomFactor(),
      hasTools: window?.webContents.isDevToolsOpened(),
      isKiosk: window?.isKiosk(),
      isMinimized: window?.isMinimized(),
      dialogs: Reflect.get(globalThis, 'dialogs') as readonly string[] | undefined,
    };
  });

/** How many reasons to keep the display on there are. */
const keptAwake = (app: ElectronApplication) =>
  app.evaluate(
    ({ powerSaveBlocker }) =>
      Array.from({ length: 50 }, (_, id) => id).filter((id) => powerSaveBlocker.isStarted(id)).length,
  );

const visiblePages = async (app: ElectronApplication) => (await stateOf(app)).pages;

test('a kiosk by its switch keeps its screen on, and no chord leads away; staff open the till and are back', async ({
  sandbox,
  startTill,
}, testInfo) => {
  test.slow();
  const { profile, secrets } = sandbox.ready;
  const {
    app,
    page: till,
    output,
  } = await startTill({
    profile,
    secrets: { ...secrets, staffPin: '4711' },
    isLocked: true,
    kiosk: true,
  });
  const page = await windowShowing(app, 'kiosk.html');
  await page.getByRole('button', { name: 'Touch to start' }).waitFor();

  await test.step('the display stays on', async () => {
    expect(await keptAwake(app)).toBe(1);
  });

  await test.step('no chord reaches the page, or changes anything', async () => {
    // A catalogue with nothing in it: shoppers type what they pay.
    await page.getByRole('button', { name: 'Touch to start' }).click();
    await page.getByRole('button', { name: '7', exact: true }).click();
    await expect(page.getByText('$0.07')).toBeVisible();
    await app.evaluate(({ dialog }) => {
      const dialogs: string[] = [];
      Object.assign(globalThis, { dialogs });
      for (const show of ['showMessageBox', 'showOpenDialog', 'showSaveDialog', 'showErrorBox'] as const)
        Object.assign(dialog, { [show]: () => dialogs.push(show) });
    });
    await page.evaluate(() => {
      const reached: string[] = [];
      Object.assign(window, { reached, isSamePage: true });
      addEventListener('keydown', (event) => reached.push(event.key), true);
    });
    const before = await stateOf(app);
    const chords = [...CHORDS, ...drawn()];
    await testInfo.attach('chords', { body: chords.join('\n'), contentType: 'text/plain' });
    await strike(app, chords);
    // The last one, which does arrive: by then all before it have.
    await strike(app, ['Tab']);
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'reached') as readonly string[]))
      .toContain('Tab');
    const reached = await page.evaluate(() => Reflect.get(window, 'reached') as readonly string[]);
    // Control and Alt together are AltGr on Windows: signs are typed with it.
    expect(reached.filter((key) => !/^(?:Tab|Shift|AltGraph|[^a-z0-9 ])$/i.test(key))).toEqual([]);
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage') as unknown)).toBe(true);
    await expect(page.getByText('$0.07')).toBeVisible();
    expect(await stateOf(app)).toEqual(before);
    expect(before).toMatchObject({ pages: ['kiosk.html'], zoom: 1, dialogs: [] });
    // What a window manager does with Alt+F4.
    await closeWindow(app, page);
    expect(await visiblePages(app)).toEqual(['kiosk.html']);
    await page.getByRole('button', { name: 'Start over' }).click();
  });

  await test.step('staff open the till, and the kiosk is back when they close it', async () => {
    const staff = await openStaffMenu(page);
    await staff.getByRole('button', { name: 'Open the till' }).click();
    await expect.poll(() => visiblePages(app)).toEqual(['index.html']);
    await expect(till.getByRole('button', { name: 'Staff' })).toBeVisible();
    await closeWindow(app, till);
    await expect.poll(() => visiblePages(app)).toEqual(['kiosk.html']);
    await expect(page.getByRole('button', { name: 'Touch to start' })).toBeVisible();
    expect(await keptAwake(app)).toBe(1);
  });

  await test.step('staff start it again, as what it was', async () => {
    await app.evaluate(({ app: main }) => {
      main.relaunch = (options) => console.log(`starts again with ${options?.args?.join(' ')}`);
    });
    const staff = await openStaffMenu(page);
    await endBy(app, staff.getByRole('button', { name: 'Start again' }));
    expect(output()).toMatch(/starts again with .*--kiosk/);
  });
});
