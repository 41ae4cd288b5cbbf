import type { Article, ArticlePage } from '../../shared/contract/checkout.ts';
import type { Health } from '../../shared/contract/health.ts';
import type { TillView } from '../../shared/contract/views.ts';
import type { GivenPayer } from '../../shared/customer/details.ts';
import type { GuardWarning, Result } from '../../shared/failure.ts';
import type { Language } from '../../shared/language.ts';
import type { LineItems } from '../../shared/money/line-items.ts';
import type { Money } from '../../shared/money/money.ts';
import type { EntryOf } from '../staff/shifts/journal-entry.ts';
import type { Supervisor } from '../supervision/supervise.ts';
import type { KioskSettings } from '../terminal/profile/kiosk-profile.ts';
import type { KioskTouch } from '../terminal/kiosk-touch.ts';

/** What the kiosk reads of the till's view. `kiosk-view.ts` decides what of it shoppers may see. */
export type TillSeen = Pick<
  TillView,
  | 'phase'
  | 'terminal'
  | 'session'
  | 'connection'
  | 'tenders'
  | 'sales'
  | 'alerts'
  | 'currentSaleId'
  | 'checkout'
  | 'preferences'
  | 'canPrint'
  | 'printing'
>;

/** What a shopper is to pay. Amounts are minor units of the store's currency. */
export interface ShoppersOrder {
  readonly amountMinor: number;
  readonly lineItems?: LineItems;
  readonly payer: GivenPayer;
  readonly overrides: readonly GuardWarning[];
  /** False once the shopper has left: the order is then not begun. */
  readonly isStillWanted: () => boolean;
}

/** The sales of the terminal at work. Each change is recorded before its call succeeds. */
export interface ShoppersSales {
  start(order: ShoppersOrder): Promise<Result<{ readonly saleId: string }>>;
  withdrawCode(saleId: string): Result<{ readonly withdrawn: boolean }>;
  stopCreating(saleId: string): Result<null>;
  setAside(saleId: string): Result<null>;
  leave(saleId: string, seen: 'open' | 'settled'): Result<null>;
  acknowledgeAlert(saleId: string, alert: string, by?: string): Result<null>;
}

export interface KioskCatalogue {
  browse(category: string): Promise<ArticlePage>;
  /** Whether the catalogue holds exactly this article now. */
  has(article: Article): Promise<boolean>;
  /** The picture as a data address; `null` when it cannot be shown. */
  picture(name: string): Promise<string | null>;
}

/** Pictures for the waiting screen. */
export interface AttractPictures {
  names(): readonly string[];
  source(name: string): Promise<string | null>;
}

/** What staff did at the kiosk, for the journal. */
export type StaffAct = EntryOf<'kiosk-attended'>['did'];

export interface KioskStaffPort {
  /** Checks a PIN. Answers whose it is; `by` is missing where nobody signs in. */
  enter(pin: string): Promise<Result<{ readonly by?: string }>>;
  /** Milliseconds until a PIN may be tried again; 0 where one may be tried now. */
  pause(): number;
  /** Writes the journal, or keeps for its next entry what the disk refuses. It is called before the work is done. */
  record(did: StaffAct, by: string | undefined, saleId?: string): void;
}

/** The last touch at a sale, kept over restarts of the till. */
export interface LastTouch {
  kept(): KioskTouch | undefined;
  keep(touch: KioskTouch): void;
}

export interface KioskPorts extends Supervisor {
  readonly till: () => TillSeen;
  readonly settings: KioskSettings;
  /** The least that is charged, and the most that is charged without a cashier. */
  readonly minimum: Money;
  readonly most: Money;
  /** The name of a typed amount on a receipt, in a language. */
  readonly typedName: (language: Language) => Promise<string>;
  readonly sales: ShoppersSales;
  readonly lastTouch: LastTouch;
  readonly catalogue: KioskCatalogue;
  readonly pictures: AttractPictures;
  readonly printReceipt: (saleId: string, language: Language) => Promise<Result<{ readonly jobId: string }>>;
  readonly staff: KioskStaffPort;
  readonly checkHealth: () => Promise<Health>;
  /** What only the computer can do: it shows windows, and starts or ends the application. */
  readonly shell: { openTill(): void; restart(): void; close(): void };
}
