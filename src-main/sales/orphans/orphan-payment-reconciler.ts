import { LedgerUnavailable } from '../ports.ts';
import { needsSearch } from '../effects.ts';
import { isTrying, mayCreate } from '../sale.ts';
import { MOST_PAYMENTS } from '../tracking/event-limits.ts';
import { earliestCreation, judgePayments, mayBelongTo, orphanFound } from './found-payments.ts';
import { InterruptibleDelay } from '../../supervision/interruptible-delay.ts';
import { backOff, EAGER, spread } from '../../supervision/back-off.ts';
import { supervise } from '../../supervision/supervise.ts';
import type { Failure, FailureAction } from '../../../shared/failure.ts';
import type { RecordEvents, SaleStore } from '../sale-store.ts';
import type { SaleEventBody } from '../events.ts';
import type { Fit, JudgedPayments } from './found-payments.ts';
import type { LookupAnswer, SalesPorts } from '../ports.ts';
import type { Sale } from '../sale.ts';

/**
 * A payment may appear late in the history, so the search is repeated until this long after the last lost try, by the
 * monotonic clock. After a restart the time begins again.
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
 * Searches, by exact reference, for payments that lost answers left behind, and records them, so that they are tracked. A
 * till without a credential for the history cannot search; that is recorded, and becomes an alert.
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

  /** Begins to search for payments that lost answers of this sale left behind, unless that is under way. */
  begin(saleId: string): void {
    if (this.#stop.signal.aborted || this.#searching.has(saleId)) return;
    const delay = new InterruptibleDelay(this.#ports.clock);
    this.#searching.set(saleId, delay);
    const search = () => this.#search(saleId, delay);
    void supervise('the search for lost payments', search, this.#ports, this.#stop.signal).finally(() => {
      this.#searching.delete(saleId);
      // Another try may have been lost while the search was ending.
      if (this.#searched(saleId)) this.begin(saleId);
    });
  }

  wakeAll(): void {
    for (const delay of this.#searching.values()) delay.end();
  }

  stop(): void {
    this.#stop.abort();
  }

  /** The sale, as long as it needs a search. */
  #searched(saleId: string): Sale | undefined {
    const sale = this.#store.find(saleId);
    return sale && needsSearch(sale) ? sale : undefined;
  }

  async #search(saleId: string, delay: InterruptibleDelay): Promise<void> {
    const { clock, gateway, random, ledger } = this.#ports;
    const { signal } = this.#stop;
    let failures = 0;
    let lostTries = 0;
    let lostBy = clock.monotonic();
    for (let searches = 0; ; searches++) {
      const sale = this.#searched(saleId);
      if (!sale) return;
      if (sale.uncheckedLostTries !== lostTries) lostBy = clock.monotonic();
      lostTries = sale.uncheckedLostTries;
      // By then every payment is in the history, so that a search which starts now finds all of them.
      const complete = clock.monotonic() - lostBy >= SEARCH_UNTIL_MS;
      const answer = await gateway.findByReference(
        sale.reference,
        earliestCreation(sale, this.#ports),
        signal,
      );
      // Uses the sale as it is now, since the answer to a try may have come meanwhile.
      const isUnclaimed = (trackingId: string): boolean =>
        mayBelongTo(this.#store.find(saleId) ?? sale, trackingId, ledger);
      const found = await judgePayments(sale, answer.payments ?? [], { clock, gateway, isUnclaimed }, signal);
      if (signal.aborted) return;
      // The sale as it is now. Only this loop ends its search.
      const now = this.#searched(saleId) ?? sale;
      const isAlone = !this.#mayBeAnothers(now);
      const fits = new Map([...found.fits].filter(([, { fit }]) => isAlone && !mayBeNewer(now, sale, fit)));
      const all =
        complete &&
        isAlone &&
        ((found.all && fits.size === found.fits.size) || roomFor(now) === 0) &&
        // The payment of a try that was lost during this search may not be in its answer.
        now.uncheckedLostTries === lostTries;
      failures = this.#record(now, answer, fits, all) ? 0 : failures + 1;
      if (!this.#searched(saleId)) return;
      const again = SEARCH_AGAIN_MS[searches] ?? SEARCH_AGAIN_MS[2];
      await delay.wait(failures > 0 ? spread(backOff(failures, EAGER), random.next()) : again, signal);
    }
  }

  /** Records the result of a search. `false`: the search failed, or the ledger did not take the result. */
  #record(sale: Sale, answer: LookupAnswer, fits: JudgedPayments['fits'], complete: boolean): boolean {
    try {
      const events = this.#eventsOf(sale, answer, fits, complete);
      if (events.length > 0) this.#recordEvents(sale.id, ...events);
      return answer.kind === 'found';
    } catch (error) {
      if (!(error instanceof LedgerUnavailable)) throw error;
      return false;
    }
  }

  /** Whether another sale of this reference is being created, whose payment may be the one that was found. */
  #mayBeAnothers({ id, reference }: Sale): boolean {
    return this.#store.open
      .all()
      .some(
        (other) => other.id !== id && other.reference === reference && (mayCreate(other) || isTrying(other)),
      );
  }

  #eventsOf(
    sale: Sale,
    answer: LookupAnswer,
    fits: JudgedPayments['fits'],
    complete: boolean,
  ): readonly SaleEventBody[] {
    // The payment of another sale, which may be closed by now, must not pay for this one.
    const found = [...fits].filter(([trackingId]) => mayBelongTo(sale, trackingId, this.#ports.ledger));
    const room = roomFor(sale);
    const events = found
      .slice(0, room)
      .map(([trackingId, { payment, fit }]): SaleEventBody =>
        fit === 'own' ? orphanFound(payment) : { type: 'foreign-payment', trackingId, why: fit },
      );
    if (answer.kind === 'failed') {
      const { failure } = answer;
      return mayComeRight(failure, complete) ? events : [...events, { type: 'lost-tries-checked', failure }];
    }
    if (!complete) return events;
    const checked: SaleEventBody = { type: 'lost-tries-checked' };
    return [...events, found.length > room ? { ...checked, failure: TOO_MANY } : checked];
  }
}

/** Whether a payment that is too new for the lost tries may come from a try that is under way or began after the search. */
function mayBeNewer(now: Sale, asSearched: Sale, fit: Fit): boolean {
  return fit === 'made-later' && (isTrying(now) || now.lastTry !== asSearched.lastTry);
}

/** How many more payments may be recorded for the sale. */
function roomFor({ orphans, foreignPayments }: Sale): number {
  return Math.max(0, MOST_PAYMENTS - orphans.length - foreignPayments.length);
}

/**
 * Whether a failure may end by itself: an outage, a busy service, a new sign-in, and until the search would be over also an
 * unreadable answer. Anything else, like a missing credential, needs a person.
 */
function mayComeRight({ action }: Failure, complete: boolean): boolean {
  return TRANSIENT.has(action) || (action === 'report' && !complete);
}
