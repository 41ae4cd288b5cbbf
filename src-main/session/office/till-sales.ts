import { succeeded } from '../../../shared/failure.ts';
import { reclaimOf } from '../../sales/reclaim-of.ts';
import { soldOf } from '../../reports/sold.ts';
import { LedgerUnavailable } from '../../sales/ports.ts';
import { trackedPayments } from '../../sales/sale.ts';
import { decidingPayment } from '../../staff/shifts/sale-status.ts';
import type { PaidSale, TillFacts, TillSale, TillSales } from '../../back-office/ports.ts';
import type { SaleArchive } from '../../history/ports.ts';
import type { LoadedSale } from '../../history/read-sales.ts';
import type { SalesHistory } from '../../history/sales-history.ts';
import type { SalesByTime } from '../../reports/ports.ts';
import type { Services } from '../../sales/ports.ts';
import type { Sale } from '../../sales/sale.ts';

export interface TillSalesParts {
  readonly history: SalesHistory;
  readonly ledger: Pick<SaleArchive, 'salesOfPayments' | 'numberOf'>;
  readonly recorded: Pick<SalesByTime, 'salesStarted'>;
  readonly services: Services | undefined;
  /** The name of a cashier, also of one who has been removed. */
  readonly nameOf: (cashierId: string) => string | undefined;
}

/** How many sales are read at a time: a page of a list. */
const SALES_AHEAD = 50;

/** This till's sales, as the back office reads them. */
export function tillSales({ history, ledger, recorded, services, nameOf }: TillSalesParts): TillSales {
  const named = (sale: TillSale['sale']): TillSale['sale'] => {
    const cashier = sale.cashierId === undefined ? undefined : nameOf(sale.cashierId);
    return cashier === undefined ? sale : { ...sale, cashier };
  };
  const tillSale = ({ sale, view }: LoadedSale): TillSale => ({
    sale: named(view),
    facts: factsOf(sale, services),
    paid: () => paidSale(sale),
  });
  return {
    find: (search, after) => {
      const found = history.findSales(search, after);
      return found.ok ? succeeded({ ...found.value, sales: found.value.sales.map(tillSale) }) : found;
    },
    get: (saleId) => {
      const past = history.get(saleId);
      return past.ok ? succeeded({ ...past.value, sale: named(past.value.sale) }) : past;
    },
    sale: (saleId) => {
      const read = history.loadSales([saleId]);
      return read.ok ? read.value.map(tillSale)[0] : undefined;
    },
    salesOfPayments: (trackingIds) => {
      const read = history.salesOfPayments(trackingIds);
      if (!read.ok) return read;
      return succeeded(new Map([...read.value].map(([trackingId, sale]) => [trackingId, tillSale(sale)])));
    },
    damagedOfPayments: (trackingIds) => {
      const owners = ledger.salesOfPayments(trackingIds);
      const read = history.loadSales([...new Set(owners.values())]);
      if (!read.ok) return new Map();
      const readable = new Set(read.value.map(({ sale }) => sale.id));
      return new Map(
        [...owners].flatMap(([trackingId, saleId]) => {
          if (readable.has(saleId)) return [];
          const number = ledger.numberOf(saleId);
          return [[trackingId, number === undefined ? {} : { number }] as const];
        }),
      );
    },
    readAhead: (end, from, until) => {
      try {
        if (end === 'newest') history.findSales({ from, to: until, only: 'all' });
        else history.loadSales(recorded.salesStarted(from, until, SALES_AHEAD).map(({ saleId }) => saleId));
      } catch (error) {
        // Other parts report that the ledger is unavailable.
        if (!(error instanceof LedgerUnavailable)) throw error;
      }
    },
  };
}

/** The sale with what it was paid, as reports count it; `undefined` where it was not paid. */
function paidSale(sale: Sale): PaidSale | undefined {
  const { isPaid, figures } = soldOf(sale);
  const { trackingId } = decidingPayment(sale) ?? {};
  return isPaid && trackingId !== undefined ? { trackingId, figures } : undefined;
}

function factsOf(sale: Sale, services: Services | undefined): TillFacts {
  const { origin, merchantId } = sale.service ?? services?.ofUnstamped ?? {};
  const isElsewhere =
    services !== undefined && (origin !== services.own.origin || merchantId !== services.own.merchantId);
  const reclaim = reclaimOf(sale);
  const trackingIds = trackedPayments(sale).map(({ trackingId }) => trackingId);
  return {
    trackingIds: isElsewhere ? [] : trackingIds,
    ...(sale.recordDamaged && trackingIds.length === 0 && { arePaymentsLost: true }),
    isElsewhere,
    ...(sale.tender !== undefined && { tender: sale.tender }),
    ...(reclaim && { reclaim }),
  };
}
