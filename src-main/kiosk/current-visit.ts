import { succeeded } from '../../shared/failure.ts';
import { closedBy } from './away.ts';
import { kioskStage } from './kiosk-view.ts';
import { PHASES } from './pace.ts';
import { isOverForAll } from './sale-stage.ts';
import { VisitTime } from './visit-time.ts';
import type { KioskStage } from '../../shared/contract/kiosk.ts';
import type { Result } from '../../shared/failure.ts';
import type { Language } from '../../shared/language.ts';
import type { KioskPorts } from './ports.ts';
import type { Moment } from './kiosk-view.ts';
import type { Visit } from './visit.ts';

export const DONE = succeeded(null);

export interface VisitListeners {
  /** Somebody touches the screen. */
  readonly onTouch: () => void;
  /** Something else is to be shown, or due. */
  readonly onChange: () => void;
}

/** The visit that is on the screen, and what of it ends by itself. While money may move, nothing does. */
export class CurrentVisit {
  readonly time: VisitTime;
  readonly #ports: KioskPorts;
  readonly #listeners: VisitListeners;
  #visit: Visit | undefined;
  #count = 0;
  isPaused = false;
  /** Somebody of the staff works at the cashier's screen. */
  isAtTill = false;

  /** Goes on with the sale that a shopper was before when the till was closed. */
  constructor(ports: KioskPorts, listeners: VisitListeners) {
    this.#ports = ports;
    this.#listeners = listeners;
    this.time = new VisitTime(ports.clock, ports.settings.idleMs);
    this.#takeUp();
    this.settle();
  }

  get now(): Visit | undefined {
    return this.#visit;
  }

  /** Counts visits. */
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
      const done = await work(this.#visit);
      this.settle();
      onChange();
      return done;
    }
    onChange();
    return DONE;
  }

  /** Whatever is due by now, before anything else is done: a touch after the time is over comes too late. */
  settle(): void {
    if (!this.isAtTill) this.#compareWithScreen();
    this.time.follow(PHASES[this.stage().name]);
    if (this.isAtTill || this.time.now() < this.time.due().end) return;
    if (this.stage().name === 'pay') this.withdraw();
    else this.finish();
    this.time.follow(PHASES[this.stage().name]);
  }

  /** The code goes off the screen for good. It can still be paid, so it is followed; where money was seen it stays. */
  withdraw(): Result<null> {
    const saleId = this.#visit?.saleId;
    if (saleId === undefined) return DONE;
    const withdrawn = this.#ports.sales.withdrawCode(saleId);
    if (withdrawn.ok && withdrawn.value.withdrawn) return this.drop();
    // Not now: asked again after as long.
    this.time.touched();
    return withdrawn.ok ? DONE : withdrawn;
  }

  finish(): Result<null> {
    this.letGo(this.#visit?.saleId);
    return this.drop();
  }

  /** What nobody has to look at any more is done with; all else stays for the staff. */
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

  /** Why no visit can begin. */
  closed(): Moment['closed'] {
    const till = this.#ports.till();
    const isEmpty = this.#ports.settings.sells === 'catalogue' && till.checkout?.articles === 0;
    return closedBy(till) ?? (this.isPaused || isEmpty ? 'paused' : undefined);
  }

  /** The sale on the screen is that of the visit: a cashier's, or one that the record would not let go, is let go now. */
  #compareWithScreen(): void {
    const { currentSaleId } = this.#ports.till();
    if (this.#visit?.step === 'sale' && currentSaleId !== this.#visit.saleId) this.drop();
    // The sale that a visit is about to get is on the screen a moment before the visit knows of it.
    const isAbandoned = this.#visit?.step !== 'starting' && currentSaleId !== this.#visit?.saleId;
    if (isAbandoned) this.letGo(currentSaleId);
  }

  /** A sale that was on the screen when the till was closed: its shopper may still stand there. */
  #takeUp(): void {
    const { sales, currentSaleId, preferences } = this.#ports.till();
    const sale = sales.find(({ id }) => id === currentSaleId);
    if (!sale?.kiosk) return;
    const language = preferences.customerLanguage ?? preferences.language;
    this.#count += 1;
    this.#visit = { language, step: 'sale', lines: [], saleId: sale.id };
  }
}
