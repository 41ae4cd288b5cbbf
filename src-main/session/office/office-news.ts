import { hasPassed } from '../../supervision/interruptible-delay.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { OfficeNewsOf, OfficeNewsView } from '../../../shared/contract/views.ts';

/** Each has open pages read a few lists again: six times a minute at most. */
const PACE_MS = 10_000;

/**
 * How often webhooks have said that something has changed at the service: pages that show it read it again. However much
 * arrives, they do so at a pace, and once more after the last of it.
 */
export class OfficeNews {
  readonly #clock: Clock;
  readonly #signal: AbortSignal;
  readonly #onChange: () => void;
  readonly #resting = new Set<OfficeNewsOf>();
  readonly #waiting = new Set<OfficeNewsOf>();
  #view: OfficeNewsView | undefined;

  /** Counts until `signal` aborts. */
  constructor(clock: Clock, signal: AbortSignal, onChange: () => void) {
    this.#clock = clock;
    this.#signal = signal;
    this.#onChange = onChange;
  }

  /** The numbers; `undefined` before the first webhook. */
  get view(): OfficeNewsView | undefined {
    return this.#view;
  }

  tell(about: OfficeNewsOf): void {
    if (this.#resting.has(about)) {
      this.#waiting.add(about);
      return;
    }
    const { settlements, applications } = this.#view ?? { settlements: 0, applications: 0 };
    this.#view =
      about === 'settlements'
        ? { settlements: settlements + 1, applications }
        : { settlements, applications: applications + 1 };
    this.#onChange();
    void this.#rest(about);
  }

  async #rest(about: OfficeNewsOf): Promise<void> {
    this.#resting.add(about);
    const passed = await hasPassed(this.#clock, PACE_MS, this.#signal);
    this.#resting.delete(about);
    if (passed && this.#waiting.delete(about)) this.tell(about);
  }
}
