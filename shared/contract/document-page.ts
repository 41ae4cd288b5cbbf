import type { PrintedDocument } from '../printing/printed-document.ts';

/** What the page that draws a document for a PDF file may ask and say; it reaches nothing else. */
export interface DocumentPageApi {
  readonly document: () => Promise<PrintedDocument>;
  /** The document stands there whole, `height` CSS pixels high. */
  readonly drawn: (height: number) => void;
}

export const DOCUMENT_PAGE = {
  exposedAs: 'countertopDocument',
  ask: 'document-page.ask',
  drawn: 'document-page.drawn',
} as const;
