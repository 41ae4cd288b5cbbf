import { expect, test, vi } from 'vitest';
import type { BrowserWindowConstructorOptions, WebPreferences } from 'electron';

/** What Electron is asked for, packed or not, by a window with these wishes for its page. */
async function asked(isPackaged: boolean, page: WebPreferences): Promise<BrowserWindowConstructorOptions[]> {
  const windows: BrowserWindowConstructorOptions[] = [];
  class BrowserWindow {
    constructor(options: BrowserWindowConstructorOptions) {
      windows.push(options);
    }
    removeMenu = vi.fn();
  }
  vi.resetModules();
  vi.doMock('electron', () => ({ app: { isPackaged }, BrowserWindow }));
  const { secureWindow } = await import('../../../../src-main/electron/windows/secure-window.ts');
  secureWindow({ show: false }, page);
  return windows;
}

test.each([
  ['an installed till', true, false],
  ['a till that runs from a checkout', false, true],
])('of %s: packed is %j, tools of developers are %j', async (_, isPackaged, devTools) => {
  const [window] = await asked(isPackaged, { preload: 'a.cjs' });
  expect(window).toMatchObject({ show: false, webPreferences: { preload: 'a.cjs', devTools } });
});

test('no window takes a protection away from its page', async () => {
  const page = { preload: 'a.cjs', sandbox: false, contextIsolation: false, nodeIntegration: true };
  const [window] = await asked(true, page);
  expect(window?.webPreferences).toMatchObject({
    preload: 'a.cjs',
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
  });
});
