import { dialog } from 'electron';
import type { BrowserWindow } from 'electron';

const MOST_PER_MINUTE = 3;

/**
 * A renderer that died is loaded again: it holds no truth, so nothing is lost. One that keeps dying is not, so that
 * the machine stays usable and somebody learns of it.
 * https://www.electronjs.org/docs/latest/api/web-contents#event-render-process-gone
 */
export function reviveRenderer(window: BrowserWindow, now: () => number): void {
  let deaths: readonly number[] = [];
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return;
    deaths = [...deaths.filter((at) => now() - at < 60_000), now()];
    console.error(`the screen process ended: ${reason}`);
    if (deaths.length <= MOST_PER_MINUTE) window.webContents.reload();
    else dialog.showErrorBox('Countertop', 'The screen keeps failing. Nothing is lost: restart the till.');
  });
}
