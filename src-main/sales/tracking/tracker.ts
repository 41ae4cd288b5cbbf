import { onAbort } from '../../../shared/time/on-abort.ts';
import { readInterval } from './poll-plan.ts';
import { isOpen, trackedPayments } from '../sale.ts';
import { ledgerFailure } from '../ledger-failure.ts';
import { answerAbout } from './answer-about.ts';
import { isNews } from './event-limits.ts';
import { HastenLimit } from './hasten-limit.ts';
import { InterruptibleDelay } from '../../supervision/interruptible-delay.ts';
import { backOff, EAGER, spread } from '../../supervision/back-off.ts';
import { supervise } from '../../supervision/supervise.ts';
import type { Attention } from './poll-plan.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { RecordEvents, SaleStore } from '../sale-store.ts';
import type { Sale, Tracked } from '../sale.ts';
import type { SalesPorts } from '../ports.ts';
import type { TrackingReading } from '../reading.ts';

/** What is known of a payment's readings beside the ledger: lost with the process, and found again by reading. */
export interface Freshness {
  readonly lastGoodReadAt?: number;
  readonly failures: number;
  readonly failure?: Failure;
}

/** What came of the wish to read a payment out of turn. */
export type Hastened = 'hastened' | 'held-back' | 'not-followed';

const UNEXPECTED: Failure = { action: 'report', code: 'internal' };

interface Watch {
  readonly saleId: string;
  readonly trackingId: string;
  readonly delay: InterruptibleDelay;
  /** Gives up the reading under way. */
  cut?: AbortController;
  freshness: Freshness;
  /** The number of the last good reading; see `lastAsked`. */
  lastGood?: number;
  /** Those who wait for a reading that begins after they asked. */
  waiters: readonly (() => void)[];
}

/**
 * Reads every open payment until its end. Each has a loop of its own, so that one stuck answer never delays another;
 * all share one read budget (`readInterval`). It survives every failure: only a final status or `stop` ends a loop.
 */
export class Tracker {
  readonly #ports: SalesPorts;
  readonly #store: SaleStore;
  readonly #record: RecordEvents;
  readonly #onFreshness: () => void;
  readonly #watches = new Map<string, Watch>();
  readonly #stop = new AbortController();
  readonly #hastenLimit = new HastenLimit();
  #lastAsked = 0;

  /** `onFreshness` is called when `freshness` answers something new of a payment that a screen may show. */
  constructor(ports: SalesPorts, store: SaleStore, record: RecordEvents, onFreshness: () => void) {
    this.#ports = ports;
    this.#store = store;
    this.#record = record;
    this.#onFreshness = onFreshness;
  }

