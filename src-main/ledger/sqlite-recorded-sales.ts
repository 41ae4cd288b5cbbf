import { assumedScales } from './amounts/record-scales.ts';
import { readEvent, unreadable } from './stored-event.ts';
import type { SaleEvent } from '../sales/events.ts';
import type { AssumedScale } from '../shifts/journal-entry.ts';
import type { RecordedSales, SaleSince } from '../shifts/ports.ts';
import type { Connection, Row, Statement } from './connection.ts';

const EVENTS = `
  SELECT event.seq, event.sale_id, event.at, event.type, event.body
  FROM sale CROSS JOIN event ON event.sale_id = sale.id`;
const IN_ORDER = 'ORDER BY sale.number, event.sale_id, event.seq';

export const EVENTS_OF_SHIFT = `${EVENTS} WHERE sale.shift = ? ${IN_ORDER}`;
export const EVENTS_BESIDE = `${EVENTS}
  WHERE sale.id IN (SELECT sale_id FROM event WHERE seq > ? UNION SELECT id FROM sale WHERE open = 1)
    AND sale.shift IS NOT ? ${IN_ORDER}`;

/** The sales in SQLite as shift reports read them. A mark is the number of an event. */
export class SqliteRecordedSales implements RecordedSales {
  readonly #scales: readonly AssumedScale[];
  readonly #lastEvent: Statement;
  readonly #ofShift: Statement;
  readonly #beside: Statement;

  /** The connection is the ledger's, which closes it. */
  constructor(connection: Connection) {
    this.#scales = assumedScales(connection);
    this.#lastEvent = connection.prepare('SELECT max(seq) AS seq FROM event');
    this.#ofShift = connection.prepare(EVENTS_OF_SHIFT);
    this.#beside = connection.prepare(EVENTS_BESIDE);
  }

  end(): number {
    return Number(this.#lastEvent.all()[0]?.['seq'] ?? 0);
  }

  salesOfShift(shift: number): readonly (readonly SaleEvent[])[] {
    return bySale(this.#ofShift.all(shift), this.#scales).map((rows) => rows.map(({ event }) => event));
  }

  salesBeside(shift: number, mark: number): readonly SaleSince[] {
    return bySale(this.#beside.all(mark, shift), this.#scales).map((rows) => ({
      events: rows.map(({ event }) => event),
      before: rows.filter(({ seq }) => seq <= mark).length,
    }));
  }
}

interface NumberedEvent {
  readonly seq: number;
  readonly event: SaleEvent;
}

function bySale(
  rows: readonly Row[],
  scales: readonly AssumedScale[],
): readonly (readonly NumberedEvent[])[] {
  const sales = new Map<string, NumberedEvent[]>();
  for (const row of rows) {
    const event = readEvent(row, scales) ?? unreadable(row);
    const numbered = { seq: Number(row['seq']), event };
    const sale = sales.get(event.saleId);
    if (sale) sale.push(numbered);
    else sales.set(event.saleId, [numbered]);
  }
  return [...sales.values()];
}
