import { Pulse } from '../../supervision/pulse.ts';
import { endPage } from './end-page.ts';
import type { BrowserWindow, WebContents } from 'electron';
import type { Clock } from '../../../shared/time/clock.ts';
import type { ReportUnexpected } from '../../../shared/report-unexpected.ts';
import type { PulseParts, Sleep, ThreadState } from '../../supervision/pulse.ts';

/**
 * Questions, one a second: with the end of its process and a new start, a screen that hangs is back within ten seconds, or
 * within half a minute where the whole computer is busy and the screen may only be slow (`Pulse`).
 */
const MAY_MISS = 4;
/** A page that is being loaded has to be read and run first, on a slow computer after its start. */
const MAY_MISS_LOADING = 20;

export interface ScreenPulse extends Pick<PulseParts, 'spareMs'> {
  readonly clock: Clock;
  readonly report: ReportUnexpected;
  /** The thread of a process that runs its page. */
  readonly mainThreadOf: (pid: number) => ThreadState | undefined;
  /** The sleep of that thread. */
  readonly sleepOf: (pid: number) => Sleep | undefined;
  /** Somebody may look into the pages from outside, with a program that stops them. */
  readonly isDebugged: boolean;
}

/**
 * Asks the page of a window once a second whether it still answers, until the window is closed. Electron does not
 * report a page whose process hangs: its window stands there as before and takes no touch. `onSilent` is called before such a process is ended.
 */
export function watchPulse(
  window: BrowserWindow,
  { clock, spareMs, mainThreadOf, sleepOf, report, isDebugged }: ScreenPulse,
  onSilent: () => void,
): void {
  const contents = window.webContents;
  const closed = new AbortController();
  window.once('closed', () => closed.abort());
  const pulse = new Pulse({
    clock,
    spareMs,
    thread: () => mainThreadOf(contents.getOSProcessId()),
    sleep: () => sleepOf(contents.getOSProcessId()),
    ask: () => {
      if (!contents.isCrashed()) ask(contents).then(() => pulse.answered(), hasNoPage);
    },
    mayMiss: () => {
      // Whoever ended is started again elsewhere, and whoever is stopped in a debugger does not hang.
      if (contents.isCrashed() || isDebugged || isInspected(contents)) return Infinity;
      return contents.isLoading() ? MAY_MISS_LOADING : MAY_MISS;
    },
    onSilent: () => {
      onSilent();
      void endPage(contents, clock, closed.signal).catch((error: unknown) => report('the screen', error));
    },
  });
  // What was asked before may never have reached the page.
  contents.on('did-stop-loading', () => pulse.answered());
  void pulse.watch(closed.signal).catch((error: unknown) => report('the screen', error));
}

/** Runs nothing, where the page draws and takes touches: whoever does that does both. https://www.electronjs.org/docs/latest/api/web-frame-main */
const ask = async (contents: WebContents): Promise<unknown> => contents.mainFrame.executeJavaScript('0');

/** It was exchanged meanwhile: the next question is for the new one. */
const hasNoPage = (): void => undefined;

const isInspected = (contents: WebContents): boolean =>
  contents.isDevToolsOpened() || contents.debugger.isAttached();
