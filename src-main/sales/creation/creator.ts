import { NEVER_SENT, PAYER_GONE, STOPPED_WHILE_TRYING } from './answer-events.ts';
import { createWait, leastWait } from './create-wait.ts';
import { asksByItself, SENT_WITHIN_MS } from './creation-limits.ts';
import { CreationRecord } from './creation-record.ts';
import { triedAt } from './held-back.ts';
import { needsCreation } from '../effects.ts';
import { TurnQueue } from './turn-queue.ts';
import { isTrying } from '../sale.ts';
import { supervise } from '../../supervision/supervise.ts';
import type { PayerDetails } from '../../../shared/customer/details.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { RecordEvents, SaleStore } from '../sale-store.ts';
import type { QueuePlace } from './turn-queue.ts';
import type { SalesPorts } from '../ports.ts';

interface Creating {
  readonly record: CreationRecord;
  readonly stop: AbortController;
  /** The first try was recorded with the sale, and has not been sent. */
  firstTried: boolean;
  /** Its place in the queue, while it waits there. */
  place?: QueuePlace;
  /** How many tries have failed since `since` (monotonic milliseconds). Both start again when a person asks for a try. */
  tries: number;
  since: number;
}

/**
 * Asks the service for each sale's payment until one is created or refused, or the cashier stops the sale. Every try is in
 * the ledger before it is sent, all tries of a payment have the same Idempotency-Key, and a code is shown only after its
 * answer is in the ledger. Trying again is safe, because nobody can pay a code that was never shown. After a number of
 * tries, or where part of the sale's record is missing, a person has to decide (`creationPause`).
 */
export class Creator {
  readonly #ports: SalesPorts;
  readonly #store: SaleStore;
  readonly #recordEvents: RecordEvents;
  readonly #onTrouble: () => void;
  readonly #queue: TurnQueue;
  readonly #creating = new Map<string, Creating>();
  readonly #stop = new AbortController();

  /** `onTrouble` is called when `trouble` has changed; that is not in the ledger. */
  constructor(ports: SalesPorts, store: SaleStore, record: RecordEvents, onTrouble: () => void) {
    this.#ports = ports;
    this.#store = store;
    this.#recordEvents = record;
    this.#onTrouble = onTrouble;
    this.#queue = new TurnQueue(ports.turn);
  }

  /**
   * Begins to ask for a sale's payment, unless that is under way. A try that is on record was recorded with the sale just now
   * (`firstTried`), and is sent; or an earlier run of the till left it under way, and it is first recorded as lost.
   */
  begin(saleId: string, firstTried = false): void {
    // An answer may still be recorded after `stop`, and must not begin new work.
    if (this.#stop.signal.aborted || this.#creating.has(saleId)) return;
    const creating: Creating = {
      record: this.#recordOf(saleId),
      stop: new AbortController(),
      firstTried,
      tries: 0,
      since: this.#ports.clock.monotonic(),
    };
    this.#creating.set(saleId, creating);
    const create = () => this.#create(saleId, creating);
    void supervise('the creation of a payment', create, this.#ports, this.#stop.signal).finally(() => {
      this.#creating.delete(saleId);
      // The cashier may have resumed the creation while it was ending.
      const sale = this.#store.find(saleId);
      if (sale && needsCreation(sale)) this.begin(saleId);
    });
  }

  /** Ends a creation that waits for its next try, because no payment is wanted any more. */
  end(saleId: string): void {
    this.#creating.get(saleId)?.record.delay.end();
  }

  trouble(saleId: string): Failure | undefined {
    return this.#creating.get(saleId)?.record.trouble;
  }

  /** Tries at once, and soon again after that, because the cashier waits for this sale's code now. */
  tryNow(saleId: string): void {
    const creating = this.#creating.get(saleId);
    if (!creating) return;
    creating.tries = 0;
    creating.since = this.#ports.clock.monotonic();
    if (creating.place) creating.place.atOnce();
    else creating.record.delay.end();
  }

  /** Gives up the call that is under way. A payment that it may have created is searched for later. */
  stopSale(saleId: string): void {
    this.#creating.get(saleId)?.stop.abort();
  }

