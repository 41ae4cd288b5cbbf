import { readLowercasePage, readPage } from '../http/paging.ts';
import { QueryReader } from '../http/query-reader.ts';
import type { RawQuery } from '../http/query-reader.ts';
import type { Value } from '../world/database.ts';
import { IN_LIST } from '../world/records/records.ts';
import type { PageRequest } from '../world/records/records.ts';

/** SQL over a table of settlement records. */
export interface RecordQuery {
  readonly request: PageRequest;
  readonly where: string;
  readonly values: readonly Value[];
  readonly order: string;
}

/** The parameters of one of the three lists, besides the common ones (spec "Settlement and reconciliation"). */
export interface ListKind {
  /** Parameters with a fixed set of values, and the columns that they filter. */
  readonly choices: readonly {
    readonly name: string;
    readonly column: string;
    readonly of?: readonly string[];
  }[];
  readonly takesSettlementIds: boolean;
}

const TYPE = { name: 'Type', column: 'type', of: ['crypto', 'walletApps', 'fiat'] };
/** The specification shows the values of `Status` for batches only. */
const STATUS = { name: 'Status', column: 'status' };

export const SETTLEMENTS: ListKind = { choices: [STATUS, TYPE], takesSettlementIds: false };
export const BATCHES: ListKind = {
  choices: [{ ...STATUS, of: ['open', 'closed', 'hold'] }, TYPE],
  takesSettlementIds: true,
};
export const DEPOSITS: ListKind = {
  choices: [STATUS, { name: 'Method', column: 'method', of: ['ACH', 'wire'] }],
  takesSettlementIds: true,
};

const SORT_KEYS = ['created', 'status', 'merchantId'] as const;

/** Records of merchants of this partner and of those below it. */
const VISIBLE = `merchantId IN (
  SELECT merchants.id FROM merchants JOIN partner_ancestors ON partner = merchants.partnerId WHERE ancestor = ?)`;

/**
 * Query of `/Settlements`, `/Batches` and `/Deposits` for what `partnerId` may read. `From` and `To` are dates of
 * `created`; `To` is exclusive, so a window of one day is empty. Throws 400 with all faults.
 */
export function readRecordQuery(raw: RawQuery, kind: ListKind, partnerId: string): RecordQuery {
  const query = new QueryReader(raw);
  const request = readPage(query);
  const where: string[] = [VISIBLE];
  const values: Value[] = [partnerId];
  const add = (condition: string, value: Value | undefined) => {
    if (value === undefined) return;
    where.push(condition);
    values.push(value);
  };
  const list = (texts: readonly string[] | undefined) => texts && JSON.stringify(texts);
  add('created >= ?', isoOf(query.date('From')));
  add('created < ?', isoOf(query.date('To')));
  for (const { name, column, of } of kind.choices) {
    add(`${column} = ?`, of === undefined ? query.text(name) : query.chosen(name, of));
  }
  add(`merchantId IN ${IN_LIST}`, list(query.texts('MerchantIds')));
  if (kind.takesSettlementIds) add(`settlementId IN ${IN_LIST}`, list(query.texts('SettlementIds')));
  const sortBy = query.choice('SortBy', SORT_KEYS);
  const direction = query.choice('SortDirection', ['desc', 'asc']);
  query.done();
  return { request, where: where.join(' AND '), values, order: `${sortBy} ${direction}, id ${direction}` };
}

/** Query of the merchant and payment settlements of one merchant, whose parameters begin in lower case. */
export interface MerchantQuery {
  readonly request: PageRequest;
  readonly merchantSettlementId: string | undefined;
  readonly status: string | undefined;
  /** ISO 8601; `endTime` is exclusive. */
  readonly startTime: string | undefined;
  readonly endTime: string | undefined;
  readonly direction: 'desc' | 'asc';
}

export function readMerchantQuery(raw: RawQuery): MerchantQuery {
  const query = new QueryReader(raw);
  const read: MerchantQuery = {
    request: readLowercasePage(query),
    merchantSettlementId: query.text('merchantSettlementId'),
    status: query.text('status'),
    startTime: isoOf(query.time('startTime')),
    endTime: isoOf(query.time('endTime')),
    direction: query.choice('sortByDirection', ['desc', 'asc']),
  };
  query.done();
  return read;
}

function isoOf(ms: number | undefined): string | undefined {
  return ms === undefined ? undefined : new Date(ms).toISOString();
}
