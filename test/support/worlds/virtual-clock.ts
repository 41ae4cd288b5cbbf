import { onAbort } from '../../../shared/time/on-abort.ts';
import type { Clock } from '../../../shared/time/clock.ts';

interface Sleeper {
  readonly due: number;
  readonly wake: () => void;
}

/** Time that moves only by `advance`; sleepers wake in the order they are due. */
export class VirtualClock implements Clock {
  #wall: number;
  #monotonic = 0;
  #slept = 0;
  readonly #sleepers = new Set<Sleeper>();
  /** The length of every sleep that was asked for, in order: what a test asserts instead of waiting. */
  readonly sleeps: number[] = [];
  readonly #settled: () => Promise<void>;

  /** `settle` resolves when what a sleeper set going has come to rest; real sockets need longer than promises. */
  constructor(wall = Date.UTC(2026, 0, 15, 12), settle = settled) {
    this.#wall = wall;
    this.#settled = settle;
  }

  wall(): number {
    // Whole milliseconds, as the computer's clock gives them.
    return Math.floor(this.#wall);
  }

  monotonic(): number {
    return this.#monotonic;
  }

  sinceBoot(): number {
    return this.#monotonic + this.#slept;
  }

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    this.sleeps.push(ms);
    return new Promise((resolve, reject) => {
      const abort = (): void => {
        this.#sleepers.delete(sleeper);
        reject(signal?.reason instanceof Error ? signal.reason : new Error('aborted'));
      };
      let release = (): void => undefined;
      const sleeper: Sleeper = {
        due: this.#monotonic + Math.max(0, ms),
        wake: () => {
          release();
          resolve();
        },
      };
      if (signal?.aborted) {
        abort();
        return;
      }
      this.#sleepers.add(sleeper);
      if (signal) release = onAbort(signal, abort);
    });
  }

  /** Lets `ms` pass: everything due on the way runs at its own time, one after the other. */
  async advance(ms: number): Promise<void> {
    const end = this.#monotonic + ms;
    await this.#settled();
    for (let next = this.#nextDue(end); next; next = this.#nextDue(end)) {
      this.#pass(Math.max(0, next.due - this.#monotonic));
      this.#sleepers.delete(next);
      next.wake();
      await this.#settled();
    }
    this.#pass(end - this.#monotonic);
  }

  /** Somebody sets the computer's clock; monotonic time does not notice. */
  jumpWall(ms: number): void {
    this.#wall += ms;
  }

  /** The computer sleeps: its timers and the monotonic clock stand. */
  suspend(ms: number): void {
    this.#wall += ms;
    this.#slept += ms;
  }

  /** The computer sleeps, and its monotonic clock goes on: whatever fell due meanwhile is late, and runs with the next `advance`. */
  sleepThrough(ms: number): void {
    this.#pass(ms);
  }

  /** How many sleeps are under way: none may be left when everything has stopped. */
  pending(): number {
    return this.#sleepers.size;
  }

  #pass(ms: number): void {
    this.#wall += ms;
    this.#monotonic += ms;
  }

  #nextDue(end: number): Sleeper | undefined {
    let first: Sleeper | undefined;
    for (const sleeper of this.#sleepers) {
      if (sleeper.due <= end && (!first || sleeper.due < first.due)) first = sleeper;
    }
    return first;
  }
}

/** Resolves once every promise that can go on without time has gone on. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
