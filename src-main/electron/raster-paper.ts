import { BrowserWindow } from 'electron';
import { paperPage } from '../printing/encoding/paper-page.ts';
import type { NativeImage, WebContents } from 'electron';
import type { Paper } from '../../shared/paper.ts';
import type { Picture, RasterPaper } from '../printing/encoding/encode-paper.ts';

/** Every part of a white dot: blue, green, red and alpha. */
const WHITE = 255;
const ASKED_EVERY_MS = 100;

/** The longest that drawing may take. */
const DRAWN_WITHIN_MS = 10_000;

/**
 * Draws papers in a page that no screen shows: sandboxed, without a preload, and with a policy that allows nothing but
 * its own styles. https://www.electronjs.org/docs/latest/tutorial/offscreen-rendering
 */
export class HiddenPage implements RasterPaper {
  async picture(paper: Paper, widthDots: number): Promise<Picture> {
    const window = new BrowserWindow({
      show: false,
      width: widthDots,
      height: widthDots,
      useContentSize: true,
      frame: false,
      enableLargerThanScreen: true,
      webPreferences: {
        offscreen: true,
        sandbox: true,
        contextIsolation: true,
        nodeIntegration: false,
        partition: 'paper',
      },
    });
    try {
      const page = paperPage(paper, widthDots);
      await window.loadURL(`data:text/html;charset=utf-8,${encodeURIComponent(page)}`);
      const height = Number(
        await window.webContents.executeJavaScript('document.body.getBoundingClientRect().height'),
      );
      const drawn = painted(window.webContents, widthDots, Math.ceil(height));
      window.setContentSize(widthDots, Math.ceil(height));
      return await drawn;
    } finally {
      window.destroy();
    }
  }
}

/**
 * The first picture of this size, in dots, that has anything on it: after a change of size the empty sheet may come
 * first, and nothing follows it unless it is asked for.
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
      const picture = pictureOf(size.width === width ? image : image.resize({ width, height }));
      if (picture.data.every((part) => part === WHITE)) return;
      clearInterval(asking);
      clearTimeout(late);
      resolve(picture);
    });
  });
}

/** Electron gives blue, green, red, alpha; of black on white only one is needed. */
function pictureOf(image: NativeImage): Picture {
  const { width, height } = image.getSize();
  return { width, height, data: new Uint8ClampedArray(image.toBitmap()) };
}
