import type { TillView } from '../../../../shared/contract/views.ts';
import { saleSign } from '../open-sales/sale-badge.ts';
import type { Words } from '../../../messages/use-messages.ts';

/** A sale that has ended while another one, or none, was on the screen. */
export interface ArrivalLine {
  readonly saleId: string;
  readonly line: string;
}

/** Ids of the sales that have ended since `previous`; without it, of all that nobody has been told of. */
export function newArrivals(previous: TillView | undefined, view: TillView): readonly string[] {
  return view.arrivals.filter((id) => !previous?.arrivals.includes(id));
}

/** What is said of them, a line each. The sale on the screen speaks for itself. */
export function arrivalLines(ids: readonly string[], view: TillView, words: Words): readonly ArrivalLine[] {
  return view.sales
    .filter(({ id }) => ids.includes(id) && id !== view.currentSaleId)
    .map(({ id, number, reference, stage }) => ({
      saleId: id,
      line: words.openSales.landed({ number, reference, state: saleSign(stage, words).word }),
    }));
}
