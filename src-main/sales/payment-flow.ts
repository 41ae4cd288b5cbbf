import { isolated } from '../supervision/supervise.ts';
import { Creator } from './creator.ts';
import { ForgetPayers } from './forget-payers.ts';
import { SaleBook } from './sale-book.ts';
import { StraySearch } from './stray-search.ts';
import { Tracker } from './tracker.ts';
import type { Effect } from './effects.ts';
import type { SalesPorts } from './ports.ts';
import type { RecordEvents } from './sale-book.ts';

/**
 * The way of every payment. Whatever happens to a sale is recorded here: its events go to the disk first, and then
 * what follows from them is set going. Each kind of work has its own limits, goes on beside the others, at most once for
 * each sale or payment, and records what comes of it here again, in a turn of its own. Nothing else sets work going.
 */
export class PaymentFlow {
  readonly book: SaleBook;
  readonly creator: Creator;
  readonly tracker: Tracker;
  readonly #ports: SalesPorts;
  readonly #search: StraySearch;
  readonly #forgetPayers: ForgetPayers;
  readonly #changed: () => void;
  readonly #stop = new AbortController();
  readonly stopped = this.#stop.signal;

  /**
   * Reads the open sales from the ledger and goes on where the till stopped. `onChange` is called after every change of
   * a sale or of what is known of it. Throws `LedgerUnavailable`.
   */
  constructor(ports: SalesPorts, onChange: () => void) {
    this.#ports = ports;
    // What is recorded stays recorded, whatever those who hear of it come to.
    this.#changed = isolated('the view of sales', ports.report, onChange);
    this.book = new SaleBook(ports);
    this.creator = new Creator(ports, this.book, this.record, this.#changed);
    this.tracker = new Tracker(ports, this.book, this.record, this.#changed);
    this.#search = new StraySearch(ports, this.book, this.record);
    this.#forgetPayers = new ForgetPayers(ports, this.stopped);
    this.#begin(this.book.needs());
    this.#forgetPayers.forgetOrphans(this.book);
  }

  /** Throws `LedgerUnavailable` with nothing changed. */
  readonly record: RecordEvents = (saleId, ...events) => {
    const { sale, effects } = this.book.append(saleId, ...events);
    this.#begin(effects);
    this.#changed();
    return sale;
  };

  /** After sleep or a network change: what is being read is read afresh, and everything that waits tries again. */
  reconnect(): void {
    this.tracker.readAfresh();
    this.wake();
  }

  /** After a new sign-in: everything that waits tries again at once. */
  wake(): void {
    this.tracker.wakeAll();
    this.creator.wakeAll();
    this.#search.wakeAll();
  }

  stop(): void {
    this.#stop.abort();
    this.tracker.stop();
    this.creator.stop();
    this.#search.stop();
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
        this.creator.begin(saleId);
        break;
      case 'end-creation':
        this.creator.end(saleId);
        break;
      case 'track':
        this.tracker.begin(saleId, effect.trackingId);
        break;
      case 'search':
        this.#search.begin(saleId);
        break;
      case 'forget-payer':
        this.#forgetPayers.forget(saleId);
        break;
      case 'read-tender':
        this.#ports.readTender(saleId);
        break;
    }
  }
}
