import type { Partners } from '../world/records/partners.ts';
import type { Payment } from '../world/payments/payment.ts';
import type { World } from '../world/world.ts';
import type { HistoryScope } from './query.ts';

const LOAD: Readonly<Record<HistoryScope, string>> = {
  partner: loader('partner_payments', 'partner'),
  merchant: loader('payments', 'merchantId'),
  terminal: loader('payments', 'terminalId'),
};

/** All rows are read as one value, because an object for each takes longer than reading them. */
function loader(table: string, column: string): string {
  return `SELECT json_group_array(created) AS times
    FROM (SELECT created FROM ${table} WHERE ${column} = ? ORDER BY created)`;
}

/**
 * The creation times of the payments of each partner, merchant and terminal, sorted, so that the `total` of a list
 * without filters takes two searches instead of a scan. They are read from the database at the first request and then
 * kept up to date.
 */
export class CreationTimes {
  readonly #world: World;
  readonly #partners: Partners;
  readonly #times = new Map<string, number[]>();

  constructor(world: World) {
    this.#world = world;
    this.#partners = world.partners;
    world.events.paymentAdded.add((payment) => this.#add(payment));
    world.events.rewritten.add(() => this.#times.clear());
    world.events.cleared.add(() => this.#times.clear());
  }

  /** Number of payments created from `from` on and before `to` (epoch milliseconds). */
  count(scope: HistoryScope, id: string, from: number, to: number): number {
    const times = this.#known(scope, id);
    return Math.max(firstAtOrAfter(times, to) - firstAtOrAfter(times, from), 0);
  }

  #known(scope: HistoryScope, id: string): number[] {
    const key = `${scope} ${id}`;
    const known = this.#times.get(key);
    if (known !== undefined) return known;
    const row = this.#world.db.get(LOAD[scope], id);
    const times = JSON.parse(String(row?.['times'])) as number[];
    this.#times.set(key, times);
    return times;
  }

  #add({ terminalId, merchantId, created }: Payment): void {
    if (this.#times.size === 0) return;
    const partnerId = this.#world.merchants.byId(merchantId)?.partnerId;
    const line = partnerId === undefined ? [] : this.#partners.lineOf(partnerId);
    const keys = [
      `terminal ${terminalId}`,
      `merchant ${merchantId}`,
      ...line.map(({ id }) => `partner ${id}`),
    ];
    for (const key of keys) {
      const times = this.#times.get(key);
      times?.splice(firstAtOrAfter(times, created), 0, created);
    }
  }
}

/** The index of the first value at or above `wanted` in a sorted list; its length where there is none. */
function firstAtOrAfter(sorted: readonly number[], wanted: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? Infinity) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
