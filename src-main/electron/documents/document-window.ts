import { once } from 'node:events';
import { DOCUMENT_PAGE } from '../../../shared/contract/document-page.ts';
import { pageAddress, DOCUMENT_SHEET_PAGE } from '../pages/app-origin.ts';
import { secureWindow } from '../windows/secure-window.ts';
import { printedPage } from './printed-page.ts';
import { unlessAborted } from '../../supervision/deadline.ts';
import { isTrusted } from '../ipc/trusted-sender.ts';
import type { BrowserWindow, IpcMainEvent, IpcMainInvokeEvent, PrintToPDFOptions } from 'electron';
import type { PrintedDocument } from '../../../shared/printing/printed-document.ts';

/** Drawing takes a fraction of a second; a page that never comes must not hold the cashier. */
const WITHIN_MS = 15_000;
const ROLL_INCHES = 80 / 25.4;
const CSS_PIXELS_PER_INCH = 96;
const NO_MARGIN = { top: 0, bottom: 0, left: 0, right: 0 } as const;

/**
 * The document as a PDF file, drawn by the same component as on the screen, in a window of its own that nobody sees. It
 * is sandboxed and isolated as the till's is, takes no commands, and is gone afterwards. Rejects when it cannot be drawn, or once `signal` aborts.
 */
export async function pdfOf(
  doc: PrintedDocument,
  preload: string,
  signal?: AbortSignal,
): Promise<Uint8Array> {
  const window = secureWindow({ show: false }, { preload, backgroundThrottling: false });
  try {
    const printing = drawn(window, doc).then((height) =>
      printedPage(window.webContents, pageOf(doc, height)),
    );
    return await (signal ? unlessAborted(printing, signal) : printing);
  } finally {
    window.destroy();
  }
}

/** Draws the document and answers its height in CSS pixels. */
async function drawn(window: BrowserWindow, doc: PrintedDocument): Promise<number> {
  const { ipc } = window.webContents;
  ipc.handle(DOCUMENT_PAGE.ask, (event) => {
    if (!isOurs(event, window)) throw new Error('not for this page');
    return doc;
  });
  const drawing = once(ipc, DOCUMENT_PAGE.drawn, { signal: AbortSignal.timeout(WITHIN_MS) });
  const [said] = await Promise.all([drawing, window.loadURL(pageAddress(DOCUMENT_SHEET_PAGE))]);
  const [event, height] = said as [IpcMainEvent, unknown];
  if (!isOurs(event, window) || typeof height !== 'number') throw new Error('the document was not drawn');
  return height;
}

function pageOf({ sheet }: PrintedDocument, height: number): PrintToPDFOptions {
  if (sheet === 'a4') return { pageSize: 'A4', margins: { top: 0.5, bottom: 0.5, left: 0.5, right: 0.5 } };
  // One page as long as the document: a roll is not cut into pages.
  const inches = Math.ceil(height + 1) / CSS_PIXELS_PER_INCH;
  return { pageSize: { width: ROLL_INCHES, height: inches }, margins: NO_MARGIN };
}

function isOurs({ sender, senderFrame }: IpcMainEvent | IpcMainInvokeEvent, window: BrowserWindow): boolean {
  return isTrusted(
    {
      frameUrl: senderFrame?.url,
      isTopFrame: senderFrame !== null && senderFrame === sender.mainFrame,
      isOurWindow: sender === window.webContents,
    },
    DOCUMENT_SHEET_PAGE,
  );
}
