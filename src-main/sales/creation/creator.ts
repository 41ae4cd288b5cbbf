import { eventsOf, PAYER_GONE, STOPPED_WHILE_TRYING } from './answer-events.ts';
import { asksByItself, leastWait, triesOfOneEntry } from './creation-limits.ts';
import { needsCreation } from '../effects.ts';
import { createWait } from '../tracking/poll-plan.ts';
import { ledgerFailure } from '../ledger-failure.ts';
import { foreignPaymentEvents } from './foreign-payment.ts';
import { counted, notSent, recordedBefore, repeating } from './held-back.ts';
import { TurnQueue } from './turn-queue.ts';
import { isTrying, mayCreate } from '../sale.ts';
import { InterruptibleDelay } from '../../supervision/interruptible-delay.ts';
import { backOff, EAGER, spread } from '../../supervision/back-off.ts';
import { supervise } from '../../supervision/supervise.ts';
import type { PayerDetails } from '../../../shared/customer/details.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { RecordEvents, SaleStore } from '../sale-store.ts';
import type { SaleEventBody } from '../events.ts';
import type { HeldBack, Tried } from './held-back.ts';
import type { QueuePlace } from './turn-queue.ts';
import type { CreateAnswer, SalesPorts } from '../ports.ts';
import type { Sale } from '../sale.ts';

interface Creating {
  readonly delay: InterruptibleDelay;
  readonly stop: AbortController;
  /** While it waits for those that try before it. */
  place?: QueuePlace;
  /** Failed tries in a row since `since` (monotonic milliseconds); a person's press begins anew. */
  tries: number;
  since: number;
  heldBack?: HeldBack;
  /** The call under way began with this. */
  calling?: SaleEventBody;
  /** Why the ledger holds this creation up, while it does. */
  trouble?: Failure;
}

/**
 * Asks the service for each sale's payment until there is one, it is refused, or somebody stops it. Every try is in
 * the ledger before it is sent, all tries of a payment carry one Idempotency-Key, and only an answer that is in the
 * ledger is shown: a payment that nobody saw cannot be paid, so trying again is safe. It has limits all the same
 * (`creationPause`): past them, and where part of the record is missing, a person decides.
 */
export class Creator {
  readonly #ports: SalesPorts;
  readonly #store: SaleStore;
  readonly #recordEvents: RecordEvents;
  readonly #onTrouble: () => void;
  readonly #queue: TurnQueue;
  readonly #creating = new Map<string, Creating>();
  readonly #stop = new AbortController();

  /** `onTrouble` is called when `trouble` answers something new that is not on record. */
  constructor(ports: SalesPorts, store: SaleStore, record: RecordEvents, onTrouble: () => void) {
    this.#ports = ports;
    this.#store = store;
    this.#recordEvents = record;
    this.#onTrouble = onTrouble;
    this.#queue = new TurnQueue(ports.turn);
  }

  /**
   * Begins to ask for a sale's payment, unless that is under way; closes the try first that an earlier run of the till
   * left under way.
   */
  begin(saleId: string): void {
    // An answer may still be recorded after `stop`: it must not set anything going again.
    if (this.#stop.signal.aborted || this.#creating.has(saleId)) return;
    const { clock } = this.#ports;
    const since = clock.monotonic();
    const creating: Creating = {
      delay: new InterruptibleDelay(clock),
      stop: new AbortController(),
      tries: 0,
      since,
    };
    this.#creating.set(saleId, creating);
    const create = () => this.#create(saleId, creating);
    void supervise('the creation of a payment', create, this.#ports, this.#stop.signal).finally(() => {
      this.#creating.delete(saleId);
      // Somebody may have said "go on" while it came to its end.
      const sale = this.#store.find(saleId);
      if (sale && needsCreation(sale)) this.begin(saleId);
    });
  }

  /** Nothing is asked for any more: the sale need not wait to have that on record. */
  end(saleId: string): void {
    this.#creating.get(saleId)?.delay.end();
  }

  trouble(saleId: string): Failure | undefined {
    return this.#creating.get(saleId)?.trouble;
  }

  /** Somebody waits for this sale's code now: the next try is at once, and others follow it soon. */
  tryNow(saleId: string): void {
    const creating = this.#creating.get(saleId);
    if (!creating) return;
    creating.tries = 0;
    creating.since = this.#ports.clock.monotonic();
    if (creating.place) creating.place.atOnce();
    else creating.delay.end();
  }

  /** Gives up the call under way, if any; what it may have created is searched for later. */
  stopSale(saleId: string): void {
    this.#creating.get(saleId)?.stop.abort();
  }

