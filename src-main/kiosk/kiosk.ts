import { checkedPayer } from '../../shared/customer/checked-payer.ts';
import { failed, succeeded } from '../../shared/failure.ts';
import { MAX_AMOUNT_MINOR } from '../../shared/money.ts';
import { withQuantity } from '../../shared/cart/cart.ts';
import { InterruptibleDelay } from '../supervision/interruptible-delay.ts';
import { supervise } from '../supervision/supervise.ts';
import { Aftercare } from './aftercare.ts';
import { closedBy } from './away.ts';
import { kioskStage, kioskView } from './kiosk-view.ts';
import { orderOf, withOneMore } from './order.ts';
import { PHASES } from './pace.ts';
import { isOverForAll } from './sale-stage.ts';
import { StaffCorner } from './staff-corner.ts';
import { hasPrice } from './visit.ts';
import { VisitTime } from './visit-time.ts';
import type { Article } from '../../shared/contract/counter.ts';
import type { KioskStage, KioskView } from '../../shared/contract/kiosk.ts';
import type { GivenPayer } from '../../shared/customer/details.ts';
import type { Failure, Result } from '../../shared/failure.ts';
import type { Language } from '../../shared/language.ts';
import type { KioskPorts } from './ports.ts';
import type { Moment } from './kiosk-view.ts';
import type { Visit } from './visit.ts';

/** Timers stand while the computer sleeps, and its waking up may not be told. */
const LOOK_AGAIN_MS = 30_000;

const REFUSED: Failure = { action: 'fix-input', code: 'command-refused' };
const FULL: Failure = { action: 'fix-input', code: 'amount-invalid' };
const CHANGED: Failure = { action: 'fix-input', code: 'not-found' };
const DONE = succeeded(null);

/**
 * A till that sells to shoppers alone: it follows one visit after the other. Everything of a visit is in memory until
 * there is a sale; from then on what is shown is what the record says of that sale. While money may move, nothing of it
 * ends by itself. A touch that names an earlier visit does nothing and is answered as if it had.
 */
export class Kiosk {
  readonly #ports: KioskPorts;
  readonly #onChange: () => void;
  readonly #time: VisitTime;
  readonly #corner: StaffCorner;
  readonly #aftercare: Aftercare;
  readonly #delay: InterruptibleDelay;
  readonly #stop = new AbortController();
  #visit: Visit | undefined;
  #count = 0;
  #paused = false;
  /** Somebody of the staff works at the cashier's screen. */
  #isAtTill = false;

