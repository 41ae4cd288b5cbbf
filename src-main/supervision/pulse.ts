import { hasPassed } from './interruptible-delay.ts';
import type { Clock } from '../../shared/time/clock.ts';

const ASK_EVERY_MS = 1_000;
/** Where a question comes this much too late, this process was blocked itself. `sinceBoot` is exact to a second only. */
const LATE_MS = 2_000;
/** A computer that leaves less than this part of its processors' time unused has none for whoever is watched. */
const LEAST_SPARE = 0.1;
/** There a working page or thread, too, takes seconds for what it does at once elsewhere. */
const TIMES_WHERE_BUSY = 5;

/** Questions during which the thread slept one sleep, and nothing that may have to wake it had to wait long. */
interface SleptThrough extends Pick<Sleep, 'doOthersWait'> {
  readonly timeslices: number | undefined;
  readonly questions: number;
}

const NO_SLEEP: SleptThrough = { timeslices: undefined, doOthersWait: true, questions: 0 };

/** What the system says of the watched thread. */
export interface ThreadState {
  /** Processor time of it since its start. */
  readonly usedMs: number;
  /** It runs no more until something lets it go on. */
  readonly isStopped: boolean;
}

/** Of a watched thread that sleeps now: it neither runs nor waits for a processor or a disk. */
export interface Sleep {
  /** How often it was given a processor since its start: as long as that stays the same, it is the same sleep. */
  readonly timeslices: number;
  /** Another thread waits for a processor or a disk that may have to bring it the question, or that it may wait for. */
  readonly doOthersWait: boolean;
}

export interface PulseParts {
  readonly clock: Pick<Clock, 'monotonic' | 'sinceBoot' | 'sleep'>;
  /** Milliseconds since the computer's start in which a processor had nothing to do: the mean of all of them. */
  readonly spareMs: () => number;
  /** Nothing where the system does not say. */
  readonly thread: () => ThreadState | undefined;
  /** Nothing while the thread does not sleep, or where the system does not say. Called while a question is unanswered. */
  readonly sleep: () => Sleep | undefined;
  /** Asks the watched part for a sign of life, after which somebody calls `answered`. */
  readonly ask: () => void;
  /**
   * How many questions in a row may stay unanswered now; `Infinity` while nothing is there to answer. Five times as many
   * where the whole computer was busy meanwhile, unless the thread is stopped, had its processor time all the same, or slept
   * through the questions.
   */
  readonly mayMiss: () => number;
  /** Called when more questions were missed. After that, counting begins anew. */
  readonly onSilent: () => void;
}

/**
 * Asks once a second whether something still answers. It counts questions and not time: where this process was blocked
 * itself, by sleep, a slow disk or a debugger, nothing could answer, and counting begins anew.
 */
export class Pulse {
  readonly #parts: PulseParts;
  #missed = 0;
  /** When the first of them was asked, by the clock, by the unused time of the processors and by the thread's. */
  #since = { at: 0, spareMs: 0, usedMs: 0 };
  #slept = NO_SLEEP;

  constructor(parts: PulseParts) {
    this.#parts = parts;
  }

  answered(): void {
    this.#missed = 0;
  }

  /** Watches until `signal` aborts. Rejects only where one of its parts throws. */
  async watch(signal: AbortSignal): Promise<void> {
    const { clock, spareMs, thread, ask, mayMiss, onSilent } = this.#parts;
    for (;;) {
      const askedAt = clock.sinceBoot();
      if (!(await hasPassed(clock, ASK_EVERY_MS, signal))) return;
      const most = mayMiss();
      if (most === Infinity || clock.sinceBoot() - askedAt >= ASK_EVERY_MS + LATE_MS) this.#missed = 0;
      this.#slept = this.#missed === 0 ? NO_SLEEP : this.#sleptSoFar();
      if (this.#missed > most && this.#missed > most * this.#patience(most)) {
        this.#missed = 0;
        onSilent();
      }
      if (this.#missed === 0) {
        this.#since = { at: clock.monotonic(), spareMs: spareMs(), usedMs: thread()?.usedMs ?? NaN };
      }
      this.#missed += 1;
      ask();
    }
  }

  #patience(most: number): number {
    const { clock, spareMs, thread } = this.#parts;
    const spare = spareMs() - this.#since.spareMs;
    if (!(spare < LEAST_SPARE * (clock.monotonic() - this.#since.at))) return 1;
    const state = thread();
    if (state === undefined) return TIMES_WHERE_BUSY;
    // As much as it could have used until it is found silent on a computer with time to spare.
    const hadItsTime = state.usedMs - this.#since.usedMs >= (most + 1) * ASK_EVERY_MS;
    const sleptThrough = this.#slept.questions >= most;
    return state.isStopped || hadItsTime || sleptThrough ? 1 : TIMES_WHERE_BUSY;
  }

  /**
   * A thread that is only slow runs or waits for its turn. One that sleeps is woken by the next question: where it was not, it waits
   * for something that does not come, or the question has not reached it yet.
   */
  #sleptSoFar(): SleptThrough {
    const { timeslices, doOthersWait = true } = this.#parts.sleep() ?? {};
    const isSame = timeslices !== undefined && timeslices === this.#slept.timeslices;
    if (!isSame) return { timeslices, doOthersWait, questions: 0 };
    // Who draws another screen waits for a moment at some questions; who works or waits for long does at one after the other.
    const mayComeLate = doOthersWait && this.#slept.doOthersWait;
    return { timeslices, doOthersWait, questions: this.#slept.questions + (mayComeLate ? 0 : 1) };
  }
}
