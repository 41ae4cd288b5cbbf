import { isFinalWord, isPaidWord } from '../oracle/statuses.ts';
import { Statements } from './statements.ts';
import type { Fault, Plan } from '../plan/plan.ts';
import type { Profile } from './profiles.ts';
import type { SeededRandom } from '../random.ts';
import type { Story } from '../story.ts';
import type { Timeline } from '../timeline.ts';
import type { TerminalName } from './terminal.ts';

/** A payment as it truly is. */
export interface TruePayment {
  readonly trackingId: string;
  /** The service's own identifier of it. */
  readonly paymentId: string;
  readonly reference: string;
  readonly minor: number;
  /** `Idempotency-Key` of this till's try; a payment of another till has none. */
  readonly key?: string;
  /** Whose it is: another service knows nothing of it. */
  readonly at: Profile['name'];
  /** Milliseconds of the timeline; negative when it was before the history begins. */
  readonly createdAt: number;
  /** When it came into the world; later than `createdAt` where somebody else is said to have made it long ago. */
  readonly thereSince: number;
  /** Its `statusCode`. */
  word: string;
  /** Somebody saw its code on this till's screen. */
  seen: boolean;
}

export type Wanted = Pick<TruePayment, 'reference' | 'minor' | 'key'> & { readonly at?: Profile['name'] };

/** The wall-clock time at which the simulation begins. */
export const TRUE_TIME = Date.UTC(2026, 0, 15, 12);

interface ServiceParts {
  readonly plan: Plan;
  readonly timeline: Timeline;
  readonly story: Story;
  readonly terminal: TerminalName;
  readonly random: SeededRandom;
}

/** The payment service, as far as one terminal's credential sees it: what exists, its clock, and its history, which shows a payment late. */
export class Service {
  readonly payments = new Map<string, TruePayment>();
  readonly statements: Statements;
  readonly #parts: ServiceParts;
  readonly #onCreated: ((payment: TruePayment) => void)[] = [];

  constructor(parts: ServiceParts) {
    this.#parts = parts;
    this.statements = new Statements({
      plan: parts.plan,
      random: parts.random,
      now: () => parts.timeline.now(),
      meets: (fault, random) => this.meets(fault, random),
    });
  }

  onCreated(act: (payment: TruePayment) => void): void {
    this.#onCreated.push(act);
  }

  healed(): boolean {
    return this.#parts.timeline.now() >= this.#parts.plan.healsAt;
  }

  /** Whether this call or payment meets the fault; nothing does once all is well. */
  meets(fault: Fault, random: SeededRandom): boolean {
    return random.chance(this.healed() ? 0 : (this.#parts.plan.faults[fault] ?? 0));
  }

  /** Milliseconds since 1970 by the service's clock. */
  clock(): number {
    return Math.floor(TRUE_TIME + this.#parts.timeline.now() + this.#parts.plan.serviceAhead);
  }

  create(wanted: Wanted, before = 0): TruePayment {
    const { plan, timeline, story, terminal } = this.#parts;
    const known = [...this.payments.values()].find(({ key }) => key !== undefined && key === wanted.key);
    if (known && plan.idempotent) return known;
    const number = this.payments.size + 1;
    const payment: TruePayment = {
      at: 'home',
      ...wanted,
      trackingId: `${terminal === 'first' ? 'T' : 'U'}${number}`,
      paymentId: `payment-${terminal}-${number}`,
      createdAt: timeline.now() - before,
      thereSince: timeline.now(),
      word: 'created',
      seen: false,
    };
    this.payments.set(payment.trackingId, payment);
    story.tell('service', () => `creates ${payment.trackingId} for "${wanted.reference}"`);
    this.statements.created(payment);
    for (const act of this.#onCreated) act(payment);
    return payment;
  }

  /**
   * Payments of the reference, or of any, created at or after `since`, oldest first; `created` as the service's clock
   * had it.
   */
  history(
    reference: string | undefined,
    since: number,
    at: Profile['name'] = 'home',
  ): readonly (TruePayment & { readonly created: number })[] {
    const { plan, timeline } = this.#parts;
    const until = timeline.now() - plan.historyDelay;
    return [...this.payments.values()]
      .filter(
        (payment) =>
          payment.at === at &&
          (reference ?? payment.reference) === payment.reference &&
          payment.createdAt <= until,
      )
      .map((payment) => ({ ...payment, created: this.#stamp(payment.createdAt) }))
      .filter(({ created }) => created >= since)
      .sort((a, b) => a.created - b.created);
  }

  becomes(payment: TruePayment, word: string): void {
    const words = isFinalWord(word) ? `ends ${word}` : `is ${word}`;
    this.#parts.story.tell('service', () => `${payment.trackingId} ${words}`);
    payment.word = word;
    this.statements.becomes(payment, word);
  }

  createdAt(payment: TruePayment): number {
    return this.#stamp(payment.createdAt);
  }

  #stamp(at: number): number {
    const { serviceAhead, stampsAhead } = this.#parts.plan;
    return Math.floor(TRUE_TIME + at + serviceAhead + stampsAhead);
  }
}

export function couldStillBePaid({ word }: TruePayment): boolean {
  return !isFinalWord(word);
}

export function isTrulyPaid({ word }: TruePayment): boolean {
  return isPaidWord(word);
}
