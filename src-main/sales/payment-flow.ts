import { isolated } from '../supervision/supervise.ts';
import { Creator } from './creation/creator.ts';
import { PayerDataRetention } from './creation/payer-data-retention.ts';
import { SaleStore } from './sale-store.ts';
import { OrphanPaymentReconciler } from './orphans/orphan-payment-reconciler.ts';
import { Tracker } from './tracking/tracker.ts';
import type { Effect } from './effects.ts';
import type { SalesPorts } from './ports.ts';
import type { RecordEvents } from './sale-store.ts';

/**
 * The flow of every payment. Everything that happens to a sale goes through `record`: its events are written to the disk,
 * and then the work that follows from them begins here and nowhere else. Each kind of work has its own limits, runs beside
 * the others, at most once for each sale or payment, and records its results through `record` again, in a later turn.
 */
export class PaymentFlow {
  readonly store: SaleStore;
  readonly creator: Creator;
  readonly tracker: Tracker;
  readonly #ports: SalesPorts;
  readonly #orphanPayments: OrphanPaymentReconciler;
  readonly #payerDataRetention: PayerDataRetention;
  readonly #changed: () => void;
  readonly #stop = new AbortController();
  readonly stopped = this.#stop.signal;

  /**
   * Reads the open sales from the ledger and resumes their work. `onChange` is called after every change of a sale or of
   * its freshness. Throws `LedgerUnavailable`.
   */
  constructor(ports: SalesPorts, onChange: () => void) {
    this.#ports = ports;
    // An error in a listener must not look like a failure to record.
    this.#changed = isolated('the view of sales', ports.report, onChange);
    this.store = new SaleStore(ports);
    this.creator = new Creator(ports, this.store, this.record, this.#changed);
    this.tracker = new Tracker(ports, this.store, this.record, this.#changed);
    this.#orphanPayments = new OrphanPaymentReconciler(ports, this.store, this.record);
    this.#payerDataRetention = new PayerDataRetention(ports, this.stopped);
    this.#begin(this.store.needs());
    this.#payerDataRetention.forgetOrphans(this.store);
  }

  /** Records events of a sale and begins what follows from them. Throws `LedgerUnavailable`, with nothing changed. */
  readonly record: RecordEvents = (saleId, ...events) => {
    const { sale, effects } = this.store.append(saleId, ...events);
    this.#begin(effects);
    this.#changed();
    return sale;
  };

  /** After sleep or a network change: starts every reading again, and everything that waits tries at once. */
  reconnect(): void {
    this.tracker.readAfresh();
    this.wake();
  }

  /** After a new sign-in: everything that waits tries at once. */
  wake(): void {
    this.tracker.wakeAll();
    this.creator.wakeAll();
    this.#orphanPayments.wakeAll();
  }

  stop(): void {
    this.#stop.abort();
    this.tracker.stop();
    this.creator.stop();
    this.#orphanPayments.stop();
  }

  #begin(effects: readonly Effect[]): void {
    for (const effect of effects) {
      isolated(`the effect ${effect.kind}`, this.#ports.report, () => this.#beginOne(effect))();
    }
  }

  #beginOne(effect: Effect): void {
    const { saleId } = effect;
    switch (effect.kind) {
      case 'create':
        this.creator.begin(saleId, effect.firstTried);
        break;
      case 'end-creation':
        this.creator.end(saleId);
        break;
      case 'track':
        this.tracker.begin(saleId, effect.trackingId);
        break;
      case 'find-orphans':
        this.#orphanPayments.begin(saleId);
        break;
      case 'forget-payer':
        this.#payerDataRetention.forget(saleId);
        break;
      case 'read-tender':
        this.#ports.readTender(saleId, effect.late === true);
        break;
    }
  }
}
