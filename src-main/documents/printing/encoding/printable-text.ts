import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';

type EncoderOptions = NonNullable<ConstructorParameters<typeof ReceiptPrinterEncoder>[0]>;

/**
 * The code pages with the letters of the Latin languages, under the numbers that most printers share. Text switches from
 * one page to the next where it has to.
 */
export const CODE_PAGES: Pick<Required<EncoderOptions>, 'codepageMapping' | 'codepageCandidates'> = {
  codepageMapping: 'epson',
  codepageCandidates: ['cp437', 'windows1252', 'cp852', 'cp857'],
};

/**
 * Answers text that is safe to send to a printer. Control characters would be commands there, so a name from outside
 * could open the drawer. Typographic spaces, as `Intl` puts them into amounts, become plain spaces.
 */
export function printableText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[\u2010\u2011\u2212]/g, '-');
}

/**
 * Signs that are taken from one page only. Not every printer has the euro sign of the Turkish page, and on some pages the
 * other signs are commands.
 */
const OF_ONE_PAGE = /([€§¶•]+)/;

/** Adds printable text, each character from a page where it is safe. */
export function addText(encoder: ReceiptPrinterEncoder, text: string): ReceiptPrinterEncoder {
  for (const part of text.split(OF_ONE_PAGE)) {
    encoder.codepage(OF_ONE_PAGE.test(part) ? 'windows1252' : 'auto').text(part);
  }
  return encoder.codepage('auto');
}

/**
 * Whether the code pages have every character. The encoder would print a question mark for each that they lack, and for
 * arrows and some other signs bytes that are commands in a printer.
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
