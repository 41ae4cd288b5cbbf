import type { SaleView } from '../../shared/contract/sale-view.ts';

/**
 * Which sales have come to their end without anybody having been told. Kept here and not on the screen, so that a
 * screen that is loaded again tells nothing twice and leaves nothing out; after a restart, what nobody has left yet is
 * told once more.
 */
export class Arrivals {
  readonly #told = new Set<string>();

  /** Ids of those among `sales`, all that nobody has left yet. */
  untold(sales: readonly SaleView[]): readonly string[] {
    if (this.#told.size > 0) {
      const ids = new Set(sales.map(({ id }) => id));
      for (const id of this.#told) if (!ids.has(id)) this.#told.delete(id);
    }
    return sales.filter(({ id, stage }) => hasEnded(stage) && !this.#told.has(id)).map(({ id }) => id);
  }

  tell(saleIds: readonly string[]): void {
    for (const id of saleIds) this.#told.add(id);
  }
}

function hasEnded({ name }: SaleView['stage']): boolean {
  return name === 'final' || name === 'not-created';
}
