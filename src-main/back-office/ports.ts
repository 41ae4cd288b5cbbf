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

/** Whose amounts are in which currency, as the profile says. */
export interface OwnMoney {
  /** Empty where it names none. */
  readonly merchantId: string;
  readonly currency: string;
}

/** What the profile says of the back office. */
export interface BackOfficeProfile {
  readonly credential: BackOfficeCredential;
  readonly own: OwnMoney;
  /** Whose payments may be asked for, by the identifier at the service. */
  readonly ids: Readonly<Partial<Record<HistoryScope, string>>>;
}

/** What the back office asks of the service. */
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
  /** None where the profile has no back office. */
  readonly profile: BackOfficeProfile | undefined;
  /** As they were kept or given when the terminal went to work. */
  readonly secrets: BackOfficeSecrets;
  /** Opens a connection; nothing is sent yet. Loads the client, which the start of the till does without. */
  readonly connect: (secrets: BackOfficeSecrets) => Promise<ServiceAccess>;
  /** Keeps them for the next start. */
  readonly keep: (secrets: BackOfficeSecrets) => Promise<Result<null>>;
  /** Wall-clock milliseconds. */
  readonly now: () => number;
}

/** The till's own record, as the back office looks through it. */
export interface TillSales {
  /** One page, newest first, as of `SalesHistory`. */
  find(search: SaleSearch, after?: SearchCursor): Result<FoundTillSales>;
  /** One sale, told from its beginning. */
  look(saleId: string): Result<PastSale>;
  /** One sale, where it is known and can be read. */
  sale(saleId: string): TillSale | undefined;
  /** The sales that these payments were made for, by tracking id; those that cannot be read are left out. */
  salesOfPayments(trackingIds: readonly string[]): ReadonlyMap<string, TillSale>;
  /**
   * Reads a page of the sales that began from `from` on and before `until` (wall ms), so that they need not be read when
   * they are asked for.
   */
  readAhead(end: 'oldest' | 'newest', from: number, until: number): void;
}

export interface FoundTillSales extends Omit<FoundSales, 'sales'> {
  readonly sales: readonly TillSale[];
}

export interface TillSale {
  readonly sale: SaleView;
  readonly facts: TillFacts;
  /** What reports count of it; none where it is not paid. Worked out when it is asked for: most lists do without. */
  readonly paid: () => PaidSale | undefined;
}

export interface PaidSale {
  /** Of the one payment that paid for it: others of the sale are its customer's to reclaim. */
  readonly trackingId: string;
  /** In the currency of the sale. */
  readonly figures: SalesFigures;
}

export interface TillFacts {
  /** Of all its payments at the service that the till works with. */
  readonly trackingIds: readonly string[];
  /** Another service than this one knows its payments. */
  readonly isElsewhere: boolean;
  /** What it was paid with, in the service's exact words. */
  readonly tender?: string;
  /** Money of the payer that did not pay for it. */
  readonly reclaim?: SaleReclaim;
}

/** A search of a person, or all that payers may have to reclaim. */
export interface PaymentsWanted extends PaymentSearch {
  readonly reclaims?: true;
}
