import { once } from 'node:events';
import { isLostGraphics } from '../process/process-ends.ts';
import { within } from '../../supervision/deadline.ts';
import { endPage } from './end-page.ts';
import type { App, BrowserWindow, Details, Event } from 'electron';
import type { Clock } from '../../../shared/time/clock.ts';
import type { ReportUnexpected } from '../../../shared/report-unexpected.ts';

/** Chromium has started its graphics process again by then, and a page that was loaded has drawn itself. */
const LOOK_AFTER_MS = 1_200;
/** The second look is for a computer that was too busy for the first. */
const LOOKS = 2;
const PICTURE_WITHIN_MS = 2_000;
/** A page that shows nothing for another reason is not ended for ever. */
const MOST_ENDS = 3;

interface LostGraphicsParts {
  readonly clock: Clock;
  readonly report: ReportUnexpected;
  /** Called before the process of a page is ended. */
  readonly onBlank: () => void;
}

/**
 * After Chromium lost its graphics process, looks at the window's picture, and ends the page's process where there is
 * nothing on it, until the window is closed. About one loss in fifty leaves a page that runs on, answers, and names pictures
 * that the new graphics process never had: its window stays blank for good. Loading the page again in its process
 * does not help. https://www.electronjs.org/docs/latest/api/app#event-child-process-gone
 */
export function lookAfterLostGraphics(
  app: Pick<App, 'on' | 'off'>,
  window: BrowserWindow,
  { clock, report, onBlank }: LostGraphicsParts,
): void {
  const contents = window.webContents;
  const closed = new AbortController();
  let isLoaded = false;
  let looking = new AbortController();

  const isThere = (): boolean => window.isVisible() && !contents.isCrashed() && !contents.isLoading();

  const untilThere = async (signal: AbortSignal): Promise<void> => {
    while (!isThere()) {
      if (contents.isCrashed() || contents.isLoading()) await once(contents, 'did-stop-loading', { signal });
      else await once(window, 'show', { signal });
    }
  };

  /** One that is not answered for so long will never be drawn either. */
  const isBlank = async (signal: AbortSignal): Promise<boolean> => {
    const captured = within(clock, PICTURE_WITHIN_MS, signal, () => contents.capturePage());
    const picture = await captured.catch(() => undefined);
    return !picture || showsNothing(picture.toBitmap(), picture.getSize().height);
  };

  const look = async (signal: AbortSignal): Promise<void> => {
    for (let ends = 0; ends < MOST_ENDS; ends++) {
      for (let looks = 0; looks < LOOKS;) {
        await untilThere(signal);
        await clock.sleep(LOOK_AFTER_MS, signal);
        if (!isThere()) continue;
        if (!(await isBlank(signal))) return;
        looks++;
      }
      signal.throwIfAborted();
      onBlank();
      await endPage(contents, clock, closed.signal);
    }
  };

  const onGone = (_event: Event, details: Details): void => {
    // What is drawn for the first time has nothing of the process that was lost.
    if (!isLostGraphics(details) || !isLoaded) return;
    looking.abort();
    looking = new AbortController();
    const { signal } = looking;
    look(signal).catch((error: unknown) => {
      if (!signal.aborted) report('the screen', error);
    });
  };

  contents.once('did-stop-loading', () => (isLoaded = true));
  app.on('child-process-gone', onGone);
  window.once('closed', () => {
    app.off('child-process-gone', onGone);
    closed.abort();
    looking.abort();
  });
}

/** A line of text alone has more, also where letters have no soft edges. */
const MOST_CHANGES = 15;

/**
 * Whether a picture of a window has nothing to read on it: at most a few rows differ from the one above. Plain areas, which
 * Chromium fills without its graphics process, may stand on it. `bitmap` has `rows` rows; without any there is no picture.
 */
export function showsNothing(bitmap: Buffer, rows: number): boolean {
  const width = bitmap.length / rows;
  let changes = 0;
  for (let from = width; from < bitmap.length; from += width) {
    const isAsAbove = bitmap.compare(bitmap, from, from + width, from - width, from) === 0;
    if (!isAsAbove && ++changes > MOST_CHANGES) return false;
  }
  return true;
}
