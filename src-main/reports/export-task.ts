import { failed, succeeded } from '../../shared/failure.ts';
import { onAbort } from '../../shared/time/on-abort.ts';
import { deadline } from '../supervision/deadline.ts';
import { LeftOutSales } from './left-out-sales.ts';
import type { Clock } from '../../shared/time/clock.ts';
import type {
  ExportEnd,
  ExportKind,
  ExportProgress,
  ExportTaskView,
} from '../../shared/contract/back-office/exports.ts';
import type { Result } from '../../shared/failure.ts';
import type { ExportRun, Saved } from './ports.ts';

/** Minutes are enough for a year of sales: a disk that needs longer does not work properly. */
const WITHIN_MS = 60 * 60_000;
/** A disk that does not answer must not keep the next export waiting. What is written to it later is removed as well. */
const UNWIND_MS = 10_000;

type Work<T> = (run: ExportRun) => Promise<Result<T>>;

/** Files for other programs, one at a time, each of which says how far it is and can be stopped. */
export class ExportTask {
  readonly #clock: Clock;
  readonly #onChange: () => void;
  #stop = new AbortController();
  #working: Promise<unknown> | undefined;
  #closed = false;
  /** The one under way, else the last one of which there is something to say. */
  view: ExportTaskView | undefined;

  /** `onChange` is called whenever `view` is another one. */
  constructor(clock: Clock, onChange: () => void) {
    this.#clock = clock;
    this.#onChange = onChange;
  }

  /**
   * Answers what `work` does, and nothing saved where it was stopped: that `view` says. `work` ends, with nothing left
   * behind, when its signal aborts. Fails with `till-not-ready` while another one is under way.
   */
  async run<T extends object>(kind: ExportKind, work: Work<T>): Promise<Result<T | Saved>> {
    if (this.#closed || this.#working) return failed({ action: 'wait', code: 'till-not-ready' });
    const stop = (this.#stop = new AbortController());
    const limit = deadline(this.#clock, [stop.signal], WITHIN_MS);
    const { signal } = limit;
    const leftOut = new LeftOutSales();
    this.#show({ kind });
    const working = work({
      signal,
      onProgress: (progress) => {
        if (!signal.aborted) this.#progressed(kind, progress);
      },
      onLeftOut: (sale) => leftOut.add(sale),
    });
    this.#working = working;
    try {
      const result = await this.#endOf(working, signal);
      const end = endOf(result, signal, leftOut);
      this.#show(
        end && {
          kind,
          end: end === 'given-up' ? { result: limit.timedOut() ? 'timed-out' : 'stopped' } : end,
        },
      );
      return result === undefined || end === 'given-up' ? succeeded({}) : result;
    } catch (error) {
      this.#show(undefined);
      throw error;
    } finally {
      limit.release();
      this.#working = undefined;
    }
  }

  /** Ends the one under way: no file is left of it. */
  stop(): void {
    this.#stop.abort();
    const { view } = this;
    if (view && !view.end) this.#show({ ...view, stopping: true });
  }

  close(): void {
    this.#closed = true;
    this.#stop.abort();
  }

  /** Resolves once nothing is being written any more. */
  async written(): Promise<void> {
    await this.#working?.catch(() => undefined);
  }

  /** `undefined` for work that goes on long after it was given up. */
  async #endOf<T>(working: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
    const over = new AbortController();
    const late = new Promise<undefined>((resolve) => {
      const giveUp = (): void => resolve(undefined);
      const release = onAbort(
        signal,
        () => void this.#clock.sleep(UNWIND_MS, over.signal).then(giveUp, giveUp),
      );
      onAbort(over.signal, release);
    });
    try {
      return await Promise.race([working, late]);
    } finally {
      over.abort();
    }
  }

  /** Each push is a whole view: one for each hundredth is enough. */
  #progressed(kind: ExportKind, progress: ExportProgress): void {
    const shown = this.view?.progress;
    const isNews = shown?.step !== progress.step || hundredth(shown) !== hundredth(progress);
    if (isNews) this.#show({ kind, progress });
  }

  #show(view: ExportTaskView | undefined): void {
    if (this.#closed) return;
    this.view = view;
    this.#onChange();
  }
}

/** Nothing where nobody chose a file. One that was written before the signal came is there. */
function endOf(
  result: Result<object> | undefined,
  signal: AbortSignal,
  leftOutSales: LeftOutSales,
): ExportEnd | 'given-up' | undefined {
  if (result?.ok === true) {
    const { fileName, parts }: Saved = result.value;
    const leftOut = leftOutSales.result();
    if (fileName !== undefined) {
      return { result: 'saved', fileName, ...(parts && { parts }), ...(leftOut && { leftOut }) };
    }
  }
  if (result === undefined || signal.aborted) return 'given-up';
  return result.ok ? undefined : { result: 'failed', failure: result.failure };
}

function hundredth({ done, of }: ExportProgress): number {
  return of === undefined ? done : Math.floor((done / Math.max(of, 1)) * 100);
}
