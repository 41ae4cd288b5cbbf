import type { Clock } from '../../../shared/time/clock.ts';

/**
 * Whether a 401 may be answered with another token. Where a family refused a replacement too, one more would hardly be
 * better: its refusals say nothing of the token for a while. Each family judges for itself, since one that takes no
 * token at all must not hide from the others that theirs was revoked.
 */
export class Renewals {
  readonly #clock: Clock;
  readonly #restMs: number;
  #restsUntil = Number.NEGATIVE_INFINITY;

  /** `restMs`: milliseconds without a renewal after a refused replacement. */
  constructor(clock: Clock, restMs: number) {
    this.#clock = clock;
    this.#restMs = restMs;
  }

  may(): boolean {
    return this.#clock.monotonic() >= this.#restsUntil;
  }

  replacementRefused(): void {
    this.#restsUntil = this.#clock.monotonic() + this.#restMs;
  }

  accepted(): void {
    this.#restsUntil = Number.NEGATIVE_INFINITY;
  }
}
