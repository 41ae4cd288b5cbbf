import { couldStillBePaid } from './service.ts';
import type { OtherTill } from '../plan/deeds.ts';
import type { Plan } from '../plan/plan.ts';
import type { SeededRandom } from '../random.ts';
import type { Story } from '../story.ts';
import type { Timeline } from '../timeline.ts';
import type { Service, TruePayment } from './service.ts';

const OUTCOMES_OF_PAYERS = [
  'completed',
  'completed',
  'completed',
  'overpaid',
  'underpaid',
  'invalid',
] as const;

interface PayersParts {
  readonly plan: Plan;
  readonly timeline: Timeline;
  readonly random: SeededRandom;
  readonly story: Story;
  readonly service: Service;
  /** A payment that a screen has shown has ended. */
  readonly onEnd: (payment: TruePayment) => void;
}

/** What becomes of payments: people pay, codes expire, and the service thinks better of an outcome. */
export class Payers {
  readonly #parts: PayersParts;

  constructor(parts: PayersParts) {
    this.#parts = parts;
    parts.service.onCreated((payment) => this.#created(payment));
  }

  /** A screen shows the payment's code, and a payer may act on it. */
  showCode(trackingId: string): void {
    const { random, service } = this.#parts;
    const payment = service.payments.get(trackingId);
    if (!payment || payment.seen) return;
    payment.seen = true;
    if (!random.chance(0.6)) return;
    this.#pay(payment, 'a customer');
    if (payment.key === undefined || !service.meets('paid-twice', random)) return;
    for (const other of service.payments.values()) {
      if (other.key === payment.key && other !== payment) this.#pay(other, 'the same customer');
    }
  }

  /** A payment that is none of this till's. */
  otherTill({ reference, minor, before, becomes }: OtherTill): void {
    const { service, story } = this.#parts;
    const payment = service.create({ reference, minor }, before);
    story.tell('service', () => `${payment.trackingId} is another till's, ${before / 1_000} s old`);
    if (becomes === 'paid') service.becomes(payment, 'completed');
    if (becomes === 'expired') service.becomes(payment, 'expired');
  }

  #created(payment: TruePayment): void {
    const { plan, timeline, random, service } = this.#parts;
    timeline.after(plan.expiresAfter, () => {
      if (payment.word === 'created') this.#end(payment, 'expired');
    });
    if (payment.key !== undefined && service.meets('paid-unseen', random))
      this.#pay(payment, 'nobody who saw it');
  }

  #pay(payment: TruePayment, who: string): void {
    const { plan, timeline, random, story, service } = this.#parts;
    const outcome = random.pick(OUTCOMES_OF_PAYERS);
    timeline.after(random.between(500, plan.expiresAfter), () => {
      if (payment.word !== 'created') return;
      story.tell('payer', () => `${who} pays ${payment.trackingId}`);
      const strange = service.meets('unknown-status', random);
      service.becomes(payment, strange ? 'settling' : 'processing');
      timeline.after(random.between(200, 5_000), () => this.#end(payment, outcome));
    });
  }

  #end(payment: TruePayment, outcome: (typeof OUTCOMES_OF_PAYERS)[number] | 'expired'): void {
    const { plan, timeline, random, service, onEnd } = this.#parts;
    if (!couldStillBePaid(payment)) return;
    service.becomes(payment, outcome);
    if (payment.seen) onEnd(payment);
    if (service.meets('revised', random))
      timeline.after(random.between(500, plan.revisedWithin), () => this.#revise(payment));
  }

  /** What counted as the end was none. */
  #revise(payment: TruePayment): void {
    const { timeline, random, service } = this.#parts;
    if (couldStillBePaid(payment) || service.healed()) return;
    const { word } = payment;
    if (word === 'completed') service.becomes(payment, 'invalid');
    if (word !== 'expired') return;
    const atOnce = random.chance(0.5);
    if (!atOnce) service.becomes(payment, 'processing');
    timeline.after(atOnce ? 0 : random.between(200, 8_000), () => service.becomes(payment, 'completed'));
  }
}
