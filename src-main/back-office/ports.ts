import type { BackOfficeCredential, HistoryScope } from '../../shared/contract/back-office/back-office.ts';
import type { PaymentSearch } from '../../shared/contract/back-office/payments.ts';
import type { FoundSales, PastSale } from '../../shared/contract/past-sales.ts';
import type { SaleView } from '../../shared/contract/sale-view.ts';
import type { Result } from '../../shared/failure.ts';
import type { SalesFigures } from '../../shared/reports/sales-report.ts';
import type { SaleSearch, SearchCursor } from '../../shared/search/sale-search.ts';
import type { BackOfficeConnection } from '../service/back-office/connect-back-office.ts';
import type { SaleReclaim } from '../sales/reclaim-of.ts';
import type { BackOfficeSecrets } from '../terminal/secrets/secrets.ts';

/** The currency of the profile, and of whose amounts. */
export interface OwnMoney {
  /** Empty where the profile names none. */
  readonly merchantId: string;
  readonly currency: string;
}

/** What the profile says of the back office. */
export interface BackOfficeProfile {
  readonly credential: BackOfficeCredential;
  readonly own: OwnMoney;
  /** Partner, merchant and terminal whose payments may be read, by their identifiers at the service. */
  readonly ids: Readonly<Partial<Record<HistoryScope, string>>>;
}

/** The endpoints that the back office uses. */
export type ServiceAccess = Pick<
  BackOfficeConnection,
  | 'history'
  | 'settlements'
  | 'batches'
  | 'deposits'
  | 'merchantSettlements'
  | 'paymentSettlements'
  | 'partners'
  | 'merchants'
  | 'locations'
  | 'terminals'
  | 'terminalWebhooks'
  | 'testWebhook'
  | 'apiKeys'
  | 'feeSchedules'
  | 'updateRequests'
  | 'applications'
  | 'attachments'
  | 'onboardingWebhooks'
  | 'signIn'
  | 'vitals'
  | 'close'
>;

export interface BackOfficeParts {
  /** Missing where the profile has no back office. */
  readonly profile: BackOfficeProfile | undefined;
  /** The secrets that were stored or given when the terminal was opened. */
  readonly secrets: BackOfficeSecrets;
  /** Opens a connection without sending anything. It loads the client, which the till does not need to start. */
  readonly connect: (secrets: BackOfficeSecrets) => Promise<ServiceAccess>;
  /** Stores them for the next start. */
  readonly keep: (secrets: BackOfficeSecrets) => Promise<Result<null>>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** The till's ledger as the back office searches it. */
export interface TillSales {
  /** One page, newest first, in the form of `SalesHistory`. */
  find(search: SaleSearch, after?: SearchCursor): Result<FoundTillSales>;
  /** One sale with its whole history. */
  get(saleId: string): Result<PastSale>;
  /** One sale; `undefined` where it is unknown or cannot be read. */
  sale(saleId: string): TillSale | undefined;
  /** The sales of these payments, by tracking id, without those whose beginning cannot be read. Fails where the ledger cannot be read. */
  salesOfPayments(trackingIds: readonly string[]): Result<ReadonlyMap<string, TillSale>>;
  /** Those of these payments that this till made for sales whose beginning cannot be read, by tracking id. */
  damagedOfPayments(trackingIds: readonly string[]): ReadonlyMap<string, DamagedSale>;
  /**
   * Reads a page of the sales started from `from` on and before `until` (epoch milliseconds), so that a later request
   * finds them in memory.
   */
  readAhead(end: 'oldest' | 'newest', from: number, until: number): void;
}

/** All that is known of a sale whose beginning cannot be read. */
export interface DamagedSale {
  readonly number?: number;
}

export interface FoundTillSales extends Omit<FoundSales, 'sales'> {
  readonly sales: readonly TillSale[];
}

export interface TillSale {
  readonly sale: SaleView;
  readonly facts: TillFacts;
  /**
   * What reports count of the sale; `undefined` where it is not paid. Computed on request, because most lists do not
   * need it.
   */
  readonly paid: () => PaidSale | undefined;
}

export interface PaidSale {
  /** The payment that paid for the sale. The customer can reclaim others. */
  readonly trackingId: string;
  /** In the currency of the sale. */
  readonly figures: SalesFigures;
}

export interface TillFacts {
  /** Tracking ids of all its payments at the service that the till follows. */
  readonly trackingIds: readonly string[];
  /** Part of the sale's record is missing, and with it all that names its payments. */
  readonly arePaymentsLost?: true;
  /** Whether its payments are at another service. */
  readonly isElsewhere: boolean;
  /** The tender in the service's exact string. */
  readonly tender?: string;
  /** Money of the payer that did not pay for the sale. */
  readonly reclaim?: SaleReclaim;
}

/** A search for payments, or for everything that payers may reclaim. */
export interface PaymentsWanted extends PaymentSearch {
  readonly reclaims?: true;
}
