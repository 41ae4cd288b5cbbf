interface Entry {
  readonly at: number;
  readonly act: () => void;
  cancelled: boolean;
}

/** The simulated world's time, milliseconds from 0. Nothing happens but what is due, one thing after the other. */
export class Timeline {
  #now = 0;
  /** Soonest last; among equals the one asked for first comes first. */
  readonly #entries: Entry[] = [];

  now(): number {
    return this.#now;
  }

  /** Has `act` done in `ms`; the answer takes it back. */
  after(ms: number, act: () => void): () => void {
    const entry: Entry = { at: this.#now + Math.max(0, ms), act, cancelled: false };
    let place = this.#entries.length;
    while (place > 0 && (this.#entries[place - 1]?.at ?? Infinity) <= entry.at) place--;
    this.#entries.splice(place, 0, entry);
    return () => {
      entry.cancelled = true;
    };
  }

  /** Goes to the time `end`, or to where `over` says that enough was seen. */
  async goTo(end: number, over: () => boolean): Promise<void> {
    await settled();
    for (let next = this.#entries.at(-1); next && next.at <= end; next = this.#entries.at(-1)) {
      this.#entries.pop();
      if (next.cancelled) continue;
      this.#now = next.at;
      next.act();
      await settled();
      if (over()) return;
    }
    this.#now = end;
  }
}

/** Resolves once every promise that can go on without time has gone on. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
