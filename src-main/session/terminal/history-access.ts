import { isHistoryClosed } from '../../sales/guard/payments-from-other-tills.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { ServiceConnection } from '../../service/connect.ts';

/**
 * Knows whether the service lets this till read the terminal's payment history, without which nobody can say what other
 * tills charged. The terminal's record, which the tenders come from, is open to the same keys (spec "API key").
 */
export class HistoryAccess {
  readonly #onChange: () => void;
  #closed = false;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** By the last answer that says whether this till may read the history. */
  get isClosed(): boolean {
    return this.#closed;
  }

  /** The same connection; its answers are noted here. */
  watch(connection: ServiceConnection): ServiceConnection {
    const { gateway } = connection;
    return {
      ...connection,
      gateway: {
        ...gateway,
        findByReference: async (reference, since, signal) => {
          const answer = await gateway.findByReference(reference, since, signal);
          this.#answered(answer.kind === 'failed' ? answer.failure : undefined);
          return answer;
        },
      },
      readTenders: async (signal) => {
        const answer = await connection.readTenders(signal);
        this.#answered(answer.ok ? undefined : answer.failure);
        return answer;
      },
    };
  }

  #answered(failure: Failure | undefined): void {
    const closed = failure !== undefined && isHistoryClosed(failure);
    if ((failure && !closed) || closed === this.#closed) return;
    this.#closed = closed;
    this.#onChange();
  }
}
