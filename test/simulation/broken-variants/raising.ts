import { inSales } from './variant.ts';
import type { Variant } from './variant.ts';

/** Mistakes in what a person must hear: second payments and outcomes that change. */
export const RAISING: readonly Variant[] = [
  {
    name: 'a different reading after the end is dropped',
    edits: [
      inSales(
        'tracking/payment-recheck',
        'if (isNews(sale, trackingId, reading))',
        'if (trackedPayments(sale).every(({ end }) => !end) && isNews(sale, trackingId, reading))',
      ),
    ],
    within: 3_000,
    from: 89,
  },
  {
    name: 'a sale closes with an alert that nobody has acknowledged',
    edits: [inSales('sale-alerts', ' && alertsOf(sale).length === 0;', ';')],
    within: 1_000,
    from: 46,
  },
  {
    name: 'a second payment is not noticed when nobody saw its code',
    edits: [
      inSales(
        'sale-alerts',
        'const payments = trackedPayments(sale).filter(wasEverPaid).length;',
        'const payments = trackedPayments(sale).slice(0, 1).filter(wasEverPaid).length;',
      ),
    ],
    within: 3_000,
    from: 156,
  },
  {
    name: 'a payment that comes after the sale was given up is not raised',
    edits: [
      inSales(
        'apply-event',
        'endedLate: isSettled(sale)',
        'endedLate: sale.orphans.length > 99 && isSettled(sale)',
      ),
    ],
    within: 3_000,
    from: 23,
  },
  {
    name: 'acknowledging one alert acknowledges them all',
    edits: [
      inSales(
        'sale-alerts',
        '({ id }) => !sale.acknowledgedAlerts.includes(id)',
        '() => sale.acknowledgedAlerts.length === 0',
      ),
    ],
    within: 5_000,
    from: 156,
  },
  {
    name: 'an alert is lost at a restart',
    edits: [
      inSales(
        'sale-store',
        'if (sale) this.#open.put(sale);',
        'if (sale && !(sale.acknowledged && isSettled(sale))) this.#open.put(sale);',
      ),
      inSales(
        'sale-store',
        "import type { Sale } from './sale.ts';",
        "import { isSettled, type Sale } from './sale.ts';",
      ),
    ],
    within: 2_000,
    from: 17,
  },
  {
    name: 'two paid sales of one order are not noticed',
    edits: [
      inSales(
        'sale-store',
        'const becamePaid = before &&',
        'const becamePaid = bodies.length > 9 && before &&',
      ),
    ],
    within: 20_000,
    from: 300,
  },
];
