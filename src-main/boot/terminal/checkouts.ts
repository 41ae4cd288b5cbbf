import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Checkout } from '../../checkout/checkout.ts';
import type { Article } from '../../../shared/contract/checkout.ts';
import type { Clock } from '../../../shared/time/clock.ts';

/**
 * The checkout of each terminal, one as long as the till runs: a second one would read and write its files while the
 * first one's last strokes are still on their way there.
 */
export class Checkouts {
  readonly #folder: string;
  readonly #clock: Clock;
  readonly #onChange: () => void;
  readonly #checkouts = new Map<string, Checkout>();

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
  ): Checkout {
    const name = `${terminalFolder} ${currency}`;
    const parts = {
      folder: join(this.#folder, terminalFolder),
      currency,
      assumedScale,
      articlesAtFirst,
      now: () => this.#clock.wall(),
      newId: randomUUID,
    };
    const checkout = this.#checkouts.get(name) ?? new Checkout(parts, this.#onChange);
    this.#checkouts.set(name, checkout);
    return checkout;
  }

  /** Resolves once what the last keys changed is on the disk, or was refused by it. */
  async written(): Promise<void> {
    await Promise.all([...this.#checkouts.values()].map((checkout) => checkout.written()));
  }
}
