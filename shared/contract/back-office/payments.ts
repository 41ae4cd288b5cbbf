import type { HistoryScope } from './back-office.ts';
import type { Failure } from '../../failure.ts';
import type { PaymentStatus } from '../../payment/payment-status.ts';
import type { ServiceAmount } from '../../money/service-amount.ts';
import type { SaleMatch, SaleSearch } from '../../search/sale-search.ts';
import type { SaleView } from '../sale-view.ts';

/**
 * Orders in which the service can sort payments (spec "Payment history"). With another order than `newest`, only the service's
 * payments are listed, and text, amount, number, cashier and place cannot be searched for.
 */
export const PAYMENT_ORDERS = ['newest', 'oldest', 'changed', 'status'] as const;
export type PaymentOrder = (typeof PAYMENT_ORDERS)[number];

/** A search for payments, which match every given field, as in `SaleSearch`. Times are epoch milliseconds. */
export interface PaymentSearch extends Omit<SaleSearch, 'only'> {
  /** The scope of the service's history. */
  readonly scope: HistoryScope;
  /** Exactly as the service writes it. */
  readonly status?: string;
  readonly tender?: string;
  /** Only this till's ledger knows cashiers, so the service is not searched then. */
  readonly cashierId?: string;
  /** A part of a terminal's or location's name, in upper or lower case. Only the service knows them, and not at terminal scope. */
  readonly place?: string;
  /** Without it, the newest come first. */
  readonly order?: PaymentOrder;
}

/** Where a search continues: with payments created before `until`, after `page` pages of the service. */
export interface PaymentCursor {
  readonly until: number;
  readonly page: number;
  readonly match: SaleMatch;
}

/** One page of the payments that a search has found. */
export interface FoundPayments {
  readonly rows: readonly PaymentRow[];
  readonly next?: PaymentCursor;
  /** The search has not looked at payments before this time; `next` continues there. */
  readonly searchedBackTo?: number;
  readonly service: ServiceAsked;
  /** Payments of this page at the service that could not be read, and so are in no row. */
  readonly unread?: readonly UnreadPayment[];
}

/** A record of the service's history that this till cannot read, with the fields that it can. Texts are shortened. */
export interface UnreadPayment {
  /** Names of the fields that cannot be read. */
  readonly fields: readonly string[];
  readonly createdAt?: number;
  readonly reference?: string;
  readonly paymentCode?: string;
}

export type ServiceAsked =
  | { readonly state: 'asked' }
  /** `no-access`: credentials are missing. `till-only`: only this till's ledger knows what is searched for. */
  | { readonly state: 'not-asked'; readonly why: 'no-access' | 'till-only' }
  | { readonly state: 'failed'; readonly failure: Failure };

/**
 * Who knows of a payment. `till`: the service was asked and does not list it. `service`: the service says that it is this
 * till's, but this till's ledger does not have it. `other-till`: it is another till's, so only the service knows it.
 * `damaged`: this till made it for a sale whose beginning cannot be read or, without `payment`, nothing is left of a sale's record
 * that names its payment.
 * `no-payment`: the sale has no payment. `unmatched`: the other side was not asked, or did not say enough.
 */
export type KnownBy = 'both' | 'till' | 'service' | 'damaged' | 'other-till' | 'no-payment' | 'unmatched';

/** One payment, as both sides know it; at least one of `sale` and `payment` is there. */
export interface PaymentRow {
  /** Identifies the payment on every page. */
  readonly key: string;
  /** When it was created or, in the order `changed`, when it was changed; for a sale without a payment, when it was started. */
  readonly at: number;
  readonly knownBy: KnownBy;
  readonly sale?: SaleView;
  readonly payment?: PaymentAtService;
  /** Of a sale whose beginning cannot be read, where its number is still known. */
  readonly number?: number;
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
  /** The service's id of the customer whose details it has. */
  readonly customerId?: string;
  readonly terminalId?: string;
  readonly terminalName?: string;
  readonly locationName?: string;
  readonly merchantName?: string;
  readonly createdAt?: number;
  readonly updatedAt?: number;
  /** Until when the code can be paid; only at terminal scope. */
  readonly expiresAt?: number;
  /** Missing until it is batched. */
  readonly batchId?: string;
  readonly batchStatus?: string;
  readonly batchPeriod?: string;
  readonly settlementId?: string;
  /** The refund lifecycle fields that say something, by their names. */
  readonly refund?: Readonly<Record<string, string>>;
}
