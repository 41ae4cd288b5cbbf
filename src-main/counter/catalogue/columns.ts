import type { CatalogueColumn } from '../../../shared/contract/counter.ts';

/** Where in a line each column stands. */
export type Columns = ReadonlyMap<CatalogueColumn, number>;

/** What shops and their programs call the columns, in small letters. */
const HEADERS: Readonly<Record<CatalogueColumn, readonly string[]>> = {
  name: ['name', 'article', 'item', 'product', 'title', 'description'],
  price: ['price', 'unit price', 'amount'],
  code: ['code', 'barcode', 'ean', 'gtin', 'upc', 'sku', 'number'],
  quick: ['quick', 'quick key', 'favourite', 'favorite'],
};

/** The column that a header names, if it is one of ours; others may stand in the file and are left alone. */
export function columnOf(header: string): CatalogueColumn | undefined {
  const words = header
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');
  const known = Object.entries(HEADERS) as [CatalogueColumn, readonly string[]][];
  return known.find(([, names]) => names.includes(words))?.[0];
}

/** The character that parts the cells of the header line; a comma where there is only one column. */
export function delimiterOf(text: string): ',' | ';' | '\t' {
  const header = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (delimiter: string): number => header.split(delimiter).length;
  if (count('\t') > 1 && count('\t') >= count(';')) return '\t';
  return count(';') > count(',') ? ';' : ',';
}
