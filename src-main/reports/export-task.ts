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

/** Minutes are enough for a year of sales: a disk that needs longer does not work properly. */
const WITHIN_MS = 60 * 60_000;
/** A disk that does not answer must not keep the next export waiting. What is written to it later is removed as well. */
const UNWIND_MS = 10_000;
/** So long each start tells of an export that an end of the till cut short. */
const ANNOUNCED_MS = 24 * 60 * 60_000;

type Work<T> = (run: ExportRun) => Promise<Result<T>>;

/** Files for other programs, one at a time, each of which says how far it is and can be stopped. */
export class ExportTask {
  readonly #clock: Clock;
  readonly #onChange: () => void;
  readonly #memory: ExportMemory;
  readonly #reading: UnfinishedReading;
  #stop = new AbortController();
  #working: Promise<unknown> | undefined;
  #closed = false;
  /** The one under way, else the last one of which there is something to say. */
  view: ExportTaskView | undefined;

  /**
   * `onChange` is called whenever `view` is another one. An export that `memory` has under way was cut short by an end of the
   * till: what is left of it is removed, and `view` says so. So it does of one that was cut short before, where it can go on.
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
   * Answers what `work` does, and nothing saved where it was stopped: that `view` says. `work` ends, with nothing left
   * behind, when its signal aborts. `days` are those that it is of. Fails with `till-not-ready` while another one is under way.
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
      onLeftOut: (sale) => leftOut.add(sale),
    });
    this.#working = working;
    try {
      const result = await this.#endOf(working, signal);
      const ended = endOf(result, signal, leftOut);
      const unsaved = { result: limit.timedOut() ? 'timed-out' : 'stopped' } as const;
      const end = ended === 'given-up' ? unsaved : ended;
      // What hangs removes its own, should it ever go on.
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

  /** A till's disk that does not take it keeps nobody from an export to another. */
  #remember(underWay: ExportUnderWay | undefined): void {
    try {
      this.#memory.save(underWay);
    } catch (error) {
      console.error('the export under way is not remembered', error);
    }
  }

  /** Of a till that is being closed the next start says what came of it. */
  #forget(): void {
    if (!this.#closed) this.#remember(undefined);
  }

  /** The same with what the disk did not let go of one that came to nothing. */
  async #withHalfFile(end: ExportEnd, underWay: ExportUnderWay | undefined): Promise<ExportEnd> {
    if (end.result === 'saved' || !underWay) return end;
    const { halfFile } = await tidyUp(underWay, this.#clock);
    return halfFile ? { ...end, halfFile } : end;
  }

  /** Of fees and deposits the days that were read are kept, also where nobody chose a file for them now. */
  async #withGoesOn(kind: ExportKind, end: ExportEnd | undefined): Promise<ExportEnd | undefined> {
    // What is not offered any more is not kept either; of a till that is being closed the next start offers it.
    if (kind !== 'payouts' || end?.result === 'saved') await this.#reading.remove();
    if (kind !== 'payouts' || end?.result === 'saved' || this.#closed) return end;
    const goesOn = await this.#reading.goesOn();
    return goesOn ? { ...(end ?? { result: 'stopped' }), goesOn } : end;
  }

  /** Of what was cut short before the till ended; what was begun meanwhile says more. */
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
