import type { PrintedDocument } from '../printing/printed-document.ts';

/** All that the page which draws a document for a PDF file can reach of main. */
export interface DocumentPageApi {
  readonly document: () => Promise<PrintedDocument>;
  /** Says that the document is drawn completely, `height` CSS pixels high. */
  readonly drawn: (height: number) => void;
}

export const DOCUMENT_PAGE = {
  exposedAs: 'countertopDocument',
  ask: 'document-page.ask',
  drawn: 'document-page.drawn',
} as const;
