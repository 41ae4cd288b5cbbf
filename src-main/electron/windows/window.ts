import { BrowserWindow, screen } from 'electron';
import { TILL_PAGE } from '../pages/app-origin.ts';
import { loadPage } from '../pages/load-page.ts';
import { backgroundOf } from './window-theme.ts';

const WINDOWED = { width: 1280, height: 800 } as const;
/** The smallest till screen that is designed for is 800×480. */
const SMALLEST = { width: 640, height: 400 } as const;

/**
 * What any page may do: it is sandboxed and isolated and reaches nothing but its preload's functions.
 * https://www.electronjs.org/docs/latest/tutorial/security#3-enable-context-isolation
 * https://www.electronjs.org/docs/latest/tutorial/security#4-enable-process-sandboxing
 */
export const SECURE_WEB_PREFERENCES = {
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  webSecurity: true,
  webviewTag: false,
  spellcheck: false,
  // A till that is covered by another window still has to show what happened at once.
  backgroundThrottling: false,
  // A paid sale is heard whether or not anybody has touched the screen since the start.
  autoplayPolicy: 'no-user-gesture-required',
} as const;

/** The till's window. */
export function openWindow(preload: string, windowed: boolean): BrowserWindow {
  const workArea = screen.getPrimaryDisplay().workAreaSize;
  const window = new BrowserWindow({
    title: 'Countertop',
    width: Math.min(WINDOWED.width, workArea.width),
    height: Math.min(WINDOWED.height, workArea.height),
    useContentSize: true,
    minWidth: Math.min(SMALLEST.width, workArea.width),
    minHeight: Math.min(SMALLEST.height, workArea.height),
    fullscreen: !windowed,
    autoHideMenuBar: true,
    backgroundColor: backgroundOf('system'),
    webPreferences: { preload, ...SECURE_WEB_PREFERENCES },
  });
  window.removeMenu();
  loadPage(window, TILL_PAGE);
  return window;
}
