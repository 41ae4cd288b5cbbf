import type { Approval } from '../../shared/cart/approval.ts';
import type { Failure, GuardWarning } from '../../shared/failure.ts';
import type { LineItems } from '../../shared/money/line-items.ts';
import type { Money } from '../../shared/money/money.ts';
import type { SaleDocument } from '../../shared/printing/printed-document.ts';
import type { Rebate } from '../../shared/payment/rebate.ts';
import type { SaleTax } from '../../shared/tax/sale-tax.ts';
import type { StatedAmount, TrackingReading } from './reading.ts';

/**
 * What the ledger holds of a sale: an append-only list of these. A sale has one payment that is shown; payments that
 * a lost answer may have left behind ("orphans") are watched to their end beside it. `at` is wall-clock milliseconds.
 */
export type SaleEvent = { readonly saleId: string; readonly at: number } & SaleEventBody;

/** Which service, and which merchant there, a sale's payments are asked for at: another one knows nothing of them. */
export interface SaleService {
  readonly origin: string;
  readonly merchantId: string;
}

/** Whose sale it is, as far as the till knows. */
export interface SaleStamp {
  /** Who had signed in. */
  readonly cashierId?: string;
  /** Number of the shift that was open. */
  readonly shift?: number;
  /** A shopper sold it to themselves, at a kiosk. */
  readonly kiosk?: true;
}

/** Why a payment that the service named for a sale is not its own. */
export type ForeignReason =
  /** It is on record for another sale. */
  | 'of-another-sale'
  /** Its stated amount or currency is not the sale's. */
  | 'another-amount'
  /** Its record has another external id than the sale's reference. */
  | 'another-external-id'
  /** It was created when no try of the sale could be carried out any more. */
  | 'made-later';

export type SaleEventBody =
  /** The intent, written and synced before anything is sent. */
  | ({
      readonly type: 'sale-started';
      readonly number: number;
      readonly amount: Money;
      readonly reference: string;
      readonly paymentId: string;
      readonly idempotencyKey: string;
      /** The same moment by the service's own clock, where that is known: the till's may be set. */
      readonly serviceTime?: number;
      /** Not of a plain amount. */
      readonly makeup?: LineItems;
      /** Who agreed to a discount or a tip that the till asks about; not in sales of earlier versions. */
      readonly approval?: Approval;
      /** Not where nothing of it was taxed, nor in sales of earlier versions. It decides nothing about the payment. */
      readonly tax?: SaleTax;
      readonly rebate?: Rebate;
      /** The payment goes with its payer's details, which the customer safe holds: nothing personal stands here. */
      readonly withPayer?: true;
      /** Not in sales of earlier versions. */
      readonly service?: SaleService;
    } & SaleStamp)
  /**
   * The cashier charged although the guard warned of this: part of the new sale. `earlierSaleId` names the sale of
   * this till that it warned of.
   */
  | { readonly type: 'guard-overridden'; readonly warning: GuardWarning; readonly earlierSaleId?: string }
  /**
   * Written before each try, so that a crash after it means "perhaps sent". `serviceTime` is the moment by the
   * service's own clock, where that is known: payments created earlier are not this sale's. With `repeats` more tries may
   * follow under this one entry, each after one that was certainly not sent.
   */
  | { readonly type: 'create-tried'; readonly serviceTime?: number; readonly repeats?: true }
  /** The try, or so many tries in a row, ended with certainty that no payment exists. */
  | { readonly type: 'create-not-sent'; readonly failure: Failure; readonly tries?: number }
  /**
   * The try may have created a payment. `serviceTime` is when its answer was given up, by the service's own clock: not
   * known where the till stopped in the middle of the try. A try may begin minutes before it is sent, because it waits
   * for its turn in the quota.
   */
  | { readonly type: 'create-lost'; readonly failure: Failure; readonly serviceTime?: number }
  | { readonly type: 'create-rejected'; readonly failure: Failure }
  | {
      readonly type: 'payment-created';
      readonly trackingId: string;
      readonly paymentPageId?: string;
      readonly url: string;
    }
  /**
   * A payment with this sale's reference that no screen ever showed. `createdAt` is milliseconds by the service's clock,
   * where the history states it.
   */
  | { readonly type: 'stray-found'; readonly trackingId: string; readonly createdAt?: number }
  /**
   * The service named this payment for the sale, and it is not the sale's own: never shown, followed or counted.
   * `otherSaleId` is the sale whose payment it is, where the ledger knows that.
   */
  | {
      readonly type: 'foreign-payment';
      readonly trackingId: string;
      readonly why: ForeignReason;
      readonly otherSaleId?: string;
    }
  /** The search for orphans of the lost tries is over: it was complete, or, with a failure, it cannot be made. */
  | { readonly type: 'lost-tries-checked'; readonly failure?: Failure }
  /** Written when a reading differs from the last one. A different reading after the end is kept too. */
  | { readonly type: 'status-read'; readonly trackingId: string; readonly reading: TrackingReading }
  /**
   * The terminal's history states this other amount for a payment of the sale. It is raised, and the payment counts as
   * paid no more.
   */
  | { readonly type: 'history-differs'; readonly trackingId: string; readonly statedRequest: StatedAmount }
  /** The till had paused the creation, and a cashier, `by` where cashiers sign in, said to go on all the same. */
  | { readonly type: 'creation-resumed'; readonly by?: string }
  /**
   * Something between the event before and the one after is missing or cannot be read. Written by a repair or a
   * restore; put by the ledger in place of an event that it cannot read. A payment may have been asked for there, and
   * shown, and paid.
   */
  | { readonly type: 'record-damaged' }
  /** The cashier stopped the sale before a code was shown. */
  | { readonly type: 'creation-stopped' }
  /** "Wrong amount?": no screen shows the code by itself any more. It can still be paid, and is followed to its end. */
  | { readonly type: 'code-withdrawn' }
  /** Off the screen and tracked on. `name`: what the cashier calls it from now on; empty: nothing any more. */
  | { readonly type: 'sale-parked'; readonly name?: string }
  /** Back on the screen. */
  | { readonly type: 'sale-opened' }
  /** The cashier has seen the end and left it. */
  | { readonly type: 'sale-acknowledged' }
  /** This sale was charged though an earlier one could still be paid, and both turned out paid. */
  | { readonly type: 'paid-beside'; readonly earlierSaleId: string; readonly earlierNumber: number }
  /** A cashier has acknowledged what was raised about this sale. `concern` is a `SaleAlert`'s id. */
  | { readonly type: 'concern-noted'; readonly concern: string }
  /** Its payment was made with this tender, in the service's exact words. Only receipts say it. */
  | { readonly type: 'tender-read'; readonly tender: string }
  /** It has come out of the printer: the next one is a copy. */
  | { readonly type: 'paper-printed'; readonly paper: SaleDocument };
