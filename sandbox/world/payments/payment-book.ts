import { createHash, randomUUID } from 'node:crypto';
import type { Cancel, SandboxClock } from '../../clock.ts';
import type { Database } from '../database.ts';
import type { Listeners } from '../listeners.ts';
import { moved } from './payment.ts';
import type { Customer, Move, Payment } from './payment.ts';
import { findPayment, findPayments, insertPayment, updatePayment } from './payment-rows.ts';

/** The fields of a new payment that come from the create request and its scenario. */
export type NewPayment = Pick<
  Payment,
  'merchantId' | 'locationId' | 'terminalId' | 'reference' | 'requestedMinor' | 'expiration' | 'plan'
> &
  Partial<
    Pick<
      Payment,
      | 'tenderTypes'
      | 'description'
      | 'refundEmail'
      | 'emailReceipt'
      | 'smsReceipt'
      | 'redirectUrl'
      | 'webhookUrls'
      | 'customer'
      | 'rebate'
    >
  >;

/** Events of payments. */
export interface PaymentEvents {
  readonly added: Listeners<Payment>;
  /** After every change of status, with the changed payment. */
  readonly moved: Listeners<Payment>;
}

/** All payments. Planned moves happen by the clock. */
export class PaymentBook {
  readonly #db: Database;
  readonly #clock: SandboxClock;
  readonly #events: PaymentEvents;
  readonly #timers = new Map<string, Cancel>();

  constructor(db: Database, clock: SandboxClock, events: PaymentEvents) {
    this.#db = db;
    this.#clock = clock;
    this.#events = events;
  }

  add(details: NewPayment): Payment {
    const now = this.#clock.now();
    const pageId = randomUUID();
    const payment: Payment = {
      tenderTypes: null,
      description: null,
      refundEmail: null,
      emailReceipt: null,
      smsReceipt: null,
      redirectUrl: null,
      webhookUrls: [],
      customer: null,
      rebate: null,
      ...details,
      paymentId: `pay_${randomUUID().replaceAll('-', '')}`,
      trackingId: randomUUID(),
      pageId,
      paymentCode: pageId.slice(0, 8).toUpperCase(),
      customerId: customerIdOf(details.merchantId, details.customer ?? null),
      paidMinor: 0,
      statusCode: 'created',
      tenderType: null,
      senderAddress: null,
      created: now,
      updated: now,
      quoteExpiration: details.expiration,
      received: null,
      batchId: null,
      seeded: false,
    };
    this.keep(payment);
    return payment;
  }

  /** Adds a payment that is complete. */
  keep(payment: Payment): void {
    insertPayment(this.#db, payment);
    this.#schedule(payment);
    this.#events.added.tell(payment);
  }

  byTracking(trackingId: string): Payment | undefined {
    return findPayment(this.#db, 'WHERE trackingId = ?', trackingId);
  }

  byPaymentId(paymentId: string): Payment | undefined {
    return findPayment(this.#db, 'WHERE paymentId = ?', paymentId);
  }

  ofBatch(batchId: string): Payment[] {
    return findPayments(this.#db, 'WHERE batchId = ? ORDER BY number', batchId);
  }

  byPage(pageId: string): Payment | undefined {
    return findPayment(this.#db, 'WHERE pageId = ?', pageId);
  }

  /** Payments of this run, in the order of their creation. */
  madeHere(reference?: string): Payment[] {
    return reference === undefined
      ? findPayments(this.#db, 'WHERE seeded = 0 ORDER BY number')
      : findPayments(this.#db, 'WHERE +seeded = 0 AND reference = ? ORDER BY number', reference);
  }

  move(payment: Payment, move: Move): Payment {
    const after = moved(payment, move, this.#clock.now());
    this.#change(after);
    this.#events.moved.tell(after);
    return after;
  }

  /** Records the payer's choice of a tender and the customer. The status does not change. */
  quote(
    payment: Payment,
    details: {
      readonly tenderType: string;
      readonly quoteExpiration: number;
      readonly customer: Customer | null;
    },
  ): Payment {
    const customer = details.customer ?? payment.customer;
    const after = {
      ...payment,
      ...details,
      customer,
      customerId: customerIdOf(payment.merchantId, customer),
      updated: this.#clock.now(),
    };
    this.#change(after);
    return after;
  }

  /** Schedules the moves that an earlier run had planned. Overdue ones happen at once. */
  resume(): void {
    for (const payment of findPayments(this.#db, `WHERE plan <> '[]' ORDER BY number`))
      this.#schedule(payment);
    this.#clock.advance(0);
  }

  /** Cancels the schedule. */
  stop(): void {
    for (const cancel of this.#timers.values()) cancel();
    this.#timers.clear();
  }

  #change(payment: Payment): void {
    updatePayment(this.#db, payment);
    this.#schedule(payment);
  }

  #schedule(payment: Payment): void {
    this.#timers.get(payment.trackingId)?.();
    this.#timers.delete(payment.trackingId);
    const [next, ...rest] = payment.plan;
    if (next === undefined) return;
    const run = () => {
      const now = this.byTracking(payment.trackingId);
      if (now !== undefined) this.move(now, { statusCode: next.statusCode, plan: rest });
    };
    this.#timers.set(payment.trackingId, this.#clock.at(next.at, run));
  }
}

/** The id of a customer at a merchant. Customers are identified by their e-mail address. */
export function customerIdOf(merchantId: string, customer: Customer | null): string | null {
  if (customer === null) return null;
  const hash = createHash('sha256').update(`${merchantId} ${customer.email.toLowerCase()}`).digest('hex');
  return `cus_${hash.slice(0, 20)}`;
}
