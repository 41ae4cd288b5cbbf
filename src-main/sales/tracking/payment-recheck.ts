import { ledgerFailure } from '../ledger-failure.ts';
import { answerAbout } from './answer-about.ts';
import { isNews } from './event-limits.ts';
import { isOpen, paymentOf, trackedPayments } from '../sale.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { SalesPorts } from '../ports.ts';
import type { Sale, Tracked } from '../sale.ts';
import type { RecordEvents, SaleStore } from '../sale-store.ts';
import type { Tracker } from './tracker.ts';

/** The failure for a sale of another service. Only that service knows its payments. */
export const OTHER_SERVICE: Failure = { action: 'ask-manager', code: 'other-service' };

/**
 * Reads the payments of a sale again because a person asks, also those that have ended and those of closed sales. A reading
 * that differs is recorded, and so becomes an alert.
 */
export class PaymentRecheck {
  readonly #ports: Pick<SalesPorts, 'gateway'>;
  readonly #store: SaleStore;
  readonly #record: RecordEvents;
  readonly #tracker: Tracker;

  constructor(
    ports: Pick<SalesPorts, 'gateway'>,
    { store, record, tracker }: { store: SaleStore; record: RecordEvents; tracker: Tracker },
  ) {
    this.#ports = ports;
    this.#store = store;
    this.#record = record;
    this.#tracker = tracker;
  }

  /** Reads each payment of the sale once. Resolves to the first failure, if any; never rejects. */
  async ofSale(sale: Sale, signal: AbortSignal): Promise<Failure | undefined> {
    const failures = await Promise.all(
      trackedPayments(sale).map((payment) => this.ofPayment(sale, payment, signal)),
    );
    return failures.find((failure) => failure);
  }

  /** Reads one payment of the sale once. Resolves to the failure, if any; never rejects. */
  ofPayment(sale: Sale, payment: Tracked, signal: AbortSignal): Promise<Failure | undefined> {
    if (!this.#store.isOwn(sale)) return Promise.resolve(OTHER_SERVICE);
    return isOpen(payment)
      ? this.#tracker.checkNow(payment.trackingId)
      : this.#readAgain(sale, payment, signal);
  }

  async #readAgain(before: Sale, { trackingId }: Tracked, signal: AbortSignal): Promise<Failure | undefined> {
    const stated = await this.#ports.gateway.readTracking(trackingId, signal);
    try {
      // Another reading of this payment may have been recorded meanwhile.
      const sale = this.#store.loadSale(before.id) ?? before;
      const last = paymentOf(sale, trackingId)?.reading;
      const answer = answerAbout(last, stated);
      if (answer.kind === 'failed') return answer.failure;
      const { reading } = answer;
      if (isNews(sale, trackingId, reading))
        this.#record(sale.id, { type: 'status-read', trackingId, reading });
      return undefined;
    } catch (error) {
      return ledgerFailure(error);
    }
  }
}
