import type { Language } from '../language.ts';

/** What is printed, shown or saved as PDF: a receipt, a slip, a report. Words and amounts are in its language already. */
export interface PrintedDocument {
  readonly language: Language;
  /** What it is called in a list of print jobs, and as a file. */
  readonly name: string;
  /** Stands above and below every print but the first. */
  readonly copyMark: string;
  /** A sheet; a roll 80 mm wide, as receipt printers have it, without. */
  readonly sheet?: 'a4';
  /** From top to bottom. On a sheet, what stands between two rules is kept together. */
  readonly blocks: readonly DocumentBlock[];
}

export type DocumentBlock =
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
  | { readonly kind: 'code'; readonly text: string }
  /** A picture in the middle, as a data address; a dot of it is a dot of the printer. */
  | { readonly kind: 'picture'; readonly source: string };

/** What a store wants on every receipt. */
export interface ReceiptDetails {
  /** In place of the store's name. */
  readonly seller?: string;
  /** Line by line. */
  readonly address?: readonly string[];
  /** With what it is called there. */
  readonly taxNumber?: string;
  /** A PNG picture, as a data address. */
  readonly logo?: string;
  /** Below everything else; may have several lines. */
  readonly footer?: string;
}

/** The document as every print of it but the first: nobody takes a copy for a second sale. */
export function copyOf(doc: PrintedDocument): PrintedDocument {
  const mark = { kind: 'title', text: doc.copyMark } as const;
  return { ...doc, blocks: [mark, ...doc.blocks, mark] };
}

/** Documents of a sale whose printing is on record, so that a second one is marked as a copy. */
export const SALE_DOCUMENTS = ['receipt', 'payment-record', 'reclaim-slip'] as const;
export type SaleDocument = (typeof SALE_DOCUMENTS)[number];