  /** Begins to read a payment of the sale, unless that is under way. */
  begin(saleId: string, trackingId: string): void {
    if (this.#stop.signal.aborted || this.#watches.has(trackingId)) return;
    const delay = new InterruptibleDelay(this.#ports.clock);
    const watch: Watch = { saleId, trackingId, delay, freshness: { failures: 0 }, waiters: [] };
    this.#watches.set(trackingId, watch);
    void supervise('the reading of a payment', () => this.#track(watch), this.#ports, this.#stop.signal);
  }

  freshness(trackingId: string): Freshness | undefined {
    return this.#watches.get(trackingId)?.freshness;
  }

  /** The number of the reading that was asked for last, of any payment: what is asked for from now on has a higher one. */
  get lastAsked(): number {
    return this.#lastAsked;
  }

  /** Whether a reading of this open payment that was asked for after number `asked` has succeeded. */
  isReadAfter(trackingId: string, asked: number): boolean {
    return (this.#watches.get(trackingId)?.lastGood ?? -Infinity) > asked;
  }

  /** Reads an open payment now; resolves when it has been tried once, with why it could not be read. */
  async checkNow(trackingId: string): Promise<Failure | undefined> {
    const watch = this.#watches.get(trackingId);
    if (!watch) return undefined;
    await this.#readSoon(watch);
    return watch.freshness.failure;
  }

  /**
   * Something that is not the service's answer says that this payment has moved: it is read at once, within limits, and
   * only that reading counts. One that is not followed, or was hastened too often, keeps its pace.
   */
  hasten(trackingId: string): Hastened {
    const watch = this.#watches.get(trackingId);
    if (!watch) return 'not-followed';
    const { clock, gateway } = this.#ports;
    if (!this.#hastenLimit.allows(trackingId, clock.monotonic(), gateway.readsPerMinute()))
      return 'held-back';
    watch.delay.end();
    return 'hastened';
  }

  /** After sleep or a network change: a reading under way may wait for an answer that cannot come any more. */
  readAfresh(): void {
    for (const watch of this.#watches.values()) watch.cut?.abort();
    this.wakeAll();
  }

  /** After a new sign-in: no back-off is worth keeping. */
  wakeAll(): void {
    for (const watch of this.#watches.values()) watch.delay.end();
  }

  /** One answer shows that the service is back. The others keep their pace, or flaky answers would spend the budget. */
  #wakeFailing(): void {
    for (const watch of this.#watches.values()) if (watch.freshness.failures > 0) watch.delay.end();
  }

  /** The sale came to the screen or left it: its reading may be due sooner. */
  attentionChanged(saleId: string): void {
    for (const watch of this.#watches.values()) if (watch.saleId === saleId) watch.delay.end();
  }

  stop(): void {
    this.#stop.abort();
    for (const watch of this.#watches.values()) this.#finish(watch);
  }

  #readSoon(watch: Watch): Promise<void> {
    return new Promise((resolve) => {
      watch.waiters = [...watch.waiters, resolve];
      watch.delay.end();
    });
  }

  async #track(watch: Watch): Promise<void> {
    const { clock, random } = this.#ports;
    while (this.#goesOn(watch)) {
      const startedAt = clock.monotonic();
      await this.#readSafely(watch);
      if (!this.#goesOn(watch)) break;
      const { failures } = watch.freshness;
      const pause = failures > 0 ? spread(backOff(failures, EAGER), random.next()) : 0;
      const wait = Math.max(pause, this.#interval(watch));
      await watch.delay.wait(startedAt + wait - clock.monotonic(), this.#stop.signal);
    }
    this.#finish(watch);
  }

  /** An unexpected error counts as a failed reading for all who wait for it, and is then reported. */
  async #readSafely(watch: Watch): Promise<void> {
    const { waiters } = watch;
    try {
      await this.#read(watch);
    } catch (error) {
      watch.freshness = { ...watch.freshness, failures: watch.freshness.failures + 1, failure: UNEXPECTED };
      for (const resolve of waiters) resolve();
      throw error;
    }
  }

  async #read(watch: Watch): Promise<void> {
    const waiters = watch.waiters;
    watch.waiters = [];
    const cut = new AbortController();
    watch.cut = cut;
    const release = onAbort(this.#stop.signal, () => cut.abort());
    const asked = ++this.#lastAsked;
    const stated = await this.#ports.gateway.readTracking(watch.trackingId, cut.signal).finally(release);
    const answer = answerAbout(this.#payment(watch)?.reading, stated);
    if (cut.signal.aborted && answer.kind === 'failed') {
      // It says nothing about the service, and those who wait for a reading wait for the next one.
      watch.waiters = [...waiters, ...watch.waiters];
      return;
    }
    const { failures, lastGoodReadAt } = watch.freshness;
    if (answer.kind === 'read') {
      watch.freshness = this.#kept(watch, answer.reading);
      if (watch.freshness.failures === 0) watch.lastGood = asked;
      if (failures > 0 && watch.freshness.failures === 0) this.#wakeFailing();
    } else {
      watch.freshness = {
        failures: failures + 1,
        failure: answer.failure,
        ...(lastGoodReadAt !== undefined && { lastGoodReadAt }),
      };
    }
    for (const resolve of waiters) resolve();
    const isWellAsBefore = failures === 0 && lastGoodReadAt !== undefined && watch.freshness.failures === 0;
    // No screen shows when a parked sale was last read; fifty of them would have the screen drawn all the time.
    if (!isWellAsBefore || this.#isOnScreen(watch)) this.#onFreshness();
  }

  /** Stores a reading that tells something new; a reading that cannot be stored does not count as read. */
  #kept(watch: Watch, reading: TrackingReading): Freshness {
    const sale = this.#store.find(watch.saleId);
    try {
      if (!sale || isNews(sale, watch.trackingId, reading)) {
        this.#record(watch.saleId, { type: 'status-read', trackingId: watch.trackingId, reading });
      }
      return { failures: 0, lastGoodReadAt: this.#ports.clock.wall() };
    } catch (error) {
      const failure = ledgerFailure(error);
      return { ...watch.freshness, failures: watch.freshness.failures + 1, failure };
    }
  }

  #interval(watch: Watch): number {
    const sale = this.#store.find(watch.saleId);
    const attention = sale ? this.#attention(sale, watch.trackingId) : 'orphan';
    return readInterval(attention, this.#watches.size - this.#shown(), this.#ports.gateway.readsPerMinute());
  }

  /** How many payments on the screen are read: one at most. */
  #shown(): 0 | 1 {
    const creation = this.#store.current()?.payment.creation;
    return creation?.state === 'created' && this.#watches.has(creation.tracked.trackingId) ? 1 : 0;
  }

  #isOnScreen(watch: Watch): boolean {
    const sale = this.#store.find(watch.saleId);
    return sale !== undefined && this.#attention(sale, watch.trackingId) === 'on-screen';
  }

  #attention(sale: Sale, trackingId: string): Attention {
    const { creation } = sale.payment;
    if (creation.state !== 'created' || creation.tracked.trackingId !== trackingId) return 'orphan';
    return sale.id === this.#store.current()?.id ? 'on-screen' : 'parked';
  }

  #goesOn(watch: Watch): boolean {
    return !this.#stop.signal.aborted && this.#openPayment(watch) !== undefined;
  }

  #openPayment(watch: Watch): Tracked | undefined {
    const payment = this.#payment(watch);
    return payment && isOpen(payment) ? payment : undefined;
  }

  /** Also one that another reading has ended while this one was under way. */
  #payment({ saleId, trackingId }: Watch): Tracked | undefined {
    const sale = this.#store.find(saleId);
    return sale && trackedPayments(sale).find((payment) => payment.trackingId === trackingId);
  }

  #finish(watch: Watch): void {
    this.#watches.delete(watch.trackingId);
    for (const resolve of watch.waiters) resolve();
  }
}
