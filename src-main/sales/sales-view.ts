import { concernsOf } from './concerns.ts';
import { saleView } from './sale-view.ts';
import { OTHER_SERVICE } from './second-look.ts';
import type { Clock } from '../../shared/clock.ts';
import type { SaleView, TillView } from '../../shared/contract/views.ts';
import type { Creator } from './creator.ts';
import type { Sale } from './sale.ts';
import type { SaleBook } from './sale-book.ts';
import type { Tracker } from './tracker.ts';

export type SalesView = Pick<TillView, 'currentSaleId' | 'sales' | 'concerns'>;

interface Watching {
  readonly clock: Clock;
  readonly creator: Pick<Creator, 'trouble'>;
  readonly tracker: Pick<Tracker, 'freshness'>;
}

/** Every sale that is on a screen or waits for one, and what is raised about any. */
export function salesView(book: SaleBook, watching: Watching): SalesView {
  const current = book.current();
  const all = book.all();
  return {
    sales: [
      ...all.filter((sale) => !sale.acknowledged).map((sale) => viewOf(sale, watching)),
      ...book.foreign().map((sale) => foreignView(sale, book, watching)),
    ],
    concerns: all.flatMap((sale) => {
      const { id: saleId, number, reference, amount } = sale;
      return concernsOf(sale).map((concern) => ({ ...concern, saleId, number, reference, amount }));
    }),
    ...(current && { currentSaleId: current.id }),
  };
}

/** Its last reading may be long out of date, and nobody may ask. */
function foreignView(sale: Sale, book: SaleBook, { clock }: Watching): SaleView {
  const freshness = { failures: Infinity, failure: OTHER_SERVICE };
  const view = saleView(sale, { now: clock.wall(), trouble: OTHER_SERVICE, freshness });
  const { origin = '', merchantId = '' } = book.serviceOf(sale) ?? {};
  return { ...view, parked: true, elsewhere: { origin, merchantId } };
}

function viewOf(sale: Sale, { clock, creator, tracker }: Watching) {
  const { creation } = sale.payment;
  return saleView(sale, {
    now: clock.wall(),
    trouble: creator.trouble(sale.id),
    freshness: creation.state === 'created' ? tracker.freshness(creation.tracked.trackingId) : undefined,
  });
}
