import type { Paper } from '../paper.ts';

/** What the page that draws a paper for a PDF file may ask and say; it reaches nothing else. */
export interface PaperPageApi {
  readonly paper: () => Promise<Paper>;
  /** The paper stands there whole, `height` CSS pixels high. */
  readonly drawn: (height: number) => void;
}

export const PAPER_PAGE = {
  exposedAs: 'countertopPaper',
  ask: 'paper-page.ask',
  drawn: 'paper-page.drawn',
} as const;
