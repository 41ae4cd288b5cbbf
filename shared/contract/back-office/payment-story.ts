import type { Failure } from '../../failure.ts';
import type { PastSale } from '../past-sales.ts';
import type { PaymentAtService } from './payments.ts';

/** Everything about one payment, from this till's ledger and from the service. */
export interface PaymentStory {
  /** Its sale with its history; missing where this till's ledger has no sale of this payment. */
  readonly past?: PastSale;
  /** The service's records now: first the payment whose code was shown, then orphan payments. */
  readonly payments: readonly PaymentAtService[];
  readonly service: StoryAsked;
}

export type StoryAsked =
  /**
   * A payment that the service does not list is missing in `payments`. `incomplete`: one of the lists that name the
   * payment could not be read, so fields may be missing: tender, batch, what went back.
   */
  | { readonly state: 'asked'; readonly incomplete?: Failure }
  /** `no-access`: credentials are missing. `elsewhere`: another service than this one has it. */
  | { readonly state: 'not-asked'; readonly why: 'no-access' | 'no-payment' | 'elsewhere' }
  | { readonly state: 'failed'; readonly failure: Failure };

/** Identifies a payment: by its sale on this till or, where there is none, by its tracking id. */
export type PaymentName = { readonly saleId: string } | { readonly trackingId: string };

/** The service's exact string; none where it is none of the terminal's tenders. */
export interface TenderFound {
  readonly tender?: string;
}
