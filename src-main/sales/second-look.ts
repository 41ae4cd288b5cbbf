import { ledgerFailure } from './ledger-failure.ts';
import { sameReading } from './reading.ts';
import { isOpen, trackedPayments } from './sale.ts';
import type { Failure } from '../../shared/failure.ts';
import type { SalesPorts } from './ports.ts';
import type { Sale, Tracked } from './sale.ts';
import type { SaleBook } from './sale-book.ts';
import type { Tracker } from './tracker.ts';

/**
 * Reads the payments of a sale once more because somebody asks: also those that have ended, and those of closed
 * sales. What differs from what was said is recorded, which makes it a concern.
 */
export class SecondLook {
  readonly #ports: Pick<SalesPorts, 'gateway'>;
  readonly #book: SaleBook;
  readonly #tracker: Tracker;

  constructor(ports: Pick<SalesPorts, 'gateway'>, book: SaleBook, tracker: Tracker) {
    this.#ports = ports;
    this.#book = book;
    this.#tracker = tracker;
  }

  /** Resolves when each payment has been tried once, with those that could not be read, by tracking id, and why. */
  async at(saleId: string, signal: AbortSignal): Promise<ReadonlyMap<string, Failure>> {
    const unread = new Map<string, Failure>();
    const sale = this.#book.recall(saleId);
    if (!sale) return unread;
    const ended = trackedPayments(sale).filter((payment) => !isOpen(payment));
    await Promise.all([
      this.#tracker.checkNow(saleId),
      ...ended.map(async ({ trackingId }) => {
        const failure = await this.#readAgain(saleId, trackingId, signal);
        if (failure) unread.set(trackingId, failure);
      }),
    ]);
    for (const { trackingId } of this.#openPayments(saleId)) {
      const failure = this.#tracker.freshness(trackingId)?.failure;
      if (failure) unread.set(trackingId, failure);
    }
    return unread;
  }

  async #readAgain(saleId: string, trackingId: string, signal: AbortSignal): Promise<Failure | undefined> {
    const answer = await this.#ports.gateway.readTracking(trackingId, signal);
    if (answer.kind === 'failed') return answer.failure;
    try {
      const last = payment(this.#book.recall(saleId), trackingId)?.reading;
      if (!last || !sameReading(last, answer.reading)) {
        this.#book.record(saleId, { type: 'status-read', trackingId, reading: answer.reading });
      }
      return undefined;
    } catch (error) {
      return ledgerFailure(error);
    }
  }

  #openPayments(saleId: string): readonly Tracked[] {
    const sale = this.#book.find(saleId);
    return sale ? trackedPayments(sale).filter(isOpen) : [];
  }
}

function payment(sale: Sale | undefined, trackingId: string): Tracked | undefined {
  return sale && trackedPayments(sale).find((tracked) => tracked.trackingId === trackingId);
}
