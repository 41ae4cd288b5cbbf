import { pageAddress } from './app-origin.ts';
import type { BrowserWindow } from 'electron';
import type { AppPage } from './app-origin.ts';

/** Begins to load one of the screens. A window that goes meanwhile, as with an unplugged display, is no fault. */
export function loadPage(window: BrowserWindow, page: AppPage): void {
  window.loadURL(pageAddress(page)).catch((error: unknown) => {
    if (!window.isDestroyed()) console.error(`${page} was not loaded`, error);
  });
}
