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

/** What the kiosk looks at of the till. What of it shoppers may see is decided in `kiosk-view.ts`. */
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

/** What a shopper is to be asked for. Amounts are minor units of the store's currency. */
export interface ShoppersOrder {
  readonly amountMinor: number;
  readonly lineItems?: LineItems;
  readonly payer: GivenPayer;
  readonly overrides: readonly GuardWarning[];
}

/** The sales of the terminal at work. Each call is on record when it succeeds. */
export interface ShoppersSales {
  start(order: ShoppersOrder): Promise<Result<{ readonly saleId: string }>>;
  withdrawCode(saleId: string): Result<{ readonly withdrawn: boolean }>;
  stopCreating(saleId: string): Result<null>;
  setAside(saleId: string): Result<null>;
  leave(saleId: string, seen: 'open' | 'settled'): Result<null>;
  acknowledgeAlert(saleId: string, alert: string): Result<null>;
}

export interface KioskCatalogue {
  browse(category: string): Promise<ArticlePage>;
  /** Whether the catalogue holds just this article now. */
  has(article: Article): Promise<boolean>;
  /** As a data address; `null` when it cannot be shown. */
  picture(name: string): Promise<string | null>;
}

/** Pictures for the screen that waits. */
export interface AttractPictures {
  names(): readonly string[];
  source(name: string): Promise<string | null>;
}

/** What somebody of the staff did at the kiosk, for the journal. */
export type StaffAct = EntryOf<'kiosk-attended'>['did'];

export interface KioskStaffPort {
  /** Answers whose PIN it is; nobody's name where nobody signs in. */
  enter(pin: string): Promise<Result<{ readonly by?: string }>>;
  /** Milliseconds until a PIN is tried again; 0 when it is now. */
  pause(): number;
  /** Before it is done. */
  record(did: StaffAct, by: string | undefined, saleId?: string): Result<null>;
}

/** The last touch at a sale, kept over starts of the till. */
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
  /** What a typed amount is called on a receipt, in a language. */
  readonly typedName: (language: Language) => Promise<string>;
  readonly sales: ShoppersSales;
  readonly lastTouch: LastTouch;
  readonly catalogue: KioskCatalogue;
  readonly pictures: AttractPictures;
  readonly printReceipt: (saleId: string, language: Language) => Promise<Result<{ readonly jobId: string }>>;
  readonly staff: KioskStaffPort;
  readonly lookAtHealth: () => Promise<Health>;
  /** The computer's side of it. */
  readonly shell: { openTill(): void; restart(): void; close(): void };
}
