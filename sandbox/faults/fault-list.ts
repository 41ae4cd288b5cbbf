import { matcher } from './fault.ts';
import type { Fault, FaultEffect, NewFault } from './fault.ts';

interface Entry {
  readonly fault: Fault;
  readonly matches: (method: string, url: string) => boolean;
  left: number;
}

/** The faults of one request: a delay, and at most one other. */
export interface FaultsMet {
  readonly delayMs: number;
  readonly effect: FaultEffect | undefined;
}

/** The active faults, oldest first. */
export class FaultList {
  #entries: Entry[] = [];
  #lastId = 0;

  add(details: NewFault): Fault {
    this.#lastId += 1;
    const fault = { ...details, id: this.#lastId };
    this.#entries.push({ fault, matches: matcher(details.match ?? {}), left: details.times ?? Infinity });
    return fault;
  }

  /** `left` is how often a fault will still apply; missing for one without a limit. */
  all(): readonly (Fault & { readonly left?: number })[] {
    return this.#entries.map(({ fault, left }) => (left === Infinity ? fault : { ...fault, left }));
  }

  remove(id: number): boolean {
    const before = this.#entries.length;
    this.#entries = this.#entries.filter((entry) => entry.fault.id !== id);
    return this.#entries.length < before;
  }

  clear(): void {
    this.#entries = [];
  }

  /** Uses all matching delays once, and the oldest other matching fault. */
  take(method: string, url: string): FaultsMet | undefined {
    if (this.#entries.length === 0) return undefined;
    let delayMs = 0;
    let effect: FaultEffect | undefined;
    for (const entry of this.#entries) {
      const { fault } = entry;
      if ((fault.kind !== 'delay' && effect !== undefined) || !entry.matches(method, url)) continue;
      entry.left -= 1;
      if (fault.kind === 'delay') delayMs += fault.ms;
      else effect = fault;
    }
    this.#entries = this.#entries.filter((entry) => entry.left > 0);
    return { delayMs, effect };
  }
}
