import { randomUUID } from 'node:crypto';
import type { Cancel, SandboxClock } from '../clock.ts';
import { moved } from './payment.ts';
import type { Move, Payment } from './payment.ts';

/** What a create request and its scenario say about a new payment; the book adds the rest. */
export type NewPayment = Pick<
  Payment,
  | 'merchantId'
  | 'terminalId'
  | 'reference'
  | 'description'
  | 'refundEmail'
  | 'webhookUrls'
  | 'requestedMinor'
  | 'expiration'
  | 'plan'
>;

/** All payments. Planned moves fire off the clock; `changed` is called after every change. */
export class PaymentBook {
  readonly #clock: SandboxClock;
  readonly #changed: () => void;
  readonly #byTracking = new Map<string, Payment>();
  readonly #trackingByPage = new Map<string, string>();
  readonly #timers = new Map<string, Cancel>();

  constructor(clock: SandboxClock, changed: () => void) {
    this.#clock = clock;
    this.#changed = changed;
  }

  add(details: NewPayment): Payment {
    const now = this.#clock.now();
    const pageId = randomUUID();
    const payment: Payment = {
      ...details,
      paymentId: `pay_${randomUUID().replaceAll('-', '')}`,
      trackingId: randomUUID(),
      pageId,
      paymentCode: pageId.slice(0, 8).toUpperCase(),
      paidMinor: 0,
      statusCode: 'created',
      created: now,
      updated: now,
      received: null,
    };
    this.#keep(payment);
    return payment;
  }

  byTracking(trackingId: string): Payment | undefined {
    return this.#byTracking.get(trackingId);
  }

  byPage(pageId: string): Payment | undefined {
    const trackingId = this.#trackingByPage.get(pageId);
    return trackingId === undefined ? undefined : this.#byTracking.get(trackingId);
  }

  /** In the order of their creation. */
  all(): Payment[] {
    return [...this.#byTracking.values()];
  }

  move(payment: Payment, move: Move): Payment {
    const after = moved(payment, move, this.#clock.now());
    this.#keep(after);
    return after;
  }

  /** Takes payments from an earlier run; what fell due meanwhile happens at once. */
  restore(payments: readonly Payment[]): void {
    for (const payment of payments) this.#keep(payment);
    this.#clock.advance(0);
  }

  clear(): void {
    for (const cancel of this.#timers.values()) cancel();
    this.#timers.clear();
    this.#byTracking.clear();
    this.#trackingByPage.clear();
    this.#changed();
  }

  #keep(payment: Payment): void {
    this.#byTracking.set(payment.trackingId, payment);
    this.#trackingByPage.set(payment.pageId, payment.trackingId);
    this.#schedule(payment);
    this.#changed();
  }

  #schedule(payment: Payment): void {
    this.#timers.get(payment.trackingId)?.();
    this.#timers.delete(payment.trackingId);
    const [next, ...rest] = payment.plan;
    if (next === undefined) return;
    const run = () => void this.move(payment, { statusCode: next.statusCode, plan: rest });
    this.#timers.set(payment.trackingId, this.#clock.at(next.at, run));
  }
}
