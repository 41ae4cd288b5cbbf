import type { Language } from './language.ts';

/** What is printed, shown or saved as PDF: a receipt, a slip, a report. Words and amounts are in its language already. */
export interface Paper {
  readonly language: Language;
  /** What it is called in a list of print jobs, and as a file. */
  readonly name: string;
  /** From top to bottom. */
  readonly blocks: readonly PaperBlock[];
}

export type PaperBlock =
  | { readonly kind: 'title'; readonly text: string }
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly align?: 'center';
      readonly strong?: boolean;
      readonly small?: boolean;
    }
  /** A name at the start of the line and its value at the end. */
  | { readonly kind: 'row'; readonly name: string; readonly value: string; readonly strong?: boolean }
  | { readonly kind: 'rule' }
  | { readonly kind: 'space' }
  /** A QR code of this text. */
  | { readonly kind: 'code'; readonly text: string };
