import { CsvError, parse } from 'csv-parse/sync';
import { CATALOGUE_COLUMNS } from '../../../shared/contract/checkout.ts';
import { columnNamed } from './column-names.ts';
import { delimiterOf } from './delimiter.ts';
import { plainWord } from './plain-word.ts';
import { readRow, type Columns } from './read-row.ts';
import type { Article, CatalogueColumn, CatalogueFault } from '../../../shared/contract/checkout.ts';
import type { TaxRate } from '../../../shared/money/tax-rules.ts';

export interface CatalogueReading {
  readonly articles: readonly Article[];
  /** The first faults, in the order of the file. */
  readonly faults: readonly CatalogueFault[];
  /** How many articles name a colour that the till does not know; it was left out. */
  readonly unknownColours: number;
}

interface Row {
  readonly cells: readonly string[];
  /** The line on which it begins. */
  readonly line: number;
}

const MAX_ARTICLES = 20_000;
const MAX_QUICK = 24;
const MAX_PICTURES = 5_000;
const MAX_FAULTS = 200;

/**
 * Reads a CSV file of articles, whose first line names the columns. `decimals` are those of the currency, `rates` the
 * store's tax rates. With any fault, the articles must not be used.
 */
export function readCatalogue(text: string, decimals: number, rates: readonly TaxRate[]): CatalogueReading {
  const rows = rowsOf(text.replace(/^\uFEFF/, ''));
  if ('fault' in rows) return { articles: [], faults: [rows], unknownColours: 0 };
  const [header, ...rest] = rows.rows;
  const columns = columnsOf(header?.cells ?? []);
  if ('faults' in columns) return { articles: [], faults: columns.faults, unknownColours: 0 };
  const read = rest.map(({ cells, line }) => readRow(cells, line, columns.found, decimals, rates));
  const articles = read.flatMap(({ article }) => article ?? []);
  const faults = [
    ...read.flatMap((row) => row.faults),
    ...codesTwice(rest.map(({ cells, line }) => ({ line, code: codeIn(cells, columns.found) }))),
    ...limits(articles),
  ];
  if (rest.length === 0) faults.push({ line: 0, fault: 'no-articles' });
  faults.sort((a, b) => a.line - b.line);
  const unknownColours = read.filter(({ ignored }) => ignored === 'colour').length;
  return { articles, faults: faults.slice(0, MAX_FAULTS), unknownColours };
}

function rowsOf(text: string): { readonly rows: readonly Row[] } | CatalogueFault {
  try {
    const rows = parse(text, {
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    });
    return { rows: (rows as unknown as readonly CsvRecord[]).map(rowOf) };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? error['lines'] : 0;
    return { line, fault: 'quotes' };
  }
}

interface CsvRecord {
  readonly record: readonly string[];
  /** How many lines had been read at the end of the record. */
  readonly info: { readonly lines: number };
}

function rowOf({ record, info }: CsvRecord): Row {
  const breaks = record.join('').split('\n').length - 1;
  return { cells: record, line: info.lines - breaks };
}

/** The place of each column. Of several that fit, the one with the likeliest name is read; the same name twice is a fault. */
function columnsOf(header: readonly string[]): { found: Columns } | { faults: readonly CatalogueFault[] } {
  const found = new Map<CatalogueColumn, number>();
  const faults: CatalogueFault[] = [];
  const named = header.flatMap((text, index) => {
    const name = columnNamed(text);
    return name ? [{ ...name, index, word: plainWord(text) }] : [];
  });
  for (const column of CATALOGUE_COLUMNS) {
    // Sorting keeps the order of the file among names that are as likely.
    const [best, next] = named.filter((each) => each.column === column).sort((a, b) => a.rank - b.rank);
    if (best) found.set(column, best.index);
    else if (column === 'name' || column === 'price')
      faults.push({ line: 1, column, fault: 'missing-column' });
    if (best && best.word === next?.word) faults.push({ line: 1, column, fault: 'column-twice' });
  }
  return faults.length > 0 ? { faults } : { found };
}

function codeIn(cells: readonly string[], columns: Columns): string {
  return cells[columns.get('code') ?? -1]?.trim() ?? '';
}

/** A fault for each code that an earlier article has, because a scan must find one article. */
export function codesTwice(
  articles: readonly { readonly line: number; readonly code: string }[],
): readonly CatalogueFault[] {
  const seen = new Set<string>();
  return articles.flatMap(({ line, code }): readonly CatalogueFault[] => {
    if (code === '' || !seen.has(code)) {
      seen.add(code);
      return [];
    }
    return [{ line, column: 'code', fault: 'code-twice' }];
  });
}

/** Faults of a catalogue with too many articles, quick keys or pictures. */
export function limits(articles: readonly Article[]): readonly CatalogueFault[] {
  const quick = articles.filter((article) => article.quick);
  const pictures = new Set(articles.flatMap(({ picture }) => picture ?? []));
  return [
    ...(articles.length > MAX_ARTICLES ? [{ line: 0, fault: 'too-many-articles' } as const] : []),
    ...(quick.length > MAX_QUICK ? [{ line: 0, column: 'quick', fault: 'too-many-quick' } as const] : []),
    ...(pictures.size > MAX_PICTURES
      ? [{ line: 0, column: 'picture', fault: 'too-many-pictures' } as const]
      : []),
  ];
}
