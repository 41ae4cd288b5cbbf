import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';
import { rowLines, wrapped } from './lines.ts';
import { addText, CODE_PAGES, fitsCodePages, printableText } from './printable-text.ts';
import type { PrintedDocument, DocumentBlock } from '../../../../shared/printing/printed-document.ts';
import type { PaperWidth } from '../../../../shared/printing/printing.ts';

/** Draws what no code page can hold. */
export interface DocumentRaster {
  /**
   * The blocks as black on white, so many dots wide; `data` is RGBA, row by row. A `code` block is never among them.
   * Rejects when it cannot be drawn.
   */
  picture(doc: PrintedDocument, widthDots: number): Promise<Picture>;
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** What fits on a line of the usual font, and the dots of the print head, at 203 dots an inch. */
const FORMATS: Readonly<Record<PaperWidth, { readonly columns: number; readonly dots: number }>> = {
  80: { columns: 48, dots: 576 },
  58: { columns: 32, dots: 384 },
};

/** Between the last line and the cutter. */
const FEED_LINES = 5;

export interface PrintFormat {
  readonly paperWidth: PaperWidth;
  /** Draw all text, also what the code pages have. */
  readonly asPicture: boolean;
}

/**
 * A document as ESC/POS commands, from initialising to the cut. One character that no code page has makes all its text a
 * picture; pictures always are one, and codes are always drawn by the printer. Rejects when the picture cannot be made.
 */
export async function encodeDocument(
  doc: PrintedDocument,
  form: PrintFormat,
  raster: DocumentRaster,
): Promise<Uint8Array> {
  const { columns, dots } = FORMATS[form.paperWidth];
  const encoder = new ReceiptPrinterEncoder({ ...CODE_PAGES, columns, imageMode: 'raster', newline: '\n' });
  encoder.initialize().codepage('auto');
  const drawn = form.asPicture || !textsOf(doc).every(fitsCodePages);
  for (const part of drawn ? drawnParts(doc.blocks) : doc.blocks.map((block) => [block])) {
    const [first] = part;
    if (first?.kind === 'code') addCode(encoder, first.text);
    else if (!drawn && first?.kind !== 'picture') for (const block of part) addBlock(encoder, block, columns);
    else {
      const { width, height, data } = await raster.picture({ ...doc, blocks: part }, dots);
      encoder.image({ width, height, data }, { width, height, algorithm: 'threshold', threshold: 160 });
    }
  }
  return encoder.newline(FEED_LINES).cut('partial').encode();
}

/** A longer picture is one that a page cannot be drawn in at once, and that no printer has room for. */
const BLOCKS_A_PICTURE = 40;

/** Codes stand alone, what is between them goes into as few pictures as it takes. */
function drawnParts(blocks: readonly DocumentBlock[]): readonly (readonly DocumentBlock[])[] {
  const parts: DocumentBlock[][] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    const isFull = last?.length === BLOCKS_A_PICTURE || last?.[0]?.kind === 'code';
    if (last === undefined || isFull || block.kind === 'code') parts.push([block]);
    else last.push(block);
  }
  return parts;
}

function textsOf({ blocks }: PrintedDocument): readonly string[] {
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case 'title':
      case 'text':
        return [block.text];
      case 'row':
        return [block.name, block.value];
      case 'rule':
      case 'space':
      case 'code':
      case 'picture':
        return [];
    }
  });
}

/** The encoder takes a character for a byte; what reads the code takes the bytes for UTF-8. */
function addCode(encoder: ReceiptPrinterEncoder, text: string): void {
  encoder.align('center').qrcode(Buffer.from(text, 'utf8').toString('latin1'), { size: 6 }).align('left');
}

function addBlock(encoder: ReceiptPrinterEncoder, block: DocumentBlock, columns: number): void {
  switch (block.kind) {
    case 'title':
      encoder.align('center').bold(true).size(2);
      for (const line of textLines(block.text, Math.floor(columns / 2))) addText(encoder, line).newline();
      encoder.size(1).bold(false).align('left');
      return;
    case 'text':
      encoder.align(block.align ?? 'left').bold(block.strong ?? false);
      if (block.small) encoder.font('B');
      for (const line of textLines(block.text, columns)) addText(encoder, line).newline();
      if (block.small) encoder.font('A');
      encoder.bold(false).align('left');
      return;
    case 'row':
      encoder.bold(block.strong ?? false);
      for (const line of rowLines(printableText(block.name), printableText(block.value), columns)) {
        addText(encoder, line).newline();
      }
      encoder.bold(false);
      return;
    case 'rule':
      encoder.line('-'.repeat(columns));
      return;
    case 'space':
      encoder.newline();
      return;
    case 'code':
    case 'picture':
  }
}

const textLines = (text: string, columns: number): readonly string[] =>
  text.split('\n').flatMap((line) => wrapped(printableText(line), columns));
