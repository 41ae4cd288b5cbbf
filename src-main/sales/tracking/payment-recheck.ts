import { ledgerFailure } from '../ledger-failure.ts';
import { answerAbout } from './answer-about.ts';
import { isNews } from './event-limits.ts';
import { isOpen, trackedPayments } from '../sale.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { SalesPorts } from '../ports.ts';
import type { Sale, Tracked } from '../sale.ts';
import type { RecordEvents, SaleStore } from '../sale-store.ts';
import type { Tracker } from './tracker.ts';

/** Its payments are known to the service that the sale was started with; another one's word proves nothing. */
export const OTHER_SERVICE: Failure = { action: 'ask-manager', code: 'other-service' };

/**
 * Reads the payments of a sale once more because somebody asks: also those that have ended, and those of closed
 * sales. What differs from what was said is recorded, which makes it a concern.
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

  /** Resolves when each payment has been tried once, with why one of them could not be read. */
  async at(saleId: string, signal: AbortSignal): Promise<Failure | undefined> {
    const sale = this.#store.recall(saleId);
    const payments = sale ? trackedPayments(sale) : [];
    const failures = await Promise.all(payments.map((payment) => this.of(saleId, payment, signal)));
    return failures.find((failure) => failure);
  }

  /** The same for one of its payments: it waits for no other. */
  async of(saleId: string, payment: Tracked, signal: AbortSignal): Promise<Failure | undefined> {
    const { trackingId } = payment;
    const sale = this.#store.recall(saleId);
    if (!sale || !this.#store.isOwn(sale)) return OTHER_SERVICE;
    if (!isOpen(payment)) return this.#readAgain(saleId, trackingId, signal);
    await this.#tracker.checkNow(trackingId);
    return this.#tracker.freshness(trackingId)?.failure;
  }

  async #readAgain(saleId: string, trackingId: string, signal: AbortSignal): Promise<Failure | undefined> {
    const told = await this.#ports.gateway.readTracking(trackingId, signal);
    try {
      const sale = this.#store.recall(saleId);
      const answer = answerAbout(payment(sale, trackingId)?.reading, told);
      if (answer.kind === 'failed') return answer.failure;
      if (!sale || isNews(sale, trackingId, answer.reading)) {
        this.#record(saleId, { type: 'status-read', trackingId, reading: answer.reading });
      }
      return undefined;
    } catch (error) {
      return ledgerFailure(error);
    }
  }
}

function payment(sale: Sale | undefined, trackingId: string): Tracked | undefined {
  return sale && trackedPayments(sale).find((tracked) => tracked.trackingId === trackingId);
}
