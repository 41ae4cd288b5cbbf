import { FRAME, documentPage } from '../../documents/printing/encoding/document-page.ts';
import { secureWindow } from '../windows/secure-window.ts';
import { unlessAborted } from '../../supervision/deadline.ts';
import type { BrowserWindow, WebContents } from 'electron';
import type { PrintedDocument } from '../../../shared/printing/printed-document.ts';
import type { Picture, DocumentRaster } from '../../documents/printing/encoding/encode-document.ts';

/** Each part of a white dot. */
const WHITE = 255;
const ASKED_EVERY_MS = 100;

/** The longest that drawing may take. Electron answers nothing of a page whose process has ended or hangs. */
const DRAWN_WITHIN_MS = 15_000;

/**
 * Draws documents in a page that no screen shows: sandboxed, without a preload, and with a policy that allows nothing but
 * its own styles. https://www.electronjs.org/docs/latest/tutorial/offscreen-rendering
 */
export class HiddenPage implements DocumentRaster {
  async picture(doc: PrintedDocument, widthDots: number): Promise<Picture> {
    const width = widthDots + 2 * FRAME;
    const window = secureWindow(
      {
        show: false,
        width,
        height: width,
        useContentSize: true,
        frame: false,
        enableLargerThanScreen: true,
      },
      { offscreen: true, partition: 'document' },
    );
    const late = new AbortController();
    const timer = setTimeout(() => {
      late.abort(new Error('the picture was not drawn in time'));
      endProcess(window.webContents.getOSProcessId());
    }, DRAWN_WITHIN_MS);
    try {
      return await unlessAborted(drawn(window, documentPage(doc, widthDots), width), late.signal);
    } finally {
      clearTimeout(timer);
      window.destroy();
    }
  }
}

/** One that hangs would outlive its window. It shows nothing else, because it has a partition of its own. */
function endProcess(pid: number): void {
  // 0, where there is no process, would be this one.
  if (pid > 0) process.kill(pid, 'SIGKILL');
}

async function drawn(window: BrowserWindow, page: string, width: number): Promise<Picture> {
  await window.loadURL(`data:text/html;charset=utf-8,${encodeURIComponent(page)}`);
  const height = Number(await window.webContents.executeJavaScript(WHOLE_DOTS));
  const picture = painted(window.webContents, width, height);
  window.setContentSize(width, height);
  return picture;
}

/** Ends the page between two rows of dots, and answers how many there are with the frame. */
const WHOLE_DOTS = `(() => {
  const { style } = document.body;
  const heightNow = () => document.body.getBoundingClientRect().height;
  style.height = Math.ceil(heightNow()) - ${2 * FRAME} + 'px';
  return heightNow();
})()`;

/**
 * The first picture of this size, in dots, that has the whole frame on it: after a change of size come sheets that are
 * empty, or empty where the page was not before, and nothing follows them unless it is asked for.
 */
function painted(contents: WebContents, width: number, height: number): Promise<Picture> {
  return new Promise((resolve) => {
    const asking = setInterval(() => contents.invalidate(), ASKED_EVERY_MS);
    contents.once('destroyed', () => clearInterval(asking));
    contents.on('paint', (_event, _dirty, image) => {
      const size = image.getSize();
      // A screen with a finer scale draws more pixels of the same shape.
      if (Math.abs(size.height / size.width - height / width) > 0.01) return;
      const framed = size.width === width ? image : image.resize({ width, height });
      if (!isWhole(framed.toBitmap(), width, height)) return;
      clearInterval(asking);
      const inside = { width: width - 2 * FRAME, height: height - 2 * FRAME };
      resolve({
        ...inside,
        data: new Uint8ClampedArray(framed.crop({ x: FRAME, y: FRAME, ...inside }).toBitmap()),
      });
    });
  });
}

/** Electron gives blue, green, red, alpha of each dot; of black on white only one is needed. */
function isWhole(bitmap: Buffer, width: number, height: number): boolean {
  const isBlack = (x: number, y: number): boolean => (bitmap[4 * (y * width + x)] ?? WHITE) < WHITE / 2;
  for (let x = 0; x < width; x++) if (!isBlack(x, 0) || !isBlack(x, height - 1)) return false;
  for (let y = 0; y < height; y++) if (!isBlack(0, y) || !isBlack(width - 1, y)) return false;
  return true;
}
