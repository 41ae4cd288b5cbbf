import type { Value } from '../world/database.ts';
import { REQUESTED_CURRENCY, tendersPaidIn } from '../world/currencies.ts';
import type { HistoryFilters } from './query.ts';

/** SQL that is joined by AND, and the values for it. */
export interface Conditions {
  readonly sql: readonly string[];
  readonly values: readonly Value[];
}

/** Ids of what has a name like this, whatever its case. */
export interface Named {
  readonly locations: (part: string) => readonly string[];
  readonly terminals: (part: string) => readonly string[];
}

/** The filters of spec "Payment history". Lists go in as one JSON value each, so that the texts stay few. */
export function conditionsOf(filters: HistoryFilters, named: Named): Conditions {
  const sql: string[] = [];
  const values: Value[] = [];
  const add = (condition: string, value: Value) => {
    sql.push(condition);
    values.push(value);
  };
  const oneOf = (column: string, list: readonly string[] | undefined) => {
    if (list !== undefined) add(`${column} IN (SELECT value FROM json_each(?))`, JSON.stringify(list));
  };
  const same = (column: string, value: string | undefined) => {
    if (value !== undefined) add(`${column} = ?`, value);
  };
  const { paymentCode, description, reqCurrencyId, payCurrencyId, locationName, terminalName } = filters;

  same('payments.trackingId', filters.trackingId);
  same('payments.pageId', filters.pageId);
  same('payments.reference', filters.reference);
  same('payments.customerId', filters.customerId);
  oneOf('payments.statusCode', filters.statusCodes);
  oneOf('payments.tenderType', filters.tenderTypes);
  if (paymentCode !== undefined) add('instr(lower(payments.paymentCode), ?)', paymentCode.toLowerCase());
  if (description !== undefined) add('instr(payments.description, ?)', description);
  if (reqCurrencyId !== undefined) add('? = 1', Number(reqCurrencyId === REQUESTED_CURRENCY.id));
  if (payCurrencyId !== undefined) oneOf('payments.tenderType', tendersPaidIn(payCurrencyId));
  if (locationName !== undefined) oneOf('payments.locationId', named.locations(locationName));
  if (terminalName !== undefined) oneOf('payments.terminalId', named.terminals(terminalName));
  return { sql, values };
}

/** Whether few payments can pass, so that it is better to begin with them than with the scope. */
export function isNarrow({ trackingId, pageId, reference }: HistoryFilters): boolean {
  return trackingId !== undefined || pageId !== undefined || reference !== undefined;
}
