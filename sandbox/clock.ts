interface Task {
  readonly due: number;
  readonly run: () => void;
}

/** Cancels a scheduled task. Does nothing once it has run. */
export type Cancel = () => void;

/** Node fires longer timers at once, so longer waits are made of several. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * The sandbox's only source of time, in epoch milliseconds. A real clock is the machine's, and can be advanced. A
 * virtual clock changes only by `advance`. Advancing runs everything that is due, in order, and each task sees the time
 * at which it was due.
 */
export class SandboxClock {
  readonly #tasks: Task[] = [];
  #aheadBy = 0;
  #standsAt: number | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** @param virtualFrom makes the clock virtual, starting at this time; without it the clock is real */
  constructor(virtualFrom?: number) {
    this.#standsAt = virtualFrom;
  }

  now(): number {
    return this.#standsAt ?? Date.now() + this.#aheadBy;
  }

  isVirtual(): boolean {
    return this.#standsAt !== undefined;
  }

  /** Whether this clock shows the machine's time. */
  isMachineTime(): boolean {
    return this.#standsAt === undefined && this.#aheadBy === 0;
  }

  /**
   * Runs `run` once, when the clock reaches `due`. Tasks of the same time run in the order in which they were added.
   */
  at(due: number, run: () => void): Cancel {
    const task = { due, run };
    const before = this.#tasks.findLastIndex((other) => other.due <= due);
    this.#tasks.splice(before + 1, 0, task);
    this.#arm();
    return () => {
      const place = this.#tasks.indexOf(task);
      if (place !== -1) this.#tasks.splice(place, 1);
    };
  }

  advance(ms: number): void {
    const virtual = this.isVirtual();
    const target = this.now() + ms;
    this.#runUntil(target);
    this.#standsAt = virtual ? target : undefined;
    if (!virtual) this.#aheadBy += ms;
    this.#arm();
  }

  /** Stops the time: from now on it changes only by `advance`. */
  stand(): void {
    this.#standsAt = this.now();
    this.#arm();
  }

  /** Lets the time run again, from where it stands. */
  run(): void {
    this.#aheadBy = this.now() - Date.now();
    this.#standsAt = undefined;
    this.#arm();
  }

  /** Cancels all tasks and timers. */
  close(): void {
    this.#tasks.length = 0;
    this.#arm();
  }

  #runUntil(target: number): void {
    for (let next = this.#tasks[0]; next !== undefined && next.due <= target; next = this.#tasks[0]) {
      this.#tasks.shift();
      this.#standsAt = Math.max(this.now(), next.due);
      next.run();
    }
  }

  #arm(): void {
    clearTimeout(this.#timer);
    const next = this.#tasks[0];
    if (next === undefined || this.isVirtual()) return;
    const wait = Math.min(Math.max(next.due - this.now(), 0), LONGEST_TIMER_MS);
    this.#timer = setTimeout(() => {
      this.advance(0);
    }, wait);
  }
}
