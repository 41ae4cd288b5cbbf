import type { BackOfficeCredential, HistoryScope } from '../../shared/contract/back-office.ts';
import type { FoundSales } from '../../shared/contract/past-sales.ts';
import type { SaleView } from '../../shared/contract/sale-view.ts';
import type { Result } from '../../shared/failure.ts';
import type { SaleSearch, SearchCursor } from '../../shared/sale-search.ts';
import type { BackOfficeConnection } from '../service/back-office/connect-back-office.ts';
import type { BackOfficeSecrets } from '../terminal/secrets.ts';

/** What the profile says of the back office. */
export interface BackOfficeProfile {
  readonly credential: BackOfficeCredential;
  /** Whose payments may be asked for, by the identifier at the service. */
  readonly ids: Readonly<Partial<Record<HistoryScope, string>>>;
}

/** What the back office asks of the service. */
export type ServiceAccess = Pick<BackOfficeConnection, 'history' | 'signIn' | 'close'>;

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
  find(search: SaleSearch, after?: SearchCursor): Result<FoundSales>;
  /** The sale that a payment was made for. */
  saleOfPayment(trackingId: string): TillSale | undefined;
  /** What its record says beyond the view. */
  facts(saleId: string): TillFacts;
}

export interface TillSale {
  readonly sale: SaleView;
  readonly facts: TillFacts;
}

export interface TillFacts {
  /** Of all its payments at the service that the till works with. */
  readonly trackingIds: readonly string[];
  /** Another service than this one knows its payments. */
  readonly isElsewhere: boolean;
  /** What it was paid with, in the service's exact words. */
  readonly tender?: string;
}
