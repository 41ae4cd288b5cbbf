import { moneyCame } from '../../../shared/payment/payment-status.ts';
import type { SaleEvent } from '../../sales/events.ts';

/**
 * What the derived tables use of an event: only that there is one more; its `content`; or also that it makes its sale an
 * `exception`, one that a manager may want to look into. Some types do so only with certain content.
 */
type Use = 'number' | 'content' | 'exception';

const USES: Readonly<Record<SaleEvent['type'], Use>> = {
  'sale-started': 'content',
  'guard-overridden': 'exception',
  'create-tried': 'number',
  'create-not-sent': 'number',
  'create-lost': 'number',
  'create-rejected': 'number',
  'payment-created': 'content',
  'stray-found': 'exception',
  'foreign-payment': 'exception',
  'lost-tries-checked': 'content',
  'status-read': 'content',
  'history-differs': 'exception',
  'creation-resumed': 'number',
  'record-damaged': 'number',
  'creation-stopped': 'number',
  'code-withdrawn': 'number',
  'sale-parked': 'content',
  'sale-opened': 'number',
  'sale-acknowledged': 'number',
  'paid-beside': 'exception',
  'concern-noted': 'exception',
  'tender-read': 'number',
  'paper-printed': 'number',
};

/** Types of events whose content the derived tables use, as a list for SQL. */
export const DERIVED_FROM_TYPES = Object.entries(USES)
  .flatMap(([type, use]) => (use === 'number' ? [] : `'${type}'`))
  .join();

/** Whether an event makes its sale an exception. */
export function isExceptional(event: SaleEvent): boolean {
  if (event.type === 'lost-tries-checked') return event.failure !== undefined;
  if (event.type !== 'status-read') return USES[event.type] === 'exception';
  const { status } = event.reading;
  if (status.kind === 'unrecognised') return true;
  if (status.kind !== 'final') return false;
  if (['underpaid', 'overpaid', 'invalid'].includes(status.outcome)) return true;
  return ['expired', 'cancelled'].includes(status.outcome) && moneyCame(event.reading);
}
