const MOST_REMEMBERED = 10_000;

/**
 * Remembers what came within a time, so that it counts once: signatures of deliveries, which an eavesdropper may send
 * again, and events, which the service itself may (spec "Events": at least once). Bounded: the oldest go first.
 */
export class ReplayWindow {
  readonly #rememberMs: number;
  /** By key, when it is forgotten; oldest first. */
  readonly #seen = new Map<string, number>();

  constructor(rememberMs: number) {
    this.#rememberMs = rememberMs;
  }

  /** Whether `key` comes for the first time. `now` is milliseconds of a clock that is always the same. */
  isFirst(key: string, now: number): boolean {
    this.#forgetUntil(now);
    if (this.#seen.has(key)) return false;
    this.#seen.set(key, now + this.#rememberMs);
    return true;
  }

  #forgetUntil(now: number): void {
    for (const [key, until] of this.#seen) {
      if (until > now && this.#seen.size < MOST_REMEMBERED) return;
      this.#seen.delete(key);
    }
  }
}
