import type { HistoryScope } from './back-office.ts';
import type { Failure } from '../../failure.ts';
import type { PaymentStatus } from '../../payment/payment-status.ts';
import type { ServiceAmount } from '../../money/service-amount.ts';
import type { SaleMatch, SaleSearch } from '../../search/sale-search.ts';
import type { SaleView } from '../sale-view.ts';

/**
 * In which order payments are listed: as the service can sort (spec "Payment history"). All but `newest` list the service's
 * payments alone, and take neither text, amount, number, cashier nor place.
 */
export const PAYMENT_ORDERS = ['newest', 'oldest', 'changed', 'status'] as const;
export type PaymentOrder = (typeof PAYMENT_ORDERS)[number];

/** What is looked for among payments. All that is given fits, as in `SaleSearch`. Times are wall-clock milliseconds. */
export interface PaymentSearch extends Omit<SaleSearch, 'only'> {
  /** Whose payments, where the service is asked. */
  readonly scope: HistoryScope;
  /** Exact, as the service writes it. */
  readonly status?: string;
  readonly tender?: string;
  /** Only this till's record knows cashiers: the service is not searched then. */
  readonly cashierId?: string;
  /** A part of a terminal's or a location's name, in any case. Only the service knows them, and not at terminal scope. */
  readonly place?: string;
  /** Newest first without it. */
  readonly order?: PaymentOrder;
}

/** Where a search goes on: payments made before `until`, of which the service has shown `page` pages. */
export interface PaymentCursor {
  readonly until: number;
  readonly page: number;
  readonly match: SaleMatch;
}

/** One page of what a search has found, in its order. */
export interface FoundPayments {
  readonly rows: readonly PaymentRow[];
  readonly next?: PaymentCursor;
  /** Set when earlier payments have not been looked at yet; `next` goes on there. */
  readonly lookedBackTo?: number;
  readonly service: ServiceAsked;
  /** Of the page, payments at the service that are in no row. */
  readonly unread?: readonly UnreadPayment[];
}

/** A record of the service's history that this till cannot read, by what it says all the same. Texts are bounded. */
export interface UnreadPayment {
  /** What of it cannot be read, as the service names it. */
  readonly fields: readonly string[];
  readonly createdAt?: number;
  readonly reference?: string;
  readonly paymentCode?: string;
}

export type ServiceAsked =
  | { readonly state: 'asked' }
  /** `no-access`: credentials are missing. `till-only`: what is looked for only this till's record knows. */
  | { readonly state: 'not-asked'; readonly why: 'no-access' | 'till-only' }
  | { readonly state: 'failed'; readonly failure: Failure };

/**
 * Who knows of a payment. `till`: the service was asked and does not list it. `service`: this till's record does not
 * have it, though the service says that it is this till's. `other-till`: as it should be. `no-payment`: the sale never came to one.
 * `unmatched`: the other side was not asked, or did not say enough.
 */
export type KnownBy = 'both' | 'till' | 'service' | 'other-till' | 'no-payment' | 'unmatched';

/** One payment, as both sides know it; at least one of `sale` and `payment` is there. */
export interface PaymentRow {
  /** The same for the same payment on every page. */
  readonly key: string;
  /** When it was created, or changed in the order `changed`; of a sale alone, when it was started. */
  readonly at: number;
  readonly knownBy: KnownBy;
  readonly sale?: SaleView;
  readonly payment?: PaymentAtService;
}

/** A record of the service's history, whatever its scope (spec "Payment history objects"). Times are milliseconds. */
export interface PaymentAtService {
  readonly trackingId?: string;
  readonly paymentId?: string;
  readonly status?: PaymentStatus;
  readonly reference?: string;
  readonly paymentCode?: string;
  readonly requested?: ServiceAmount;
  readonly paid?: ServiceAmount;
  /** The service's exact string. */
  readonly tender?: string;
  readonly transferType?: string;
  readonly senderAddress?: string;
  /** The service's identifier of whoever gave details for it. */
  readonly customerId?: string;
  readonly terminalId?: string;
  readonly terminalName?: string;
  readonly locationName?: string;
  readonly merchantName?: string;
  readonly createdAt?: number;
  readonly updatedAt?: number;
  /** Until when the code can be paid; only at terminal scope. */
  readonly expiresAt?: number;
  /** None until it is batched. */
  readonly batchId?: string;
  readonly batchStatus?: string;
  readonly batchPeriod?: string;
  readonly settlementId?: string;
  /** The refund lifecycle fields that say something, by their names. */
  readonly refund?: Readonly<Record<string, string>>;
}
