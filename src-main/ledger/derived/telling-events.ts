import type { SaleEvent } from '../../sales/events.ts';

/** Whether the tables learn anything of events of a type; of the others only that they are there, and what closes. */
const TELLS: Readonly<Record<SaleEvent['type'], boolean>> = {
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

/** For a query: the types of which the tables learn something. */
export const TELLING_TYPES = Object.entries(TELLS)
  .flatMap(([type, tells]) => (tells ? `'${type}'` : []))
  .join();
