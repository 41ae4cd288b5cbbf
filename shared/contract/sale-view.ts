import type { EarlierPayment, Failure } from '../failure.ts';
import type { LineItems } from '../money/line-items.ts';
import type { Money } from '../money/money.ts';
import type { Rebate } from '../payment/rebate.ts';
import type { PaymentStatus, SaleOutcome } from '../payment/payment-status.ts';
import type { SaleTax } from '../tax/sale-tax.ts';

export interface SaleView {
  readonly id: string;
  /** Counts up from 1 on this till. */
  readonly number: number;
  readonly reference: string;
  /** What the cashier called it when it was parked. Customers never see it. */
  readonly name?: string;
  readonly amount: Money;
  readonly startedAt: number;
  /** Not of a plain amount. */
  readonly lineItems?: LineItems;
  /** Missing where nothing of it is taxed. */
  readonly tax?: SaleTax;
  /** Who had signed in when it was started. */
  readonly cashierId?: string;
  /** A shopper sold it to themselves, at a kiosk. */
  readonly kiosk?: true;
  /** Their name. */
  readonly cashier?: string;
  /** Asked for with the payment, where the merchant takes part in the rebate program. */
  readonly rebate?: Rebate;
  /** Main still has the customer's details: charged again (`again` of "sale.start"), it goes with them. */
  readonly payerKept?: true;
  readonly parked: boolean;
  /** It belongs to another service than the one this till works with now, which alone knows its payments. */
  readonly elsewhere?: { readonly origin: string; readonly merchantId: string };
  readonly stage: SaleStage;
}

/** What the screen may say about a sale ("The life of a sale"). Never "failed" because a request failed. */
export type SaleStage =
  | {
      readonly name: 'creating';
      /** What delays it, when something does. It cannot have been paid: no code has been shown. */
      readonly trouble?: Failure;
      /** Present while the till asks for no payment by itself: a person says go on, or gives the sale up. */
      readonly paused?: CreationPause;
    }
  | ({ readonly name: 'waiting' | 'seen' } & ShownPayment)
  /**
   * The service answers with a status this version does not know, or states another amount than the sale's: then
   * `status` tells both.
   */
  | ({ readonly name: 'unrecognised'; readonly status: string } & ShownPayment)
  /** Without `url` when the service ended a payment whose code was never shown. */
  | ({
      readonly name: 'final';
      readonly outcome: SaleOutcome;
      readonly at: number;
      /** Of what was not paid in full, where the service states how much was sent. */
      readonly shortfall?: Shortfall;
    } & Partial<ShownPayment>)
  /** The service refused to create a payment, or the cashier stopped it before a code was shown. */
  | { readonly name: 'not-created'; readonly failure?: Failure; readonly at: number };

/** What was sent of an amount, and what is missing of it. */
export interface Shortfall {
  readonly sent: Money;
  readonly missing: Money;
}

/**
 * `record-damaged`: part of the sale's record cannot be read, so a code may have been shown and paid. The others:
 * answers that could not be read, answers that were lost, or too many tries; no code was shown then.
 */
export interface CreationPause {
  readonly reason: 'record-damaged' | 'answers-unreadable' | 'answers-lost' | 'tries-exhausted';
  /** At most so many payments of lost tries may exist at the service. */
  readonly mayExist: number;
}

export interface ShownPayment {
  /** `paymentUrls[0]`: what the QR holds. */
  readonly url: string;
  readonly shownAt: number;
  /** The last time the service answered for this payment. */
  readonly lastGoodReadAt?: number;
  /** Set while the status is not known because readings fail. */
  readonly stale?: Failure;
  readonly paymentCode?: string;
  readonly requested?: string;
  readonly received?: string;
  /** The amount was wrong: no screen shows the code unless the cashier asks for it. It can still be paid. */
  readonly withdrawn?: true;
}

/** Something about a sale that its outcome does not tell. */
export type AlertView = {
  readonly id: string;
  readonly saleId: string;
  readonly number: number;
  readonly reference: string;
  readonly amount: Money;
} &
  /** So many payments of one sale were paid. */
  (
    | { readonly kind: 'paid-twice'; readonly payments: number }
    /** This sale and an earlier one, that could still be paid when it was charged, were both paid. */
    | { readonly kind: 'paid-beside'; readonly earlierNumber: number }
    /** The service says something else than at the end; without `was` the sale was over before its end. */
    | { readonly kind: 'outcome-changed'; readonly was?: SaleOutcome; readonly now: PaymentStatus }
    /** Answers were lost, and the till could not look whether they left a payment behind. */
    | { readonly kind: 'lost-unchecked'; readonly failure: Failure }
    /** The service states another amount or currency than the sale's; as it states them, where it does. */
    | { readonly kind: 'amount-differs'; readonly requested?: string; readonly received?: string }
    /** The service named so many payments for this sale that are not its own. None of them counts. */
    | { readonly kind: 'foreign-payment'; readonly payments: number }
  );

/** The answer to "Customer says they paid?". */
export interface CheckAnswer {
  readonly verdict: CheckVerdict;
  /** A payment that the customer may have made instead, of another till or another sale. */
  readonly instead?: EarlierPayment;
  /** Why payments of this reference on other tills could not be looked for. */
  readonly historyUnchecked?: Failure;
}

export type CheckVerdict =
  | { readonly name: 'paid' }
  /** Money is on its way and not confirmed. */
  | { readonly name: 'seen' }
  /** The service answered just now: nothing has arrived. */
  | { readonly name: 'not-seen' }
  | { readonly name: 'not-paid'; readonly outcome: SaleOutcome }
  /** No code was shown, so it cannot have been paid. */
  | { readonly name: 'no-code' }
  | { readonly name: 'unrecognised'; readonly status: string }
  /** The service could not be asked. */
  | { readonly name: 'unknown'; readonly failure: Failure };
