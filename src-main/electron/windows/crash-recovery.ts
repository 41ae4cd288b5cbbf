import { app, dialog } from 'electron';
import { IS_WHOLE } from '../../../shared/contract/whole-page.ts';
import { CUSTOMER_PAGE, isPage, KIOSK_PAGE, pageAddress, TILL_PAGE } from '../pages/app-origin.ts';
import { lookAfterLostGraphics } from './lost-graphics.ts';
import { watchPulse } from './screen-pulse.ts';
import type { BrowserWindow } from 'electron';
import type { AppPage } from '../pages/app-origin.ts';
import type { Restart, ScreenName } from '../../../shared/contract/health.ts';
import type { RestartPace } from './restart-pace.ts';
import type { ScreenPulse } from './screen-pulse.ts';

/** What is said while a screen that keeps dying waits, in the till's language. */
export interface RevivalMessage {
  readonly title: string;
  readonly text: string;
}

/** `reason` and `exitCode` are Chromium's; of a window that was taken away there are none. */
export interface ScreenEnd extends Pick<Restart, 'why'> {
  readonly part: ScreenName;
  readonly reason?: string;
  readonly exitCode?: number;
}

export interface CrashRecovery extends ScreenPulse {
  readonly onEnded: (ended: ScreenEnd) => void;
  /** Nothing where nobody stands who could read it. */
  readonly message: () => Promise<RevivalMessage | undefined>;
}

/** A screen by its name, and how fast it is started again: one for all the windows that it has had. */
export interface RecoveredScreen {
  readonly part: ScreenName;
  readonly pace: RestartPace;
}

/**
 * A renderer that died, or that was ended because it did not answer or showed nothing, is loaded again: it holds no truth, so
 * nothing is lost. So is a window's own page that the disk did not give, or not all of it. One that keeps dying is loaded again
 * more slowly, so that the machine stays usable, and a message says so meanwhile. Nothing here waits for the message: main goes
 * on reading payments.
 * https://www.electronjs.org/docs/latest/api/web-contents#event-render-process-gone
 */
export function recoverFromCrashes(
  window: BrowserWindow,
  { part, pace }: RecoveredScreen,
  recovery: CrashRecovery,
): void {
  const { clock, report, onEnded, message } = recovery;
  const closed = new AbortController();
  let endedFor: keyof typeof ENDED_FOR | undefined;
  window.once('closed', () => closed.abort());
  watchPulse(window, recovery, () => (endedFor = 'hung'));
  lookAfterLostGraphics(app, window, { clock, report, onBlank: () => (endedFor = 'blank') });
  window.webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit') return;
    const why = endedFor ?? 'ended';
    onEnded({ part, why, reason, exitCode });
    report('the screen', new Error(`the screen process ended: ${why === 'ended' ? reason : ENDED_FOR[why]}`));
    endedFor = undefined;
    // Blank ones are few: the till starts again with the fifth loss of its graphics.
    const pause = why === 'blank' ? 0 : pace.died(clock.monotonic());
    loadAfter(pause, () => window.webContents.reload());
  });
  window.webContents.on('did-fail-load', (_event, code, reason, url, isMainFrame) => {
    if (isMainFrame && code !== ERR_ABORTED && isPage(url, PAGE_OF[part]))
      loadAnew({ reason, exitCode: code });
  });
  window.webContents.on('did-finish-load', () => {
    if (!isPage(window.webContents.getURL(), PAGE_OF[part])) return;
    window.webContents.executeJavaScript(IS_WHOLE).then(
      (isWhole) => {
        if (isWhole === false) loadAnew({ reason: 'a part of it is missing' });
      },
      // It was exchanged meanwhile: the next one is looked at for itself.
      () => undefined,
    );
  });

  function loadAnew(end: Pick<ScreenEnd, 'reason' | 'exitCode'>): void {
    onEnded({ part, why: 'blank', ...end });
    report('the screen', new Error(`the page was not loaded: ${end.reason}`));
    // Where it fails once more, one of these events says so.
    const load = () => window.webContents.loadURL(pageAddress(PAGE_OF[part])).catch(() => undefined);
    loadAfter(pace.died(clock.monotonic()), load);
  }

  function loadAfter(pause: number, load: () => unknown): void {
    // Customers read their screen, and have nothing to press a button with.
    if (pause > 0 && part !== 'customer-screen')
      void say(window, message, AbortSignal.any([closed.signal, AbortSignal.timeout(pause)]));
    clock
      .sleep(pause, closed.signal)
      .then(load)
      .catch((error: unknown) => {
        // A window that was closed meanwhile needs no screen.
        if (!closed.signal.aborted) report('the screen', error);
      });
  }
}

const PAGE_OF: Readonly<Record<ScreenName, AppPage>> = {
  'till-screen': TILL_PAGE,
  'customer-screen': CUSTOMER_PAGE,
  'kiosk-screen': KIOSK_PAGE,
};

/** Another load has taken its place. https://chromium.googlesource.com/chromium/src/+/main/net/base/net_error_list.h */
const ERR_ABORTED = -3;

const ENDED_FOR = { hung: 'it did not answer', blank: 'it showed nothing after graphics were lost' } as const;

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
