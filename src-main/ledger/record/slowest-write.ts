const HOUR_MS = 3_600_000;

/** The longest that the disk took for what the till recorded within the last hour: a worn memory card takes seconds. */
export class SlowestWrite {
  readonly #now: () => number;
  #slowest: { readonly ms: number; readonly at: number } | undefined;

  /** `now` is a monotonic time in milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Does `write` and takes its time; one that fails has kept the till waiting as well. */
  time(write: () => void): void {
    const from = this.#now();
    try {
      write();
    } finally {
      const ms = this.#now() - from;
      if (ms >= this.ms) this.#slowest = { ms, at: this.#now() };
    }
  }

  /** In milliseconds; 0 where nothing was written. */
  get ms(): number {
    return this.#slowest && this.#now() - this.#slowest.at < HOUR_MS ? this.#slowest.ms : 0;
  }
}
