import { failed, succeeded } from '../../../shared/failure.ts';
import { within } from '../../supervision/deadline.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { LedgerTaskEnd, LedgerTaskKind, LedgerTaskView } from '../../../shared/contract/ledger-care.ts';
import type { Result } from '../../../shared/failure.ts';
import type { OnProgress } from '../tool/progress.ts';

/** Minutes are enough for a million sales: a disk that needs longer does not work properly. */
const WITHIN_MS = 60 * 60_000;

type Work = (signal: AbortSignal, onProgress: OnProgress) => Promise<LedgerTaskEnd>;

/** Long work, one piece at a time, that can be stopped and has a limit. What came of the last piece stays to be seen. */
export class OneTask {
  readonly #clock: Clock;
  readonly #onChange: () => void;
  #stop = new AbortController();
  #closed = false;
  view: LedgerTaskView | undefined;

  /** `onChange` is called whenever `view` is another one. */
  constructor(clock: Clock, onChange: () => void) {
    this.#clock = clock;
    this.#onChange = onChange;
  }

  begin(kind: LedgerTaskKind, work: Work): Result<null> {
    // Closed: a person may have chosen a file for a till that is gone meanwhile.
    if (this.#closed || (this.view && !this.view.end))
      return failed({ action: 'wait', code: 'till-not-ready' });
    const stop = new AbortController();
    this.#stop = stop;
    this.#show({ kind });
    void this.#endOf(stop.signal, (signal) =>
      work(signal, (percent) => {
        if (!signal.aborted) this.#show({ kind, percent });
      }),
    ).then((end) => this.#show({ kind, end }));
    return succeeded(null);
  }

  /** Ends the work under way. */
  stop(): void {
    this.#stop.abort();
  }

  close(): void {
    this.#closed = true;
    this.stop();
  }

  async #endOf(
    stop: AbortSignal,
    work: (signal: AbortSignal) => Promise<LedgerTaskEnd>,
  ): Promise<LedgerTaskEnd> {
    try {
      const end = await within(this.#clock, WITHIN_MS, stop, work);
      if (stop.aborted) return { result: 'stopped' };
      return end ?? { result: 'timed-out' };
    } catch (error) {
      return { result: 'failed', detail: error instanceof Error ? error.message : String(error) };
    }
  }

  #show(view: LedgerTaskView): void {
    if (this.#closed) return;
    this.view = view;
    this.#onChange();
  }
}
