import { checkedPayer } from '../../shared/customer/checked-payer.ts';
import { failed, succeeded } from '../../shared/failure.ts';
import { MAX_AMOUNT_MINOR } from '../../shared/money/money.ts';
import type {
  CustomerScreenView,
  DetailsQuestion,
  TillView,
  TipQuestion,
} from '../../shared/contract/views.ts';
import type { GivenPayer } from '../../shared/customer/details.ts';
import type { Failure, Result } from '../../shared/failure.ts';

const REFUSED: Failure = { action: 'fix-input', code: 'command-refused' };

/**
 * What passes between the cashier and the customer before there is a sale: the question for a tip, and the one who they
 * are. What they say of themselves is in memory only, from their "Done" until the cashier's form has it.
 */
export class CustomerScreen {
  readonly #onChange: () => void;
  #state: CustomerScreenView['state'] | undefined;
  #tip: TipQuestion | undefined;
  #details: DetailsQuestion | undefined;
  #questions = 0;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  view(): Pick<TillView, 'customerScreen'> {
    const questions = {
      ...(this.#tip && { tip: this.#tip }),
      ...(this.#details && { details: this.#details }),
    };
    return {
      ...(this.#state && { customerScreen: { state: this.#state, ...questions } }),
    };
  }

  /** The customer's window came or went; without it there is nobody to ask. */
  stateChanged(state: CustomerScreenView['state'] | undefined): void {
    this.#state = state;
    if (state !== 'shown') this.#forget();
    this.#onChange();
  }

  /** Takes the place of any question before it. */
  askTip(amountMinor: number): Result<null> {
    if (this.#state !== 'shown') return failed(REFUSED);
    this.#forget();
    this.#tip = { id: this.#nextQuestion(), amountMinor };
    this.#onChange();
    return succeeded(null);
  }

  /** The customer's answer, in minor units. Refused when that question does not stand any more. */
  chooseTip(question: number, tipMinor: number): Result<null> {
    const tip = this.#tip;
    if (tip?.id !== question || tip.tipMinor !== undefined) return failed(REFUSED);
    if (tip.amountMinor + tipMinor > MAX_AMOUNT_MINOR) return failed(REFUSED);
    this.#tip = { ...tip, tipMinor };
    this.#onChange();
    return succeeded(null);
  }

  endTip(): void {
    this.#tip = undefined;
    this.#onChange();
  }

  /** Lets the customer type who they are; a tip that they have chosen stands. */
  askDetails(needed: boolean): Result<null> {
    if (this.#state !== 'shown') return failed(REFUSED);
    this.#details = { id: this.#nextQuestion(), needed };
    this.#onChange();
    return succeeded(null);
  }

  /** What the customer says of themselves, checked; refused when that question does not stand any more. */
  giveDetails(question: number, given: GivenPayer): Result<null> {
    const details = this.#details;
    if (details?.id !== question || details.payer !== undefined) return failed(REFUSED);
    const payer = checkedPayer(given, details.needed);
    if (!payer.ok) return payer;
    this.#details = { ...details, payer: payer.value };
    this.#onChange();
    return succeeded(null);
  }

  endDetails(): void {
    if (!this.#details) return;
    this.#details = undefined;
    this.#onChange();
  }

  /** A sale is on the screen: what led to it is over, and the next customer must not see it. */
  saleBegan(): void {
    if (!this.#tip && !this.#details) return;
    this.#forget();
    this.#onChange();
  }

  #forget(): void {
    this.#tip = undefined;
    this.#details = undefined;
  }

  #nextQuestion(): number {
    this.#questions += 1;
    return this.#questions;
  }
}
