import { failed, succeeded } from '../../shared/failure.ts';
import { followedPayments } from '../../shared/view/followed-payments.ts';
import { isOver, ordersForStaff } from './staff-orders.ts';
import { staffDue } from './pace.ts';
import type { KioskClosing, KioskStaff } from '../../shared/contract/kiosk.ts';
import type { Health } from '../../shared/contract/health.ts';
import type { Failure, Result } from '../../shared/failure.ts';
import type { KioskPorts, StaffAct, TillSeen } from './ports.ts';

type CornerPorts = Pick<KioskPorts, 'clock' | 'staff' | 'sales' | 'checkHealth' | 'till'>;

/** Whoever asked has left, or has not seen the question. */
const ANSWER_WITHIN_MS = 20_000;

/** `due` is the time limit of the question about closing, by `Clock.sinceBoot`. */
interface CornerSession {
  readonly by?: string;
  readonly enteredAt: number;
  readonly touchedAt: number;
  readonly health?: Health;
  readonly closing?: { readonly would: KioskClosing['would']; readonly due: number };
}

const NO_PIN: Failure = { action: 'fix-input', code: 'signed-out' };
const STILL_OPEN: Failure = { action: 'wait', code: 'payments-open' };

/**
 * Somebody of the staff at the kiosk, from a right PIN until they close the menu, or until nobody has touched it for a
 * minute.
 */
export class StaffCorner {
  readonly #ports: CornerPorts;
  #session: CornerSession | undefined;

  constructor(ports: CornerPorts) {
    this.#ports = ports;
  }

  get isOpen(): boolean {
    return this.#session !== undefined;
  }

  /** When the menu, or a question in it, closes by itself, by `Clock.sinceBoot`. */
  get due(): number {
    if (!this.#session) return Infinity;
    return Math.min(staffDue(this.#session.touchedAt), this.#session.closing?.due ?? Infinity);
  }

  view(till: TillSeen, paused: boolean, onScreen: string | undefined): KioskStaff | undefined {
    if (!this.#session) return undefined;
    const { health, closing } = this.#session;
    const payments = closing ? followedPayments(till) : 0;
    return {
      paused,
      orders: ordersForStaff(till, onScreen),
      ...(health && { health }),
      // With no payment under way any more there is nothing to ask.
      ...(closing && payments > 0 && { closing: { would: closing.would, payments } }),
    };
  }

  async enter(pin: string): Promise<Result<null>> {
    const entered = await this.#ports.staff.enter(pin);
    if (!entered.ok) return entered;
    const enteredAt = this.#ports.clock.sinceBoot();
    this.#session = { ...entered.value, enteredAt, touchedAt: enteredAt };
    return succeeded(null);
  }

  close(): void {
    this.#session = undefined;
  }

  /** Closes a menu that nobody has touched for a minute, and answers a question that nobody has answered with no. */
  settle(): void {
    const session = this.#session;
    const now = this.#ports.clock.sinceBoot();
    if (!session || now < this.due) return;
    if (now >= staffDue(session.touchedAt)) this.close();
    else this.#forgetClosing(session);
  }

  /** Asks whether the kiosk is really to be left. Refused without a PIN. */
  ask(would: KioskClosing['would']): Result<null> {
    this.touched();
    if (!this.#session) return failed(NO_PIN);
    this.#session = {
      ...this.#session,
      closing: { would, due: this.#ports.clock.sinceBoot() + ANSWER_WITHIN_MS },
    };
    return succeeded(null);
  }

  /** Takes the question back, and answers what was asked. */
  takeBack(): KioskClosing['would'] | undefined {
    this.settle();
    if (!this.#session) return undefined;
    const { closing } = this.#session;
    this.#forgetClosing(this.#session);
    return closing?.would;
  }

  touched(): void {
    this.settle();
    if (this.#session) this.#session = { ...this.#session, touchedAt: this.#ports.clock.sinceBoot() };
  }

  /** Records the work and does it. Refused without a PIN. */
  act(did: StaffAct, work: () => void, saleId?: string): Result<null> {
    this.touched();
    if (!this.#session) return failed(NO_PIN);
    this.#ports.staff.record(did, this.#session.by, saleId);
    work();
    return succeeded(null);
  }

  async checkHealth(): Promise<Result<null>> {
    this.touched();
    const session = this.#session;
    if (!session) return failed(NO_PIN);
    const health = await this.#ports.checkHealth();
    // Somebody else may have entered a PIN meanwhile.
    if (this.#session?.enteredAt === session.enteredAt) this.#session = { ...this.#session, health };
    return succeeded(null);
  }

  #forgetClosing({ closing: _closing, ...session }: CornerSession): void {
    this.#session = session;
  }

  /** Somebody has looked at an order: its alerts are acknowledged, and a sale that is over leaves the list. */
  note(saleId: string): Result<null> {
    const { till, sales } = this.#ports;
    const { sales: shown, alerts } = till();
    const raised = alerts.filter((alert) => alert.saleId === saleId);
    const stage = shown.find(({ id }) => id === saleId)?.stage;
    const hasEnded = stage !== undefined && isOver(stage);
    let acknowledged: Result<null> =
      !hasEnded && raised.length === 0 && stage ? failed(STILL_OPEN) : succeeded(null);
    const by = this.#session?.by;
    const done = this.act(
      'noted',
      () => {
        for (const { id } of raised)
          if (acknowledged.ok) acknowledged = sales.acknowledgeAlert(saleId, id, by);
        if (acknowledged.ok && hasEnded) acknowledged = sales.leave(saleId, 'settled');
      },
      saleId,
    );
    return done.ok ? acknowledged : done;
  }
}
