import type { SaleEvent } from '../../sales/events.ts';

/** Whether the derived tables use the content of this type of event. Of the other types they use only the number of events. */
const IS_DERIVED_FROM: Readonly<Record<SaleEvent['type'], boolean>> = {
  'sale-started': true,
  'guard-overridden': true,
  'create-tried': false,
  'create-not-sent': false,
  'create-lost': false,
  'create-rejected': false,
  'payment-created': true,
  'stray-found': true,
  'foreign-payment': true,
  'lost-tries-checked': true,
  'status-read': true,
  'history-differs': true,
  'creation-resumed': false,
  'record-damaged': false,
  'creation-stopped': false,
  'code-withdrawn': false,
  'sale-parked': true,
  'sale-opened': false,
  'sale-acknowledged': false,
  'paid-beside': true,
  'concern-noted': true,
  'tender-read': false,
  'paper-printed': false,
};

/** Types of events whose content the derived tables use, as a list for SQL. */
export const DERIVED_FROM_TYPES = Object.entries(IS_DERIVED_FROM)
  .flatMap(([type, isUsed]) => (isUsed ? `'${type}'` : []))
  .join();
