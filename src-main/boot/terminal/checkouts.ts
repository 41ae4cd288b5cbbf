import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Checkout, type CheckoutParts } from '../../checkout/checkout.ts';
import type { Clock } from '../../../shared/time/clock.ts';

/**
 * The checkout of each terminal and currency. There is one for as long as the till runs, because a second one would read and write
 * the same files before the first one has written its last changes. Where a terminal has another currency for a time, its files
 * become those of the currency in use.
 */
export class Checkouts {
  readonly #folder: string;
  readonly #clock: Clock;
  readonly #onChange: () => void;
  readonly #checkouts = new Map<string, Checkout>();
  /** The one in use last, by terminal. */
  readonly #used = new Map<string, Checkout>();
  #keptAgain: Promise<void> = Promise.resolve();

  constructor(folder: string, clock: Clock, onChange: () => void) {
    this.#folder = folder;
    this.#clock = clock;
    this.#onChange = onChange;
  }

  of(
    terminalFolder: string,
    given: Pick<CheckoutParts, 'currency' | 'assumedScale' | 'articlesAtFirst' | 'picturesAtFirst'>,
  ): Checkout {
    const name = `${terminalFolder} ${given.currency}`;
    const parts = {
      ...given,
      folder: join(this.#folder, terminalFolder),
      now: () => this.#clock.wall(),
      newId: randomUUID,
    };
    const known = this.#checkouts.get(name);
    const checkout = known ?? new Checkout(parts, this.#onChange);
    this.#checkouts.set(name, checkout);
    const before = this.#used.get(terminalFolder);
    this.#used.set(terminalFolder, checkout);
    if (known && before && before !== known)
      this.#keptAgain = this.#keptAgain
        .then(() => before.written())
        .then(() => (this.#used.get(terminalFolder) === known ? known.keepAgain() : undefined));
    return checkout;
  }

  /** Resolves once the last changes are on the disk, or the disk has refused them. */
  async written(): Promise<void> {
    await this.#keptAgain;
    await Promise.all([...this.#checkouts.values()].map((checkout) => checkout.written()));
  }
}
