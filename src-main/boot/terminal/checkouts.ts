import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Checkout, type CheckoutParts } from '../../checkout/checkout.ts';
import type { Clock } from '../../../shared/time/clock.ts';

/**
 * The checkout of each terminal. There is one for as long as the till runs, because a second one would read and write
 * the same files before the first one has written its last changes.
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
    const checkout = this.#checkouts.get(name) ?? new Checkout(parts, this.#onChange);
    this.#checkouts.set(name, checkout);
    return checkout;
  }

  /** Resolves once the last changes are on the disk, or the disk has refused them. */
  async written(): Promise<void> {
    await Promise.all([...this.#checkouts.values()].map((checkout) => checkout.written()));
  }
}
