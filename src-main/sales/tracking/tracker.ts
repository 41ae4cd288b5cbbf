import { onAbort } from '../../../shared/time/on-abort.ts';
import { readInterval } from './poll-plan.ts';
import { isOpen, paymentOf, shownPayment } from '../sale.ts';
import { ledgerFailure } from '../ledger-failure.ts';
import { answerAbout } from './answer-about.ts';
import { ClockSet } from './clock-set.ts';
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

/** How fresh the last reading of a payment is. It is in memory only. */
export interface Freshness {
  /** By the clock as it was set when the readings began; `clockSetMs` is how far it was set since. */
  readonly lastGoodReadAt?: number;
  readonly failures: number;
  readonly failure?: Failure;
}

/** The result of a request to read a payment at once. */
export type Hastened = 'hastened' | 'held-back' | 'not-followed';

const UNEXPECTED: Failure = { action: 'report', code: 'internal' };

interface Watch {
  readonly saleId: string;
  readonly trackingId: string;
  readonly delay: InterruptibleDelay;
  /** `ClockSet.ms` when it began. */
  readonly clockSetAt: number;
  /** Aborts the reading that is under way. */
  cut?: AbortController;
  freshness: Freshness;
  /** The number of the last good reading; see `lastAsked`. */
  lastGood?: number;
  /** Called after the next reading that begins. */
  waiters: readonly (() => void)[];
}

/**
 * Reads every open payment until its end. Each has a loop of its own, so that one stuck answer never delays another. All
 * share one read budget (`readInterval`). No failure ends a loop, only a final status or `stop`.
 */
export class Tracker {
  readonly #ports: SalesPorts;
  readonly #store: SaleStore;
  readonly #record: RecordEvents;
  readonly #onFreshness: () => void;
  readonly #watches = new Map<string, Watch>();
  readonly #stop = new AbortController();
  readonly #hastenLimit = new HastenLimit();
  readonly #clockSet: ClockSet;
  #lastAsked = 0;

  /** `onFreshness` is called when the freshness of a payment that a screen may show has changed. */
  constructor(ports: SalesPorts, store: SaleStore, record: RecordEvents, onFreshness: () => void) {
    this.#ports = ports;
    this.#clockSet = new ClockSet(ports.clock);
    this.#store = store;
    this.#record = record;
    this.#onFreshness = onFreshness;
  }

  /** Begins to read a payment of the sale, unless that is under way. */
  begin(saleId: string, trackingId: string): void {
    if (this.#stop.signal.aborted || this.#watches.has(trackingId)) return;
    const watch: Watch = {
      saleId,
      trackingId,
      delay: new InterruptibleDelay(this.#ports.clock),
      clockSetAt: this.#clockSet.ms(),
      freshness: { failures: 0 },
      waiters: [],
    };
    this.#watches.set(trackingId, watch);
    void supervise('the reading of a payment', () => this.#track(watch), this.#ports, this.#stop.signal);
  }

  freshness(trackingId: string): Freshness | undefined {
    return this.#watches.get(trackingId)?.freshness;
  }

  /**
   * How far the computer's clock was set since a payment is read, in milliseconds. The clock is looked at once for all payments, because
   * there may be hundreds, and the system takes a while to answer.
   */
  clockSetMs(): (trackingId: string) => number {
    const now = this.#clockSet.ms();
    return (trackingId) => now - (this.#watches.get(trackingId)?.clockSetAt ?? now);
  }

  /** The number of the last reading of any payment. Readings that begin later have higher numbers. */
  get lastAsked(): number {
    return this.#lastAsked;
  }

  /** Whether a reading of this open payment with a number higher than `asked` has succeeded. */
  isReadAfter(trackingId: string, asked: number): boolean {
    return (this.#watches.get(trackingId)?.lastGood ?? -Infinity) > asked;
  }

  /** Reads an open payment now. Resolves after one try, to the failure if there was one. */
  async checkNow(trackingId: string): Promise<Failure | undefined> {
    const watch = this.#watches.get(trackingId);
    if (!watch) return undefined;
    await this.#readSoon(watch);
    return watch.freshness.failure;
  }

  /**
   * Reads a payment at once, within limits, because a webhook says that it has changed. Only the reading counts. A payment
   * that was hastened too often is read at its usual interval.
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

  /** Starts every reading again, after sleep or a network change: an answer that is waited for may never come. */
  readAfresh(): void {
    for (const watch of this.#watches.values()) watch.cut?.abort();
    this.wakeAll();
  }

  /** Reads every payment at once, after a new sign-in. */
  wakeAll(): void {
    for (const watch of this.#watches.values()) watch.delay.end();
  }

  /** Reads all failing payments at once, since one answer shows that the service is back. Others keep their interval. */
  #wakeFailing(): void {
    for (const watch of this.#watches.values()) if (watch.freshness.failures > 0) watch.delay.end();
  }

  /** Called when a sale came to the screen or left it, since its payments may have to be read sooner. */
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

  /** An unexpected error counts as a failed reading for those who wait, and is thrown on to be reported. */
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
      // An aborted reading says nothing about the service. Those who wait for a reading wait for the next one.
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
    // No screen shows when a parked sale was last read, and fifty of them would redraw the screen all the time.
    if (!isWellAsBefore || this.#isOnScreen(watch)) this.#onFreshness();
  }

  /** Records a reading if it is new. A reading that cannot be recorded counts as failed. */
  #kept(watch: Watch, reading: TrackingReading): Freshness {
    const sale = this.#store.find(watch.saleId);
    try {
      if (!sale || isNews(sale, watch.trackingId, reading)) {
        this.#record(watch.saleId, { type: 'status-read', trackingId: watch.trackingId, reading });
      }
      const clockSetMs = this.#clockSet.ms() - watch.clockSetAt;
      return { failures: 0, lastGoodReadAt: this.#ports.clock.wall() - clockSetMs };
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

  /** How many payments on the screen are being read. */
  #shown(): 0 | 1 {
    const current = this.#store.open.current();
    const shown = current && shownPayment(current);
    return shown && this.#watches.has(shown.trackingId) ? 1 : 0;
  }

  #isOnScreen(watch: Watch): boolean {
    const sale = this.#store.find(watch.saleId);
    return sale !== undefined && this.#attention(sale, watch.trackingId) === 'on-screen';
  }

  #attention(sale: Sale, trackingId: string): Attention {
    if (shownPayment(sale)?.trackingId !== trackingId) return 'orphan';
    return sale.id === this.#store.open.current()?.id ? 'on-screen' : 'parked';
  }

  #goesOn(watch: Watch): boolean {
    return !this.#stop.signal.aborted && this.#openPayment(watch) !== undefined;
  }

  #openPayment(watch: Watch): Tracked | undefined {
    const payment = this.#payment(watch);
    return payment && isOpen(payment) ? payment : undefined;
  }

  /** The payment, which may have ended by another reading meanwhile. */
  #payment({ saleId, trackingId }: Watch): Tracked | undefined {
    const sale = this.#store.find(saleId);
    return sale && paymentOf(sale, trackingId);
  }

  #finish(watch: Watch): void {
    this.#watches.delete(watch.trackingId);
    for (const resolve of watch.waiters) resolve();
  }
}
