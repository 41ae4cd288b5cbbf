import { app, BrowserWindow } from 'electron';
import type { BrowserWindowConstructorOptions, WebPreferences } from 'electron';

/**
 * Interfaces that lead from a page to devices, files and services of the computer. The screens use none of them: what
 * does not exist cannot ask. Chromium's names, by
 * https://chromium.googlesource.com/chromium/src/+/main/third_party/blink/renderer/platform/runtime_enabled_features.json5
 */
const REMOVED_INTERFACES = [
  'WebUSB',
  'WebHID',
  'Serial',
  'WebBluetooth',
  'FileSystemAccessLocal',
  'FontAccess',
  // Its magnifier takes the pointer away from the page.
  'EyeDropperAPI',
];

/** What is a window's own to choose of its page; the rest is the same for all. */
type PageChoices = Pick<
  WebPreferences,
  'preload' | 'partition' | 'offscreen' | 'backgroundThrottling' | 'autoplayPolicy'
>;

/**
 * Every window of the application is made here: its page is sandboxed and isolated and reaches nothing but its preload's
 * functions, and it has no menu.
 * https://www.electronjs.org/docs/latest/tutorial/security#3-enable-context-isolation
 * https://www.electronjs.org/docs/latest/tutorial/security#4-enable-process-sandboxing
 */
export function secureWindow(
  options: Omit<BrowserWindowConstructorOptions, 'webPreferences'>,
  page: PageChoices,
): BrowserWindow {
  const window = new BrowserWindow({
    autoHideMenuBar: true,
    ...options,
    webPreferences: {
      ...page,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      spellcheck: false,
      disableBlinkFeatures: REMOVED_INTERFACES.join(','),
      // A native box stops the page behind it, and nobody stands before a kiosk to press its button.
      disableDialogs: true,
      // Whoever reaches the keyboard of an installed till must not read or change what a screen holds.
      devTools: !app.isPackaged,
    },
  });
  window.removeMenu();
  return window;
}
