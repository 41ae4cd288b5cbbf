import { hasPassed } from '../../supervision/interruptible-delay.ts';
import type { Clock } from '../../../shared/time/clock.ts';

/** Whoever asked has gone, or the page cannot show it. */
const ANSWER_WITHIN_MS = 60_000;

/** Whether the till is really closed while payments wait: asked on the cashier's page. */
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

  /** Resolves to the answer; `false` after a minute without one. A question that stood before is answered by no. */
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

  /** Nothing happens where nothing is asked. */
  answer(closes: boolean): void {
    if (!this.#answer) return;
    this.#answer(closes);
    this.#answer = undefined;
    this.#onChange();
  }
}
