import type { Query } from '../../requests/path.ts';
import type { PageChoice } from '../../requests/page.ts';

/** Payments created from `from` on and before `until` (epoch milliseconds), narrowed by filters. */
export interface HistorySelection {
  readonly from: number;
  readonly until: number;
  /** Payments with any of these statuses (exact strings). */
  readonly statusCodes?: readonly string[];
  readonly tenderTypes?: readonly string[];
  readonly trackingId?: string;
  /** A continuation value, opaque, as an earlier answer had it. */
  readonly pageId?: string;
  /** The whole reference, case-sensitive. */
  readonly reference?: string;
  /** A part of it, in upper or lower case. The same holds for `locationName` and `terminalName`. */
  readonly paymentCode?: string;
  /** The whole id. */
  readonly customerId?: string;
  /** A part of it, case-sensitive. */
  readonly descriptionSearch?: string;
  readonly reqCurrencyId?: number;
  readonly payCurrencyId?: number;
  /** The service ignores it at terminal scope; the same holds for `terminalName`. */
  readonly locationName?: string;
  readonly terminalName?: string;
}

export interface HistoryPageChoice extends PageChoice {
  readonly sortBy?: 'statusCode' | 'expiration' | 'quoteExpiration' | 'created' | 'updated';
  readonly sortDirection?: 'asc' | 'desc';
}

/** The service's default (spec "Payment history"), which is always sent. */
const PAGE_SIZE = 50;

/** The query of spec "Payment history". The names are capitalized as they are there. */
export function historyQuery(
  selection: HistorySelection,
  { page = 0, pageSize = PAGE_SIZE, sortBy, sortDirection }: HistoryPageChoice,
): Query {
  return {
    From: isoTime(selection.from),
    To: isoTime(selection.until),
    Page: page,
    PageSize: pageSize,
    SortBy: sortBy,
    SortDirection: sortDirection,
    StatusCode: selection.statusCodes,
    TenderType: selection.tenderTypes,
    TrackingId: selection.trackingId,
    PageId: selection.pageId,
    Reference: selection.reference,
    PaymentCode: selection.paymentCode,
    CustomerId: selection.customerId,
    DescriptionSearch: selection.descriptionSearch,
    ReqCurrencyId: selection.reqCurrencyId,
    PayCurrencyId: selection.payCurrencyId,
    LocationName: selection.locationName,
    TerminalName: selection.terminalName,
  };
}

/**
 * Null for a number that is no time, where `toISOString` would throw. The service then answers that the field is
 * missing.
 */
function isoTime(ms: number): string {
  return new Date(ms).toJSON();
}
