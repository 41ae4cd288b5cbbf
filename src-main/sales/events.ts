import type { Approval } from '../../shared/cart/approval.ts';
import type { Failure, GuardWarning } from '../../shared/failure.ts';
import type { LineItems } from '../../shared/money/line-items.ts';
import type { Money } from '../../shared/money/money.ts';
import type { SaleDocument } from '../../shared/printing/printed-document.ts';
import type { Rebate } from '../../shared/payment/rebate.ts';
import type { SaleTax } from '../../shared/money/sale-tax.ts';
import type { StatedAmount, TrackingReading } from './reading.ts';

/**
 * The ledger holds each sale as an append-only list of these events. A sale has one payment whose code is shown. Payments
 * that a lost answer may have left behind ("orphans") are followed to their end beside it. `at` is epoch milliseconds.
 */
export type SaleEvent = { readonly saleId: string; readonly at: number } & SaleEventBody;

/** The service, and the merchant there, that a sale's payments belong to. Another service does not know them. */
export interface SaleService {
  readonly origin: string;
  readonly merchantId: string;
}

/** Who made a sale, as far as the till knows. */
export interface SaleStamp {
  /** Id of the cashier who had signed in. */
  readonly cashierId?: string;
  /** Number of the shift that was open. */
  readonly shift?: number;
  /** It was sold at a kiosk, without a cashier. */
  readonly kiosk?: true;
}

/** Why a payment that the service named for a sale does not belong to it. */
export type ForeignReason =
  /** The ledger has it for another sale. */
  | 'of-another-sale'
  /** Its stated amount or currency is not the sale's. */
  | 'another-amount'
  /** Its record has another external id than the sale's reference. */
  | 'another-external-id'
  /** It was created after every try of the sale was over. */
  | 'made-later';

export type SaleEventBody =
  /** The sale was started. Written and synced before anything is sent. */
  | ({
      readonly type: 'sale-started';
      readonly number: number;
      readonly amount: Money;
      readonly reference: string;
      readonly paymentId: string;
      readonly idempotencyKey: string;
      /** The same moment by the service's clock, where that is known, because somebody may set the till's. */
      readonly serviceTime?: number;
      /** The line items; missing where the amount was typed on the keypad. */
      readonly makeup?: LineItems;
      /** The approval of an unusual discount or tip; missing in sales of earlier versions. */
      readonly approval?: Approval;
      /** Missing where nothing was taxed, and in sales of earlier versions. It is for receipts and reports only. */
      readonly tax?: SaleTax;
      readonly rebate?: Rebate;
      /** The payment is asked for with its payer's details, which `CustomerSafe` holds: no event holds personal data. */
      readonly withPayer?: true;
      /** Id of the first sale of this order, where this one charges the same order again. Missing in sales of earlier versions. */
      readonly firstSaleId?: string;
      /** Missing in sales of earlier versions. */
      readonly service?: SaleService;
    } & SaleStamp)
  /**
   * The cashier charged despite this warning of the guard. `earlierSaleId` is the sale of this till that it was about, `by` the
   * cashier's id; missing where nobody had signed in, and in events of earlier versions.
   */
  | {
      readonly type: 'guard-overridden';
      readonly warning: GuardWarning;
      readonly earlierSaleId?: string;
      readonly by?: string;
    }
  /**
   * Written before each try, so that a try without an answer counts as perhaps sent. `serviceTime` is the time by the
   * service's clock, where that is known: payments created before it are not this sale's. With `repeats`, this one event
   * stands for several tries, each after one that was certainly not sent.
   */
  | { readonly type: 'create-tried'; readonly serviceTime?: number; readonly repeats?: true }
  /** The try, or this many tries in a row, certainly created no payment. */
  | { readonly type: 'create-not-sent'; readonly failure: Failure; readonly tries?: number }
  /**
   * The try may have created a payment. `serviceTime` is when the till gave its answer up, by the service's clock; it is
   * missing where the till stopped during the try. A try may be sent minutes after it began, because it waits for the quota.
   */
  | { readonly type: 'create-lost'; readonly failure: Failure; readonly serviceTime?: number }
  | { readonly type: 'create-rejected'; readonly failure: Failure }
  | {
      readonly type: 'payment-created';
      readonly trackingId: string;
      readonly paymentPageId?: string;
      readonly url: string;
    }
  /** An orphan payment of this sale was found. `createdAt` is by the service's clock, where the history states it. */
  | { readonly type: 'stray-found'; readonly trackingId: string; readonly createdAt?: number }
  /**
   * The service named this payment for the sale, but it does not belong to it. It is never shown, followed or counted.
   * `otherSaleId` is the sale that it belongs to, where the ledger knows that.
   */
  | {
      readonly type: 'foreign-payment';
      readonly trackingId: string;
      readonly why: ForeignReason;
      readonly otherSaleId?: string;
    }
  /** The search for orphan payments is over: it is complete or, with a failure, it cannot be made. */
  | { readonly type: 'lost-tries-checked'; readonly failure?: Failure }
  /** A reading differs from the last one. Such readings are recorded after the end too. */
  | { readonly type: 'status-read'; readonly trackingId: string; readonly reading: TrackingReading }
  /** The terminal's history states another amount for a payment of the sale: an alert, and reports do not count it as paid. */
  | { readonly type: 'history-differs'; readonly trackingId: string; readonly statedRequest: StatedAmount }
  /** A cashier resumed the paused creation. `by` is the cashier's id, where cashiers sign in. */
  | { readonly type: 'creation-resumed'; readonly by?: string }
  /**
   * Events are missing here, or cannot be read. A repair or restore writes this event, and the ledger answers it in place of
   * an event that it cannot read. A payment may have been created, shown and paid in between. `number` is the sale's, where
   * its start is what the repair did not take over.
   */
  | { readonly type: 'record-damaged'; readonly number?: number }
  /**
   * The sale was stopped before a code was shown. `by`, here and below, is the id of whoever did it; missing where nobody had
   * signed in, as a shopper at a kiosk, and in events of earlier versions.
   */
  | { readonly type: 'creation-stopped'; readonly by?: string }
  /** "Wrong amount?": the code is shown on request only. It can still be paid, and is followed to its end. */
  | { readonly type: 'code-withdrawn'; readonly by?: string }
  /** The sale was parked: it left the screen and is tracked on. `name` is its new name; empty, it has none any more. */
  | { readonly type: 'sale-parked'; readonly name?: string }
  /** The sale came back to the screen. */
  | { readonly type: 'sale-opened' }
  /** The cashier has seen the end and left the sale. */
  | { readonly type: 'sale-acknowledged' }
  /** This sale and an earlier one were both paid. The earlier one could still be paid when this one was charged. */
  | { readonly type: 'paid-beside'; readonly earlierSaleId: string; readonly earlierNumber: number }
  /** An alert of this sale was acknowledged. `concern` is the `SaleAlert`'s id. */
  | { readonly type: 'concern-noted'; readonly concern: string; readonly by?: string }
  /** The service stated the tender of the payment, in these exact words. It is for receipts only. */
  | { readonly type: 'tender-read'; readonly tender: string }
  /** This document was printed; the next print of it is a copy. */
  | { readonly type: 'paper-printed'; readonly paper: SaleDocument; readonly by?: string };
