import { readRequiredPage } from '../http/paging.ts';
import { QueryReader } from '../http/query-reader.ts';
import type { RawQuery } from '../http/query-reader.ts';
import type { PageRequest } from '../world/records/records.ts';

const SORT_KEYS = ['created', 'updated', 'expiration', 'quoteExpiration', 'statusCode'] as const;
const DIRECTIONS = ['desc', 'asc'] as const;

/** Whose payments are listed. */
export type HistoryScope = 'partner' | 'merchant' | 'terminal';

/** Query of the history endpoints (spec "Payment history"). Times are milliseconds since 1970; `to` is exclusive. */
export interface HistoryQuery extends PageRequest {
  readonly from: number;
  readonly to: number;
  readonly sortBy: (typeof SORT_KEYS)[number];
  readonly sortDirection: (typeof DIRECTIONS)[number];
  readonly filters: HistoryFilters;
}

/** The filters of the request. */
export interface HistoryFilters {
  readonly statusCodes?: readonly string[] | undefined;
  readonly tenderTypes?: readonly string[] | undefined;
  readonly trackingId?: string | undefined;
  readonly pageId?: string | undefined;
  readonly reference?: string | undefined;
  readonly paymentCode?: string | undefined;
  readonly customerId?: string | undefined;
  readonly description?: string | undefined;
  readonly reqCurrencyId?: number | undefined;
  readonly payCurrencyId?: number | undefined;
  readonly locationName?: string | undefined;
  readonly terminalName?: string | undefined;
}

/** Names are capitalized exactly as specified; unknown ones are ignored. Throws 400 with all faults. */
export function readHistoryQuery(raw: RawQuery, scope: HistoryScope): HistoryQuery {
  const query = new QueryReader(raw);
  const currency = (name: string) =>
    raw[name] === undefined ? undefined : query.whole(name, { least: 0, most: 2 ** 31 - 1 });
  const read: HistoryQuery = {
    from: query.requiredTime('From'),
    to: query.requiredTime('To'),
    ...readRequiredPage(query),
    sortBy: query.choice('SortBy', SORT_KEYS),
    sortDirection: query.choice('SortDirection', DIRECTIONS),
    filters: {
      statusCodes: query.texts('StatusCode'),
      tenderTypes: query.texts('TenderType'),
      trackingId: query.text('TrackingId'),
      pageId: query.text('PageId'),
      reference: query.text('Reference'),
      paymentCode: query.text('PaymentCode'),
      customerId: query.text('CustomerId'),
      description: query.text('DescriptionSearch'),
      reqCurrencyId: currency('ReqCurrencyId'),
      payCurrencyId: currency('PayCurrencyId'),
      // Accepted at terminal scope, without effect.
      ...(scope !== 'terminal' && {
        locationName: query.text('LocationName'),
        terminalName: query.text('TerminalName'),
      }),
    },
  };
  query.done();
  return read;
}
