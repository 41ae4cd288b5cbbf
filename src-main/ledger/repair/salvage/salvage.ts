import { linkFrom } from '../../chain/link.ts';
import { leafCells } from './cells.ts';
import { Pages } from './pages.ts';
import { readRecord } from './record.ts';
import type { EntryRow, EventRow, FormerPlace } from '../../record/rows.ts';
import type { Cell } from './cells.ts';

export type SalvagedRow = { readonly former: FormerPlace } & (
  | { readonly table: 'event'; readonly row: EventRow }
  | { readonly table: 'journal'; readonly row: EntryRow }
);

/**
 * Every row of the record that can still be read from a damaged file, in no order, some perhaps twice. Because rows
 * are never changed, each copy of a row on any page is that row, however the pages hang together.
 */
export function* salvage(database: string, wal: string): Iterable<SalvagedRow> {
  const pages = new Pages(database, wal);
  try {
    for (const page of pages.all()) {
      for (const cell of leafCells(page, (number) => pages.page(number))) {
        const salvaged = salvagedRow(cell);
        if (salvaged) yield salvaged;
      }
    }
  } finally {
    pages.close();
  }
}

/** Rows that were written before a table had its last columns end before them. */
const EARLIER_COLUMNS = 6;
/** Both ends of a link are SHA-256. */
const LINK_BYTES = 64;

/** Which table a row is of shows in its columns: `seq` is the row's own number and so stored as null, then they differ. */
function salvagedRow({ rowId: seq, payload }: Cell): SalvagedRow | undefined {
  const columns = readRecord(payload);
  if (columns === undefined || columns[0] !== null) return undefined;
  const former = formerPlace(seq, columns);
  if (former === undefined) return undefined;
  return typeof columns[1] === 'string' ? eventRow(former, columns) : entryRow(former, columns);
}

type Columns = NonNullable<ReturnType<typeof readRecord>>;

function formerPlace(seq: number, columns: Columns): FormerPlace | undefined {
  if (columns.length === EARLIER_COLUMNS) return { seq };
  const [place, both] = columns.slice(EARLIER_COLUMNS);
  if (columns.length !== EARLIER_COLUMNS + 2) return undefined;
  if (place === null && both === null) return { seq };
  if (typeof place !== 'number' || !Buffer.isBuffer(both) || both.length !== LINK_BYTES) return undefined;
  return { seq, link: linkFrom(place, both.toString('hex')) };
}

function eventRow(former: FormerPlace, [, saleId, at, type, body, closes]: Columns): SalvagedRow | undefined {
  if (typeof saleId !== 'string' || typeof at !== 'number') return undefined;
  if (typeof type !== 'string' || typeof body !== 'string' || !isJson(body)) return undefined;
  return { table: 'event', former, row: { saleId, at, type, body, closes: closes === 1 } };
}

function entryRow(
  former: FormerPlace,
  [, at, type, cashierId, shift, body]: Columns,
): SalvagedRow | undefined {
  if (typeof at !== 'number' || typeof type !== 'string') return undefined;
  if (cashierId !== null && typeof cashierId !== 'string') return undefined;
  if (shift !== null && typeof shift !== 'number') return undefined;
  if (typeof body !== 'string' || !isJson(body)) return undefined;
  return { table: 'journal', former, row: { at, type, cashierId, shift, body } };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
