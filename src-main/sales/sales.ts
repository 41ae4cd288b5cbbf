import { failed, succeeded } from '../../shared/failure.ts';
import { Creator } from './creator.ts';
import { ledgerFailure } from './ledger-failure.ts';
import { SaleBook } from './sale-book.ts';
import { isSettled, mayCreate, trackedPayments } from './sale.ts';
import { saleView } from './sale-view.ts';
import { startSale } from './start-sale.ts';
import { StraySearch } from './stray-search.ts';
import { Tracker } from './tracker.ts';
import type { Result } from '../../shared/failure.ts';
import type { SaleEventBody } from './events.ts';
import type { Money } from '../../shared/money.ts';
import type { SaleView } from '../../shared/contract/views.ts';
import type { Sale } from './sale.ts';
import type { SalesPorts } from './ports.ts';

/** What a till that stopped in the middle of a try knows about it. */
const STOPPED_WHILE_TRYING = {
  action: 'wait',
  code: 'service-unreachable',
  detail: 'the till stopped before the answer came',
} as const;

/**
 * The sales of one terminal session: commands in, views out. Everything it knows is in the ledger; building it again
 * from the same ledger goes on where it stopped.
 */
export class Sales {
  readonly #ports: SalesPorts;
  readonly #book: SaleBook;
  readonly #tracker: Tracker;
  readonly #creator: Creator;
  readonly #search: StraySearch;
  #starting = false;
  #resumed = false;

  /** Resumes what the ledger holds. `onChange` is called after every change of the view. Throws `LedgerUnavailable`. */
  constructor(ports: SalesPorts, onChange: () => void) {
    this.#ports = ports;
    this.#book = new SaleBook(ports.clock, ports.ledger, () => {
      if (!this.#resumed) return;
      this.#follow();
      onChange();
    });
    this.#tracker = new Tracker(ports, this.#book, onChange);
    this.#creator = new Creator(ports, this.#book, onChange);
    this.#search = new StraySearch(ports, this.#book);
    for (const sale of this.#book.all()) {
      if (sale.payment.creation.state !== 'trying') continue;
      this.#book.record(sale.id, { type: 'create-lost', failure: STOPPED_WHILE_TRYING });
    }
    // Only now: a ledger that refuses half-way must not leave work behind that nobody can stop.
    this.#resumed = true;
    this.#follow();
  }

  /** `reference` may be empty. Refuses a second sale on the screen and a reference whose payment may still be paid. */
  async start(amount: Money, reference: string): Promise<Result<{ saleId: string }>> {
    if (this.#starting) return failed({ action: 'wait', code: 'sale-in-progress' });
    this.#starting = true;
    try {
      const parts = { book: this.#book, tracker: this.#tracker, ids: this.#ports.ids };
      return await startSale({ amount, reference }, parts);
    } finally {
      this.#starting = false;
    }
  }

  /** Brings a sale to the screen; the one that was there is parked. */
  open(saleId: string): Result<null> {
    const current = this.#book.current();
    // A sale that is not open any more must not clear the screen: an outcome would be gone that nobody left.
    if (current && current.id !== saleId && this.#book.find(saleId)) {
      const left = this.leave(current.id);
      if (!left.ok) return left;
    }
    return this.#record(saleId, (sale) => (sale.parked ? { type: 'sale-opened' } : undefined));
  }

  /** Clears the screen: a sale that has ended is done with, any other is parked and tracked on. */
  leave(saleId: string): Result<null> {
    return this.#record(saleId, (sale) => ({ type: isSettled(sale) ? 'sale-acknowledged' : 'sale-parked' }));
  }

  /** Gives a sale up before its code is shown. Once a code is shown this does nothing: only the service ends it. */
  stopCreating(saleId: string): Result<null> {
    const stopped = this.#record(saleId, (sale) =>
      mayCreate(sale) ? { type: 'creation-stopped' } : undefined,
    );
    if (stopped.ok) this.#creator.stopSale(saleId);
    return stopped;
  }

  /** "Customer says they paid?": reads the sale's payments now. Resolves when they have been tried once. */
  async checkNow(saleId: string): Promise<Result<null>> {
    if (!this.#book.find(saleId)) return failed({ action: 'fix-input', code: 'sale-not-found', saleId });
    await this.#tracker.checkNow(saleId);
    return succeeded(null);
  }

  view(): { readonly currentSaleId?: string; readonly sales: readonly SaleView[] } {
    const current = this.#book.current();
    const onScreens = this.#book.all().filter((sale) => !sale.acknowledged);
    const sales = onScreens.map((sale) => this.#saleView(sale));
    return { sales, ...(current && { currentSaleId: current.id }) };
  }

  /** References of open sales whose lost tries this till could not search for, lacking a credential for history. */
  uncheckedReferences(): readonly string[] {
    return this.#book
      .all()
      .filter((sale) => sale.searchFailure)
      .map((sale) => sale.reference);
  }

  /** After sleep, a network change or a new sign-in: everything that waits tries again at once. */
  wake(): void {
    this.#tracker.wakeAll();
    this.#creator.wakeAll();
    this.#search.wakeAll();
  }

  stop(): void {
    this.#tracker.stop();
    this.#creator.stop();
    this.#search.stop();
  }

  #follow(): void {
    this.#creator.follow();
    this.#tracker.follow();
    this.#search.follow();
  }

  #saleView(sale: Sale): SaleView {
    const shown = sale.payment.creation.state === 'created' ? trackedPayments(sale)[0] : undefined;
    return saleView(sale, {
      now: this.#ports.clock.wall(),
      trouble: this.#creator.trouble(sale.id),
      freshness: shown && this.#tracker.freshness(shown.trackingId),
    });
  }

  #record(saleId: string, eventFor: (sale: Sale) => SaleEventBody | undefined): Result<null> {
    const sale = this.#book.find(saleId);
    if (!sale) return failed({ action: 'fix-input', code: 'sale-not-found', saleId });
    const event = eventFor(sale);
    try {
      if (event) this.#book.record(saleId, event);
      this.#tracker.attentionChanged(saleId);
      return succeeded(null);
    } catch (error) {
      return failed(ledgerFailure(error));
    }
  }
}
