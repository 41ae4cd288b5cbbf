import { ledgerFailure } from '../ledger-failure.ts';
import { needsSearch } from '../effects.ts';
import { isTrying, mayCreate } from '../sale.ts';
import { MOST_PAYMENTS } from '../tracking/event-limits.ts';
import { judged, mayBecome, oldest, orphanFound } from './found-payments.ts';
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
 * A payment may show up late in the history, so a search is repeated until this long after the last lost try. Counted
 * by the monotonic clock, anew after a restart.
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
    const delay = new InterruptibleDelay(this.#ports.clock);
    this.#searching.set(saleId, delay);
    const search = () => this.#search(saleId, delay);
    void supervise('the search for lost payments', search, this.#ports, this.#stop.signal).finally(() => {
      this.#searching.delete(saleId);
      // Another try may have been lost while it came to its end.
      if (this.#searched(saleId)) this.begin(saleId);
    });
  }

  wakeAll(): void {
    for (const delay of this.#searching.values()) delay.end();
  }

  stop(): void {
    this.#stop.abort();
  }

  /** The sale, as long as lost tries of it are searched for. */
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
      // Whatever was created is in the history by then, so a search that starts now sees all of it.
      const complete = clock.monotonic() - lostBy >= SEARCH_UNTIL_MS;
      const answer = await gateway.findByReference(sale.reference, oldest(sale, this.#ports), signal);
      // By the sale as it is now: the answer to a try may have come while the history was asked.
      const isLeft = (trackingId: string): boolean =>
        mayBecome(this.#store.find(saleId) ?? sale, trackingId, ledger);
      const found = await judged(sale, answer.payments ?? [], { clock, gateway, isLeft }, signal);
      if (signal.aborted) return;
      // As it is by now. It is found: nothing but this loop ends its search.
      const now = this.#searched(saleId) ?? sale;
      const isAlone = !this.#mayBeAnothers(now);
      const fits = new Map([...found.fits].filter(([, { fit }]) => isAlone && !mayBeNewer(now, sale, fit)));
      const all =
        complete &&
        isAlone &&
        ((found.all && fits.size === found.fits.size) || roomFor(now) === 0) &&
        // A try that was lost while this search ran may not be in its answer.
        now.uncheckedLostTries === lostTries;
      failures = this.#record(now, answer, fits, all) ? 0 : failures + 1;
      if (!this.#searched(saleId)) return;
      const again = SEARCH_AGAIN_MS[searches] ?? SEARCH_AGAIN_MS[2];
      await delay.wait(failures > 0 ? spread(backOff(failures, EAGER), random.next()) : again, signal);
    }
  }

  /** Whether the search worked and its result is in the ledger. */
  #record(sale: Sale, answer: LookupAnswer, fits: JudgedPayments['fits'], complete: boolean): boolean {
    try {
      const events = this.#eventsOf(sale, answer, fits, complete);
      if (events.length > 0) this.#recordEvents(sale.id, ...events);
      return answer.kind === 'found';
    } catch (error) {
      ledgerFailure(error);
      return false;
    }
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
    fits: JudgedPayments['fits'],
    complete: boolean,
  ): readonly SaleEventBody[] {
    // The payment of another sale, closed by now perhaps, must not pay for this one.
    const found = [...fits].filter(([trackingId]) => mayBecome(sale, trackingId, this.#ports.ledger));
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

/** A try that is under way, or began since the search did, may have made what is too new for the lost ones. */
function mayBeNewer(now: Sale, asSearched: Sale, fit: Fit): boolean {
  return fit === 'made-later' && (isTrying(now) || now.lastTry !== asSearched.lastTry);
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
