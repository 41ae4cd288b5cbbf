import { BrowserWindow, screen } from 'electron';
import { TILL_PAGE } from '../pages/app-origin.ts';
import { loadPage } from '../pages/load-page.ts';
import { SECURE_WEB_PREFERENCES } from '../pages/secure-web-preferences.ts';
import { backgroundOf } from './window-theme.ts';

const WINDOWED = { width: 1280, height: 800 } as const;
/** The smallest till screen that is designed for is 800×480. */
const SMALLEST = { width: 640, height: 400 } as const;

/** Of the windows that people look at. */
export const SCREEN_WEB_PREFERENCES = {
  ...SECURE_WEB_PREFERENCES,
  // A till that is covered by another window still has to show what happened at once.
  backgroundThrottling: false,
  // A paid sale is heard whether or not anybody has touched the screen since the start.
  autoplayPolicy: 'no-user-gesture-required',
} as const;

/** The till's window. A hidden one is for whoever shows it: shoppers stand before another. */
export function openWindow(
  preload: string,
  { windowed, isHidden }: { readonly windowed: boolean; readonly isHidden: boolean },
): BrowserWindow {
  const workArea = screen.getPrimaryDisplay().workAreaSize;
  const window = new BrowserWindow({
    title: 'Countertop',
    width: Math.min(WINDOWED.width, workArea.width),
    height: Math.min(WINDOWED.height, workArea.height),
    useContentSize: true,
    minWidth: Math.min(SMALLEST.width, workArea.width),
    minHeight: Math.min(SMALLEST.height, workArea.height),
    fullscreen: !windowed && !isHidden,
    show: !isHidden,
    autoHideMenuBar: true,
    backgroundColor: backgroundOf('system'),
    webPreferences: { preload, ...SCREEN_WEB_PREFERENCES },
  });
  window.removeMenu();
  loadPage(window, TILL_PAGE);
  return window;
}
