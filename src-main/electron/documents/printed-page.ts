import { unlessAborted } from '../../supervision/deadline.ts';
import type { PrintToPDFOptions, WebContents } from 'electron';

/** A report may have hundreds of pages. */
const WITHIN_MS = 60_000;

/** A page that is drawn, as a PDF file. Rejects after a minute: Electron answers nothing of a page whose process hangs. */
export function printedPage(
  contents: Pick<WebContents, 'printToPDF'>,
  options: PrintToPDFOptions,
): Promise<Uint8Array> {
  const printing = contents.printToPDF({ printBackground: true, ...options });
  return unlessAborted(printing, AbortSignal.timeout(WITHIN_MS));
}
