import { textOf, wholeOf } from './file/connection.ts';
import { LedgerUnavailable } from '../sales/ports.ts';
import { assumedScales } from './amounts/record-scales.ts';
import { EventWriter } from './record/event-writer.ts';
import { prepareFindSales } from './lookup/find-sales.ts';
import { WorkReader } from './lookup/read-work.ts';
import { prepareEventsOfSales } from './lookup/events-of-sales.ts';
import { prepareEventCounts, prepareSalesOfPayments } from './lookup/many-at-once.ts';
import { paymentKey } from './derived/sale-tables.ts';
import { numbersFrom } from './record/sale-numbers.ts';
import { readOpenSales } from './lookup/open-sales.ts';
import { SlowestWrite } from './record/slowest-write.ts';
import { PROVED_COLUMNS } from './record/event-columns.ts';
import { bodyOf, readEvent, unreadable } from './record/stored-event.ts';
import { referenceKey } from '../sales/guard/same-sale.ts';
import type { Money } from '../../shared/money/money.ts';
import type {
  SaleArchive,
  SalesFound,
  SalesWanted,
  WorkArchive,
  WorkFound,
  WorkWanted,
} from '../history/ports.ts';
import type { SaleEvent } from '../sales/events.ts';
import type { MomentByBoth } from '../sales/moment.ts';
import type { SaleLedger } from '../sales/ports.ts';
import type { AssumedScale } from '../staff/shifts/journal-entry.ts';
import type { Connection, Row, Statement } from './file/connection.ts';
import type { LedgerLock } from './file/lock.ts';

/** How many sales of one reference are asked for their payments. */
export const MOST_OF_REFERENCE = 500;

/**
 * How many sales like another are read first, where those that began long ago do not count: as a rule one of these did, and each
 * row that comes out of SQLite costs a Charge several microseconds.
 */
const NEWEST_LIKE = 3;

/** Newest first: all that are asked for, and the first of them. */
interface LikeSales {
  readonly all: Statement;
  readonly newest: Statement;
}

export const EVENTS_OF_SALE = `SELECT ${PROVED_COLUMNS} FROM event WHERE sale_id = ? ORDER BY seq`;

const OF_REFERENCE = ['sale_by_reference_key', 'reference_key = ?'] as const;
const OF_AMOUNT = ['sale_by_amount_in_order', 'amount_minor = ? AND currency = ?'] as const;
export const SALES_OF_REFERENCE = newestOf(...OF_REFERENCE);
export const SALES_OF_AMOUNT = newestOf(...OF_AMOUNT);
/** A table's number is used for years, and this is asked at every Charge: its newest sales are more than those of a day. */
const PAYMENTS_OF_REFERENCE = `
  SELECT ${PROVED_COLUMNS}
  FROM (SELECT id FROM sale WHERE reference = ? ORDER BY started_at DESC LIMIT ${MOST_OF_REFERENCE}) AS newest
  JOIN event ON event.sale_id = newest.id
  WHERE event.type IN ('payment-created', 'stray-found')`;
const STARTED_AT = `SELECT ${wholeOf('started_at')} FROM sale WHERE id = ?`;

const NUMBER_OF = `SELECT ${wholeOf('number')} FROM sale WHERE id = ?`;
const SALE_OF_PAYMENT = `SELECT ${textOf('sale_id')} FROM payment WHERE tracking_id = ?`;

