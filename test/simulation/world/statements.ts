import { decimalOf } from '../oracle/money.ts';
import { isFinalWord, isPaidWord } from '../oracle/statuses.ts';
import type { Saying, Stated } from '../oracle/sayings.ts';
import type { Fault, Plan } from '../plan/plan.ts';
import type { SeededRandom } from '../random.ts';
import type { TruePayment } from './service.ts';

const OTHER_CURRENCIES = ['USD', 'EUR', 'JPY', 'COP'] as const;

/** What a service states of one payment, decided when it is created. */
interface Ways {
  readonly request: Stated;
  /** Another amount than was asked for, for a while at least. */
  readonly isOther: boolean;
  /** Of what was asked for, in thousandths. */
  readonly received: number;
  readonly receivedIn: string;
  /** It states something else until then. */
  readonly wrongUntil: number;
  /** Nobody finds it before. */
  readonly knownFrom: number;
}

interface StatementsParts {
  readonly plan: Plan;
  readonly random: SeededRandom;
  readonly now: () => number;
  readonly meets: (fault: Fault, random: SeededRandom) => boolean;
}

/** What the service says of its payments in tracking answers and in the history: truly, or as a hostile one does. */
export class Statements {
  readonly #parts: StatementsParts;
  readonly #ways = new Map<string, Ways>();
  /** Every status that each payment has had. */
  readonly #words = new Map<string, string[]>();

  constructor(parts: StatementsParts) {
    this.#parts = parts;
  }

  created({ trackingId, minor, word }: TruePayment): void {
    this.#words.set(trackingId, [word]);
    const { plan, random, now } = this.#parts;
    if (plan.family !== 'hostile') return;
    const { currency } = plan;
    const isShort = this.#meets('short-receipt');
    const asked = this.#meets('other-amount') ? random.pick([minor + 1, minor * 100, 1]) : minor;
    const isWrongAtFirst = this.#meets('wrong-at-first');
    const isIn = this.#meets('other-currency') ? random.pick(OTHER_CURRENCIES) : currency;
    this.#ways.set(trackingId, {
      request: { decimal: decimalOf(asked, currency), currency: isIn },
      isOther: isWrongAtFirst || asked !== minor || isIn !== currency,
      received: isShort ? random.pick([989, 500, 0]) : random.pick([1_000, 1_000, 990]),
      receivedIn: isShort && random.chance(0.3) ? random.pick(OTHER_CURRENCIES) : currency,
      wrongUntil: isWrongAtFirst ? now() + random.between(1_000, 30_000) : -Infinity,
      knownFrom: this.#meets('not-found-yet') ? now() + random.between(500, 30_000) : -Infinity,
    });
  }

  becomes({ trackingId }: TruePayment, word: string): void {
    this.#words.get(trackingId)?.push(word);
  }

  /** Whether the service finds the payment already when somebody asks for it. */
  finds({ trackingId }: TruePayment): boolean {
    return (this.#ways.get(trackingId)?.knownFrom ?? -Infinity) <= this.#parts.now();
  }

  /** Whether it ever states that another amount was asked for. */
  isOther(trackingId: string): boolean {
    return this.#ways.get(trackingId)?.isOther ?? false;
  }

  /** One answer about the payment. */
  of(payment: TruePayment): Saying {
    const { trackingId, minor } = payment;
    const word = this.#wordOf(payment);
    const ways = this.#ways.get(trackingId);
    const { plan } = this.#parts;
    if (!ways || !plan.statesAmounts) return { word };
    const request = this.#requestOf(ways);
    if (!isFinalWord(word) || word === 'expired') return { word, request };
    const share = isPaidWord(word) ? ways.received : 400;
    const received = Math.ceil((minor * share) / 1_000);
    return {
      word,
      request,
      receipt: { decimal: decimalOf(received, plan.currency), currency: ways.receivedIn },
    };
  }

  /** What its record in the history states: an amount in the merchant's currency. */
  recorded({ trackingId }: TruePayment): Stated | undefined {
    const ways = this.#ways.get(trackingId);
    return ways && this.#parts.plan.statesAmounts ? { decimal: this.#requestOf(ways).decimal } : undefined;
  }

  #requestOf({ request, wrongUntil }: Ways): Stated {
    return this.#parts.now() < wrongUntil ? { ...request, decimal: '0' } : request;
  }

  #wordOf({ trackingId, word }: TruePayment): string {
    const words = this.#words.get(trackingId) ?? [];
    if (words.length < 2 || !this.#meets('goes-back')) return word;
    return words[this.#parts.random.between(0, words.length - 1)] ?? word;
  }

  #meets(fault: Fault): boolean {
    return this.#parts.meets(fault, this.#parts.random);
  }
}
