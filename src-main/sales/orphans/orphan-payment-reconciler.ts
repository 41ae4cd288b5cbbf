import { ledgerFailure } from '../ledger-failure.ts';
import { needsSearch } from '../effects.ts';
import { isTrying, mayCreate } from '../sale.ts';
import { MOST_PAYMENTS } from '../tracking/event-limits.ts';
import { judged, oldest, orphanFound } from './found-payments.ts';
import { InterruptibleDelay } from '../../supervision/interruptible-delay.ts';
import { backOff, EAGER, spread } from '../../supervision/back-off.ts';
import { supervise } from '../../supervision/supervise.ts';
import type { Failure, FailureAction } from '../../../shared/failure.ts';
import type { RecordEvents, SaleStore } from '../sale-store.ts';
import type { SaleEventBody } from '../events.ts';
import type { Fit } from './found-payments.ts';
import type { LookupAnswer, SalesPorts } from '../ports.ts';
import type { Sale, Try } from '../sale.ts';

/**
 * A payment may show up late in the history, so a search is repeated until this long after the last lost try. Counted
 * by the clock that nobody can set, anew after a restart.
 */
const SEARCH_UNTIL_MS = 5 * 60_000;
const SEARCH_AGAIN_MS = [10_000, 30_000, 60_000] as const;
const TRANSIENT: ReadonlySet<FailureAction> = new Set<FailureAction>(['wait', 'try-again', 'sign-in']);

const TOO_MANY: Failure = {
  action: 'report',
  code: 'service-answer-unreadable',
  detail: `the service shows more than ${MOST_PAYMENTS} payments for one sale`,
};

/**
 * Searches, by exact reference, for payments that lost answers left behind, and has them watched. A till without a
 * credential for history cannot search: that is recorded as such and told to the manager.
 */
export class OrphanPaymentReconciler {
  readonly #ports: SalesPorts;
  readonly #store: SaleStore;
  readonly #recordEvents: RecordEvents;
  readonly #searching = new Map<string, InterruptibleDelay>();
  readonly #stop = new AbortController();

  constructor(ports: SalesPorts, store: SaleStore, record: RecordEvents) {
    this.#ports = ports;
    this.#store = store;
    this.#recordEvents = record;
  }

  /** Begins to search for what lost answers of this sale left behind, unless that is under way. */
  begin(saleId: string): void {
    if (this.#stop.signal.aborted || this.#searching.has(saleId)) return;
    this.#searching.set(saleId, new InterruptibleDelay(this.#ports.clock));
    const search = () => this.#search(saleId);
    void supervise('the search for lost payments', search, this.#ports, this.#stop.signal).finally(() => {
      this.#searching.delete(saleId);
      // Another try may have been lost while it came to its end.
      const sale = this.#store.find(saleId);
      if (sale && needsSearch(sale)) this.begin(saleId);
    });
  }

