import { eventsOf } from './answer-events.ts';
import { triesOfOneEntry } from './creation-limits.ts';
import { foreignPaymentEvents } from './foreign-payment.ts';
import { counted, notSent, recordedBefore, repeating } from './held-back.ts';
import { ledgerFailure } from '../ledger-failure.ts';
import { mayCreate } from '../sale.ts';
import { InterruptibleDelay } from '../../supervision/interruptible-delay.ts';
import { backOff, EAGER, spread } from '../../supervision/back-off.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { SaleEventBody } from '../events.ts';
import type { CreateAnswer, SalesPorts } from '../ports.ts';
import type { Sale } from '../sale.ts';
import type { RecordEvents, SaleStore } from '../sale-store.ts';
import type { HeldBack, Tried } from './held-back.ts';

interface RecordParts {
  readonly ports: SalesPorts;
  readonly store: SaleStore;
  readonly record: RecordEvents;
  /** Called when `trouble` is something new. */
  readonly onTrouble: () => void;
  readonly stop: AbortSignal;
}

/**
 * Records the tries to create one sale's payment. An answer is kept in memory until the ledger takes it, even after the sale
 * was stopped, because it may be the only trace of a payment. Tries that end alike share one entry (`held-back.ts`).
 */
export class CreationRecord {
  /** The wait for the next try or for the ledger. It is ended early when something has changed. */
  readonly delay: InterruptibleDelay;
  readonly #saleId: string;
  readonly #parts: RecordParts;
  #heldBack: HeldBack | undefined;
  /** The `create-tried` event of the call that is under way. */
  #calling: Tried | undefined;
  #trouble: Failure | undefined;

  constructor(saleId: string, parts: RecordParts) {
    this.#saleId = saleId;
    this.#parts = parts;
    this.delay = new InterruptibleDelay(parts.ports.clock);
  }

  /** Why the ledger does not take an event of this creation now. */
  get trouble(): Failure | undefined {
    return this.#trouble;
  }

  /** The sale, as long as it wants a payment. */
  wanting(): Sale | undefined {
    const sale = this.#parts.store.find(this.#saleId);
    return sale && mayCreate(sale) ? sale : undefined;
  }

  /** Records a try before it is sent, in an entry of its own or in that of the tries before. `false`: it must not be sent. */
  recordTry(tried: Tried, sale: Sale): boolean {
    if (!this.#heldBack && !this.#record(repeating(tried, sale))) return false;
    this.#calling = tried;
    return true;
  }

  /** Records the answer to the try, or holds it back where the tries before ended alike. */
  async recordAnswerToTry(answer: CreateAnswer): Promise<void> {
    const tried = this.#calling;
    const lostAt = this.#parts.ports.gateway.serviceTime();
    this.#calling = undefined;
    if (!this.#holdBack(answer)) await this.recordAnswer(answer, tried, lostAt);
  }

  /**
   * Resolves once the answer is in the ledger. Without `tried`, no try of this run of the till made it. `lostAt` is when the
   * call was given up, by the service's clock.
   */
  async recordAnswer(answer: CreateAnswer, tried?: Tried, lostAt?: number): Promise<void> {
    await this.#untilRecorded(() => {
      const events = this.#eventsOf(answer)?.map((event) => lostThen(event, lostAt));
      const before = tried && this.#isOfSeveral() ? recordedBefore(this.#heldBack, answer, tried) : [];
      if (!events || !this.#record(...before, ...counted(events, this.#heldBack))) return false;
      this.#heldBack = undefined;
      return true;
    });
  }

  /** Resolves once the tries that were held back are in the ledger; the next start would take the last one for lost. */
  async keepHeldBack(): Promise<void> {
    await this.#untilRecorded(() => this.#recordHeldBack());
  }

  /** Records what is held back, and the try that is under way, before the till stops. */
  stop(): void {
    this.#recordHeldBack(...(this.#calling ? [this.#calling] : []));
  }

  /** Whether the entry of the last try stands for several tries. */
  #isOfSeveral(): boolean {
    return this.#parts.store.find(this.#saleId)?.lastTry?.repeats === true;
  }

  /** Holds a try back that was certainly not sent, for the same reason as those before. `false`: it has to be recorded. */
  #holdBack(answer: CreateAnswer): boolean {
    const sale = this.wanting();
    if (answer.kind !== 'not-sent' || !sale || !this.#isOfSeveral()) return false;
    const { creation } = sale.payment;
    if (creation.state !== 'trying' || creation.failure?.code !== answer.failure.code) return false;
    const tries = (this.#heldBack?.tries ?? 0) + 1;
    if (tries >= triesOfOneEntry(sale.tryCounts)) return false;
    this.#heldBack = { failure: answer.failure, tries };
    return true;
  }

  /** Records the tries that were held back. `false`: the ledger did not take them. */
  #recordHeldBack(...after: readonly SaleEventBody[]): boolean {
    if (!this.#heldBack) return true;
    if (!this.#record(notSent(this.#heldBack), ...after)) return false;
    this.#heldBack = undefined;
    return true;
  }

  /** The answer as events; `undefined` while the ledger cannot say to which sale its payment belongs. */
  #eventsOf(answer: CreateAnswer): readonly SaleEventBody[] | undefined {
    const wanted = this.wanting() !== undefined;
    try {
      const foreign = foreignPaymentEvents(this.#saleId, answer, this.#parts.ports.ledger, wanted);
      return foreign ?? eventsOf(answer, wanted);
    } catch (error) {
      this.#meet(error);
      return undefined;
    }
  }

  async #untilRecorded(record: () => boolean): Promise<void> {
    const { stop, ports } = this.#parts;
    for (let tries = 1; !record() && !stop.aborted; tries++) {
      await this.delay.wait(spread(backOff(tries, EAGER), ports.random.next()), stop);
    }
  }

  #record(...events: readonly SaleEventBody[]): boolean {
    try {
      this.#trouble = undefined;
      this.#parts.record(this.#saleId, ...events);
      return true;
    } catch (error) {
      this.#meet(error);
      return false;
    }
  }

  #meet(error: unknown): void {
    this.#trouble = ledgerFailure(error);
    this.#parts.onTrouble();
  }
}

function lostThen(event: SaleEventBody, serviceTime: number | undefined): SaleEventBody {
  return event.type === 'create-lost' && serviceTime !== undefined ? { ...event, serviceTime } : event;
}
