import { hasPassed } from '../../supervision/interruptible-delay.ts';
import type { Clock } from '../../../shared/time/clock.ts';

/** After this time without an answer, the person has gone or the page cannot show the question. */
const ANSWER_WITHIN_MS = 60_000;

/** Asks on the cashier's page whether the till is to be closed while payments are under way. */
export class ClosingQuestion {
  readonly #clock: Clock;
  readonly #onChange: () => void;
  #answer: ((closes: boolean) => void) | undefined;

  constructor(clock: Clock, onChange: () => void) {
    this.#clock = clock;
    this.#onChange = onChange;
  }

  get isAsked(): boolean {
    return this.#answer !== undefined;
  }

  /** Resolves to the answer, or to `false` after a minute. An earlier question that has no answer yet gets `false` too. */
  async ask(): Promise<boolean> {
    this.answer(false);
    const answered = new AbortController();
    const answer = new Promise<boolean>((resolve) => {
      this.#answer = resolve;
    });
    this.#onChange();
    void hasPassed(this.#clock, ANSWER_WITHIN_MS, answered.signal).then((isLate) => {
      if (isLate) this.answer(false);
    });
    const closes = await answer;
    answered.abort();
    return closes;
  }

  /** Does nothing where no question is open. */
  answer(closes: boolean): void {
    if (!this.#answer) return;
    this.#answer(closes);
    this.#answer = undefined;
    this.#onChange();
  }
}
