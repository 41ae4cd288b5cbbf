import type { App, BrowserWindow } from 'electron';

/**
 * One till per data folder: a second start brings the first to the front and ends.
 * Answers whether this process is the first. `window` may not be open yet when a second start comes.
 */
export function claimSingleInstance(app: App, window: () => BrowserWindow | undefined): boolean {
  const first = app.requestSingleInstanceLock();
  app.on('second-instance', () => {
    const open = window();
    if (open?.isMinimized()) open.restore();
    open?.focus();
  });
  return first;
}
