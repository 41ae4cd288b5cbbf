import type { SaleView } from '../../../shared/contract/sale-view.ts';

/**
 * Knows which sales have ended and were not announced on a screen yet. Main keeps this, so that a reloaded screen announces
 * nothing twice and misses nothing. After a restart, sales that the cashier has not acknowledged are announced again.
 */
export class OutcomeNotifications {
  readonly #announced = new Set<string>();

  /** Ids of the sales to announce. `sales` are all that the cashier has not acknowledged. */
  unannounced(sales: readonly SaleView[]): readonly string[] {
    if (this.#announced.size > 0) {
      const ids = new Set(sales.map(({ id }) => id));
      for (const id of this.#announced) if (!ids.has(id)) this.#announced.delete(id);
    }
    return sales.filter(({ id, stage }) => hasEnded(stage) && !this.#announced.has(id)).map(({ id }) => id);
  }

  announced(saleIds: readonly string[]): void {
    for (const id of saleIds) this.#announced.add(id);
  }
}

function hasEnded({ name }: SaleView['stage']): boolean {
  return name === 'final' || name === 'not-created';
}
