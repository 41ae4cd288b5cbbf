import { assumedScales } from '../amounts/record-scales.ts';
import { EVENT_COLUMNS } from '../record/event-columns.ts';
import { readEvent } from '../record/stored-event.ts';
import type { SaleEvent } from '../../sales/events.ts';
import type { Connection, Statement } from '../file/connection.ts';

/**
 * What is drawn from events so that a sale is found by more than its start: payment codes, and whether it is an
 * exception that a manager may want to look into. Call it within a transaction.
 */
export class FindingAids {
  readonly #addCode: Statement;
  readonly #markExceptional: Statement;

  constructor(connection: Connection) {
    this.#addCode = connection.prepare('INSERT OR IGNORE INTO payment_code (code, sale_id) VALUES (?, ?)');
    this.#markExceptional = connection.prepare('UPDATE sale SET exceptional = 1 WHERE id = ?');
  }

  add(event: SaleEvent): void {
    if (event.type === 'status-read' && event.reading.paymentCode !== undefined) {
      this.#addCode.run(event.reading.paymentCode, event.saleId);
    }
    if (isExceptional(event)) this.#markExceptional.run(event.saleId);
  }
}

/** Types of which `add` may learn something. */
const TELLING = `'guard-overridden', 'lost-tries-checked', 'stray-found', 'foreign-payment', 'history-differs', 'paid-beside', 'concern-noted', 'status-read'`;

function isExceptional(event: SaleEvent): boolean {
  switch (event.type) {
    case 'guard-overridden':
    case 'stray-found':
    case 'foreign-payment':
    case 'history-differs':
    case 'paid-beside':
    case 'concern-noted':
      return true;
    case 'lost-tries-checked':
      return event.failure !== undefined;
    case 'status-read': {
      const { status } = event.reading;
      if (status.kind === 'unrecognised') return true;
      return status.kind === 'final' && ['underpaid', 'overpaid', 'invalid'].includes(status.outcome);
    }
    default:
      return false;
  }
}

/** Something happened to a sale when it was over: the other way to become an exception. */
export const MARK_REOPENED = `
  UPDATE sale SET exceptional = 1 WHERE id IN (
    SELECT sale_id FROM event AS closing WHERE closes = 1 AND EXISTS (
      SELECT 1 FROM event WHERE sale_id = closing.sale_id AND seq > closing.seq AND closes = 0))`;

const ROWS_AT_ONCE = 1000;

/** Draws all of it from the record, for a file whose till did not. Bodies are read here: see `SqliteLedger`. */
export function drawFindingAids(connection: Connection): void {
  const aids = new FindingAids(connection);
  const scales = assumedScales(connection);
  const next = connection.prepare(`
    SELECT ${EVENT_COLUMNS} FROM event
    WHERE seq > ? AND type IN (${TELLING}) ORDER BY seq LIMIT ${ROWS_AT_ONCE}`);
  for (let rows = next.all(0); rows.length > 0; rows = next.all(Number(rows.at(-1)?.['seq']))) {
    for (const row of rows) {
      const event = readEvent(row, scales);
      if (event) aids.add(event);
    }
  }
  connection.exec(MARK_REOPENED);
}
