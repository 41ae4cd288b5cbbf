import type { App, BrowserWindow, Details, Event } from 'electron';
import type { Clock } from '../../../shared/time/clock.ts';
import type { ReportUnexpected } from '../../../shared/report-unexpected.ts';

/** By then Chromium has started its graphics process again. One that is lost meanwhile starts the time anew. */
const AGAIN_AFTER_MS = 1_500;

/**
 * Loads the page of a window anew after Chromium lost its graphics process, until the window is closed. Without that about
 * one loss in fifty leaves the window blank for good, while its page runs on and answers: it goes on to show pictures
 * that went with the process. The page holds no truth, so nothing is lost.
 * https://www.electronjs.org/docs/latest/api/app#event-child-process-gone
 */
export function drawAgainAfterLostGraphics(
  app: Pick<App, 'on' | 'off'>,
  window: BrowserWindow,
  { clock, report }: { readonly clock: Clock; readonly report: ReportUnexpected },
): void {
  const contents = window.webContents;
  const closed = new AbortController();
  let losses = 0;
  let wasDrawn = false;
  contents.once('did-stop-loading', () => (wasDrawn = true));
  const onGone = (_event: Event, { type, reason }: Details): void => {
    // While the till starts, graphics may end and be replaced before anything was drawn with them.
    if (!wasDrawn || type !== 'GPU' || reason === 'clean-exit') return;
    const loss = ++losses;
    clock
      .sleep(AGAIN_AFTER_MS, closed.signal)
      .then(() => {
        // A page whose process has ended is loaded by whoever recovers it.
        if (loss === losses && !contents.isCrashed()) contents.reload();
      })
      .catch((error: unknown) => {
        if (!closed.signal.aborted) report('the screen', error);
      });
  };
  app.on('child-process-gone', onGone);
  window.once('closed', () => {
    app.off('child-process-gone', onGone);
    closed.abort();
  });
}
