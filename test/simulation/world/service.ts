import { isPaid, readStatus } from '../../../shared/payment-status.ts';
import type { Outcome, PaymentStatus } from '../../../shared/payment-status.ts';
import type { PaymentIntent } from '../../../src-main/sales/ports.ts';
import type { Plan } from '../plan.ts';
import type { SeededRandom } from '../random.ts';
import type { Story } from '../story.ts';
import type { Timeline } from '../timeline.ts';

/** A payment as it truly is. */
export interface TruePayment {
  readonly trackingId: string;
  readonly intent: PaymentIntent;
  readonly createdAt: number;
  status: PaymentStatus;
  /** Somebody saw its code on a screen. */
  seen: boolean;
}

/** The wall-clock time at which the simulation begins. */
export const TRUE_TIME = Date.UTC(2026, 0, 15, 12);

const OUTCOMES_OF_PAYERS = [
  'completed',
  'completed',
  'completed',
  'overpaid',
  'underpaid',
  'invalid',
] as const;

/** The payment service and the people who pay: only a code that a screen has shown can be paid, and all codes expire. */
export class Service {
  readonly payments = new Map<string, TruePayment>();
  readonly #plan: Plan;
  readonly #timeline: Timeline;
  readonly #random: SeededRandom;
  readonly #story: Story;
  readonly #onEnd: (payment: TruePayment) => void;

  constructor(
    plan: Plan,
    timeline: Timeline,
    random: SeededRandom,
    story: Story,
    onEnd: (payment: TruePayment) => void,
  ) {
    this.#plan = plan;
    this.#timeline = timeline;
    this.#random = random;
    this.#story = story;
    this.#onEnd = onEnd;
  }

  healed(): boolean {
    return this.#timeline.now() >= this.#plan.healsAt;
  }

  create(intent: PaymentIntent): TruePayment {
    const known = [...this.payments.values()].find(
      (payment) => payment.intent.idempotencyKey === intent.idempotencyKey,
    );
    if (known && this.#plan.idempotent) return known;
    const trackingId = `T${this.payments.size + 1}`;
    const payment: TruePayment = {
      trackingId,
      intent,
      createdAt: this.#timeline.now(),
      status: { kind: 'created' },
      seen: false,
    };
    this.payments.set(trackingId, payment);
    this.#story.tell('service', () => `creates ${trackingId} for "${intent.reference}"`);
    this.#timeline.after(this.#plan.expiresAfter, () => {
      if (payment.status.kind === 'created') this.#end(payment, 'expired');
    });
    if (!this.healed() && this.#random.chance(this.#plan.faults['paid-unseen'] ?? 0))
      this.#pay(payment, 'nobody who saw it');
    return payment;
  }

  /** History shows a payment some time after it was created, which the service's own clock says. */
  history(reference: string, since: number): readonly TruePayment[] {
    const until = this.#timeline.now() - this.#plan.historyDelay;
    return [...this.payments.values()].filter(
      ({ intent, createdAt }) =>
        intent.reference === reference && createdAt <= until && TRUE_TIME + createdAt >= since,
    );
  }

  /** A screen shows the payment's code, and a payer may act on it. */
  showCode(trackingId: string): void {
    const payment = this.payments.get(trackingId);
    if (!payment || payment.seen) return;
    payment.seen = true;
    if (this.#random.chance(0.6)) this.#pay(payment, 'a customer');
  }

  #pay(payment: TruePayment, who: string): void {
    const outcome = this.#random.pick(OUTCOMES_OF_PAYERS);
    this.#timeline.after(this.#random.between(500, this.#plan.expiresAfter), () => {
      if (payment.status.kind !== 'created') return;
      this.#story.tell('payer', () => `${who} pays ${payment.trackingId}`);
      const strange = !this.healed() && this.#random.chance(this.#plan.faults['unknown-status'] ?? 0);
      payment.status = readStatus(strange ? 'settling' : 'processing');
      this.#timeline.after(this.#random.between(200, 5_000), () => this.#end(payment, outcome));
    });
  }

  #end(payment: TruePayment, outcome: Outcome): void {
    this.#story.tell('service', () => `${payment.trackingId} ends ${outcome}`);
    payment.status = { kind: 'final', outcome };
    this.#onEnd(payment);
  }
}

export function couldStillBePaid({ status }: TruePayment): boolean {
  return status.kind !== 'final';
}

export function isTrulyPaid({ status }: TruePayment): boolean {
  return status.kind === 'final' && isPaid(status.outcome);
}
