import { hasNobodysMoney } from './sale-stage.ts';
import type { ShoppersSales, TillSeen } from './ports.ts';

/**
 * Orders that shoppers left before they paid, and that ended so: nobody has to look at them, so that the list of the
 * staff holds what somebody must look at.
 */
export class Aftercare {
  readonly #sales: Pick<ShoppersSales, 'leave'>;
  /** Tried once a run: a disk that takes nothing is not asked again at every change. */
  readonly #tried = new Set<string>();

  constructor(sales: Pick<ShoppersSales, 'leave'>) {
    this.#sales = sales;
  }

  /** Answers whether any left. */
  tidy({ sales, alerts, currentSaleId }: TillSeen): boolean {
    const left = sales.filter(
      ({ id, kiosk, parked, stage, elsewhere }) =>
        kiosk &&
        parked &&
        !elsewhere &&
        id !== currentSaleId &&
        hasNobodysMoney(stage) &&
        !this.#tried.has(id) &&
        !alerts.some(({ saleId }) => saleId === id),
    );
    for (const { id } of left) {
      this.#tried.add(id);
      this.#sales.leave(id, 'settled');
    }
    return left.length > 0;
  }
}
