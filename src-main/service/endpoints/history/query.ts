import type { Query } from '../../requests/path.ts';
import type { PageChoice } from '../../requests/page.ts';

/** Which payments: the creation window in milliseconds since 1970 (`until` is exclusive), and filters. */
export interface HistorySelection {
  readonly from: number;
  readonly until: number;
  /** Payment statuses, exact strings; any of them. */
  readonly statusCodes?: readonly string[];
  readonly tenderTypes?: readonly string[];
  readonly trackingId?: string;
  /** Opaque continuation value echoed from an earlier response. */
  readonly pageId?: string;
  /** Exact, case-sensitive. */
  readonly reference?: string;
  /** Part of it, in any case; so are the two names. */
  readonly paymentCode?: string;
  /** Exact. */
  readonly customerId?: string;
  /** Part of it, case-sensitive. */
  readonly descriptionSearch?: string;
  readonly reqCurrencyId?: number;
  readonly payCurrencyId?: number;
  /** Without effect at terminal scope, as the next. */
  readonly locationName?: string;
  readonly terminalName?: string;
}

export interface HistoryPageChoice extends PageChoice {
  readonly sortBy?: 'statusCode' | 'expiration' | 'quoteExpiration' | 'created' | 'updated';
  readonly sortDirection?: 'asc' | 'desc';
}

/** Default page size of the history (spec "Payment history"), which has to be named all the same. */
const PAGE_SIZE = 50;

/** The query of spec "Payment history", names capitalized exactly as there. */
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

/** Of a number that is no time nothing is sent, and the service says what is missing; `toISOString` would throw. */
function isoTime(ms: number): string {
  return new Date(ms).toJSON();
}
