import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';
import { rowLines, wrapped } from './lines.ts';
import { addText, CODE_PAGES, fitsCodePages, printableText } from './printable-text.ts';
import type { PrintedDocument, DocumentBlock } from '../../../../shared/printing/printed-document.ts';
import type { PaperWidth } from '../../../../shared/printing/printing.ts';

/** Draws text that the code pages lack. */
export interface DocumentRaster {
  /**
   * Draws the blocks in black on white, `widthDots` wide; `data` is RGBA, row by row. There is never a `code` block among
   * them. Rejects when the picture cannot be drawn.
   */
  picture(doc: PrintedDocument, widthDots: number): Promise<Picture>;
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** How many characters of the usual font fit on a line, and the dots of the print head at 203 dots per inch. */
const FORMATS: Readonly<Record<PaperWidth, { readonly columns: number; readonly dots: number }>> = {
  80: { columns: 48, dots: 576 },
  58: { columns: 32, dots: 384 },
};

/** How many lines are fed between the last line and the cutter. */
const FEED_LINES = 5;

export interface PrintFormat {
  readonly paperWidth: PaperWidth;
  /** Whether all text is drawn, even what the code pages have. */
  readonly asPicture: boolean;
}

/**
 * Answers a document as ESC/POS commands, from initialising to the cut. If one character is in no code page, all text is
 * sent as a picture. The printer always draws codes itself. Rejects when the picture cannot be made.
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

/** How many blocks one picture holds at most. A longer one could not be drawn at once, and no printer has room for it. */
const BLOCKS_A_PICTURE = 40;

/** Splits the blocks for drawing: codes stand alone, and what is between them goes into as few pictures as possible. */
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

/** Adds a code. The encoder sends each character as a byte, and whoever reads the code takes the bytes for UTF-8. */
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
