import { dialog } from 'electron';
import { RestartPace } from './restart-pace.ts';
import type { BrowserWindow } from 'electron';
import type { Clock } from '../../../shared/clock.ts';
import type { ReportUnexpected } from '../../../shared/report-unexpected.ts';

/** What is said while a screen that keeps dying waits, in the till's language. */
export interface RevivalMessage {
  readonly title: string;
  readonly text: string;
}

export interface CrashRecovery {
  readonly clock: Clock;
  readonly report: ReportUnexpected;
  readonly onEnded: (ended: { readonly reason: string; readonly exitCode: number }) => void;
  /** Nothing where nobody stands who could read it. */
  readonly message: () => Promise<RevivalMessage | undefined>;
}

/**
 * A renderer that died is loaded again: it holds no truth, so nothing is lost. One that keeps dying is loaded again more
 * slowly, so that the machine stays usable, and a message says so meanwhile. Nothing here waits for the message: main
 * goes on reading payments. https://www.electronjs.org/docs/latest/api/web-contents#event-render-process-gone
 */
export function recoverFromCrashes(
  window: BrowserWindow,
  { clock, report, onEnded, message }: CrashRecovery,
): void {
  const pace = new RestartPace();
  const closed = new AbortController();
  window.once('closed', () => closed.abort());
  window.webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit') return;
    onEnded({ reason, exitCode });
    report('the screen', new Error(`the screen process ended: ${reason}`));
    const pause = pace.died(clock.monotonic());
    if (pause > 0) void say(window, message, AbortSignal.any([closed.signal, AbortSignal.timeout(pause)]));
    clock
      .sleep(pause, closed.signal)
      .then(() => window.webContents.reload())
      .catch((error: unknown) => {
        // A window that was closed meanwhile needs no screen.
        if (!closed.signal.aborted) report('the screen', error);
      });
  });
}

/** The message goes by itself when `signal` aborts. Never rejects. */
async function say(
  window: BrowserWindow,
  message: CrashRecovery['message'],
  signal: AbortSignal,
): Promise<void> {
  try {
    const said = await message();
    if (!said || signal.aborted) return;
    const { title, text } = said;
    // Not the one that waits for its button: that would stop main.
    await dialog.showMessageBox(window, { type: 'warning', title, message: title, detail: text, signal });
  } catch (error) {
    console.error('the message about the screen was not shown', String(error));
  }
}
