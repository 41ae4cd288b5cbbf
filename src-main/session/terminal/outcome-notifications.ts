import type { SaleView } from '../../../shared/contract/sale-view.ts';

/**
 * Which sales have ended and were not announced on a screen yet. Kept here and not on the screen, so that a screen that
 * is loaded again announces nothing twice and leaves nothing out; after a restart, what the cashier has not left yet is
 * announced once more.
 */
export class OutcomeNotifications {
  readonly #announced = new Set<string>();

  /** Ids of those among `sales`, all that the cashier has not left yet. */
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