/** The sales record in SQLite. When a call returns, what it wrote has reached the disk. */
export class SqliteLedger implements SaleLedger, SaleArchive, WorkArchive {
  readonly #connection: Connection;
  readonly findSales: (wanted: SalesWanted) => SalesFound;
  readonly countEvents: SaleArchive['countEvents'];
  readonly salesOfPayments: SaleArchive['salesOfPayments'];
  readonly #lock: LedgerLock | undefined;
  #isClosed = false;
  readonly #writer: EventWriter;
  readonly #scales: readonly AssumedScale[];
  readonly #setOpen: Statement;
  /** Sales that are open on the disk: most events follow one that left theirs open, and change nothing of that. */
  readonly #knownOpen = new Set<string>();
  readonly #eventsOfSale: Statement;
  readonly #eventsOfSales: ReturnType<typeof prepareEventsOfSales>;
  readonly #ofReference: LikeSales;
  readonly #ofAmount: LikeSales;
  readonly #startedAt: Statement;
  readonly #lastNumber: Statement;
  readonly #numbersFrom: number;
  readonly #paymentsOf: Statement;
  readonly #saleOfPayment: Statement;
  readonly #numberOf: Statement;
  readonly #work: WorkReader;
  readonly #slowestWrite = new SlowestWrite();

