const WINDOW = 60_000;

/** Counts reads in a sliding minute. What a person asks for at once comes on top: it is not the till's own pace. */
export class ReadBudget {
  readonly #perMinute: number;
  readonly #reads: number[] = [];
  readonly #asked: { readonly at: number; readonly reads: number }[] = [];

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  /** A deliberate act, a restart or a wake-up: up to `reads` readings may follow at once. */
  allow(at: number, reads: number): void {
    this.#asked.push({ at, reads });
  }

  /** Counts a read; answers words when it is one too many. */
  read(at: number): string | undefined {
    this.#reads.push(at);
    while ((this.#reads[0] ?? at) <= at - WINDOW) this.#reads.shift();
    while ((this.#asked[0]?.at ?? at) <= at - WINDOW) this.#asked.shift();
    if (this.#reads.length <= this.#perMinute) return undefined;
    const asked = this.#asked.reduce((sum, { reads }) => sum + reads, 0);
    if (this.#reads.length <= this.#perMinute + asked) return undefined;
    return `${this.#reads.length} reads within a minute, ${this.#perMinute} allowed and ${asked} asked for`;
  }

  /** The longest pause between two reads of one payment that the budget can ask for. */
  slowest(payments: number): number {
    return (WINDOW * payments) / (this.#perMinute * 0.2);
  }
}
