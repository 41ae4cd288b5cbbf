import fc from 'fast-check';
import { formatMoney } from '../../../../shared/money/money.ts';
import { describe, expect, test } from 'vitest';
import { encodeDocument } from '../../../../src-main/documents/printing/encoding/encode-document.ts';
import { rowLines } from '../../../../src-main/documents/printing/encoding/lines.ts';
import { fitsCodePages } from '../../../../src-main/documents/printing/encoding/printable-text.ts';
import { CODE_PAGES } from '../../../support/system/virtual-printer/code-pages.ts';
import { receipt } from '../../../support/records/documents.ts';
import { EscPosReader } from '../../../support/system/virtual-printer/read-escpos.ts';
import type { PrintedDocument } from '../../../../shared/printing/printed-document.ts';
import type {
  PrintFormat,
  Picture,
} from '../../../../src-main/documents/printing/encoding/encode-document.ts';
import type { Printed } from '../../../support/system/virtual-printer/read-escpos.ts';

const FORM: PrintFormat = { paperWidth: 80, asPicture: false };

/** A grey square: half of its dots are dark enough to be printed. */
function drawing() {
  const drawn: PrintedDocument[] = [];
  const picture = (doc: PrintedDocument, width: number): Promise<Picture> => {
    drawn.push(doc);
    const data = Uint8ClampedArray.from({ length: width * 2 * 4 }, (_, at) =>
      at % 4 === 3 ? 255 : at < width * 4 ? 60 : 250,
    );
    return Promise.resolve({ width, height: 2, data });
  };
  return { drawn, raster: { picture } };
}

async function printed(doc: PrintedDocument, form = FORM) {
  const out: Printed[] = [];
  const reader = new EscPosReader(
    (each) => out.push(each),
    () => undefined,
  );
  const { drawn, raster } = drawing();
  for (const byte of await encodeDocument(doc, form, raster)) reader.read(byte);
  const lines = out.flatMap((each) => (each.kind === 'line' ? [each.parts] : []));
  return { out, drawn, lines, texts: lines.map((parts) => parts.map(({ text }) => text).join('')) };
}

const text = (words: string): PrintedDocument => receipt({ blocks: [{ kind: 'text', text: words }] });

describe('a document in letters', () => {
  test.each([
    ['en', 'Paid — thank you… “really” €19.50'],
    ['es', '¿Señor Núñez? ¡Sí!'],
    ['fr', 'Reçu à l’œuvre, déjà payé, 1 234,50 €'],
    ['de', 'Größe Äpfel Übung Straße'],
    ['it', 'È già così, più caffè'],
    ['pt-BR', 'Ação, não, órgão, você'],
    ['nl', 'Coöperatie, één'],
    ['pl', 'Zażółć gęślą jaźń ŁĄKĘ'],
    ['tr', 'İğne ışık şöför ÇĞ'],
  ])('has every letter of %s', async (_, words) => {
    const { texts, drawn } = await printed(text(words));
    const spaced = words.replace(/\p{Zs}/gu, ' ');
    expect([texts[0]?.trimEnd(), drawn]).toEqual([spaced, []]);
  });

  test('has what is taken off with a minus sign that every printer has', async () => {
    const value = formatMoney({ minor: -125, currency: 'USD' }, 'en-US');
    const { texts, drawn } = await printed(receipt({ blocks: [{ kind: 'row', name: 'Discount', value }] }));
    expect([texts[0], drawn]).toEqual(['Discount'.padEnd(42) + '-$1.25', []]);
  });

  test.each([80, 58] as const)(
    'keeps within %i mm, names at the start and values at the end',
    async (width) => {
      const columns = width === 80 ? 48 : 32;
      const { texts, lines } = await printed(receipt(), { ...FORM, paperWidth: width });
      expect(texts).toContain('Total'.padEnd(columns - 6) + '$19.50');
      for (const parts of lines) {
        const used = parts.reduce((sum, { text: { length }, style }) => sum + length * style.width, 0);
        expect(used).toBeLessThanOrEqual(parts.some(({ style }) => style.font === 'B') ? 64 : columns);
      }
    },
  );

  test('has a large centred title, strong totals, small print, one code and one cut at the end', async () => {
    const { out } = await printed(receipt());
    const style = (start: string) => {
      const parts = out.flatMap((each) => (each.kind === 'line' ? each.parts : []));
      return parts.find((part) => part.text.trim().startsWith(start))?.style;
    };
    expect(style('Corner Shop')).toMatchObject({ bold: true, width: 2, height: 2 });
    expect(style('Total')).toMatchObject({ bold: true, width: 1 });
    expect(style('Keep')).toMatchObject({ bold: false, font: 'B' });
    expect(out.filter(({ kind }) => kind === 'code')).toEqual([
      expect.objectContaining({ data: 'https://pay.example.test/p/1?x=ä' }),
    ]);
    expect(out.slice(out.findIndex(({ kind }) => kind === 'cut') + 1)).toEqual([{ kind: 'line', parts: [] }]);
  });

  test('prints every letter of its pages as itself, whatever stands before it', async () => {
    const upper = Array.from({ length: 128 }, (_, index) => index + 128);
    const letters = [...CODE_PAGES.values()]
      .flatMap((letterOf) => upper.map(letterOf))
      .filter((letter) => letter !== undefined && /[\p{L}\p{P}\p{Sc}]/u.test(letter));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 40 }),
        async (some) => {
          const words = some.join('').normalize('NFC');
          fc.pre(fitsCodePages(words));
          const { texts } = await printed(text(words));
          expect(texts[0]?.trimEnd()).toBe(words);
        },
      ),
    );
  });

  test('never lets a name become a command', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary-ascii', maxLength: 60 }), async (name) => {
        const doc = receipt({
          blocks: [
            { kind: 'row', name, value: '\u001bp\u0000' },
            { kind: 'title', text: name },
          ],
        });
        const { out } = await printed(doc);
        expect(out.every(({ kind }) => kind === 'line' || kind === 'cut')).toBe(true);
        expect(out.filter(({ kind }) => kind === 'cut')).toHaveLength(1);
      }),
    );
  });
});

