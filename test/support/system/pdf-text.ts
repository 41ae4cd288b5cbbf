import { inflateSync } from 'node:zlib';

/** Enough of a PDF reader to read back what Chromium wrote; it shares nothing with the writer. */
interface PdfObject {
  readonly head: string;
  /** Unpacked. */
  readonly stream: string;
}

/** How many pages a PDF file has. */
export function pdfPages(pdf: Buffer): number {
  return [...objectsOf(pdf).values()].filter(({ head }) => /\/Type\s*\/Page\b/.test(head)).length;
}

/** The words of a PDF file in the order they were drawn, with one blank wherever there is white space. */
export function pdfText(pdf: Buffer): string {
  return pdfPageTexts(pdf).join(' ');
}

/** The same of each page. */
export function pdfPageTexts(pdf: Buffer): readonly string[] {
  const objects = objectsOf(pdf);
  const all = [...objects.values()];
  const fonts = fontsOf(objects);
  const contents = all.flatMap(({ head }) =>
    /\/Type\s*\/Page\b/.test(head) ? numbers(head, /\/Contents\s+(\d+) 0 R/g) : [],
  );
  return contents.map((number) =>
    shownText(objects.get(number)?.stream ?? '', fonts).replaceAll(/\s+/g, ' '),
  );
}

function objectsOf(pdf: Buffer): ReadonlyMap<number, PdfObject> {
  const file = pdf.toString('latin1');
  const objects = new Map<number, PdfObject>();
  for (const [, number, body = ''] of file.matchAll(/(?:^|\n)(\d+) 0 obj\s([\s\S]*?)\sendobj/g)) {
    const start = /stream\r?\n/.exec(body);
    const head = start ? body.slice(0, start.index) : body;
    objects.set(Number(number), { head, stream: start ? unpacked(head, body, start) : '' });
  }
  return objects;
}

function unpacked(head: string, body: string, start: RegExpExecArray): string {
  const packed = body.slice(start.index + start[0].length, body.lastIndexOf('\nendstream'));
  return head.includes('FlateDecode')
    ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
    : packed;
}

/** By a font's name in the pages: its character codes as text. */
function fontsOf(objects: ReadonlyMap<number, PdfObject>): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const fonts = new Map<string, ReadonlyMap<string, string>>();
  for (const { head } of objects.values()) {
    for (const [, name = '', number] of head.matchAll(/\/(F\d+)\s+(\d+) 0 R/g)) {
      const [map] = numbers(objects.get(Number(number))?.head ?? '', /\/ToUnicode (\d+) 0 R/g);
      if (map !== undefined) fonts.set(name, characters(objects.get(map)?.stream ?? ''));
    }
  }
  return fonts;
}

/** A ToUnicode table: single codes, and ranges of them. */
function characters(table: string): ReadonlyMap<string, string> {
  const map = new Map<string, string>();
  const sections = table.matchAll(/beginbf(char|range)([\s\S]*?)endbf/g);
  for (const [, kind, lines = ''] of sections) {
    for (const line of lines.trim().split('\n')) {
      const [from = '', to = '', first = to] = [...line.matchAll(/<([^>]*)>/g)].map(([, hex = '']) => hex);
      const last = kind === 'range' ? to : from;
      for (let code = parseInt(from, 16); code <= parseInt(last, 16); code++) {
        const character = parseInt(first, 16) + code - parseInt(from, 16);
        map.set(code.toString(16).padStart(from.length, '0').toUpperCase(), String.fromCharCode(character));
      }
    }
  }
  return map;
}

function shownText(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let font: ReadonlyMap<string, string> = new Map();
  let text = '';
  const operations = content.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9A-F]+)> Tj|\b(BT)\b|\S+ (\S+) Td/g);
  for (const [, name, codes, begins, down] of operations) {
    if (name !== undefined) font = fonts.get(name) ?? new Map();
    else if (codes !== undefined) text += decoded(codes, font);
    else if (begins !== undefined || (down !== undefined && Number(down) !== 0)) text += ' ';
  }
  return text;
}

function decoded(codes: string, font: ReadonlyMap<string, string>): string {
  const width = [...font.keys()][0]?.length ?? 2;
  return [...codes.matchAll(new RegExp(`.{${width}}`, 'g'))].map(([code]) => font.get(code) ?? '').join('');
}

function numbers(text: string, pattern: RegExp): readonly number[] {
  return [...text.matchAll(pattern)].map(([, number]) => Number(number));
}