  wakeAll(): void {
    for (const delay of this.#searching.values()) delay.end();
  }

  stop(): void {
    this.#stop.abort();
  }

  async #search(saleId: string): Promise<void> {
    const { clock, gateway, random } = this.#ports;
    const { signal } = this.#stop;
    let failures = 0;
    let lostTries = 0;
    let lostBy = clock.monotonic();
    for (let searches = 0; ; searches++) {
      const sale = this.#store.find(saleId);
      if (!sale || !needsSearch(sale)) return;
      if (sale.uncheckedLostTries !== lostTries) lostBy = clock.monotonic();
      lostTries = sale.uncheckedLostTries;
      // Whatever was created is in the history by then, so a search that starts now sees all of it.
      const complete = clock.monotonic() - lostBy >= SEARCH_UNTIL_MS;
      const { lastTry } = sale;
      const answer = await gateway.findByReference(sale.reference, oldest(sale, this.#ports), signal);
      const payments = answer.kind === 'found' ? answer.payments : [];
      const found = await judged(sale, payments, this.#ports, signal);
      if (signal.aborted) return;
      const fits = new Map([...found.fits].filter(([, fit]) => !this.#mayBeNewer(saleId, lastTry, fit)));
      // A try that was lost while this search ran may not be in its answer.
      const all =
        complete &&
        ((found.all && fits.size === found.fits.size) || roomFor(sale) === 0) &&
        !this.#mayBeAnothers(sale) &&
        this.#store.find(saleId)?.uncheckedLostTries === lostTries;
      failures = this.#record(saleId, answer, fits, all) ? 0 : failures + 1;
      if (this.#store.find(saleId)?.uncheckedLostTries === 0) return;
      const again = SEARCH_AGAIN_MS[searches] ?? SEARCH_AGAIN_MS[2];
      const wait = failures > 0 ? spread(backOff(failures, EAGER), random.next()) : again;
      await this.#searching.get(saleId)?.wait(wait, signal);
    }
  }

  /** Whether the search worked and its result is in the ledger. */
  #record(saleId: string, answer: LookupAnswer, fits: ReadonlyMap<string, Fit>, complete: boolean): boolean {
    const sale = this.#store.find(saleId);
    if (!sale) return true;
    try {
      const events = this.#eventsOf(sale, answer, fits, complete);
      if (events.length > 0) this.#recordEvents(saleId, ...events);
      return answer.kind === 'found' || events.length > 0;
    } catch (error) {
      ledgerFailure(error);
      return false;
    }
  }

  /** A try that is under way, or began since the search did, may have made what is too new for the lost ones. */
  #mayBeNewer(saleId: string, lastTry: Try | undefined, fit: Fit): boolean {
    const sale = this.#store.find(saleId);
    return fit === 'made-later' && (!sale || isTrying(sale) || sale.lastTry !== lastTry);
  }

  /** Another sale of this reference is being created: what is found may be its payment, and is looked at again later. */
  #mayBeAnothers({ id, reference }: Sale): boolean {
    return this.#store
      .all()
      .some(
        (other) => other.id !== id && other.reference === reference && (mayCreate(other) || isTrying(other)),
      );
  }

  #eventsOf(
    sale: Sale,
    answer: LookupAnswer,
    fits: ReadonlyMap<string, Fit>,
    complete: boolean,
  ): readonly SaleEventBody[] {
    if (answer.kind === 'failed') {
      const { failure } = answer;
      return mayComeRight(failure, complete) ? [] : [{ type: 'lost-tries-checked', failure }];
    }
    // The payment of another sale, closed by now perhaps, must not pay for this one.
    const found = [...fits].filter(
      ([trackingId]) => this.#ports.ledger.saleOfPayment(trackingId) === undefined,
    );
    if (this.#mayBeAnothers(sale)) return [];
    const room = roomFor(sale);
    const payments = new Map(answer.payments.map((payment) => [payment.trackingId, payment]));
    const events = found
      .slice(0, room)
      .map(([trackingId, fit]): SaleEventBody =>
        fit === 'own'
          ? orphanFound(payments.get(trackingId) ?? { trackingId })
          : { type: 'foreign-payment', trackingId, why: fit },
      );
    if (!complete) return events;
    const checked: SaleEventBody = { type: 'lost-tries-checked' };
    return [...events, found.length > room ? { ...checked, failure: TOO_MANY } : checked];
  }
}

/** How many more payments are taken on record for the sale. */
function roomFor({ orphans, foreignPayments }: Sale): number {
  return Math.max(0, MOST_PAYMENTS - orphans.length - foreignPayments.length);
}

/**
 * An outage, a busy service or a new sign-in is waited for. An answer that cannot be read may be a passing fault too,
 * until the search would be over; anything else, like a missing credential, needs a person.
 */
function mayComeRight({ action }: Failure, complete: boolean): boolean {
  return TRANSIENT.has(action) || (action === 'report' && !complete);
}
