import type { Row, Value } from '../world/database.ts';
import { paymentOf } from '../world/payments/payment-rows.ts';
import type { Payment } from '../world/payments/payment.ts';
import { idsWithText } from '../world/records/ids-with-text.ts';
import type { Page } from '../world/records/records.ts';
import type { Refund } from '../world/payments/refunds.ts';
import type { World } from '../world/world.ts';
import { conditionsOf, isNarrow } from './conditions.ts';
import { CreationTimes } from './creation-times.ts';
import type { HistoryQuery, HistoryScope } from './query.ts';

/** A payment with the fields of merchant, location and terminal that history records have. */
export interface ListedPayment {
  readonly payment: Payment;
  readonly merchantName: string;
  readonly locationName: string;
  readonly terminalName: string;
  readonly settlementId: string | null;
  readonly batchStatus: string | null;
  readonly batchPeriod: string | null;
  readonly refund: Refund | null;
}

interface Source {
  readonly from: string;
  readonly where: string;
  readonly created: string;
  readonly number: string;
}

const OWN = { from: 'payments', created: 'payments.created', number: 'payments.number' };

/** With the index of the scope, in the order of creation. */
const BY_SCOPE: Readonly<Record<HistoryScope, Source>> = {
  partner: {
    from: 'partner_payments AS seen CROSS JOIN payments ON payments.number = seen.number',
    where: 'seen.partner = ?',
    created: 'seen.created',
    number: 'seen.number',
  },
  merchant: { ...OWN, where: 'payments.merchantId = ?' },
  terminal: { ...OWN, where: 'payments.terminalId = ?' },
};

/** With the index of a filter: the plus sign keeps SQLite from using that of the scope. */
const BY_FILTER: Readonly<Record<HistoryScope, Source>> = {
  partner: {
    ...OWN,
    where: `EXISTS (SELECT 1 FROM partner_payments AS seen WHERE seen.partner = ?
      AND seen.created = payments.created AND seen.number = payments.number)`,
  },
  merchant: { ...OWN, where: '+payments.merchantId = ?' },
  terminal: { ...OWN, where: '+payments.terminalId = ?' },
};

/** Names and batches are joined for the rows of the page only. */
const SHOWN = `
  SELECT payments.*, merchants.name AS merchantName, locations.name AS locationName,
    terminals.name AS terminalName, batches.settlementId AS settlementId, batches.status AS batchStatus,
    batches.record ->> 'batchPeriod' AS batchPeriod, refunds.record AS refund
  FROM page JOIN payments ON payments.number = page.found
  LEFT JOIN merchants ON merchants.id = payments.merchantId
  LEFT JOIN locations ON locations.id = payments.locationId
  LEFT JOIN terminals ON terminals.id = payments.terminalId
  LEFT JOIN batches ON batches.id = payments.batchId
  LEFT JOIN refunds ON refunds.trackingId = payments.trackingId`;

/** Totals are kept until a payment is added or moves, because callers request one page after the other. */
const MOST_TOTALS = 1000;

/** Lists payments of a partner, a merchant or a terminal, a page at a time. */
export class PaymentList {
  readonly #world: World;
  readonly #times: CreationTimes;
  readonly #totals = new Map<string, number>();

  constructor(world: World) {
    this.#world = world;
    this.#times = new CreationTimes(world);
    const forget = () => this.#totals.clear();
    world.events.paymentAdded.add(forget);
    world.events.paymentMoved.add(forget);
    world.events.rewritten.add(forget);
    world.events.cleared.add(forget);
  }

  page(scope: HistoryScope, id: string, query: HistoryQuery): Page<ListedPayment> {
    const conditions = conditionsOf(query.filters, {
      locations: (part) => idsWithText(this.#world.db, 'locations', ['name'], part),
      terminals: (part) => idsWithText(this.#world.db, 'terminals', ['name'], part),
    });
    const source = (isNarrow(query.filters) ? BY_FILTER : BY_SCOPE)[scope];
    const { from, where, created, number } = source;
    const matching = [where, `${created} >= ?`, `${created} < ?`, ...conditions.sql].join(' AND ');
    const values = [id, query.from, query.to, ...conditions.values];
    const rows = this.#world.db.all(
      `WITH page AS MATERIALIZED (SELECT ${number} AS found FROM ${from} WHERE ${matching}
         ORDER BY ${order(query, source)} LIMIT ? OFFSET ?)
       ${SHOWN} ORDER BY ${order(query, OWN)}`,
      ...values,
      query.pageSize,
      query.page * query.pageSize,
    );
    const total =
      conditions.sql.length === 0
        ? this.#times.count(scope, id, query.from, query.to)
        : this.#total(`SELECT count(*) AS total FROM ${from} WHERE ${matching}`, values);
    return { data: rows.map(listed), total };
  }

  #total(sql: string, values: readonly Value[]): number {
    const key = JSON.stringify([sql, values]);
    const known = this.#totals.get(key);
    if (known !== undefined) return known;
    const total = Number(this.#world.db.get(sql, ...values)?.['total']);
    if (this.#totals.size >= MOST_TOTALS) this.#totals.clear();
    this.#totals.set(key, total);
    return total;
  }
}

/** Rows with equal keys are in the order of creation, so that pages never overlap. */
function order(
  { sortBy, sortDirection }: HistoryQuery,
  { created, number }: Pick<Source, 'created' | 'number'>,
): string {
  const direction = sortDirection === 'asc' ? 'ASC' : 'DESC';
  const key = sortBy === 'created' ? created : `payments.${sortBy} ${direction}, ${created}`;
  return `${key} ${direction}, ${number} ${direction}`;
}

function listed(row: Row): ListedPayment {
  const refund = row['refund'];
  const text = (name: string) => (row[name] === null ? null : String(row[name]));
  return {
    payment: paymentOf(row),
    merchantName: text('merchantName') ?? '',
    locationName: text('locationName') ?? '',
    terminalName: text('terminalName') ?? '',
    settlementId: text('settlementId'),
    batchStatus: text('batchStatus'),
    batchPeriod: text('batchPeriod'),
    refund: typeof refund === 'string' ? (JSON.parse(refund) as Refund) : null,
  };
}