  wakeAll(): void {
    for (const creating of this.#creating.values()) if (!creating.place) creating.record.delay.end();
  }

  stop(): void {
    for (const creating of this.#creating.values()) creating.record.stop();
    this.#stop.abort();
    for (const creating of this.#creating.values()) creating.stop.abort();
  }

  async #create(saleId: string, creating: Creating): Promise<void> {
    const { signal } = creating.stop;
    const { record } = creating;
    if (!this.#isOnScreen(saleId)) await this.#waitInLine(creating);
    if (this.#stop.signal.aborted) return;
    if (this.#isTrying(saleId) && !creating.firstTried) await record.recordAnswer(STOPPED_WHILE_TRYING);
    const payer = this.#store.find(saleId)?.withPayer ? await this.#payerOf(saleId, record) : undefined;
    for (;;) {
      const sale = record.wanting();
      if (!sale || !asksByItself(sale) || signal.aborted) {
        if (creating.firstTried && this.#isTrying(saleId)) await record.recordAnswer(NEVER_SENT);
        await record.keepHeldBack();
        return;
      }
      if (creating.firstTried || record.recordTry(triedAt(this.#ports.gateway.serviceTime()), sale)) {
        creating.firstTried = false;
        const answer = await this.#ports.gateway.createPayment(
          {
            amount: sale.amount,
            reference: sale.reference,
            idempotencyKey: sale.payment.idempotencyKey,
            sentWithinMs: SENT_WITHIN_MS,
            ...(sale.rebate && { rebate: sale.rebate }),
            ...payer,
          },
          signal,
        );
        await record.recordAnswerToTry(answer);
        if (!record.wanting()) return;
      }
      creating.tries += 1;
      await this.#untilNextTry(saleId, creating);
      if (!this.#isOnScreen(saleId)) await this.#waitInLine(creating);
    }
  }

  /** Waits until those before it have tried, for a sale that is not on the screen. */
  async #waitInLine(creating: Creating): Promise<void> {
    creating.place = this.#queue.join();
    await creating.place.turn;
    delete creating.place;
  }

  #isTrying(saleId: string): boolean {
    const sale = this.#store.find(saleId);
    return sale !== undefined && isTrying(sale);
  }

  #isOnScreen(saleId: string): boolean {
    return this.#store.open.current()?.id === saleId;
  }

  /** A network that is back, or a new sign-in, ends the wait, but for the shortest one; a person ends all of it. */
  async #untilNextTry(saleId: string, creating: Creating): Promise<void> {
    const { clock } = this.#ports;
    const { record, stop } = creating;
    const failedAt = clock.monotonic();
    let wait = Math.max(this.#waitAfter(saleId, creating), this.#leastWait(saleId));
    do {
      await record.delay.wait(wait, stop.signal);
      wait = failedAt + this.#leastWait(saleId) - clock.monotonic();
    } while (wait > 0 && creating.tries > 0 && record.wanting() && !stop.signal.aborted);
  }

  #waitAfter(saleId: string, { tries, since }: Creating): number {
    const { clock, random } = this.#ports;
    return createWait(tries, clock.monotonic() - since, this.#isOnScreen(saleId), random.next());
  }

  #leastWait(saleId: string): number {
    const sale = this.#store.find(saleId);
    return sale ? leastWait(sale.payment.creation, sale.tryCounts) : 0;
  }

  /** The payer's details, the same for every try. Where they cannot be read, the creation ends as refused. */
  async #payerOf(saleId: string, record: CreationRecord): Promise<PayerDetails | undefined> {
    const payer = await this.#ports.customers.load(saleId);
    if (!payer && record.wanting()) await record.recordAnswer(PAYER_GONE);
    return payer;
  }

  #recordOf(saleId: string): CreationRecord {
    return new CreationRecord(saleId, {
      ports: this.#ports,
      store: this.#store,
      record: this.#recordEvents,
      onTrouble: this.#onTrouble,
      stop: this.#stop.signal,
    });
  }
}
