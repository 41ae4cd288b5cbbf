import { FRAME, documentPage } from '../../documents/printing/encoding/document-page.ts';
import { secureWindow } from '../windows/secure-window.ts';
import type { WebContents } from 'electron';
import type { PrintedDocument } from '../../../shared/printing/printed-document.ts';
import type { Picture, DocumentRaster } from '../../documents/printing/encoding/encode-document.ts';

/** Each part of a white dot. */
const WHITE = 255;
const ASKED_EVERY_MS = 100;

/** The longest that drawing may take. */
const DRAWN_WITHIN_MS = 10_000;

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
    try {
      const page = documentPage(doc, widthDots);
      await window.loadURL(`data:text/html;charset=utf-8,${encodeURIComponent(page)}`);
      const height = Number(await window.webContents.executeJavaScript(WHOLE_DOTS));
      const drawn = painted(window.webContents, width, height);
      window.setContentSize(width, height);
      return await drawn;
    } finally {
      window.destroy();
    }
  }
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
  return new Promise((resolve, reject) => {
    const asking = setInterval(() => contents.invalidate(), ASKED_EVERY_MS);
    const late = setTimeout(() => {
      clearInterval(asking);
      reject(new Error('the picture was not drawn in time'));
    }, DRAWN_WITHIN_MS);
    contents.on('paint', (_event, _dirty, image) => {
      const size = image.getSize();
      // A screen with a finer scale draws more pixels of the same shape.
      if (Math.abs(size.height / size.width - height / width) > 0.01) return;
      const framed = size.width === width ? image : image.resize({ width, height });
      if (!isWhole(framed.toBitmap(), width, height)) return;
      clearInterval(asking);
      clearTimeout(late);
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
