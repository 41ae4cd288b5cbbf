import { basename } from 'node:path';
import { failed, succeeded } from '../../shared/failure.ts';
import { onAbort } from '../../shared/time/on-abort.ts';
import { deadline } from '../supervision/deadline.ts';
import { tidyUp } from './half-file.ts';
import { LeftOutSales } from './left-out-sales.ts';
import type { Clock } from '../../shared/time/clock.ts';
import type {
  ExportEnd,
  ExportKind,
  ExportProgress,
  ExportTaskView,
} from '../../shared/contract/back-office/exports.ts';
import type { Result } from '../../shared/failure.ts';
import type { DayRange } from '../../shared/reports/sales-report.ts';
import type { ExportMemory, ExportRun, ExportUnderWay, Saved, UnfinishedReading } from './ports.ts';

/** How long an export may take. Minutes are enough for a year of sales; a slower disk does not work properly. */
const WITHIN_MS = 60 * 60_000;
/**
 * How long a stopped export may take to end once it has a file. A disk that does not answer must not delay the next
 * export. What is written to it later is removed as well.
 */
const UNWIND_MS = 10_000;
/** How long each start tells about an export that was cut short when the till ended. */
const ANNOUNCED_MS = 24 * 60 * 60_000;

type Work<T> = (run: ExportRun) => Promise<Result<T>>;

/** Runs exports to files for other programs, one at a time. Each tells its progress and can be stopped. */
export class ExportTask {
  readonly #clock: Clock;
  readonly #onChange: () => void;
  readonly #memory: ExportMemory;
  readonly #reading: UnfinishedReading;
  #stop = new AbortController();
  #working: Promise<unknown> | undefined;
  #closed = false;
  /** The export under way, else the last one about which there is something to tell. */
  view: ExportTaskView | undefined;

  /**
   * `onChange` is called whenever `view` changes. An export that `memory` holds as under way was cut short when the till
   * ended: what is left of it is removed, and `view` says so. `view` also offers to continue one that was cut short before,
   * where it can go on.
   */
  constructor(clock: Clock, memory: ExportMemory, reading: UnfinishedReading, onChange: () => void) {
    this.#clock = clock;
    this.#memory = memory;
    this.#reading = reading;
    this.#onChange = onChange;
    const underWay = memory.load();
    if (underWay) this.#working = this.#tidyUp(underWay).finally(() => (this.#working = undefined));
    else void this.#offerGoingOn();
  }

