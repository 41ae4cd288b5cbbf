import { minorDigits } from '../../../shared/money/money.ts';
import { isExceptional } from './derived-from-events.ts';
import { prepareStart, startOf } from './sale-start.ts';
import type { SaleEvent } from '../../sales/events.ts';
import type { Connection, Statement } from '../file/connection.ts';

/**
 * What is derived from events so that sales are found: by their start, the name that the cashier gave them, the codes and
 * identifiers of their payments, and as exceptions. Call it within a transaction, with events in the order of their
 * numbers.
 */
export class SaleTables {
  readonly #start: Statement;
  readonly #name: Statement;
  readonly #addCode: Statement;
  readonly #addPayment: Statement;
  readonly #markExceptional: Statement;

  constructor(connection: Connection) {
    this.#start = prepareStart(connection);
    this.#name = connection.prepare('UPDATE sale SET name = ? WHERE id = ?');
    this.#addCode = connection.prepare('INSERT OR IGNORE INTO payment_code (code, sale_id) VALUES (?, ?)');
    // A payment is the sale's that it was recorded for first.
    this.#addPayment = connection.prepare(
      'INSERT OR IGNORE INTO payment (tracking_id, sale_id) VALUES (?, ?)',
    );
    this.#markExceptional = connection.prepare(
      'UPDATE sale SET exceptional = 1 WHERE id = ? AND exceptional = 0',
    );
  }

  add(event: SaleEvent): void {
    const { saleId } = event;
    if (event.type === 'sale-started') this.addStart(event, minorDigits(event.amount.currency));
    const name = nameIn(event);
    if (name !== undefined) this.#name.run(name, saleId);
    const code = codeIn(event);
    if (code !== undefined) this.#addCode.run(code, saleId);
    const payment = paymentIn(event);
    if (payment !== undefined) this.#addPayment.run(payment, saleId);
    if (isExceptional(event)) this.#markExceptional.run(saleId);
  }

  /** `scale` is none while it is not decided how an amount of an earlier version is read. */
  addStart(event: Extract<SaleEvent, { type: 'sale-started' }>, scale: number | null): void {
    this.#start.run(event.saleId, ...startOf(event, scale));
  }
}

/** `null` when it has none any more. */
export function nameIn(event: SaleEvent): string | null | undefined {
  return event.type === 'sale-parked' && event.name !== undefined ? event.name || null : undefined;
}

/** The payment code that an event brings, by which a sale is found. */
export function codeIn(event: SaleEvent): string | undefined {
  return event.type === 'status-read' ? event.reading.paymentCode : undefined;
}

/**
 * The payment that an event makes the sale's, as the table of payments keys it. A reading names it too, for where a repair
 * did not find the event of its creation.
 */
export function paymentIn(event: SaleEvent): string | undefined {
  switch (event.type) {
    case 'payment-created':
    case 'stray-found':
    case 'status-read':
      return paymentKey(event.trackingId);
    default:
      return undefined;
  }
}

/** SQLite keeps no half surrogate pair: two identifiers that differ only in one would be the same. */
export function paymentKey(trackingId: string): string {
  return JSON.stringify(trackingId);
}
