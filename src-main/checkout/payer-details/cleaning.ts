import { join } from 'node:path';
import { hasPassed } from '../../supervision/interruptible-delay.ts';
import { supervise } from '../../supervision/supervise.ts';
import { namesIn, removeOutdatedIn } from './kept-for.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { Supervisor } from '../../supervision/supervise.ts';
import type { CustomerFiles } from './customer-files.ts';

/** Much shorter than the days for which details stay, because a computer that sleeps at night does not count its hours. */
const LOOK_AGAIN_MS = 60 * 60_000;

/** Removes outdated payers' details, also those of terminals that are not in use: at the start, then hourly. */
export class CustomerCleaning {
  readonly #root: string;
  readonly #inUse: CustomerFiles;
  readonly #clock: Clock;
  readonly #stop = new AbortController();

  /** `root` holds a folder for each terminal; `inUse` cleans its own. */
  constructor(root: string, inUse: CustomerFiles, supervisor: Supervisor) {
    this.#root = root;
    this.#inUse = inUse;
    this.#clock = supervisor.clock;
    void supervise('the removal of payers’ details', () => this.#run(), supervisor, this.#stop.signal);
  }

  stop(): void {
    this.#stop.abort();
  }

  async #run(): Promise<void> {
    // The first view goes out before.
    const { signal } = this.#stop;
    for (let pause = 0; await hasPassed(this.#clock, pause, signal); pause = LOOK_AGAIN_MS) this.#clean();
  }

  #clean(): void {
    this.#inUse.removeOutdated();
    const others = namesIn(this.#root).map((name) => join(this.#root, name));
    for (const folder of others) {
      if (folder !== this.#inUse.folder) removeOutdatedIn(folder, this.#clock.wall());
    }
  }
}
