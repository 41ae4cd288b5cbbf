import { leafCells } from './cells.ts';
import { Pages } from './pages.ts';
import { readRecord } from './record.ts';
import type { EntryRow } from '../../record/entry-writer.ts';
import type { EventRow } from '../../record/event-writer.ts';
import type { Cell } from './cells.ts';

type Numbered<T> = T & { readonly seq: number };
export type SalvagedRow =
  | { readonly table: 'event'; readonly row: Numbered<EventRow> }
  | { readonly table: 'journal'; readonly row: Numbered<EntryRow> };

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

/** Which table a row is of shows in its columns: `seq` is the row's own number and so stored as null, then they differ. */
function salvagedRow({ rowId: seq, payload }: Cell): SalvagedRow | undefined {
  const columns = readRecord(payload);
  if (columns?.length !== 6 || columns[0] !== null) return undefined;
  return typeof columns[1] === 'string' ? eventRow(seq, columns) : entryRow(seq, columns);
}

type Columns = readonly (string | number | null)[];

function eventRow(seq: number, [, saleId, at, type, body, closes]: Columns): SalvagedRow | undefined {
  if (typeof saleId !== 'string' || typeof at !== 'number') return undefined;
  if (typeof type !== 'string' || typeof body !== 'string' || !isJson(body)) return undefined;
  return { table: 'event', row: { seq, saleId, at, type, body, closes: closes === 1 } };
}

function entryRow(seq: number, [, at, type, cashierId, shift, body]: Columns): SalvagedRow | undefined {
  if (typeof at !== 'number' || typeof type !== 'string') return undefined;
  if (cashierId === undefined || typeof cashierId === 'number') return undefined;
  if (shift === undefined || typeof shift === 'string') return undefined;
  if (typeof body !== 'string' || !isJson(body)) return undefined;
  return { table: 'journal', row: { seq, at, type, cashierId, shift, body } };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
