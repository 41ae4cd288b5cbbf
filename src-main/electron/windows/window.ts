import { screen } from 'electron';
import { TILL_PAGE } from '../pages/app-origin.ts';
import { loadPage } from '../pages/load-page.ts';
import { secureWindow } from './secure-window.ts';
import { backgroundOf } from './window-theme.ts';
import type { BrowserWindow } from 'electron';

const WINDOWED = { width: 1280, height: 800 } as const;
/** The smallest till screen that is designed for is 800×480. */
const SMALLEST = { width: 640, height: 400 } as const;

/** Of the pages that people look at. */
export const SCREEN_PAGE = {
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
  const window = secureWindow(
    {
      title: 'Countertop',
      width: Math.min(WINDOWED.width, workArea.width),
      height: Math.min(WINDOWED.height, workArea.height),
      useContentSize: true,
      minWidth: Math.min(SMALLEST.width, workArea.width),
      minHeight: Math.min(SMALLEST.height, workArea.height),
      fullscreen: !windowed && !isHidden,
      show: !isHidden,
      backgroundColor: backgroundOf('system'),
    },
    { preload, ...SCREEN_PAGE },
  );
  loadPage(window, TILL_PAGE);
  return window;
}