  /** `lock` is released when the ledger is closed. */
  constructor(connection: Connection, lock?: LedgerLock) {
    this.#connection = connection;
    this.findSales = prepareFindSales(connection);
    this.countEvents = prepareEventCounts(connection);
    this.salesOfPayments = prepareSalesOfPayments(connection);
    this.#lock = lock;
    this.#writer = new EventWriter(connection);
    this.#scales = assumedScales(connection);
    // What happens to a sale that was over is an exception.
    this.#setOpen = connection.prepare(
      'UPDATE sale SET open = ?1, exceptional = max(exceptional, ?1) WHERE id = ?2 AND open != ?1',
    );
    this.#eventsOfSale = connection.prepare(EVENTS_OF_SALE);
    this.#eventsOfSales = prepareEventsOfSales(connection, this.#scales);
    const likeSales = (by: Parameters<typeof newestOf>): LikeSales => ({
      all: connection.prepare(newestOf(...by)),
      newest: connection.prepare(newestOf(by[0], by[1], NEWEST_LIKE)),
    });
    this.#ofReference = likeSales([...OF_REFERENCE]);
    this.#ofAmount = likeSales([...OF_AMOUNT]);
    this.#startedAt = connection.prepare(STARTED_AT);
    this.#lastNumber = connection.prepare('SELECT CAST(max(number) AS INTEGER) AS number FROM sale');
    this.#numbersFrom = numbersFrom(connection);
    this.#saleOfPayment = connection.prepare(SALE_OF_PAYMENT);
    this.#numberOf = connection.prepare(NUMBER_OF);
    this.#work = new WorkReader(connection, this.#scales);
    // Bodies are read here and not by SQLite: half a surrogate pair out of its JSON functions ends the whole process.
    this.#paymentsOf = connection.prepare(PAYMENTS_OF_REFERENCE);
  }

  append(events: readonly SaleEvent[], closedSaleIds: readonly string[] = []): void {
    const closing = new Set(closedSaleIds.map((saleId) => lastEventOf(saleId, events)));
    try {
      this.#slowestWrite.time(() => {
        this.#connection.transaction(() => {
          for (const event of events) {
            const { saleId, at, type } = event;
            const closes = closing.has(event);
            this.#writer.append({ saleId, at, type, body: bodyOf(event), closes }, event);
            this.#noteOpen(saleId, !closes);
          }
        });
      });
    } catch (error) {
      // None of it was written.
      this.#knownOpen.clear();
      throw error;
    }
  }

  #noteOpen(saleId: string, isOpen: boolean): void {
    if (isOpen && this.#knownOpen.has(saleId)) return;
    this.#setOpen.run(isOpen ? 1 : 0, saleId);
    if (isOpen) this.#knownOpen.add(saleId);
    else this.#knownOpen.delete(saleId);
  }

  /** The longest that events took to reach the disk within the last hour, in milliseconds; 0 where there were none. */
  slowestWriteMs(): number {
    return this.#slowestWrite.ms;
  }

  openSales(): readonly (readonly SaleEvent[])[] {
    return readOpenSales(this.#connection).sales;
  }

  sale(saleId: string): readonly SaleEvent[] {
    return this.#eventsOfSale.all(saleId).map((row) => readEvent(row, this.#scales) ?? unreadable(row));
  }

  sales(saleIds: readonly string[]): readonly (readonly SaleEvent[])[] {
    return this.#eventsOfSales(saleIds).map((events) => events.map(({ event }) => event));
  }

  salesLike(like: { reference: string } | { amount: Money }, since?: MomentByBoth): readonly string[] {
    const values =
      'reference' in like ? [referenceKey(like.reference)] : [like.amount.minor, like.amount.currency];
    const { all, newest } = 'reference' in like ? this.#ofReference : this.#ofAmount;
    if (!since) return idsOf(all.all(...values));
    const first = newest.all(...values);
    const found = this.#endBefore(first, since);
    if (found || first.length < NEWEST_LIKE) return found ?? idsOf(first);
    const rows = all.all(...values);
    return this.#endBefore(rows, since) ?? idsOf(rows);
  }

  /** Ids of the sales before the first that began earlier; `undefined` where none of them did. */
  #endBefore(rows: readonly Row[], since: MomentByBoth): readonly string[] | undefined {
    const earlier = rows.findIndex((row) => this.#beganBefore(row, since));
    return earlier < 0 ? undefined : idsOf(rows.slice(0, earlier));
  }

  /** The till's clock is asked last: only that is not in the index. */
  #beganBefore({ id, service_started_at: service }: Row, since: MomentByBoth): boolean {
    if (service === null || Number(service) >= since.service) return false;
    return Number(this.#startedAt.all(String(id))[0]?.['started_at'] ?? 0) < since.wall;
  }

  findWork(wanted: WorkWanted): WorkFound {
    return this.#work.find(wanted);
  }

  nextSaleNumber(): number {
    return Math.max(Number(this.#lastNumber.all()[0]?.['number'] ?? 0) + 1, this.#numbersFrom);
  }

  saleOfPayment(trackingId: string): string | undefined {
    const [row] = this.#saleOfPayment.all(paymentKey(trackingId));
    return row && String(row['sale_id']);
  }

  numberOf(saleId: string): number | undefined {
    const number = Number(this.#numberOf.all(saleId)[0]?.['number'] ?? 0);
    if (number > 0) return number;
    // A repair that did not take its start over has noted it.
    const noted = this.sale(saleId).flatMap((event) =>
      event.type === 'record-damaged' ? (event.number ?? []) : [],
    );
    return noted[0];
  }

  paymentsOf(reference: string): readonly string[] {
    return this.#paymentsOf.all(reference).flatMap((row) => {
      const event = readEvent(row, this.#scales);
      return event && 'trackingId' in event ? event.trackingId : [];
    });
  }

  /**
   * Folds the write-ahead log into the database, so that a copy of the one file is the whole ledger. A second call does
   * nothing: the numbers of its files may be another's by then.
   */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    try {
      this.#connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch (error) {
      // Nothing is lost: the log is part of the record, and the next start reports what stands in the way.
      if (!(error instanceof LedgerUnavailable)) throw error;
    } finally {
      this.#connection.close();
      this.#lock?.release();
    }
  }
}

/** The newest, and when they began by the service's clock; all of it is in the index. */
function newestOf(index: string, condition: string, most = 50): string {
  return `
    SELECT ${textOf('id')}, ${wholeOf('service_started_at')} FROM sale INDEXED BY ${index}
    WHERE ${condition} ORDER BY number DESC LIMIT ${most}`;
}

const idsOf = (rows: readonly Row[]): readonly string[] => rows.map(({ id }) => String(id));

function lastEventOf(saleId: string, events: readonly SaleEvent[]): SaleEvent {
  const last = events.findLast((event) => event.saleId === saleId);
  if (last === undefined) throw new Error(`sale ${saleId} is closed by none of the events`);
  return last;
}
