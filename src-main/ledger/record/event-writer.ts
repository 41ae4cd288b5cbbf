import { minorDigits } from '../../../shared/money/money.ts';
import { Chain } from '../chain/chain.ts';
import { bothEnds, linkOfEvent } from '../chain/link.ts';
import { epochStart } from './epoch-start.ts';
import { SaleTables } from '../derived/sale-tables.ts';
import type { EventRow, FormerPlace } from './rows.ts';
import type { SaleEvent } from '../../sales/events.ts';
import type { Connection, Statement } from '../file/connection.ts';

const ADD = `
  INSERT INTO event (seq, sale_id, at, type, body, closes, place, link) VALUES (?, ?, ?, ?, ?, ?, ?, unhex(?))`;

/** Writes rows of the record, and what is derived from them. Call it within a transaction. */
export class EventWriter {
  readonly #append: Statement;
  readonly #putBack: Statement;
  readonly #chain: Chain;
  readonly #tables: SaleTables;
  /** No row gets a lower number. */
  readonly #from: number;

  constructor(connection: Connection) {
    this.#append = connection.prepare(ADD);
    this.#putBack = connection.prepare(`${ADD} ON CONFLICT (seq) DO NOTHING`);
    this.#chain = new Chain(connection);
    this.#from = epochStart(connection);
    this.#tables = new SaleTables(connection);
  }

  append(row: EventRow, event: SaleEvent): void {
    const end = this.#chain.end();
    const seq = Math.max(end.event + 1, this.#from);
    const link = linkOfEvent(end.place + 1, end.own, seq, row);
    // An event is its sale's, which has to be there.
    this.#tables.add(event);
    write(this.#append, row, { seq, link });
    this.#chain.move({ event: seq, place: link.place, own: link.own });
  }

  /** Events come back in any order: of what is derived only starts are written, by which earlier amounts are decided. */
  putBack(row: EventRow, former: FormerPlace, event: SaleEvent | undefined): void {
    if (event?.type === 'sale-started')
      this.#tables.addStart(event, hasScale(row.body) ? minorDigits(event.amount.currency) : null);
    write(this.#putBack, row, former);
    this.#chain.forget();
  }
}

function write(statement: Statement, row: EventRow, { seq, link }: FormerPlace): void {
  const { saleId, at, type, body, closes } = row;
  statement.run(seq, saleId, at, type, body, closes ? 1 : 0, link?.place ?? null, bothEnds(link));
}

/** What was written before amounts carried their scale is derived again once that is decided (`recordScales`). */
function hasScale(startedBody: string): boolean {
  const { amount } = JSON.parse(startedBody) as { amount: { scale?: unknown } };
  return amount.scale !== undefined;
}
