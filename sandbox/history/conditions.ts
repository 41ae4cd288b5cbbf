import type { Value } from '../world/database.ts';
import { PAY_CURRENCY_ID, REQUESTED_CURRENCY } from '../world/currencies.ts';
import { IN_LIST } from '../world/records/records.ts';
import type { HistoryFilters } from './query.ts';

/** SQL conditions that are joined by AND, with their values. */
export interface Conditions {
  readonly sql: readonly string[];
  readonly values: readonly Value[];
}

/** Finds the ids of records whose name contains a text, in upper or lower case. */
export interface Named {
  readonly locations: (part: string) => readonly string[];
  readonly terminals: (part: string) => readonly string[];
}

/** The filters of spec "Payment history". */
export function conditionsOf(filters: HistoryFilters, named: Named): Conditions {
  const sql: string[] = [];
  const values: Value[] = [];
  const add = (condition: string, value: Value) => {
    sql.push(condition);
    values.push(value);
  };
  const oneOf = (column: string, list: readonly string[] | undefined) => {
    if (list !== undefined) add(`${column} IN ${IN_LIST}`, JSON.stringify(list));
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
  if (payCurrencyId !== undefined) add(`payments.paidMinor > 0 AND ${PAY_CURRENCY_ID} = ?`, payCurrencyId);
  if (locationName !== undefined) oneOf('payments.locationId', named.locations(locationName));
  if (terminalName !== undefined) oneOf('payments.terminalId', named.terminals(terminalName));
  return { sql, values };
}

/** Whether few payments match, so that their index is faster than that of the scope. */
export function isNarrow({ trackingId, pageId, reference }: HistoryFilters): boolean {
  return trackingId !== undefined || pageId !== undefined || reference !== undefined;
}
