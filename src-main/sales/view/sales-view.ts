import { alertsOf } from '../sale-alerts.ts';
import { sameUntil, saleView } from './sale-view.ts';
import { shownPayment } from '../sale.ts';
import { OTHER_SERVICE } from '../tracking/payment-recheck.ts';
import { shown } from '../../../shared/text/shown.ts';
import { LedgerUnavailable } from '../ports.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { SaleView } from '../../../shared/contract/sale-view.ts';
import type { Money } from '../../../shared/money/money.ts';
import type { TillView } from '../../../shared/contract/views.ts';
import type { Creator } from '../creation/creator.ts';
import type { Sale } from '../sale.ts';
import type { SaleStore } from '../sale-store.ts';
import type { LiveKnowledge } from './sale-view.ts';
import type { Tracker } from '../tracking/tracker.ts';

export type SalesView = Pick<TillView, 'currentSaleId' | 'sales' | 'alerts'>;

interface Watching {
  readonly clock: Clock;
  readonly creator: Pick<Creator, 'trouble'>;
  readonly tracker: Pick<Tracker, 'freshness' | 'clockSetMs'>;
}

/** What a view is computed from, beside the sale itself and the time. */
type Known = Required<Omit<LiveKnowledge, 'now'>>;

/** A cached view of a sale. */
interface Computed extends Known {
  /** Epoch milliseconds; see `sameUntil`. */
  readonly until: number;
  readonly view: SaleView;
}

/** Of another service's sale, which the till must not read. */
const NOT_READ: Known = {
  trouble: OTHER_SERVICE,
  freshness: { failures: Infinity, failure: OTHER_SERVICE },
  clockSetMs: 0,
};

const isSame = (before: Known, { trouble, freshness, clockSetMs }: Known): boolean =>
  before.trouble === trouble && before.freshness === freshness && before.clockSetMs === clockSetMs;

/**
 * What has to go back to a customer comes first: of a sale that was paid after all, "hand over the goods" is the wrong advice
 * where the sale that was charged instead was paid, too.
 */
function whatGoesBackFirst(alerts: SalesView['alerts']): SalesView['alerts'] {
  const goesBack = ({ kind }: SalesView['alerts'][number]) => kind === 'paid-twice' || kind === 'paid-beside';
  return [...alerts.filter(goesBack), ...alerts.filter((alert) => !goesBack(alert))];
}

/**
 * Computes the view of all open sales and their alerts. A change is usually one sale's, and there may be hundreds: views of
 * unchanged sales are cached, and stay the same objects.
 */
export class SalesViews {
  readonly #store: SaleStore;
  readonly #watching: Watching;
  /** By sale; a sale that has changed is another object. */
  readonly #views = new WeakMap<Sale, Computed>();
  readonly #alerts = new WeakMap<Sale, SalesView['alerts']>();

  constructor(store: SaleStore, watching: Watching) {
    this.#store = store;
    this.#watching = watching;
  }

  view(): SalesView {
    const current = this.#store.open.current();
    const all = this.#store.open.all();
    const foreign = this.#store.open.foreign();
    const clockSetMs = this.#watching.tracker.clockSetMs();
    return {
      sales: [
        ...all.filter((sale) => !sale.acknowledged).map((sale) => this.#viewOf(sale, clockSetMs)),
        ...foreign.map((sale) => this.#foreignView(sale)),
      ],
      // Also alerts of another service's sales, because the till may not work with that service for a long time.
      alerts: whatGoesBackFirst([...all, ...foreign].flatMap((sale) => this.#alertsOf(sale))),
      ...(current && { currentSaleId: current.id }),
    };
  }

  #viewOf(sale: Sale, clockSetMs: (trackingId: string) => number): SaleView {
    const { creator, tracker } = this.#watching;
    const shown = shownPayment(sale);
    return this.#computed(sale, {
      trouble: creator.trouble(sale.id),
      freshness: shown && tracker.freshness(shown.trackingId),
      clockSetMs: shown ? clockSetMs(shown.trackingId) : 0,
    });
  }

  #foreignView(sale: Sale): SaleView {
    return this.#computed(sale, NOT_READ, (view) => {
      const { origin = '', merchantId = '' } = this.#store.serviceOf(sale) ?? {};
      return { ...view, parked: true, elsewhere: { origin, merchantId } };
    });
  }

  #computed(sale: Sale, known: Known, finished: (view: SaleView) => SaleView = (view) => view): SaleView {
    const now = this.#watching.clock.wall();
    const before = this.#views.get(sale);
    if (before && isSame(before, known) && now < before.until) return before.view;
    const live = { ...known, now };
    const view = shown(finished(saleView(sale, live)));
    this.#views.set(sale, { ...known, until: sameUntil(sale, live), view });
    return view;
  }

  #alertsOf(sale: Sale): SalesView['alerts'] {
    const known = this.#alerts.get(sale);
    if (known) return known;
    const { id: saleId, number, reference, amount } = sale;
    const about = { saleId, number, reference, amount };
    const alerts = alertsOf(sale).map((alert) =>
      alert.kind === 'paid-beside'
        ? { ...alert, ...about, ...this.#earlierAmount(sale, alert.earlierNumber) }
        : { ...alert, ...about },
    );
    this.#alerts.set(sale, alerts);
    return alerts;
  }

  /** The amount of the sale with this number, despite which `sale` was charged; nothing where the ledger cannot be read. */
  #earlierAmount({ chargedDespite, reference }: Sale, number: number): { readonly earlierAmount?: Money } {
    try {
      const despite = chargedDespite.flatMap((id) => this.#store.loadSale(id) ?? []);
      const amount = [...despite, ...this.#store.alike({ reference })].find(
        (earlier) => earlier.number === number,
      )?.amount;
      return amount ? { earlierAmount: amount } : {};
    } catch (error) {
      if (error instanceof LedgerUnavailable) return {};
      throw error;
    }
  }
}
