import type { Failure } from '../../shared/failure.ts';
import type { Money } from '../../shared/money.ts';
import type { TrackingReading } from './ports.ts';

/**
 * What the ledger holds of a sale: an append-only list of these. A sale has one payment at a time on the screen;
 * payments that were perhaps created by a lost answer ("strays") are watched to their end beside it.
 * `at` is wall-clock milliseconds.
 */
export type SaleEvent = { readonly saleId: string; readonly at: number } & SaleEventBody;

export type SaleEventBody =
  | { readonly type: 'sale-started'; readonly number: number; readonly amount: Money; readonly reference: string }
  /** Written before anything is sent, and synced. */
  | { readonly type: 'payment-intended'; readonly paymentId: string; readonly idempotencyKey: string }
  /** Written before each try, so that a crash after it means "perhaps sent". */
  | { readonly type: 'create-tried'; readonly paymentId: string }
  /** The try ended with certainty that no payment exists. */
  | { readonly type: 'create-not-sent'; readonly paymentId: string; readonly failure: Failure }
  /** The try may have created a payment. */
  | { readonly type: 'create-lost'; readonly paymentId: string; readonly failure: Failure }
  | { readonly type: 'create-rejected'; readonly paymentId: string; readonly failure: Failure }
  | {
      readonly type: 'payment-created';
      readonly paymentId: string;
      readonly trackingId: string;
      readonly paymentPageId?: string;
      readonly url: string;
    }
  /** A payment with this sale's reference that no screen ever showed. */
  | { readonly type: 'stray-found'; readonly trackingId: string }
  /** The search for strays of the lost tries is over: it was complete, or it cannot be made. */
  | { readonly type: 'lost-tries-checked'; readonly failure?: Failure }
  /** Written when a reading differs from the last one. A different reading after the end is kept too. */
  | { readonly type: 'status-read'; readonly trackingId: string; readonly reading: TrackingReading }
  /** The cashier stopped the sale before a code was shown. */
  | { readonly type: 'creation-stopped' }
  /** Off the screen and tracked on. */
  | { readonly type: 'sale-parked' }
  /** Back on the screen. */
  | { readonly type: 'sale-opened' }
  /** The cashier has seen the end and left it. */
  | { readonly type: 'sale-acknowledged' };
