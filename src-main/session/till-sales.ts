import { replay } from '../sales/apply-event.ts';
import { trackedPayments } from '../sales/sale.ts';
import type { TillFacts, TillSale, TillSales } from '../back-office/ports.ts';
import type { SaleArchive } from '../history/ports.ts';
import type { SalesHistory } from '../history/sales-history.ts';
import type { SaleLedger, Services } from '../sales/ports.ts';

interface TillSalesParts {
  readonly history: SalesHistory;
  readonly ledger: SaleArchive & Pick<SaleLedger, 'saleOfPayment'>;
  readonly services: Services | undefined;
  /** Also of cashiers who have been removed. */
  readonly nameOf: (cashierId: string) => string | undefined;
}

/** This till's record, as the back office looks through it. */
export function tillSales({ history, ledger, services, nameOf }: TillSalesParts): TillSales {
  const named = (sale: TillSale['sale']): TillSale['sale'] => {
    const cashier = sale.cashierId === undefined ? undefined : nameOf(sale.cashierId);
    return cashier === undefined ? sale : { ...sale, cashier };
  };
  const facts = (saleId: string): TillFacts => {
    const sale = replay(ledger.sale(saleId));
    const { origin, merchantId } = sale?.service ?? services?.ofUnstamped ?? {};
    const isElsewhere =
      services !== undefined && (origin !== services.own.origin || merchantId !== services.own.merchantId);
    return {
      trackingIds: sale && !isElsewhere ? trackedPayments(sale).map(({ trackingId }) => trackingId) : [],
      isElsewhere,
      ...(sale?.tender !== undefined && { tender: sale.tender }),
    };
  };
  return {
    find: (search, after) => {
      const found = history.find(search, after);
      return found.ok ? { ...found, value: { ...found.value, sales: found.value.sales.map(named) } } : found;
    },
    saleOfPayment: (trackingId) => {
      const saleId = ledger.saleOfPayment(trackingId);
      const past = saleId === undefined ? undefined : history.look(saleId);
      if (saleId === undefined || past?.ok !== true) return undefined;
      return { sale: named(past.value.sale), facts: facts(saleId) };
    },
    facts,
  };
}