  /**
   * Runs `work` and answers its result, or that nothing was saved when it was stopped; `view` then says so. `work` has to
   * end with nothing left behind when its signal aborts. `days` are the days of the export. Fails with `till-not-ready`
   * while another export is under way.
   */
  async run<T extends object>(kind: ExportKind, work: Work<T>, days?: DayRange): Promise<Result<T | Saved>> {
    if (this.#closed || this.#working) return failed({ action: 'wait', code: 'till-not-ready' });
    const stop = (this.#stop = new AbortController());
    const limit = deadline(this.#clock, [stop.signal], WITHIN_MS);
    const { signal } = limit;
    const leftOut = new LeftOutSales();
    let underWay: ExportUnderWay | undefined;
    this.#show({ kind });
    const working = work({
      signal,
      onProgress: (progress) => {
        if (!signal.aborted) this.#progressed(kind, progress);
      },
      onFile: (file) => {
        underWay = { kind, file, ...(days && { days }), startedAt: this.#clock.wall() };
        this.#remember(underWay);
      },
      onWhole: (parts) => {
        if (underWay) this.#remember({ ...underWay, parts });
      },
      onLeftOut: (sale) => leftOut.add(sale),
    });
    this.#working = working;
    try {
      // Before a file is chosen there is nothing to remove, and the system's dialog cannot be closed.
      const result = await this.#endOf(working, signal, () => (underWay ? UNWIND_MS : 0));
      const ended = endOf(result, signal, leftOut);
      const unsaved = { result: limit.timedOut() ? 'timed-out' : 'stopped' } as const;
      const end = ended === 'given-up' ? unsaved : ended;
      // Work that hangs removes its own files if it ever goes on.
      const swept = end && result ? await this.#withHalfFile(end, underWay) : end;
      const shown = await this.#withGoesOn(kind, swept);
      this.#show(shown && { kind, end: shown });
      return result === undefined || ended === 'given-up' ? succeeded({}) : result;
    } catch (error) {
      this.#show(undefined);
      throw error;
    } finally {
      limit.release();
      this.#working = undefined;
      this.#forget();
    }
  }

  /** Stops the export under way. No file is left of it. */
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

  /** Remembers the export under way. When the till's own disk refuses that, an export to another disk goes on all the same. */
  #remember(underWay: ExportUnderWay | undefined): void {
    try {
      this.#memory.save(underWay);
    } catch (error) {
      console.error('the export under way is not remembered', error);
    }
  }

  /** Forgets the export, unless the till is being closed: the next start then tells what became of it. */
  #forget(): void {
    if (!this.#closed) this.#remember(undefined);
  }

  /** Adds to a failed end the file that could not be removed. */
  async #withHalfFile(end: ExportEnd, underWay: ExportUnderWay | undefined): Promise<ExportEnd> {
    if (end.result === 'saved' || !underWay) return end;
    const { halfFile } = await tidyUp(underWay, this.#clock);
    return halfFile ? { ...end, halfFile } : end;
  }

  /** Adds what an export of fees and deposits could continue with: the days it read are kept, even without a chosen file. */
  async #withGoesOn(kind: ExportKind, end: ExportEnd | undefined): Promise<ExportEnd | undefined> {
    // What is no longer offered is not kept. When the till is being closed, the next start offers it.
    if (kind !== 'payouts' || end?.result === 'saved') await this.#reading.remove();
    if (kind !== 'payouts' || end?.result === 'saved' || this.#closed) return end;
    const goesOn = await this.#reading.goesOn();
    return goesOn ? { ...(end ?? { result: 'stopped' }), goesOn } : end;
  }

  /** Offers to continue an export that was cut short before the till ended, unless another one has begun meanwhile. */
  async #offerGoingOn(): Promise<void> {
    const goesOn = await this.#reading.goesOn();
    if (goesOn && !this.#working && !this.view)
      this.#show({ kind: 'payouts', end: { result: 'unfinished', goesOn } });
  }

  async #tidyUp(underWay: ExportUnderWay): Promise<void> {
    const { kind, file, days, startedAt } = underWay;
    const { isLost, halfFile } = await tidyUp(underWay, this.#clock);
    const isOld = this.#clock.wall() - startedAt > ANNOUNCED_MS;
    if (!isLost || (isOld && !halfFile)) this.#remember(undefined);
    if (!isLost) return this.#reading.remove();
    const left = { ...(days && { days }), ...(halfFile && { halfFile }) };
    const end = { result: 'interrupted', fileName: basename(file), ...left } as const;
    const shown = await this.#withGoesOn(kind, end);
    this.#show({ kind, end: shown ?? end });
  }

  /** Answers how the work ended, or `undefined` when it goes on long after it was stopped. */
  async #endOf<T>(working: Promise<T>, signal: AbortSignal, unwindMs: () => number): Promise<T | undefined> {
    const over = new AbortController();
    const late = new Promise<undefined>((resolve) => {
      const giveUp = (): void => resolve(undefined);
      const release = onAbort(
        signal,
        () => void this.#clock.sleep(unwindMs(), over.signal).then(giveUp, giveUp),
      );
      onAbort(over.signal, release);
    });
    try {
      return await Promise.race([working, late]);
    } finally {
      over.abort();
    }
  }

  /** Tells the progress, once for each hundredth: each push sends a whole view. */
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

/** Answers how an export ended, or nothing when nobody chose a file. A file written before the signal counts as saved. */
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