describe('what no code page has', () => {
  test.each(['شكرا', '谢谢', 'ありがとう', 'Αντίο', '😀', '←p', 'broken \ufffd'])(
    'makes a picture of %s, never a question mark',
    async (words) => {
      const { drawn, texts, out } = await printed(
        receipt({
          blocks: [
            { kind: 'text', text: 'Name' },
            { kind: 'row', name: words, value: '1' },
          ],
        }),
      );
      expect(drawn).toHaveLength(1);
      expect(texts.join('').trim()).toBe('');
      const [picture] = out.filter((each) => each.kind === 'raster');
      expect(picture).toMatchObject({ width: 576, bits: { 0: 0xff, 71: 0xff, 72: 0x00 } });
    },
  );

  test('leaves the codes to the printer, each in its place', async () => {
    const code = { kind: 'code', text: 'x' } as const;
    const some = { kind: 'text', text: '谢谢' } as const;
    const { out, drawn } = await printed(receipt({ blocks: [some, some, code, some] }), {
      ...FORM,
      paperWidth: 58,
    });
    expect(out.map(({ kind }) => kind).filter((kind) => kind !== 'line')).toEqual([
      'raster',
      'code',
      'raster',
      'cut',
    ]);
    expect(drawn.map(({ blocks }) => blocks.length)).toEqual([2, 1]);
  });

  test('a long report is drawn in pieces that a page and a printer have room for, in order', async () => {
    const rows = Array.from(
      { length: 401 },
      (_, n) => ({ kind: 'row', name: `销售 ${n}`, value: '1' }) as const,
    );
    const { drawn } = await printed(receipt({ blocks: rows }));
    expect(drawn.map(({ blocks }) => blocks.length)).toEqual([...Array<number>(10).fill(40), 1]);
    expect(drawn.flatMap(({ blocks }) => blocks)).toEqual(rows);
  });

  test('a printer with other code pages gets everything as a picture', async () => {
    const { drawn, texts } = await printed(text('Plain'), { ...FORM, asPicture: true });
    expect([drawn.length, texts.join('').trim()]).toEqual([1, '']);
  });
});

test('says of any text whether the code pages have all of it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (words) => {
      const letters = /^[\p{Script=Latin}\p{Cc}\p{Zs}0-9!-~]*$/u.test(words);
      if (!letters && /[\p{Script=Han}\p{Script=Arabic}\p{Script=Hiragana}]/u.test(words)) {
        expect(fitsCodePages(words)).toBe(false);
      }
    }),
  );
  expect(fitsCodePages('really???')).toBe(true);
});

test('a row is as wide as the paper, with everything that it says', () => {
  const word = fc.stringMatching(/^[a-z]{1,40}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), word, (names, value) => {
      const lines = rowLines(names.join(' '), value, 32);
      expect(lines.join('').replaceAll(' ', '')).toBe(names.join('') + value);
      for (const { length } of lines) expect(length).toBeLessThanOrEqual(32);
      expect(lines.at(-1)).toHaveLength(32);
    }),
  );
});

describe('a picture on a document in letters', () => {
  const blocks: PrintedDocument['blocks'] = [
    { kind: 'picture', source: 'data:image/png;base64,AAAA' },
    { kind: 'text', text: 'Corner Shop' },
  ];

  test('is drawn alone, and the rest stays letters', async () => {
    const { out, drawn, texts } = await printed(receipt({ blocks }));
    expect(drawn.map((doc) => doc.blocks)).toEqual([blocks.slice(0, 1)]);
    expect(out[0]?.kind).toBe('raster');
    expect(texts.map((line) => line.trimEnd())).toContain('Corner Shop');
  });

  test('is drawn with all the rest when that is drawn', async () => {
    const { drawn } = await printed(receipt({ blocks }), { ...FORM, asPicture: true });
    expect(drawn.map((doc) => doc.blocks)).toEqual([blocks]);
  });
});
