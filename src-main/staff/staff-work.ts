import { failed, succeeded } from '../../shared/failure.ts';
import { ledgerFailure } from '../sales/ledger-failure.ts';
import type { Result } from '../../shared/failure.ts';

/**
 * Runs every change of who works here: one PIN at a time, a disk that refuses answered as a failure, and a new view
 * afterwards.
 */
export class StaffWork {
  readonly #onChange: () => void;
  /** Whether a PIN is being processed. A second one is refused meanwhile, since tries at the same time would count as one. */
  #busy = false;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** Runs work on a PIN. Fails with `till-not-ready` while other work on a PIN is under way. */
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

  /** Runs work that writes to the journal. */
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
