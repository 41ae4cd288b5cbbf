import { setMaxListeners } from 'node:events';
import type { Clock } from '../../../shared/time/clock.ts';
import type { Machine } from './machine.ts';

/**
 * One run of the till's program, from start to kill. A killed process does nothing any more: what it waits for never
 * comes, and what it does in the rest of its turn has no effect on the world.
 */
export class Process {
  readonly #machine: Machine;
  readonly #onKill: () => void;
  readonly #timers = new Set<() => void>();
  #alive = true;
  #fuse: { calls: number; readonly when: 'before' | 'after' } | undefined;
  #diesAtEnd = false;

  constructor(machine: Machine, onKill: () => void) {
    this.#machine = machine;
    this.#onKill = onKill;
  }

  get alive(): boolean {
    return this.#alive;
  }

  /** Sleeps and answers that are still to come. */
  get pending(): number {
    return this.#timers.size;
  }

  readonly clock: Clock = {
    wall: () => this.#machine.wall(),
    monotonic: () => this.#machine.monotonic(),
    sinceBoot: () => this.#machine.sinceBoot(),
    sleep: (ms, signal) => this.call(() => this.wait(ms, signal)) ?? never(),
  };

  /** Dies at the `calls`-th call of a port from now, before or after it has its effect. */
  dieAtCall(calls: number, when: 'before' | 'after'): void {
    this.#fuse = { calls, when };
  }

  /** Dies when it next records how a sale ended, before anybody sees it. */
  dieAtEnd(): void {
    this.#diesAtEnd = true;
  }

  /** It has recorded how a sale ended. */
  recordedEnd(): void {
    if (this.#diesAtEnd) this.kill();
  }

  disarm(): void {
    this.#fuse = undefined;
    this.#diesAtEnd = false;
  }

  /** A call of a port: every one is a moment at which the process may be killed. */
  call<T>(effect: () => T): T | undefined {
    if (!this.#alive) return undefined;
    const fuse = this.#fuse;
    const dies = fuse !== undefined && --fuse.calls === 0;
    if (dies && fuse.when === 'before') this.kill();
    if (!this.alive) return undefined;
    const result = effect();
    if (dies) this.kill();
    return result;
  }

  /** Resolves after `ms` of waking time, rejects when aborted, and stays silent for ever after a kill. */
  wait(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = (): void => {
        this.#timers.delete(cancel);
        signal?.removeEventListener('abort', abort);
      };
      const abort = (): void => {
        cancel();
        end();
        if (this.#alive) reject(new Error('aborted'));
      };
      const cancel = this.#machine.after(ms, () => {
        end();
        if (this.#alive) resolve();
      });
      this.#timers.add(cancel);
      if (signal?.aborted) abort();
      else if (signal) {
        // One signal ends many waits here, which Node takes for a leak from the eleventh on.
        setMaxListeners(0, signal);
        signal.addEventListener('abort', abort, { once: true });
      }
    });
  }

  kill(): void {
    if (!this.#alive) return;
    this.#alive = false;
    for (const cancel of this.#timers) cancel();
    this.#timers.clear();
    this.#onKill();
  }
}

/** What a killed process waits for. */
export function never<T>(): Promise<T> {
  return new Promise(() => undefined);
}
