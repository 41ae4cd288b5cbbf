import { referenceKey } from '../../sales/guard/same-sale.ts';
import type { SaleEvent } from '../../sales/events.ts';
import type { Connection, Statement, Value } from '../file/connection.ts';

export type SaleStarted = Extract<SaleEvent, { type: 'sale-started' }>;

/** Columns of `sale` that its start tells. */
export const START_COLUMNS = [
  'number',
  'reference',
  'reference_key',
  'amount_minor',
  'amount_scale',
  'currency',
  'started_at',
  'service_started_at',
  'shift',
] as const;

/** What stands in them, in their order. `scale` is that of the amount as it stands in the event. */
export function startOf(event: SaleStarted, scale: number | null): readonly Value[] {
  const { number, reference, amount, at, serviceTime, shift = null } = event;
  // The service's clock is reckoned in fractions. Up: a sale must not be left out a moment too soon.
  const startedAtService = serviceTime === undefined ? null : Math.ceil(serviceTime);
  const { minor, currency } = amount;
  return [number, reference, referenceKey(reference), minor, scale, currency, at, startedAtService, shift];
}

const COLUMNS = START_COLUMNS.join();

/** What is like its row already costs none of its indexes. */
export function prepareStart(connection: Connection): Statement {
  return connection.prepare(`
    INSERT INTO sale (id, ${COLUMNS}) VALUES (?, ${START_COLUMNS.map(() => '?').join()})
    ON CONFLICT (id) DO UPDATE SET ${START_COLUMNS.map((column) => `${column} = excluded.${column}`).join()}
    WHERE (${COLUMNS}) IS NOT (${START_COLUMNS.map((column) => `excluded.${column}`).join()})`);
}
