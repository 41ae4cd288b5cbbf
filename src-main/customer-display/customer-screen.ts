import { failed, succeeded } from '../../shared/failure.ts';
import { MAX_AMOUNT_DIGITS } from '../../shared/money.ts';
import type { CustomerScreenView, TillView, TipQuestion } from '../../shared/contract/views.ts';
import type { Failure, Result } from '../../shared/failure.ts';

const REFUSED: Failure = { action: 'fix-input', code: 'command-refused' };

/** What passes between the cashier and the customer before there is a sale: the question for a tip. */
export class CustomerScreen {
  readonly #onChange: () => void;
  #state: CustomerScreenView['state'] | undefined;
  #tip: TipQuestion | undefined;
  #questions = 0;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  view(): Pick<TillView, 'customerScreen'> {
    const tip = this.#tip && { tip: this.#tip };
    return {
      ...(this.#state && { customerScreen: { state: this.#state, ...tip } }),
    };
  }

  /** The customer's window came or went; without it there is nobody to ask. */
  stateChanged(state: CustomerScreenView['state'] | undefined): void {
    this.#state = state;
    if (state !== 'shown') this.#tip = undefined;
    this.#onChange();
  }

  /** Takes the place of any question before it. */
  askTip(amountMinor: number): Result<null> {
    if (this.#state !== 'shown') return failed(REFUSED);
    this.#questions += 1;
    this.#tip = { id: this.#questions, amountMinor };
    this.#onChange();
    return succeeded(null);
  }

  /** The customer's answer, in minor units. Refused when that question does not stand any more. */
  chooseTip(question: number, tipMinor: number): Result<null> {
    const tip = this.#tip;
    if (tip?.id !== question || tip.tipMinor !== undefined) return failed(REFUSED);
    if (tip.amountMinor + tipMinor >= 10 ** MAX_AMOUNT_DIGITS) return failed(REFUSED);
    this.#tip = { ...tip, tipMinor };
    this.#onChange();
    return succeeded(null);
  }

  endTip(): void {
    this.#tip = undefined;
    this.#onChange();
  }

  /** A sale is on the screen: what led to it is over, and the next customer must not see it. */
  saleBegan(): void {
    if (!this.#tip) return;
    this.#tip = undefined;
    this.#onChange();
  }
}
