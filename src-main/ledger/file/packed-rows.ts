import type { Connection, Row, Value } from './connection.ts';

/** How a column comes out of SQLite: a whole number, a text, or bytes as hexadecimal digits. */
export type PackedKind = 'whole' | 'text' | 'hex';

/** By the name that it has in a row; `sql` is what is read, the name itself where none is given. */
export type PackedColumns = Readonly<
  Record<string, PackedKind | { readonly sql: string; readonly kind: PackedKind }>
>;

interface Column {
  readonly name: string;
  readonly sql: string;
  readonly kind: PackedKind;
}

const [SPACE, MINUS, ZERO, END_OF_NUMBERS] = [0x20, 0x2d, 0x30, 0x0a];

/**
 * Reads many rows of a table in one value: each row of a query costs the SQLite package more than everything that is done
 * with it here. `rest` is the query after its columns, with an order and an end. A row is a line of numbers, the
 * lengths of its texts among them (-1: none), and then its texts: whatever stands in them, damaged or not, ends no row.
 */
export function preparePacked(
  connection: Connection,
  columns: PackedColumns,
  rest: string,
): (...values: readonly Value[]) => readonly Row[] {
  const all = Object.entries(columns).map(([name, column]): Column => {
    return typeof column === 'string' ? { name, sql: name, kind: column } : { name, ...column };
  });
  const statement = connection.prepareBytes(`
    SELECT CAST(group_concat(packed, '') AS BLOB) AS rows FROM (SELECT ${packedSql(all)} AS packed ${rest})`);
  return (...values) => unpacked(statement(...values), all);
}

function packedSql(columns: readonly Column[]): string {
  const numbers = columns.map(({ sql, kind }) =>
    kind === 'whole' ? `coalesce(CAST(${sql} AS INTEGER), '')` : `coalesce(length(CAST(${sql} AS BLOB)), -1)`,
  );
  const texts = columns.filter(({ kind }) => kind !== 'whole').map(({ sql }) => `coalesce(${sql}, '')`);
  return [numbers.join(` || ' ' || `), 'char(10)', ...texts].join(' || ');
}

function unpacked(bytes: Buffer, columns: readonly Column[]): readonly Row[] {
  const rows: Row[] = [];
  const numbers: (number | null)[] = [];
  for (let at = 0; at < bytes.length;) {
    at = readNumbers(bytes, at, numbers);
    const row: Record<string, unknown> = {};
    for (const [index, { name, kind }] of columns.entries()) {
      const number = numbers[index] ?? null;
      if (kind === 'whole') row[name] = number;
      else if (number === null || number < 0) row[name] = null;
      else {
        row[name] = bytes.toString(kind === 'hex' ? 'hex' : 'utf8', at, at + number);
        at += number;
      }
    }
    rows.push(row);
  }
  return rows;
}

/** Answers where the texts begin. */
function readNumbers(bytes: Buffer, from: number, numbers: (number | null)[]): number {
  const end = bytes.indexOf(END_OF_NUMBERS, from);
  if (end < 0) throw new Error(`rows without an end from byte ${from} of ${bytes.length}`);
  let [index, value, sign, digits] = [0, 0, 1, 0];
  for (let at = from; at <= end; at += 1) {
    const byte = bytes.readUInt8(at);
    if (byte === SPACE || byte === END_OF_NUMBERS) {
      numbers[index] = digits === 0 ? null : sign * value;
      index += 1;
      [value, sign, digits] = [0, 1, 0];
    } else if (byte === MINUS) sign = -1;
    else {
      value = value * 10 + (byte - ZERO);
      digits += 1;
    }
  }
  return end + 1;
}
