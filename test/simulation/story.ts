import type { Timeline } from './timeline.ts';

/** Who did what at which virtual time. Told only when somebody will read it: words cost more than the simulation. */
export class Story {
  readonly lines: string[] = [];
  readonly #timeline: Timeline;
  readonly #wanted: boolean;

  constructor(timeline: Timeline, wanted: boolean) {
    this.#timeline = timeline;
    this.#wanted = wanted;
  }

  tell(
    who: 'cashier' | 'shopper' | 'payer' | 'till' | 'service' | 'network' | 'disk' | 'machine',
    what: () => string,
  ): void {
    if (!this.#wanted) return;
    const seconds = (this.#timeline.now() / 1_000).toFixed(3).padStart(9);
    this.lines.push(`${seconds} s  ${who.padEnd(8)}${what()}`);
  }
}
