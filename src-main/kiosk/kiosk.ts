import { InterruptibleDelay } from '../supervision/interruptible-delay.ts';
import { supervise } from '../supervision/supervise.ts';
import { Aftercare } from './aftercare.ts';
import { CurrentVisit } from './current-visit.ts';
import { kioskView } from './kiosk-view.ts';
import { OrderSteps } from './order-steps.ts';
import { PaymentSteps } from './payment-steps.ts';
import { StaffCorner } from './staff-corner.ts';
import { StaffMenu } from './staff-menu.ts';
import type { KioskView } from '../../shared/contract/kiosk.ts';
import type { KioskPorts } from './ports.ts';

/** Timers stand still while the computer sleeps, and the system may not report that it woke up. */
const LOOK_AGAIN_MS = 30_000;
/** The page counts seconds down by the wall clock, which may be set meanwhile: then it needs another end. */
const COUNTING_MS = 1_000;

/**
 * A till that sells to shoppers alone: it follows one visit after the other. Until there is a sale, everything of a
 * visit is in memory. From then on the screen shows what the ledger says of that sale. Nothing ends by itself while
 * money may be on its way. A touch that names an earlier visit does nothing, and is answered as if it had worked.
 */
export class Kiosk {
  readonly order: OrderSteps;
  readonly payment: PaymentSteps;
  readonly staff: StaffMenu;
  readonly #ports: KioskPorts;
  readonly #onChange: () => void;
  readonly #current: CurrentVisit;
  readonly #corner: StaffCorner;
  readonly #aftercare: Aftercare;
  readonly #delay: InterruptibleDelay;
  readonly #stop = new AbortController();

  /**
   * Resumes the visit whose sale was on the screen when the till was closed. `onChange` is called when `view` has
   * changed.
   */
  constructor(ports: KioskPorts, onChange: () => void) {
    const { signal } = this.#stop;
    this.#ports = ports;
    this.#onChange = onChange;
    const corner = new StaffCorner(ports);
    this.#corner = corner;
    this.#aftercare = new Aftercare(ports.sales);
    this.#delay = new InterruptibleDelay(ports.clock);
    const changed = (): void => this.#changed();
    const current = new CurrentVisit(ports, {
      onTouch: () => corner.touched(),
      onChange: changed,
      isCovered: () => corner.isOpen,
    });
    this.#current = current;
    this.payment = new PaymentSteps({ ports, current, onChange: changed, signal });
    this.order = new OrderSteps(ports, current, this.payment);
    const { till, shell } = ports;
    this.staff = new StaffMenu({ corner, current, till, shell, onChange: changed });
    void supervise('the kiosk', () => this.#watch(), ports, signal);
  }

  view(): KioskView {
    const till = this.#ports.till();
    const { time, now: visit, count, isPaused } = this.#current;
    const due = time.due();
    const now = time.now();
    const staff = this.#corner.view(till, isPaused, visit?.saleId);
    const asks = now >= due.question && now < due.end;
    const pause = this.#ports.staff.pause();
    return {
      ...kioskView(till, this.#current.moment(), this.#ports),
      visit: count,
      ...(asks && { needsTime: { until: time.wallOf(due.end) } }),
      ...(staff && {
        staff: { ...staff, ...(this.#current.hasNothingToSell() && { hasNothingToSell: true }) },
      }),
      ...(pause > 0 && { pinLockedUntil: Math.ceil(this.#ports.clock.wall() + pause) }),
    };
  }

  /** Milliseconds since the last shopper was done; 0 while somebody is there, and while none can begin. */
  get idleMs(): number {
    const { time } = this.#current;
    const isWaiting = !this.#corner.isOpen && this.#current.stage().name === 'attract';
    return isWaiting ? time.now() - time.touchedAt : 0;
  }

  /** Called when the till's view has changed, because the screen may show another stage of the sale. */
  follow(): void {
    if (this.#stop.signal.aborted) return;
    const isTidied = this.#aftercare.tidy(this.#ports.till());
    this.#settle();
    if (isTidied) this.#onChange();
    this.#delay.end();
  }

  /** The cashier's screen is hidden again. A shopper who has waited before it goes on. */
  tillClosed(): void {
    this.#current.tillClosed();
    this.#changed();
  }

  stop(): void {
    this.#stop.abort();
  }

  async #watch(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      this.#settle();
      this.#onChange();
      const { time } = this.#current;
      const { question, end, mayGo, read } = time.due();
      const now = time.now();
      const pinAgain = now + this.#ports.staff.pause();
      const next = [question, end, mayGo, read, this.#corner.due, pinAgain].filter((due) => due > now);
      const isEndCounted = end < Infinity && (question === Infinity || now >= question);
      const lookAgain = isEndCounted || pinAgain > now ? COUNTING_MS : LOOK_AGAIN_MS;
      await this.#delay.wait(Math.min(...next.map((due) => due - now), lookAgain), signal);
    }
  }

  #settle(): void {
    this.#corner.settle();
    this.#current.settle();
  }

  /** Ends first what fell due while the computer slept: a PIN of the staff's must not show a cart that was left. */
  #changed(): void {
    if (this.#stop.signal.aborted) return;
    this.#settle();
    this.#onChange();
    this.#delay.end();
  }
}
