import { endedWithoutMoney } from './sale-stage.ts';
import type { ShoppersSales, TillSeen } from './ports.ts';

/**
 * Removes orders that shoppers left and that ended without payment, because nobody has to look at them. The staff's
 * list then holds only what somebody must look at.
 */
export class Aftercare {
  readonly #sales: Pick<ShoppersSales, 'leave'>;
  /** Each order is tried once, so that a full disk is not asked again at every change. */
  readonly #tried = new Set<string>();

  constructor(sales: Pick<ShoppersSales, 'leave'>) {
    this.#sales = sales;
  }

  /** Removes the orders of this view, and answers whether there were any. */
  tidy({ sales, alerts, currentSaleId }: TillSeen): boolean {
    const left = sales.filter(
      ({ id, kiosk, parked, stage, elsewhere }) =>
        kiosk &&
        parked &&
        !elsewhere &&
        id !== currentSaleId &&
        endedWithoutMoney(stage) &&
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
