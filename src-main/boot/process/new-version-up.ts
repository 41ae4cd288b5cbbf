import { setTimeout as sleep } from 'node:timers/promises';
import { within } from '../../supervision/deadline.ts';
import { noteUp } from '../../updates/trial-copy.ts';
import { UpdateFolder } from '../../updates/update-folder.ts';
import { systemClock } from './system-clock.ts';
import type { App, BrowserWindow } from 'electron';

const LOOK_EVERY_MS = 100;
/** Electron answers nothing of a page whose process has ended or hangs. The next one is in its place within ten seconds. */
const ANSWERED_WITHIN_MS = 10_000;
const NEVER = new AbortController().signal;
/** Ten minutes. Whoever tries the version ends the trial earlier, unless it was ended itself. */
const MOST_LOOKS_OF_A_TRIAL = 6_000;

interface OpenedTill {
  readonly window: BrowserWindow;
  /** Figures of the ledger; `undefined` while it is not open. */
  readonly figures: () => string | undefined;
}

/** Ends the process of a trial once the new version is up and the figures that it computes are on the disk. */
export async function endTrial(app: Pick<App, 'getPath' | 'quit'>, till: OpenedTill): Promise<void> {
  const figures = await figuresOnceUp(till, MOST_LOOKS_OF_A_TRIAL);
  if (figures !== undefined) await noteUp(app.getPath('userData'), figures);
  app.quit();
}

/**
 * Ends the update once the new version is up where people see it. Until then its starts are counted. A till may wait for hours until
 * somebody types a secret that it does not keep: that start is none without a record.
 */
export async function endFirstStart(app: Pick<App, 'getPath'>, till: OpenedTill): Promise<void> {
  if ((await figuresOnceUp(till, Infinity)) !== undefined)
    await new UpdateFolder(app.getPath('userData')).dropOrder();
}

/** Resolves once the first screen is drawn and the ledger is open, or to `undefined` where that does not happen. */
async function figuresOnceUp(
  { window, figures }: OpenedTill,
  mostLooks: number,
): Promise<string | undefined> {
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const known = figures();
    if (known !== undefined && (await isDrawn(window))) return known;
    await sleep(LOOK_EVERY_MS);
  }
  return undefined;
}

/** Answers `false` for a page that is still being loaded, has crashed, hangs or is closed. */
async function isDrawn(window: BrowserWindow): Promise<boolean> {
  if (window.isDestroyed()) return false;
  const isDrawn = `document.querySelector('#till > *') !== null`;
  const drawn: unknown = await within(systemClock, ANSWERED_WITHIN_MS, NEVER, () =>
    window.webContents.executeJavaScript(isDrawn),
  ).catch(() => false);
  return drawn === true;
}
