import { succeeded } from '../../shared/failure.ts';
import { closedBy } from './closed-by.ts';
import { KeptTouch } from './kept-touch.ts';
import { kioskStage } from './kiosk-view.ts';
import { hasWalkedOff, isEnd, PHASES } from './pace.ts';
import { endedWithoutMoney, isOverForAll } from './sale-stage.ts';
import { takenUp } from './take-up.ts';
import { VisitTime } from './visit-time.ts';
import type { KioskStage } from '../../shared/contract/kiosk.ts';
import type { Result } from '../../shared/failure.ts';
import type { Language } from '../../shared/language.ts';
import type { KioskPorts } from './ports.ts';
import type { Moment } from './kiosk-view.ts';
import type { Visit } from './visit.ts';

export const DONE = succeeded(null);

export interface VisitListeners {
  /** Called when somebody touches the screen. */
  readonly onTouch: () => void;
  /** Called when something else is to be shown, or is due at another time. */
  readonly onChange: () => void;
  /** Whether the staff's menu lies over the screen. */
  readonly isCovered: () => boolean;
}

/**
 * The visit that is on the screen. It ends by itself when its shopper has left, but never while money may be on its
 * way.
 */
export class CurrentVisit {
  readonly time: VisitTime;
  readonly #ports: KioskPorts;
  readonly #listeners: VisitListeners;
  readonly #touch: KeptTouch;
  #visit: Visit | undefined;
  #count = 0;
  isPaused = false;
  /** Whether somebody of the staff works at the cashier's screen, and nothing of the visit is shown. */
  #isAtTill = false;

