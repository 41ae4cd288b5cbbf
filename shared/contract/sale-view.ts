import type { EarlierPayment, Failure } from '../failure.ts';
import type { LineItems } from '../money/line-items.ts';
import type { Money } from '../money/money.ts';
import type { Rebate } from '../payment/rebate.ts';
import type { PaymentStatus, SaleOutcome } from '../payment/payment-status.ts';
import type { SaleTax } from '../money/sale-tax.ts';

/** A sale as the screens show it. Times are epoch milliseconds. */
export interface SaleView {
  readonly id: string;
  /** Counts up from 1 on this till. */
  readonly number: number;
  readonly reference: string;
  /** The name that the cashier gave it when it was parked. Customers never see it. */
  readonly name?: string;
  readonly amount: Money;
  readonly startedAt: number;
  /** Missing where the amount was typed on the keypad. */
  readonly lineItems?: LineItems;
  /** Missing where nothing in it is taxed. */
  readonly tax?: SaleTax;
  /** Who had signed in when it was started. */
  readonly cashierId?: string;
  /** Name of that cashier. */
  readonly cashier?: string;
  /** It was sold at a kiosk, without a cashier. */
  readonly kiosk?: true;
  /** Asked for with the payment, where the merchant takes part in the rebate program. */
  readonly rebate?: Rebate;
  /** Main still has the customer's details, so that charging the sale again (`again` of `sale.start`) sends them again. */
  readonly payerKept?: true;
  readonly parked: boolean;
  /** Set for a sale of another service than the one this till works with now. Only that service knows its payments. */
  readonly elsewhere?: { readonly origin: string; readonly merchantId: string };
  readonly stage: SaleStage;
}

/** What the screen may say about a sale ("The life of a sale"). Never "failed" because a request failed. */
export type SaleStage =
  | {
      readonly name: 'creating';
      /** Why the creation is delayed. Nothing can have been paid: no code has been shown. */
      readonly trouble?: Failure;
      /** Present while the till does not ask for the payment by itself: a person resumes it or gives the sale up. */
      readonly paused?: CreationPause;
    }
  | ({ readonly name: 'waiting' | 'seen' } & ShownPayment)
  /**
   * The service answers with a status that this version does not know, or states another amount than the sale's. In the
   * second case `status` names the status and the amount.
   */
  | ({ readonly name: 'unrecognised'; readonly status: string } & ShownPayment)
  /** `url` is missing where the service ended a payment whose code was never shown. */
  | ({
      readonly name: 'final';
      readonly outcome: SaleOutcome;
      readonly at: number;
      /** Set for an underpaid sale, where the service states how much was sent. */
      readonly shortfall?: Shortfall;
    } & Partial<ShownPayment>)
  /** The service refused to create a payment, or the cashier stopped it before a code was shown. */
  | {
      readonly name: 'not-created';
      readonly failure?: Failure;
      readonly at: number;
      /** Part of the sale's record cannot be read, so a code may have been shown and paid all the same. */
      readonly recordDamaged?: true;
    };

/** How much of an amount was sent, and how much is missing. */
export interface Shortfall {
  readonly sent: Money;
  readonly missing: Money;
}

/** Why the till has stopped asking for a sale's payment by itself. */
export interface CreationPause {
  /**
   * `record-damaged`: part of the sale's record cannot be read, so a code may have been shown and paid. With the other
   * reasons no code was shown.
   */
  readonly reason: 'record-damaged' | 'answers-unreadable' | 'answers-lost' | 'tries-exhausted';
  /** How many payments that nobody can pay lost tries may have created at the service, at most; 0 with `record-damaged`. */
  readonly mayExist: number;
}

/** A payment whose code has been shown. */
export interface ShownPayment {
  /** `paymentUrls[0]`, the text of the QR code. */
  readonly url: string;
  readonly shownAt: number;
  /** When the service last answered with the status of this payment. */
  readonly lastGoodReadAt?: number;
  /** Why the status is not known now: the last readings failed. */
  readonly stale?: Failure;
  readonly paymentCode?: string;
  readonly requested?: string;
  readonly received?: string;
  /** The cashier withdrew the code because the amount was wrong. It is shown on request only, and can still be paid. */
  readonly withdrawn?: true;
}

/** Something about a sale that a person has to know and its outcome does not say. */
export type AlertView = {
  readonly id: string;
  readonly saleId: string;
  readonly number: number;
  readonly reference: string;
  readonly amount: Money;
} &
  /** Several payments of one sale were paid; `payments` is how many. */
  (
    | { readonly kind: 'paid-twice'; readonly payments: number }
    /** This sale and an earlier one were both paid. The earlier one could still be paid when this one was charged. */
    | {
        readonly kind: 'paid-beside';
        readonly earlierNumber: number;
        /** What was paid for the earlier one, which may have been charged with a wrong amount; missing where it cannot be read. */
        readonly earlierAmount?: Money;
      }
    /** The service now states another status than the sale's outcome; `was` is missing where the sale was given up before. */
    | { readonly kind: 'outcome-changed'; readonly was?: SaleOutcome; readonly now: PaymentStatus }
    /** Answers were lost, and the till could not search for payments that they may have left behind. */
    | { readonly kind: 'lost-unchecked'; readonly failure: Failure }
    /** The service states another amount or currency than the sale's; both fields are in the service's own words. */
    | { readonly kind: 'amount-differs'; readonly requested?: string; readonly received?: string }
    /** The service named payments for this sale that belong to others; `payments` is how many. None of them counts. */
    | { readonly kind: 'foreign-payment'; readonly payments: number }
    /** Part of the sale's record is lost: it may have been finished before, and its goods handed over. */
    | { readonly kind: 'end-may-be-lost' }
  );

/** The answer to "Customer says they paid?". */
export interface CheckAnswer {
  readonly verdict: CheckVerdict;
  /** A payment of another till or another sale, which the customer may have made instead. */
  readonly instead?: EarlierPayment;
  /** Why the till could not look for payments of this reference on other tills. */
  readonly historyUnchecked?: Failure;
}

export type CheckVerdict =
  | { readonly name: 'paid' }
  /** Money is on its way and not confirmed. */
  | { readonly name: 'seen' }
  /** The service answered just now: nothing has arrived. */
  | { readonly name: 'not-seen' }
  /** `received` is in the service's own words. */
  | { readonly name: 'not-paid'; readonly outcome: SaleOutcome; readonly received?: string }
  /** No code was shown, so it cannot have been paid. */
  | { readonly name: 'no-code' }
  | { readonly name: 'unrecognised'; readonly status: string }
  /** The service could not be asked. */
  | { readonly name: 'unknown'; readonly failure: Failure };
