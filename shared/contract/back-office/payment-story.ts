import type { Failure } from '../../failure.ts';
import type { PastSale } from '../past-sales.ts';
import type { PaymentAtService } from './payments.ts';

/** What there is to know of one payment: this till's half and the service's. */
export interface PaymentStory {
  /** Its sale, with all that happened to it; none where this till's record has none. */
  readonly past?: PastSale;
  /** As the service states them now: the one whose code was shown first, then those that lost answers left behind. */
  readonly payments: readonly PaymentAtService[];
  readonly service: StoryAsked;
}

export type StoryAsked =
  /** What it does not list is missing among the payments. */
  | { readonly state: 'asked' }
  /** `no-access`: credentials are missing. `elsewhere`: another service than this one has it. */
  | { readonly state: 'not-asked'; readonly why: 'no-access' | 'no-payment' | 'elsewhere' }
  | { readonly state: 'failed'; readonly failure: Failure };

/** By what a payment is known: its sale on this till or, where there is none, its tracking id. */
export type PaymentName = { readonly saleId: string } | { readonly trackingId: string };

/** The service's exact string; none where it is none of the terminal's tenders. */
export interface TenderFound {
  readonly tender?: string;
}