  wakeAll(): void {
    for (const creating of this.#creating.values()) if (!creating.place) creating.delay.end();
  }

  stop(): void {
    for (const [saleId, creating] of this.#creating) {
      const { calling } = creating;
      this.#recordHeldBack(saleId, creating, ...(calling ? [calling] : []));
    }
    this.#stop.abort();
    for (const creating of this.#creating.values()) creating.stop.abort();
  }

  async #create(saleId: string, creating: Creating): Promise<void> {
    const { signal } = creating.stop;
    if (!this.#isOnScreen(saleId)) await this.#waitInLine(creating);
    if (this.#stop.signal.aborted) return;
    const left = this.#store.find(saleId);
    if (left && isTrying(left)) await this.#recordAnswer(left, creating, STOPPED_WHILE_TRYING);
    const payer = left?.withPayer ? await this.#payerOf(saleId, creating) : undefined;
    for (;;) {
      const sale = this.#wanting(saleId);
      if (!sale || !asksByItself(sale) || signal.aborted) {
        await this.#keepHeldBack(saleId, creating);
        return;
      }
      const tried = this.#tried();
      if (creating.heldBack || this.#record(saleId, creating, repeating(tried, sale))) {
        creating.calling = tried;
        const answer = await this.#ports.gateway.createPayment(
          {
            amount: sale.amount,
            reference: sale.reference,
            idempotencyKey: sale.payment.idempotencyKey,
            ...(sale.rebate && { rebate: sale.rebate }),
            ...payer,
          },
          signal,
        );
        delete creating.calling;
        if (!this.#holdBack(saleId, creating, answer)) {
          await this.#recordAnswer(sale, creating, answer, tried);
        }
        if (!this.#wanting(saleId)) return;
      }
      creating.tries += 1;
      await creating.delay.wait(this.#waitAfter(saleId, creating), signal);
      if (!this.#isOnScreen(saleId)) await this.#waitInLine(creating);
    }
  }

  /** For a sale that nobody waits for: those before it try first, each in a turn of its own. */
  async #waitInLine(creating: Creating): Promise<void> {
    creating.place = this.#queue.join();
    await creating.place.turn;
    delete creating.place;
  }

  #isOnScreen(saleId: string): boolean {
    return this.#store.current()?.id === saleId;
  }

  #waitAfter(saleId: string, { tries, since }: Creating): number {
    const { clock, random } = this.#ports;
    const elapsed = clock.monotonic() - since;
    const wait = createWait(tries, elapsed, this.#isOnScreen(saleId), random.next());
    const sale = this.#store.find(saleId);
    return sale ? Math.max(wait, leastWait(sale.payment.creation, sale.asked)) : 0;
  }

  /** Read once: every try carries the same. A sale whose details cannot be read back ends here. */
  async #payerOf(saleId: string, creating: Creating): Promise<PayerDetails | undefined> {
    const payer = await this.#ports.customers.of(saleId);
    const sale = this.#wanting(saleId);
    if (!payer && sale) await this.#recordAnswer(sale, creating, PAYER_GONE);
    return payer;
  }

  #tried(): Tried {
    const serviceTime = this.#ports.gateway.serviceTime();
    return { type: 'create-tried', ...(serviceTime !== undefined && { serviceTime }) };
  }

  /** The sale, as long as it wants a payment. */
  #wanting(saleId: string): Sale | undefined {
    const sale = this.#store.find(saleId);
    return sale && mayCreate(sale) ? sale : undefined;
  }

  /** The answer is kept until the ledger takes it, also of a stopped sale: it may be the only trace of a payment. */
  async #recordAnswer(
    sale: Sale,
    creating: Creating,
    answer: CreateAnswer,
    tried?: SaleEventBody,
  ): Promise<void> {
    for (let tries = 1; ; tries++) {
      const events = this.#eventsOf(sale.id, creating, answer);
      const repeats = this.#store.find(sale.id)?.lastTry?.repeats;
      const before = tried && repeats ? recordedBefore(creating.heldBack, answer, tried) : [];
      if (events && this.#record(sale.id, creating, ...before, ...counted(events, creating.heldBack))) {
        delete creating.heldBack;
        return;
      }
      if (this.#stop.signal.aborted) return;
      await creating.delay.wait(spread(backOff(tries, EAGER), this.#ports.random.next()), this.#stop.signal);
    }
  }

  /** `undefined` while the ledger cannot say whose payment the answer names. */
  #eventsOf(saleId: string, creating: Creating, answer: CreateAnswer): readonly SaleEventBody[] | undefined {
    const wanted = this.#wanting(saleId) !== undefined;
    try {
      const foreign = foreignPaymentEvents(saleId, answer, this.#ports.ledger, wanted);
      return foreign ?? eventsOf(answer, wanted);
    } catch (error) {
      creating.trouble = ledgerFailure(error);
      this.#onTrouble();
      return undefined;
    }
  }

  /** Whether the ledger need not hear of this try yet: it was certainly not sent, for the same reason as those before. */
  #holdBack(saleId: string, creating: Creating, answer: CreateAnswer): boolean {
    const sale = this.#wanting(saleId);
    if (answer.kind !== 'not-sent' || !sale?.lastTry?.repeats) return false;
    const { creation } = sale.payment;
    if (creation.state !== 'trying' || creation.failure?.code !== answer.failure.code) return false;
    const tries = (creating.heldBack?.tries ?? 0) + 1;
    if (tries >= triesOfOneEntry(sale.asked)) return false;
    creating.heldBack = { failure: answer.failure, tries };
    return true;
  }

  /** Kept until the ledger takes them: without that the next start would have to take the last one for lost. */
  async #keepHeldBack(saleId: string, creating: Creating): Promise<void> {
    this.#recordHeldBack(saleId, creating);
    for (let tries = 1; creating.heldBack && !this.#stop.signal.aborted; tries++) {
      await creating.delay.wait(spread(backOff(tries, EAGER), this.#ports.random.next()), this.#stop.signal);
      this.#recordHeldBack(saleId, creating);
    }
  }

  #recordHeldBack(saleId: string, creating: Creating, ...after: readonly SaleEventBody[]): void {
    const { heldBack } = creating;
    if (!heldBack) return;
    if (this.#record(saleId, creating, notSent(heldBack), ...after)) delete creating.heldBack;
  }

  #record(saleId: string, creating: Creating, ...events: readonly SaleEventBody[]): boolean {
    try {
      delete creating.trouble;
      this.#recordEvents(saleId, ...events);
      return true;
    } catch (error) {
      creating.trouble = ledgerFailure(error);
      this.#onTrouble();
      return false;
    }
  }
}
