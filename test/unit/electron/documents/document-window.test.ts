import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DOCUMENT_PAGE } from '../../../../shared/contract/document-page.ts';
import { pdfOf } from '../../../../src-main/electron/documents/document-window.ts';
import { DOCUMENT_SHEET_PAGE, pageAddress } from '../../../../src-main/electron/pages/app-origin.ts';
import type { PrintToPDFOptions } from 'electron';
import type { PrintedDocument } from '../../../../shared/printing/printed-document.ts';

const { page } = vi.hoisted(() => ({
  page: { printed: (): Promise<Uint8Array> => Promise.resolve(new Uint8Array()), destroyed: 0 },
}));

/** A window whose page says at once that the document is drawn, 200 CSS pixels high. */
vi.mock('electron', () => ({
  app: { isPackaged: true },
  BrowserWindow: class {
    removeMenu = (): void => undefined;
    destroy = (): void => void (page.destroyed += 1);
    webContents = Object.assign(new EventEmitter(), {
      mainFrame: { url: pageAddress(DOCUMENT_SHEET_PAGE) },
      ipc: Object.assign(new EventEmitter(), { handle: () => undefined }),
      loadURL: () => Promise.resolve(),
      printToPDF: (_options: PrintToPDFOptions) => page.printed(),
    });
    loadURL = (): Promise<void> => {
      const { ipc, mainFrame } = this.webContents;
      ipc.emit(DOCUMENT_PAGE.drawn, { sender: this.webContents, senderFrame: mainFrame }, 200);
      return Promise.resolve();
    };
  },
}));

const doc: PrintedDocument = { language: 'en', name: 'receipt', copyMark: 'Copy', blocks: [] };

beforeEach(() => {
  vi.useFakeTimers();
  page.destroyed = 0;
});
afterEach(() => vi.useRealTimers());

test('a document that is drawn and printed is a file, and its window is gone', async () => {
  page.printed = () => Promise.resolve(new Uint8Array([37]));
  expect(await pdfOf(doc, 'preload.cjs')).toEqual(new Uint8Array([37]));
  expect(page.destroyed).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('a page that hangs after it was drawn is given up a minute later, with its window', async () => {
  // Electron answers nothing of a page whose process hangs.
  page.printed = () => new Promise(() => undefined);
  let said: unknown;
  pdfOf(doc, 'preload.cjs').catch((error: unknown) => (said = error));
  await vi.advanceTimersByTimeAsync(59_999);
  expect([said, page.destroyed]).toEqual([undefined, 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(said).toEqual(new Error('the document was not printed in time'));
  expect(page.destroyed).toBe(1);
});
