import { failed, succeeded } from '../../shared/failure.ts';
import { ledgerFailure } from '../sales/ledger-failure.ts';
import type { Result } from '../../shared/failure.ts';

/** How everything is done that changes who works here: one PIN at a time, a refusing disk as a failure, then a new view. */
export class StaffWork {
  readonly #onChange: () => void;
  /** A PIN is being worked on: a second one waits, or tries at once would count as one. */
  #busy = false;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  async alone<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
    if (this.#busy) return failed({ action: 'wait', code: 'till-not-ready' });
    this.#busy = true;
    try {
      return await work();
    } catch (error) {
      return failed(ledgerFailure(error));
    } finally {
      this.#busy = false;
      this.#onChange();
    }
  }

  attempt(work: () => void): Result<null> {
    try {
      work();
      return succeeded(null);
    } catch (error) {
      return failed(ledgerFailure(error));
    } finally {
      this.#onChange();
    }
  }
}