  /** Resumes the visit whose sale was on the screen when the till was closed. */
  constructor(ports: KioskPorts, listeners: VisitListeners) {
    this.#ports = ports;
    this.#listeners = listeners;
    this.time = new VisitTime(ports.clock, ports.settings.idleMs);
    this.#touch = new KeptTouch(ports);
    this.#visit = takenUp(ports, this.time, this.#touch);
    if (this.#visit) this.#count = 1;
    this.settle();
  }

  get now(): Visit | undefined {
    return this.#visit;
  }

  get isAtTill(): boolean {
    return this.#isAtTill;
  }

  /** The cashier's screen covers the visit. Nothing of it ends by itself, because a cashier may be working on it. */
  tillOpened(): void {
    this.#isAtTill = true;
  }

  /**
   * The cashier's screen is hidden again. A shopper who has waited goes on, with the full time. After a longer time than
   * the kiosk waits for one who has left, whoever stands there now may be another.
   */
  tillClosed(): void {
    this.#isAtTill = false;
    this.#compareWithScreen();
    const { name } = this.stage();
    const phase = PHASES[name];
    const isOver = hasWalkedOff(this.time.now() - this.time.touchedAt, this.#ports.settings.idleMs);
    if (!isOver) this.time.touched();
    else if (isEnd(phase)) {
      this.#abandon(this.#visit?.saleId);
      this.drop();
    } else if (phase !== 'held') this.#end(name);
  }

  /** The number of the visit: touches of an earlier one are ignored. */
  get count(): number {
    return this.#count;
  }

  begin(language: Language, step: Visit['step']): void {
    this.#count += 1;
    this.#visit = { language, step, lines: [] };
    this.time.begin('entering');
  }

  set(visit: Visit): Result<null> {
    this.#visit = visit;
    return DONE;
  }

  drop(): Result<null> {
    this.#visit = undefined;
    return DONE;
  }

  /** Does what a touch of this visit asks for. */
  async at(
    visit: number,
    work: (visit: Visit) => Result<null> | Promise<Result<null>>,
  ): Promise<Result<null>> {
    const { onTouch, onChange } = this.#listeners;
    this.settle();
    onTouch();
    if (this.#visit && visit === this.#count) {
      this.time.touched();
      try {
        return await work(this.#visit);
      } finally {
        this.settle();
        onChange();
      }
    }
    onChange();
    return DONE;
  }

  /** Ends what is due before anything else is done, so that a touch that comes too late changes nothing. */
  settle(): void {
    if (this.#isAtTill) return;
    this.#compareWithScreen();
    this.#followTime();
    if (this.time.now() >= this.time.due().end) {
      this.#end(this.stage().name);
      this.#followTime();
    }
    this.#touch.keep(this.#visit, this.time);
  }

  /**
   * Takes the code off the screen for good. It can still be paid, so the payment is followed. A code for which money
   * was seen stays.
   */
  withdraw(): Result<null> {
    const saleId = this.#visit?.saleId;
    if (saleId === undefined) return DONE;
    const withdrawn = this.#ports.sales.withdrawCode(saleId);
    if (withdrawn.ok && withdrawn.value.withdrawn) return this.drop();
    // The code cannot be withdrawn now: the visit goes on, and is asked about after the same time again.
    this.time.touched();
    return withdrawn.ok ? DONE : withdrawn;
  }

  /**
   * Stops waiting for the code, which nobody has seen and therefore nobody can have paid. One that has just come is
   * withdrawn.
   */
  stopPreparing(): Result<null> {
    const visit = this.#visit;
    if (!visit) return DONE;
    // The order is not recorded yet, so there is nothing to stop.
    if (visit.saleId === undefined) return this.set({ ...visit, isLeaving: true });
    const stopped = this.#ports.sales.stopCreating(visit.saleId);
    const { name } = this.stage();
    if (stopped.ok && name === 'pay') return this.withdraw();
    if (stopped.ok && name === 'not-paid') return this.finish();
    this.time.touched();
    return stopped;
  }

  finish(): Result<null> {
    this.letGo(this.#visit?.saleId);
    return this.drop();
  }

  /** Removes a sale that nobody has to look at any more. Any other sale stays for the staff. */
  letGo(saleId: string | undefined): void {
    const { sales, alerts } = this.#ports.till();
    const sale = sales.find(({ id }) => id === saleId);
    if (!sale) return;
    if (isOverForAll(sale, alerts)) this.#ports.sales.leave(sale.id, 'settled');
    else this.#ports.sales.setAside(sale.id);
  }

  stage(): KioskStage {
    return kioskStage(this.#ports.till(), this.moment(), this.#ports);
  }

  moment(): Moment {
    const { end, mayGo } = this.time.due();
    return {
      visit: this.#visit,
      closed: this.closed(),
      until: this.time.wallOf(end),
      mayGo: this.time.now() >= mayGo,
    };
  }

  /** Why no visit can begin; `undefined` where one can. */
  closed(): Moment['closed'] {
    const till = this.#ports.till();
    return closedBy(till) ?? (this.isPaused || this.hasNothingToSell() ? 'paused' : undefined);
  }

  /** Whether shoppers could choose nothing, because no article has a price. */
  hasNothingToSell(): boolean {
    return this.#ports.settings.sells === 'catalogue' && this.#ports.till().checkout?.priced.articles === 0;
  }

  /**
   * Ends the visit of a shopper who has left. Where the ledger refuses that, the order stays open for the staff, and the next
   * shopper sees nothing of it all the same.
   */
  #end(stage: KioskStage['name']): void {
    if (!this.#ended(stage).ok) this.drop();
  }

  #ended(stage: KioskStage['name']): Result<null> {
    if (stage === 'pay') return this.withdraw();
    return stage === 'preparing' ? this.stopPreparing() : this.finish();
  }

  /**
   * Takes a sale off the screen that does not belong to the visit: a cashier's, or one that could not be recorded as
   * left before.
   */
  #compareWithScreen(): void {
    const { currentSaleId } = this.#ports.till();
    if (this.#visit?.step === 'sale' && currentSaleId !== this.#visit.saleId) this.drop();
    // A sale that a visit is starting is on the screen a moment before the visit knows its id.
    const isAbandoned = this.#visit?.step !== 'starting' && currentSaleId !== this.#visit?.saleId;
    if (isAbandoned) this.#abandon(currentSaleId);
  }

  #followTime(): void {
    this.time.follow(PHASES[this.stage().name], this.#listeners.isCovered());
  }

  /** Leaves to the staff what was paid after its shopper had left, because nobody was shown that. */
  #abandon(saleId: string | undefined): void {
    const sale = this.#ports.till().sales.find(({ id }) => id === saleId);
    const isUnseen = sale?.kiosk && !endedWithoutMoney(sale.stage) && !this.#touch.hasShownEnd(sale.id);
    if (isUnseen) this.#ports.sales.setAside(sale.id);
    else this.letGo(saleId);
  }
}
