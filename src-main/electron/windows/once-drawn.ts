import type { BrowserWindow } from 'electron';
import type { Clock } from '../../../shared/time/clock.ts';

/** A page that has been loaded has drawn itself by then. */
const DRAWN_WITHIN_MS = 1_000;

/**
 * Calls `show` once the page of a hidden window has drawn itself, so that no empty window is seen. Without a graphics card Chromium
 * does not say so after about one start in a hundred, and draws the page only when its window is shown: that then happens a second
 * after the page was loaded. https://www.electronjs.org/docs/latest/api/browser-window#event-ready-to-show
 */
export function onceDrawn(window: BrowserWindow, clock: Clock, show: () => void): void {
  const shown = new AbortController();
  const showNow = (): void => {
    if (shown.signal.aborted) return;
    shown.abort();
    show();
  };
  window.once('ready-to-show', showNow);
  window.once('closed', () => shown.abort());
  window.webContents.once('did-stop-loading', () => {
    clock.sleep(DRAWN_WITHIN_MS, shown.signal).then(showNow, () => undefined);
  });
}
