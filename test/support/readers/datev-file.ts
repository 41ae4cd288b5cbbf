/**
 * Reads a batch of postings by what DATEV publishes of its format (developer.datev.de, "DATEV-Format", header and
 * "Buchungsstapel"): a pattern for each field, the quotation marks with it. It shares nothing with the writer.
 */
const HEADER: readonly RegExp[] = [
  /^"(EXTF|DTVF)"$/,
  /^700$/,
  /^21$/,
  /^"Buchungsstapel"$/,
  /^13$/,
  /^20\d\d(0[1-9]|1[0-2])([0-2]\d|3[01])([01]\d|2[0-3])([0-5]\d){2}\d{3}$/,
  /^$/,
  /^"\w{0,2}"$/,
  /^"\w{0,25}"$/,
  /^"\w{0,25}"$/,
  /^(\d{4,7})$/,
  /^\d{1,5}$/,
  /^20\d\d(0[1-9]|1[0-2])([0-2]\d|3[01])$/,
  /^[4-8]$/,
  /^20\d\d(0[1-9]|1[0-2])([0-2]\d|3[01])$/,
  /^20\d\d(0[1-9]|1[0-2])([0-2]\d|3[01])$/,
  /^"[\w.\-/ ]{0,30}"$/,
  /^"([A-Z]{2}){0,2}"$/,
  /^[12]$/,
  /^(0|30|40|50|64)$/,
  /^[01]$/,
  /^"[A-Z]{3}"$/,
  /^$/,
  /^""$/,
  /^$/,
  /^$/,
  /^"(\d{2}){0,2}"$/,
  /^\d{0,4}$/,
  /^$/,
  /^""$/,
  /^".{0,16}"$/,
];

/** By their place, from 1 on; of the others the kind of an empty field tells whether they are texts. */
const COLUMNS: Readonly<Record<number, RegExp>> = {
  1: /^(?!0{1,10},00)\d{1,10},\d{2}$/,
  2: /^"(S|H)"$/,
  3: /^"([A-Z]{3})?"$/,
  7: /^(?!0{1,9}$)\d{1,9}$/,
  8: /^(?!0{1,9}$)\d{1,9}$/,
  9: /^"(\d{1,4})?"$/,
  10: /^\d{4}$/,
  11: /^"[\w$&%*+\-/]{0,36}"$/,
  12: /^"[\w$&%*+\-/]{0,12}"$/,
  14: /^"[^\p{Cc}]{0,60}"$/u,
  114: /^[01]$/,
};
const FIELDS = 125;
const EMPTY = /^(""|)$/;
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

export interface DatevPosting {
  readonly minor: bigint;
  readonly account: string;
  readonly contra: string;
  /** As `2026-05-12`. */
  readonly date: string;
  readonly document: string;
  readonly text: string;
}

/** The postings; the account grows above zero. Throws at the first thing that DATEV does not take. */
export function readDatev(file: Buffer): readonly DatevPosting[] {
  if (!file.subarray(0, 3).equals(BYTE_ORDER_MARK))
    throw new Error('no mark of UTF-8: read as Windows letters');
  const text = new TextDecoder('utf-8', { fatal: true }).decode(file);
  if (!text.endsWith('\r\n')) throw new Error('the last line has no end');
  const [header = [], heads = [], ...lines] = text.slice(0, -2).split('\r\n').map(fieldsOf);
  fit('header', header, HEADER);
  if (heads.length !== FIELDS) throw new Error(`${heads.length} columns`);
  const [from = '', to = ''] = [header[14], header[15]];
  return lines.map((fields, index) => {
    const patterns = Array.from({ length: FIELDS }, (_, at) => COLUMNS[at + 1] ?? EMPTY);
    fit(`line ${index + 1}`, fields, patterns);
    const [amount = '', side = '', ...rest] = fields;
    const [account = '', contra = '', , day = '', document = '', , , words = ''] = rest.slice(4);
    const date = [from, to]
      .map((end) => `${end.slice(0, 4)}${day.slice(2)}${day.slice(0, 2)}`)
      .find((each) => each >= from && each <= to);
    if (date === undefined) throw new Error(`line ${index + 1}: ${day} is not from ${from} to ${to}`);
    return {
      minor: BigInt(amount.replace(',', '')) * (side === '"S"' ? 1n : -1n),
      account,
      contra,
      date: date.replace(/(....)(..)(..)/, '$1-$2-$3'),
      document: unquoted(document),
      text: unquoted(words),
    };
  });
}

function fieldsOf(line: string): readonly string[] {
  // A semicolon before which quotation marks are open is part of a text.
  return line.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/);
}

function fit(where: string, fields: readonly string[], patterns: readonly RegExp[]): void {
  if (fields.length !== patterns.length) throw new Error(`${where}: ${fields.length} fields`);
  for (const [index, pattern] of patterns.entries()) {
    // A quotation mark within a text is written twice, and counts once.
    const field = fields[index] ?? '';
    const once = field.replace(/^"(.*)"$/s, (_, inner: string) => `"${inner.replaceAll('""', "'")}"`);
    if (!pattern.test(once)) throw new Error(`${where}: field ${index + 1} is ${field}`);
  }
}

const unquoted = (field: string): string => field.slice(1, -1).replaceAll('""', '"');
