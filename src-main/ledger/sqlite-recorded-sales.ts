import { textOf, wholeOf } from './file/connection.ts';
import { assumedScales } from './amounts/record-scales.ts';
import { PROVED_COLUMNS } from './record/event-columns.ts';
import { readEvent, unreadable } from './record/stored-event.ts';
import type { SaleEvent } from '../sales/events.ts';
import type { AssumedScale } from '../staff/shifts/journal-entry.ts';
import type { RecordedSales, SaleSince } from '../staff/shifts/ports.ts';
import type { PlaceInTime, SalesByTime } from '../reports/ports.ts';
import type { Connection, Statement } from './file/connection.ts';

export const SALES_AT_HAND = `
  SELECT ${textOf('id')} FROM sale WHERE shift = ? UNION SELECT ${textOf('id')} FROM sale WHERE open = 1`;
export const SALES_CHANGED = `SELECT seq, ${textOf('sale_id')} FROM event WHERE seq > ? ORDER BY seq LIMIT ?`;
export const EVENTS_OF_SALES = `
  SELECT ${PROVED_COLUMNS} FROM event
  WHERE sale_id IN (SELECT value FROM json_each(?)) ORDER BY event.sale_id, seq`;

/** Sales that began in the same millisecond are told apart by the numbers of their rows. */
export const SALES_STARTED = `
  SELECT ${textOf('id')}, ${wholeOf('started_at')}, rowid AS tie FROM sale INDEXED BY sale_by_time
  WHERE (started_at, rowid) > (?, ?) AND started_at < ? ORDER BY sale.started_at, rowid LIMIT ?`;

/** The sales in SQLite as reports read them. A mark is the number of an event. */
export class SqliteRecordedSales implements RecordedSales, SalesByTime {
  readonly #scales: readonly AssumedScale[];
  readonly #lastEvent: Statement;
  readonly #atHand: Statement;
  readonly #changed: Statement;
  readonly #events: Statement;
  readonly #started: Statement;

  /** The connection is the ledger's, which closes it. */
  constructor(connection: Connection) {
    this.#scales = assumedScales(connection);
    this.#lastEvent = connection.prepare('SELECT max(seq) AS seq FROM event');
    this.#atHand = connection.prepare(SALES_AT_HAND);
    this.#changed = connection.prepare(SALES_CHANGED);
    this.#events = connection.prepare(EVENTS_OF_SALES);
    this.#started = connection.prepare(SALES_STARTED);
  }

  end(): number {
    return Number(this.#lastEvent.all()[0]?.['seq'] ?? 0);
  }

  salesAtHand(shift: number): readonly string[] {
    return this.#atHand.all(shift).map((row) => String(row['id']));
  }

  salesChanged(after: number, most: number): { readonly ids: readonly string[]; readonly upTo: number } {
    const rows = this.#changed.all(after, most);
    const ids = new Set(rows.map((row) => String(row['sale_id'])));
    return { ids: [...ids], upTo: Number(rows.at(-1)?.['seq'] ?? after) };
  }

  salesStarted(from: number, until: number, most: number, after?: PlaceInTime): readonly PlaceInTime[] {
    const { startedAt, tie } = after ?? { startedAt: from, tie: -1 };
    return this.#started.all(startedAt, tie, until, most).map((row) => ({
      saleId: String(row['id']),
      startedAt: Number(row['started_at']),
      tie: Number(row['tie']),
    }));
  }

  salesOf(ids: readonly string[], mark: number): readonly SaleSince[] {
    const sales = new Map<string, { events: SaleEvent[]; before: number }>();
    for (const row of this.#events.all(JSON.stringify(ids))) {
      const event = readEvent(row, this.#scales) ?? unreadable(row);
      const sale = sales.get(event.saleId) ?? { events: [], before: 0 };
      sale.events.push(event);
      if (Number(row['seq']) <= mark) sale.before += 1;
      sales.set(event.saleId, sale);
    }
    return [...sales.values()];
  }
}