  /** Goes on with the sale that a shopper was before when the till was closed. `onChange`: `view` answers something new. */
  constructor(ports: KioskPorts, onChange: () => void) {
    this.#ports = ports;
    this.#onChange = onChange;
    this.#time = new VisitTime(ports.clock, ports.settings.idleMs);
    this.#corner = new StaffCorner(ports);
    this.#aftercare = new Aftercare(ports.sales);
    this.#delay = new InterruptibleDelay(ports.clock);
    this.#takeUp();
    this.#settle();
    void supervise('the kiosk', () => this.#watch(), ports, this.#stop.signal);
  }

  view(): KioskView {
    const till = this.#ports.till();
    const due = this.#time.due();
    const now = this.#time.now();
    const staff = this.#corner.view(till, this.#paused, this.#visit?.saleId);
    const asks = now >= due.question && now < due.end;
    const pause = this.#ports.staff.pause();
    return {
      ...kioskView(till, this.#moment(), this.#ports),
      visit: this.#count,
      ...(asks && { needsTime: { until: this.#time.wallOf(due.end) } }),
      ...(staff && { staff }),
      ...(pause > 0 && { pinLockedUntil: Math.ceil(this.#ports.clock.wall() + pause) }),
    };
  }

  /** The till has changed: what is shown of a sale may be something else. */
  follow(): void {
    if (this.#stop.signal.aborted) return;
    if (this.#aftercare.tidy(this.#ports.till())) this.#onChange();
    this.#settle();
    this.#delay.end();
  }

  stop(): void {
    this.#stop.abort();
  }

  /** Somebody touches the screen that waits. */
  async start(language: Language): Promise<Result<null>> {
    const { sells } = this.#ports.settings;
    const name = typeof sells === 'object' ? await this.#ports.typedName(language) : '';
    this.#settle();
    if (this.#visit || this.#closed() !== undefined || this.#isAtTill) return DONE;
    const { articles = 0 } = this.#ports.till().counter ?? {};
    const step = sells === 'catalogue' || (sells === 'what-there-is' && articles > 0) ? 'choosing' : 'amount';
    this.#count += 1;
    this.#visit = { language, step, lines: [] };
    this.#time.begin('entering');
    if (typeof sells !== 'object') return this.#changed();
    const typed = { minor: sells.amount.minor, name };
    return this.#at(this.#count, (now) => this.#next({ ...now, typed }));
  }

  speak(visit: number, language: Language): Promise<Result<null>> {
    return this.#at(visit, async (now) => {
      this.#set({ ...now, language });
      const name = now.typed && (await this.#ports.typedName(language));
      const later = this.#visit;
      if (visit === this.#count && later?.typed && name !== undefined)
        this.#set({ ...later, typed: { ...later.typed, name } });
      return DONE;
    });
  }

  touch(visit: number): Promise<Result<null>> {
    this.#corner.touched();
    return this.#at(visit, () => DONE);
  }

  add(visit: number, article: Article): Promise<Result<null>> {
    return this.#at(visit, async () => {
      const isSold = await this.#ports.catalogue.has(article);
      const now = this.#visit;
      if (!now || visit !== this.#count || now.step !== 'choosing') return DONE;
      if (!isSold || !hasPrice(article)) return failed(CHANGED);
      const lines = withOneMore(now.lines, article);
      if (!lines || this.#amountOf({ lines }) > MAX_AMOUNT_MINOR) return failed(FULL);
      return this.#set({ ...now, lines });
    });
  }

  setQuantity(visit: number, line: number, quantity: number): Promise<Result<null>> {
    return this.#at(visit, (now) => {
      if (now.step !== 'choosing') return DONE;
      const lines = withQuantity(now.lines, line, quantity);
      return this.#amountOf({ lines }) > MAX_AMOUNT_MINOR ? failed(FULL) : this.#set({ ...now, lines });
    });
  }

  setAmount(visit: number, amountMinor: number): Promise<Result<null>> {
    return this.#at(visit, async ({ step, language }) => {
      if (step !== 'amount' || typeof this.#ports.settings.sells === 'object') return DONE;
      const { minimum, most } = this.#ports;
      if (amountMinor < Math.max(1, minimum.minor) || amountMinor > most.minor)
        return failed({ ...FULL, minimum, limit: most });
      const name = await this.#ports.typedName(language);
      const now = this.#visit;
      if (visit !== this.#count || now?.step !== 'amount') return DONE;
      return this.#set({ ...now, typed: { minor: amountMinor, name } });
    });
  }

  /** From the goods or the amount on: tip, details, code. */
  pay(visit: number): Promise<Result<null>> {
    return this.#at(visit, (now) => {
      const isThere = now.step === 'choosing' ? now.lines.length > 0 : now.typed !== undefined;
      const isChoosing = now.step === 'choosing' || now.step === 'amount';
      return isChoosing && isThere ? this.#next(now) : DONE;
    });
  }

  chooseTip(visit: number, tipMinor: number): Promise<Result<null>> {
    return this.#at(visit, (now) => {
      if (now.step !== 'tip') return DONE;
      // More than the bill is a slip of a finger.
      if (tipMinor > this.#amountOf({ ...now, tipMinor: 0 })) return failed(FULL);
      return this.#next({ ...now, tipMinor });
    });
  }

  giveDetails(visit: number, payer: GivenPayer): Promise<Result<null>> {
    return this.#at(visit, (now) => {
      if (now.step !== 'details') return DONE;
      const checked = checkedPayer(payer, true);
      return checked.ok ? this.#next({ ...now, payer }) : checked;
    });
  }

  back(visit: number): Promise<Result<null>> {
    return this.#at(visit, (before) => {
      const { tipMinor, payer: _, ...now } = before;
      const isFixed = typeof this.#ports.settings.sells === 'object';
      if (now.step === 'details' && tipMinor !== undefined) return this.#set({ ...now, step: 'tip' });
      if (now.step !== 'details' && now.step !== 'tip') return DONE;
      if (isFixed) return this.#drop();
      return this.#set({ ...now, step: now.typed ? 'amount' : 'choosing' });
    });
  }

  /** Whoever stands there has done with it; what may still be paid is followed to its end. */
  leave(visit: number): Promise<Result<null>> {
    return this.#at(visit, (now) => this.#leave(now));
  }

  payAgain(visit: number): Promise<Result<null>> {
    return this.#at(visit, (now) => {
      const stage = this.#stage();
      if (stage.name !== 'not-paid' || !stage.mayPayAgain) return DONE;
      this.#letGo(now.saleId);
      const { saleId: _, receipt: __, ...order } = now;
      return this.#startSale({ ...order, isAgain: true });
    });
  }

