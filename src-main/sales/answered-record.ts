import { failed, succeeded } from '../../shared/failure.ts';
import { ledgerFailure } from './ledger-failure.ts';
import { OTHER_SERVICE } from './tracking/payment-recheck.ts';
import type { Result } from '../../shared/failure.ts';
import type { SaleEventBody } from './events.ts';
import type { PaymentFlow } from './payment-flow.ts';
import type { Sale } from './sale.ts';

/** Records what a person does to a sale. Answers a failure for the screen where the ledger refuses; never throws. */
export class AnsweredRecord {
  readonly #flow: PaymentFlow;

  constructor(flow: PaymentFlow) {
    this.#flow = flow;
  }

  /**
   * Records the events that `eventsFor` answers for an open sale of this service, all or none. Fails with `sale-not-found` or
   * `other-service`.
   */
  ofOpen(saleId: string, eventsFor: (sale: Sale) => readonly SaleEventBody[]): Result<null> {
    const { store, record, tracker } = this.#flow;
    const sale = store.find(saleId);
    if (!sale && store.open.foreign().some(({ id }) => id === saleId)) return failed(OTHER_SERVICE);
    if (!sale) return failed({ action: 'fix-input', code: 'sale-not-found', saleId });
    const events = eventsFor(sale);
    return this.written(() => {
      if (events.length > 0) record(saleId, ...events);
      tracker.attentionChanged(saleId);
    });
  }

  /** Records an event of any sale, open or closed. */
  ofAny(saleId: string, event: SaleEventBody): Result<null> {
    return this.written(() => {
      if (this.#flow.store.loadSale(saleId)) this.#flow.record(saleId, event);
    });
  }

  /** Calls `write`, and turns an error of the ledger into a failure. */
  written(write: () => void): Result<null> {
    try {
      write();
      return succeeded(null);
    } catch (error) {
      return failed(ledgerFailure(error));
    }
  }
}
