import '../../../theme/tokens.css';
import '../../../theme/scales.css';
import '../../../theme/base.css';
import './document-page.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { PaperPageApi } from '../../../../shared/contract/paper-page.ts';
import { DocumentSheet } from '../../../components/document-sheet/document-sheet.tsx';

declare global {
  interface Window {
    /** Exposed by this page's own preload. */
    readonly countertopPaper: PaperPageApi;
  }
}

const place = document.getElementById('paper');
if (place === null) throw new Error('paper.html has no element with the id "paper".');

const paper = await window.countertopPaper.paper();
document.title = paper.name;
flushSync(() => createRoot(place).render(<DocumentSheet paper={paper} />));
await document.fonts.ready;
// One that cannot be drawn has no size.
await Promise.allSettled(Array.from(document.images, (image) => image.decode()));
window.countertopPaper.drawn(place.scrollHeight);
