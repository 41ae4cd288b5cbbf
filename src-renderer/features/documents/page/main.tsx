import '../../../theme/tokens.css';
import '../../../theme/scales.css';
import '../../../theme/base.css';
import './document-page.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { DocumentPageApi } from '../../../../shared/contract/document-page.ts';
import { DocumentSheet } from '../../../components/document-sheet/document-sheet.tsx';

declare global {
  interface Window {
    /** Exposed by this page's own preload. */
    readonly countertopDocument: DocumentPageApi;
  }
}

const place = document.getElementById('document');
if (place === null) throw new Error('document.html has no element with the id "document".');

const doc = await window.countertopDocument.document();
document.title = doc.name;
flushSync(() => createRoot(place).render(<DocumentSheet document={doc} />));
await document.fonts.ready;
// One that cannot be drawn has no size.
await Promise.allSettled(Array.from(document.images, (image) => image.decode()));
window.countertopDocument.drawn(place.scrollHeight);
