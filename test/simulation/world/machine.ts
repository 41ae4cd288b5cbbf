import { TRUE_TIME } from './service.ts';
import type { Story } from '../story.ts';
import type { Timeline } from '../timeline.ts';

/** The computer of the till: its clocks, and whether it sleeps. While it sleeps no timer of it goes on. */
export class Machine {
  readonly #timeline: Timeline;
  readonly #story: Story;
  readonly #drift: number;
  #wrongBy = 0;
  #sleptFor = 0;
  #sleepsSince: number | undefined;
  #onResume: (() => void)[] = [];

  constructor(timeline: Timeline, story: Story, drift: number) {
    this.#timeline = timeline;
    this.#story = story;
    this.#drift = drift;
  }

  wall(): number {
    return Math.round(TRUE_TIME + this.#timeline.now() * (1 + this.#drift) + this.#wrongBy);
  }

  monotonic(): number {
    return (this.#sleepsSince ?? this.#timeline.now()) - this.#sleptFor;
  }

  sinceBoot(): number {
    return this.#timeline.now();
  }

  asleep(): boolean {
    return this.#sleepsSince !== undefined;
  }

  setClock(wrongBy: number): void {
    this.#story.tell('machine', () => `its clock is set wrong by ${wrongBy / 1_000} s`);
    this.#wrongBy = wrongBy;
  }

  suspend(lasts: number, onWake: () => void): void {
    if (this.asleep()) return;
    this.#story.tell('machine', () => `falls asleep for ${lasts / 1_000} s`);
    this.#sleepsSince = this.#timeline.now();
    this.#timeline.after(lasts, () => {
      this.#story.tell('machine', () => 'wakes up');
      this.#sleptFor += lasts;
      this.#sleepsSince = undefined;
      const waiting = this.#onResume;
      this.#onResume = [];
      for (const resume of waiting) resume();
      onWake();
    });
  }

  /** Has `act` done in `ms` of the machine's waking time; the answer takes it back. */
  after(ms: number, act: () => void): () => void {
    const due = this.monotonic() + Math.max(0, ms);
    let cancelled = false;
    let cancel = (): void => undefined;
    const arm = (): void => {
      if (cancelled) return;
      if (this.asleep()) this.#onResume.push(arm);
      // The sum of fractions is never exact: less than a microsecond is no time.
      else if (due - this.monotonic() < 0.001) act();
      else cancel = this.#timeline.after(due - this.monotonic(), arm);
    };
    cancel = this.#timeline.after(due - this.monotonic(), arm);
    return () => {
      cancelled = true;
      cancel();
    };
  }
}
