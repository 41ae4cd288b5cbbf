import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Counter } from '../checkout/counter.ts';
import type { Article } from '../../shared/contract/counter.ts';
import type { Clock } from '../../shared/clock.ts';

/**
 * The counter of each terminal, one as long as the till runs: a second one would read and write its files while the
 * first one's last strokes are still on their way there.
 */
export class Counters {
  readonly #folder: string;
  readonly #clock: Clock;
  readonly #onChange: () => void;
  readonly #counters = new Map<string, Counter>();

  constructor(folder: string, clock: Clock, onChange: () => void) {
    this.#folder = folder;
    this.#clock = clock;
    this.#onChange = onChange;
  }

  /** `assumedScale`: in minor digits, of what was kept before amounts said theirs. */
  of(
    terminalFolder: string,
    currency: string,
    assumedScale: number,
    articlesAtFirst: readonly Article[],
  ): Counter {
    const name = `${terminalFolder} ${currency}`;
    const parts = {
      folder: join(this.#folder, terminalFolder),
      currency,
      assumedScale,
      articlesAtFirst,
      now: () => this.#clock.wall(),
      newId: randomUUID,
    };
    const counter = this.#counters.get(name) ?? new Counter(parts, this.#onChange);
    this.#counters.set(name, counter);
    return counter;
  }

  /** Resolves once what the last keys changed is on the disk, or was refused by it. */
  async written(): Promise<void> {
    await Promise.all([...this.#counters.values()].map((counter) => counter.written()));
  }
}
