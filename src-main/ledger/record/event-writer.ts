import { minorDigits } from '../../../shared/money.ts';
import { Chain } from '../chain/chain.ts';
import { bothEnds, linkOfEvent } from '../chain/link.ts';
import { epochStart } from './epoch-start.ts';
import { referenceKey } from '../../sales/guard/same-sale.ts';
import { FindingAids } from '../lookup/finding-aids.ts';
import { PaymentOwners } from '../lookup/payment-owners.ts';
import { SaleNames } from '../lookup/sale-names.ts';
import type { EventRow, FormerPlace } from './rows.ts';
import type { SaleEvent } from '../../sales/events.ts';
import type { Connection, Statement } from '../file/connection.ts';

const ADD = `
  INSERT INTO event (seq, sale_id, at, type, body, closes, place, link) VALUES (?, ?, ?, ?, ?, ?, ?, unhex(?))`;

/** Writes rows of the record, and what is drawn from them: a sale's start, and what it is found by. Call it within a transaction. */
export class EventWriter {
  readonly #startSale: Statement;
  readonly #append: Statement;
  readonly #putBack: Statement;
  readonly #chain: Chain;
  readonly #names: SaleNames;
  readonly #aids: FindingAids;
  readonly #owners: PaymentOwners;
  /** No row gets a lower number. */
  readonly #from: number;

  constructor(connection: Connection) {
    this.#startSale = connection.prepare(`
      INSERT INTO sale (id, number, reference, reference_key, amount_minor, amount_scale, currency, started_at,
        service_started_at, shift)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET number = excluded.number, reference = excluded.reference,
        reference_key = excluded.reference_key,
        amount_minor = excluded.amount_minor, amount_scale = excluded.amount_scale, currency = excluded.currency, started_at = excluded.started_at,
        service_started_at = excluded.service_started_at, shift = excluded.shift`);
    this.#append = connection.prepare(ADD);
    this.#putBack = connection.prepare(`${ADD} ON CONFLICT (seq) DO NOTHING`);
    this.#chain = new Chain(connection);
    this.#from = epochStart(connection);
    this.#names = new SaleNames(connection);
    this.#aids = new FindingAids(connection);
    this.#owners = new PaymentOwners(connection);
  }

  append(row: EventRow, event: SaleEvent): void {
    const end = this.#chain.end();
    const seq = Math.max(end.event + 1, this.#from);
    const link = linkOfEvent(end.place + 1, end.own, seq, row);
    this.#write(this.#append, row, { seq, link }, event);
    this.#chain.move({ event: seq, place: link.place, own: link.own });
  }

  /** `event` is the row's event as far as it can be read. */
  putBack(row: EventRow, former: FormerPlace, event: SaleEvent | undefined): void {
    this.#write(this.#putBack, row, former, event);
    this.#chain.forget();
  }

  #write(
    statement: Statement,
    row: EventRow,
    { seq, link }: FormerPlace,
    event: SaleEvent | undefined,
  ): void {
    if (event?.type === 'sale-started') {
      const { saleId, number, reference, amount, at, serviceTime, shift = null } = event;
      // The service's clock is reckoned in fractions. Up: a sale must not be left out a moment too soon.
      const startedAtService = serviceTime === undefined ? null : Math.ceil(serviceTime);
      const scale = hasScale(row.body) ? minorDigits(amount.currency) : null;
      const key = referenceKey(reference);
      const { minor, currency } = amount;
      this.#startSale.run(
        saleId,
        number,
        reference,
        key,
        minor,
        scale,
        currency,
        at,
        startedAtService,
        shift,
      );
    }
    const { saleId, at, type, body, closes } = row;
    statement.run(seq, saleId, at, type, body, closes ? 1 : 0, link?.place ?? null, bothEnds(link));
    if (!event) return;
    this.#names.add(event);
    this.#aids.add(event);
    this.#owners.add(event);
  }
}

/** What was written before amounts carried their scale is drawn anew once that is decided (`recordScales`). */
function hasScale(startedBody: string): boolean {
  const { amount } = JSON.parse(startedBody) as { amount: { scale?: unknown } };
  return amount.scale !== undefined;
}
