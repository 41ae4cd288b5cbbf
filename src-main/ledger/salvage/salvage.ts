import { leafCells } from './cells.ts';
import { Pages } from './pages.ts';
import { readRecord } from './record.ts';
import type { EventRow } from '../event-writer.ts';
import type { Cell } from './cells.ts';

/**
 * Every event that can still be read from a damaged file, in no order, some perhaps twice. Because events are never
 * changed, each copy of a row on any page is that row, however the pages hang together.
 */
export function* salvageEvents(database: string, wal: string): Iterable<EventRow & { readonly seq: number }> {
  const pages = new Pages(database, wal);
  try {
    for (const page of pages.all()) {
      for (const cell of leafCells(page, (number) => pages.page(number))) {
        const row = eventRow(cell);
        if (row) yield row;
      }
    }
  } finally {
    pages.close();
  }
}

/** Columns in the order of the table `event`; `seq` is the row's own number and so stored as null. */
function eventRow({ rowId, payload }: Cell): (EventRow & { readonly seq: number }) | undefined {
  const [seq, saleId, at, type, body, closes] = readRecord(payload) ?? [];
  const fits = seq === null && typeof saleId === 'string' && typeof at === 'number';
  if (!fits || typeof type !== 'string' || typeof body !== 'string') return undefined;
  return isJson(body) ? { seq: rowId, saleId, at, type, body, closes: closes === 1 } : undefined;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
