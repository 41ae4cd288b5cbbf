import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';

type EncoderOptions = NonNullable<ConstructorParameters<typeof ReceiptPrinterEncoder>[0]>;

/**
 * The pages that hold the letters of the Latin languages, in the numbers that printers share most. Text goes from one
 * to the next where it must.
 */
export const CODE_PAGES: Pick<Required<EncoderOptions>, 'codepageMapping' | 'codepageCandidates'> = {
  codepageMapping: 'epson',
  codepageCandidates: ['cp437', 'windows1252', 'cp852', 'cp857'],
};

/**
 * Text as it may go to a printer. Control characters would be commands there: a name from outside could open the
 * drawer. Typographic blanks, as `Intl` puts them into amounts, are blanks.
 */
export function printableText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[\u2010\u2011\u2212]/g, '-');
}

/** The euro sign of the Turkish page is not in every printer; the others stand on commands in some pages. */
const OF_ONE_PAGE = /([€§¶•]+)/;

/** Adds printable text, each character from a page where it is safe. */
export function addText(encoder: ReceiptPrinterEncoder, text: string): ReceiptPrinterEncoder {
  for (const part of text.split(OF_ONE_PAGE)) {
    encoder.codepage(OF_ONE_PAGE.test(part) ? 'windows1252' : 'auto').text(part);
  }
  return encoder.codepage('auto');
}

/**
 * Whether the code pages have every character. The encoder would put a question mark for each that they lack, and for
 * arrows and other signs the bytes that are commands in a printer.
 */
export function fitsCodePages(text: string): boolean {
  if (text.includes('\ufffd')) return false; // the encoder's own sign for a place that a page leaves empty
  const encoder = new ReceiptPrinterEncoder({ ...CODE_PAGES, columns: 48 });
  const lines = addText(encoder, printableText(text).replaceAll('?', '')).encode('lines');
  const bytes = lines.flat().flatMap((item) => (isText(item) ? item.payload : []));
  return bytes.every((byte) => byte >= FIRST_CHARACTER && byte !== QUESTION_MARK);
}

interface EncodedText {
  readonly payload: readonly number[];
}

const isText = (item: object): item is EncodedText => 'type' in item && item.type === 'text';

const FIRST_CHARACTER = 0x20;
const QUESTION_MARK = 0x3f;
