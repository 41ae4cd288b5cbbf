import { textOf, wholeOf } from './file/connection.ts';
import { assumedScales } from './amounts/record-scales.ts';
import { prepareEventsOfSales } from './lookup/events-of-sales.ts';
import type { RecordedSales, SaleSince } from '../staff/shifts/ports.ts';
import type { PlaceInTime, SalesByTime } from '../reports/ports.ts';
import type { Connection, Statement } from './file/connection.ts';

export const SALES_AT_HAND = `
  SELECT ${textOf('id')} FROM sale WHERE shift = ? UNION SELECT ${textOf('id')} FROM sale WHERE open = 1`;
export const LAST_SHIFT = 'SELECT max(shift) AS shift FROM sale WHERE shift IS NOT NULL';
export const SALES_CHANGED = `SELECT seq, ${textOf('sale_id')} FROM event WHERE seq > ? ORDER BY seq LIMIT ?`;

/** Sales that began in the same millisecond are distinguished by the numbers of their rows. */
export const SALES_STARTED = `
  SELECT ${textOf('id')}, ${wholeOf('started_at')}, rowid AS tie FROM sale INDEXED BY sale_by_time
  WHERE (started_at, rowid) > (?, ?) AND started_at < ? ORDER BY sale.started_at, rowid LIMIT ?`;

export const STARTED_COUNTED = `
  SELECT count(*) AS sales FROM sale INDEXED BY sale_by_time WHERE started_at >= ? AND started_at < ?`;

/** None of them in a ledger that was never repaired. */
export const WITHOUT_START = `
  SELECT count(*) AS sales FROM sale INDEXED BY sale_by_time
  WHERE started_at IS NULL AND (SELECT min(at) FROM event WHERE sale_id = sale.id AND seq <= ?3) >= ?1
    AND (SELECT min(at) FROM event WHERE sale_id = sale.id AND seq <= ?3) < ?2`;

/** Between the opening of a shift and the entry about shifts before it, which is that of the shift before. */
const END_OF_LOST_REPORT = `
  WITH
    opened AS (SELECT max(place) AS place FROM journal WHERE type = 'shift-opened' AND shift = ?),
    before AS (
      SELECT coalesce(max(place), 0) AS place FROM journal
      WHERE type IN ('shift-opened', 'shift-closed') AND place < (SELECT place FROM opened)),
    places AS (
      SELECT place FROM event UNION ALL SELECT place FROM journal),
    between_them AS (
      SELECT place, lag(place) OVER (ORDER BY place) AS former FROM places
      WHERE place BETWEEN (SELECT place FROM before) AND (SELECT place FROM opened))
  SELECT max(seq) AS seq FROM event
  WHERE place > 0 AND place <= (SELECT max(former) FROM between_them WHERE place > former + 1)`;

/** The sales in SQLite as reports read them. A mark is the number of an event. */
export class SqliteRecordedSales implements RecordedSales, SalesByTime {
  readonly #lastEvent: Statement;
  readonly #endOfLostReport: Statement;
  readonly #lastShift: Statement;
  readonly #atHand: Statement;
  readonly #changed: Statement;
  readonly #eventsOf: ReturnType<typeof prepareEventsOfSales>;
  readonly #started: Statement;
  readonly #counted: Statement;
  readonly #withoutStart: Statement;

  /** The connection is the ledger's, which closes it. */
  constructor(connection: Connection) {
    this.#lastEvent = connection.prepare('SELECT max(seq) AS seq FROM event');
    this.#endOfLostReport = connection.prepare(END_OF_LOST_REPORT);
    this.#lastShift = connection.prepare(LAST_SHIFT);
    this.#atHand = connection.prepare(SALES_AT_HAND);
    this.#changed = connection.prepare(SALES_CHANGED);
    this.#eventsOf = prepareEventsOfSales(connection, assumedScales(connection));
    this.#started = connection.prepare(SALES_STARTED);
    this.#counted = connection.prepare(STARTED_COUNTED);
    this.#withoutStart = connection.prepare(WITHOUT_START);
  }

  end(): number {
    return Number(this.#lastEvent.all()[0]?.['seq'] ?? 0);
  }

  endOfLostReport(shift: number): number {
    return Number(this.#endOfLostReport.all(shift)[0]?.['seq'] ?? 0);
  }

  lastShift(): number {
    return Number(this.#lastShift.all()[0]?.['shift'] ?? 0);
  }

  salesAtHand(shift: number): readonly string[] {
    return this.#atHand.all(shift).map((row) => String(row['id']));
  }

  salesChanged(after: number, most: number): { readonly ids: readonly string[]; readonly upTo: number } {
    const rows = this.#changed.all(after, most);
    const ids = new Set(rows.map((row) => String(row['sale_id'])));
    return { ids: [...ids], upTo: Number(rows.at(-1)?.['seq'] ?? after) };
  }

  countStarted(from: number, until: number): number {
    return Number(this.#counted.all(from, until)[0]?.['sales'] ?? 0);
  }

  countWithoutStart(from: number, until: number, mark: number): number {
    return Number(this.#withoutStart.all(from, until, mark)[0]?.['sales'] ?? 0);
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
    return this.#eventsOf(ids)
      .filter((events) => events.length > 0)
      .map((events) => ({
        events: events.map(({ event }) => event),
        before: events.filter(({ seq }) => seq <= mark).length,
      }));
  }
}