  printReceipt(visit: number): Promise<Result<null>> {
    return this.#at(visit, async ({ saleId, language }) => {
      const stage = this.#stage();
      if (stage.name !== 'paid' || saleId === undefined || stage.printed === 'printing') return DONE;
      const printed = await this.#ports.printReceipt(saleId, language);
      const now = this.#visit;
      if (now?.saleId === saleId) this.#set({ ...now, receipt: printed.ok ? printed.value : 'failed' });
      return DONE;
    });
  }

  async enterPin(pin: string): Promise<Result<null>> {
    const entered = await this.#corner.enter(pin);
    this.#changed();
    return entered;
  }

  closeStaff(): Result<null> {
    this.#corner.close();
    return this.#changed();
  }

  /** Whoever is before the screen goes on to the end. */
  pause(paused: boolean): Result<null> {
    return this.#did(this.#corner.act(paused ? 'paused' : 'resumed', () => (this.#paused = paused)));
  }

  note(saleId: string): Result<null> {
    return this.#did(this.#corner.note(saleId));
  }

  async lookAtHealth(): Promise<Result<null>> {
    return this.#did(await this.#corner.lookAtHealth());
  }

  openTill(): Result<null> {
    const opened = this.#corner.act('till-opened', () => {
      this.#corner.close();
      this.#isAtTill = true;
      this.#ports.shell.openTill();
    });
    return this.#did(opened);
  }

  /** The cashier's screen is hidden again. A shopper whose sale is still on the screen goes on with it. */
  tillClosed(): void {
    this.#isAtTill = false;
    this.#time.touched();
    const { currentSaleId } = this.#ports.till();
    if (currentSaleId !== undefined && currentSaleId !== this.#visit?.saleId) this.#letGo(currentSaleId);
    this.#settle();
    this.#changed();
  }

  restart(): Result<null> {
    return this.#did(this.#corner.act('restarted', () => this.#ports.shell.restart()));
  }

  close(): Result<null> {
    return this.#did(this.#corner.act('closed', () => this.#ports.shell.close()));
  }

  async #watch(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      this.#settle();
      this.#onChange();
      const { question, end, mayGo } = this.#time.due();
      const now = this.#time.now();
      const pinAgain = now + this.#ports.staff.pause();
      const next = [question, end, mayGo, this.#corner.due, pinAgain].filter((due) => due > now);
      await this.#delay.wait(Math.min(...next.map((due) => due - now), LOOK_AGAIN_MS), signal);
    }
  }

  /** Whatever is due by now, before anything else is done: a touch after the time is over comes too late. */
  #settle(): void {
    this.#corner.settle();
    const visit = this.#visit;
    if (!this.#isAtTill && visit?.step === 'sale' && this.#ports.till().currentSaleId !== visit.saleId)
      this.#drop();
    this.#time.follow(PHASES[this.#stage().name]);
    if (this.#isAtTill || this.#time.now() < this.#time.due().end) return;
    if (this.#stage().name === 'pay') this.#withdraw();
    else this.#finish();
    this.#time.follow(PHASES[this.#stage().name]);
  }

  /** Does what a touch of this visit asks for. */
  async #at(
    visit: number,
    work: (visit: Visit) => Result<null> | Promise<Result<null>>,
  ): Promise<Result<null>> {
    this.#settle();
    this.#corner.touched();
    if (!this.#visit || visit !== this.#count) return this.#changed();
    this.#time.touched();
    const done = await work(this.#visit);
    this.#settle();
    this.#changed();
    return done;
  }

  #leave(visit: Visit): Result<null> {
    const stage = this.#stage();
    switch (stage.name) {
      case 'preparing':
        // Until the order is on record there is nothing to stop.
        if (visit.saleId === undefined) return this.#set({ ...visit, isLeaving: true });
        return this.#stopCreating(visit.saleId);
      case 'pay':
        return this.#withdraw();
      case 'confirming':
      case 'checking':
        return stage.mayGo ? this.#finish() : failed(REFUSED);
      default:
        return this.#finish();
    }
  }

  /** Nobody has seen a code, so nobody can have paid; one that has come this moment is withdrawn. */
  #stopCreating(saleId: string): Result<null> {
    const stopped = this.#ports.sales.stopCreating(saleId);
    if (!stopped.ok) return stopped;
    const { name } = this.#stage();
    if (name === 'pay') return this.#withdraw();
    return name === 'not-paid' ? this.#finish() : DONE;
  }

  /** The code goes off the screen for good. It can still be paid, so it is followed; where money was seen it stays. */
  #withdraw(): Result<null> {
    const saleId = this.#visit?.saleId;
    if (saleId === undefined) return DONE;
    const withdrawn = this.#ports.sales.withdrawCode(saleId);
    if (withdrawn.ok && withdrawn.value.withdrawn) return this.#drop();
    // Not now: asked again after as long.
    this.#time.touched();
    return withdrawn.ok ? DONE : withdrawn;
  }

  #finish(): Result<null> {
    this.#letGo(this.#visit?.saleId);
    return this.#drop();
  }

  /** What nobody has to look at any more is done with; all else stays for the staff. */
  #letGo(saleId: string | undefined): void {
    const { sales, concerns } = this.#ports.till();
    const sale = sales.find(({ id }) => id === saleId);
    if (!sale) return;
    if (isOverForAll(sale, concerns)) this.#ports.sales.leave(sale.id, 'settled');
    else this.#ports.sales.setAside(sale.id);
  }

  #drop(): Result<null> {
    this.#visit = undefined;
    return DONE;
  }

  #set(visit: Visit): Result<null> {
    this.#visit = visit;
    return DONE;
  }

  /** The step after goods, tip or details. */
  #next(visit: Visit): Result<null> | Promise<Result<null>> {
    const { counter, terminal } = this.#ports.till();
    const { minimum, most } = this.#ports;
    const minor = this.#amountOf(visit);
    if (minor < Math.max(1, minimum.minor)) return failed({ ...FULL, minimum });
    if (minor > most.minor) return this.#set({ ...visit, step: 'ask-counter' });
    const asksTip = (counter?.settings.tipPercents?.length ?? 0) > 0;
    if (asksTip && visit.tipMinor === undefined) return this.#set({ ...visit, step: 'tip' });
    const asksDetails = terminal?.customerDetails.ask === 'required';
    if (asksDetails && !visit.payer) return this.#set({ ...visit, step: 'details' });
    return this.#startSale(visit);
  }

  /** Asks for the payment as a cashier would, but overrides nothing that speaks against it: then a person must look. */
  async #startSale(visit: Visit): Promise<Result<null>> {
    const { amountMinor, makeup } = orderOf(visit, this.#ports.till().terminal?.tax);
    this.#set({ ...visit, step: 'starting' });
    this.#changed();
    const started = await this.#ports.sales.start({
      amountMinor,
      ...(makeup && { makeup }),
      payer: visit.payer ?? {},
      // At a kiosk one shopper after the other buys the same: an open order of this amount is another's. This shopper's
      // own order before this one may be theirs, so that nothing is overridden then.
      overrides: visit.isAgain ? [] : ['same-amount-open'],
    });
    const now = this.#visit;
    if (!now || this.#stop.signal.aborted) return DONE;
    if (!started.ok) {
      if (now.isLeaving) return this.#drop();
      return this.#set({ ...now, step: 'ask-counter' });
    }
    const { saleId } = started.value;
    this.#set({ ...now, step: 'sale', saleId });
    return now.isLeaving ? this.#stopCreating(saleId) : DONE;
  }

  /** A sale that was on the screen when the till was closed: its shopper may still stand there. */
  #takeUp(): void {
    const { sales, currentSaleId, preferences } = this.#ports.till();
    const sale = sales.find(({ id }) => id === currentSaleId);
    if (sale && !sale.kiosk) this.#letGo(sale.id);
    if (!sale?.kiosk) return;
    const language = preferences.customerLanguage ?? preferences.language;
    this.#count += 1;
    this.#visit = { language, step: 'sale', lines: [], saleId: sale.id };
  }

  #amountOf(visit: Pick<Visit, 'lines' | 'typed' | 'tipMinor'>): number {
    return orderOf(visit, this.#ports.till().terminal?.tax).amountMinor;
  }

  #stage(): KioskStage {
    return kioskStage(this.#ports.till(), this.#moment(), this.#ports);
  }

  #moment(): Moment {
    const { end, mayGo } = this.#time.due();
    return {
      visit: this.#visit,
      closed: this.#closed(),
      until: this.#time.wallOf(end),
      mayGo: this.#time.now() >= mayGo,
    };
  }

  #closed(): Moment['closed'] {
    const till = this.#ports.till();
    const isEmpty = this.#ports.settings.sells === 'catalogue' && till.counter?.articles === 0;
    return closedBy(till) ?? (this.#paused || isEmpty ? 'paused' : undefined);
  }

  #did(done: Result<null>): Result<null> {
    this.#changed();
    return done;
  }

  #changed(): Result<null> {
    if (!this.#stop.signal.aborted) {
      this.#onChange();
      this.#delay.end();
    }
    return DONE;
  }
}
