import { parse } from 'csv-parse/sync';
import { minorFromDecimal } from '../../../../shared/money/exact-decimal.ts';

/** A line of a comparison's table (`docs/days-csv.md`): the text of a column, empty where there is none. */
export type CopyLine = (column: string) => string;
/** The cell `amount`, or that of another column, in minor units of the comparison's currency. */
export type AmountOf = (line: CopyLine, column?: string) => number | undefined;

/** The fields whose text is not empty. */
export function given<Name extends string>(
  cells: Readonly<Record<Name, string>>,
): Readonly<Partial<Record<Name, string>>> {
  const stated = Object.entries(cells).filter(([, value]) => value !== '');
  return Object.fromEntries(stated) as Partial<Record<Name, string>>;
}

/** The lines of a table, at most `to` of them, beyond which the text may end within a line; none where the text is no table. */
export function linesOf(text: string, to?: number): readonly CopyLine[] {
  try {
    const rows: readonly Readonly<Record<string, string>>[] = parse(text, {
      bom: true,
      columns: true,
      ...(to !== undefined && { to }),
    });
    return rows.map((row) => (column) => withoutMark(row[column] ?? ''));
  } catch {
    return [];
  }
}

/** Removes the apostrophe that keeps spreadsheets from reading a text as a formula. */
function withoutMark(cell: string): string {
  return /^'[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell;
}

/** Minor units of a decimal text, which may be negative. */
export function signedMinor(text: string, scale: number): number | undefined {
  const minor = minorFromDecimal(text.replace(/^-/, ''), scale);
  return minor !== undefined && text.startsWith('-') ? 0 - minor : minor;
}
