import { textOf } from '../oracle/sayings.ts';
import type { Saying } from '../oracle/sayings.ts';

interface Reading {
  readonly at: number;
  readonly askedAt: number;
  readonly saying: Saying;
}

/** A reading that the core has asked for. */
export interface Asked {
  readonly trackingId: string;
  readonly at: number;
}

/** What the service has said, and which of it has reached the till's core. Moments count up, also within one instant. */
export class Statements {
  #moment = 0;
  readonly #said = new Map<string, Map<string, Saying>>();
  readonly #readings = new Map<string, Reading>();
  /** How many have reached the core. */
  readonly #counts = new Map<string, number>();
  /** By the timeline, of each payment. */
  readonly #readAt = new Map<string, number[]>();
  readonly #asked = new Map<string, number>();
  /** Under way. */
  readonly #asking = new Set<Asked>();
  readonly #failed = new Map<string, number>();
  #anyFailed = -Infinity;

  /** The next moment: whatever happens from now on happens at it or later. */
  moment(): number {
    return ++this.#moment;
  }

  /** The last moment that anybody counted: calls that a press makes at once have the moment of the press. */
  get last(): number {
    return this.#moment;
  }

  /** The service answers a reading; it may not arrive. */
  says(trackingId: string, saying: Saying): void {
    const said = this.#said.get(trackingId) ?? new Map<string, Saying>();
    this.#said.set(trackingId, said.set(textOf(saying), saying));
  }

  /** Everything that the service has said of the payment. */
  saidOf(trackingId: string): readonly Saying[] {
    return [...(this.#said.get(trackingId)?.values() ?? [])];
  }

  asked(trackingId: string): Asked {
    const asked = { trackingId, at: this.#moment };
    this.#asked.set(trackingId, this.#moment);
    this.#asking.add(asked);
    return asked;
  }

  /** Whether the core waits for a reading of the payment. */
  isAsking(trackingId: string): boolean {
    return [...this.#asking].some((asked) => asked.trackingId === trackingId);
  }

  /** The program ended, and hears no answer any more. */
  forgotten(): void {
    this.#asking.clear();
  }

  /** A reading has reached the core at this time of the timeline. */
  reads(asked: Asked, saying: Saying, time: number): void {
    const { trackingId, at: askedAt } = asked;
    this.#asking.delete(asked);
    const readAt = this.#readAt.get(trackingId) ?? [];
    this.#readAt.set(trackingId, readAt);
    readAt.push(time);
    this.#readings.set(trackingId, { at: this.#moment, askedAt, saying });
    this.#counts.set(trackingId, this.readingsOf(trackingId) + 1);
  }

  /** How many readings of the payment have reached the core. */
  readingsOf(trackingId: string): number {
    return this.#counts.get(trackingId) ?? 0;
  }

  /** Whether a reading of the payment reached the core at this time of the timeline, give or take `exactMs`. */
  wasReadAt(trackingId: string, time: number, exactMs: number): boolean {
    const isThen = (at: number): boolean => Math.abs(at - time) <= exactMs;
    return this.#readAt.get(trackingId)?.findLast(isThen) !== undefined;
  }

  /** A call brought no answer: a reading, or with `undefined` another. */
  fails(asked?: Asked): void {
    this.#anyFailed = this.#moment;
    if (!asked) return;
    this.#asking.delete(asked);
    this.#failed.set(asked.trackingId, this.#anyFailed);
  }

  failedSince(trackingId: string, since: number): boolean {
    return (this.#failed.get(trackingId) ?? -Infinity) >= since;
  }

  askedSince(trackingId: string, since: number): boolean {
    return (this.#asked.get(trackingId) ?? -Infinity) >= since;
  }

  /** The last reading that reached the core at or after `since`. */
  readSince(trackingId: string, since: number): Saying | undefined {
    const reading = this.#readings.get(trackingId);
    return reading && reading.at >= since ? reading.saying : undefined;
  }

  /** Whether the last reading that reached the core was asked for at or after `since`. */
  isFresh(trackingId: string, since: number): boolean {
    return (this.#readings.get(trackingId)?.askedAt ?? -Infinity) >= since;
  }

  anythingFailedSince(since: number): boolean {
    return this.#anyFailed >= since;
  }
}
