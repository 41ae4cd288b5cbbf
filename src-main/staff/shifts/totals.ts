import { SALE_STATUSES, standsPaid } from '../../../shared/reports/shift-report.ts';
import { taxTotals } from './taxes.ts';
import type {
  CashierTotals,
  CurrencyTotals,
  SaleStatus,
  Tally,
} from '../../../shared/reports/shift-report.ts';
import type { CountedSale } from './counted-sale.ts';

export interface Counted {
  readonly sale: CountedSale;
  readonly standing: SaleStatus;
  readonly cashier?: string;
}

/** Answers the totals of each currency, in the order in which the currencies were first used. */
export function currencyTotals(counted: readonly Counted[]): readonly CurrencyTotals[] {
  return [...grouped(counted, ({ sale }) => sale.amount.currency)].map(([currency, sales]) => {
    const paid = sales.filter(wasPaid);
    return {
      currency,
      standings: SALE_STATUSES.map((standing) => ({
        standing,
        ...tally(sales.filter((each) => each.standing === standing)),
      })).filter(({ count }) => count > 0),
      paid: tally(paid),
      tipMinor: sum(paid, ({ sale }) => sale.tipMinor),
      discountMinor: sum(paid, ({ sale }) => sale.discountMinor),
      ...taxTotals(paid.flatMap(({ sale }) => sale.taxes)),
    };
  });
}

/** Answers the totals of each cashier and currency. Two cashiers of the same name are counted each for themselves. */
export function cashierTotals(counted: readonly Counted[]): readonly CashierTotals[] {
  const key = ({ sale }: Counted): string => `${sale.amount.currency} ${sale.cashierId ?? ''}`;
  return [...grouped(counted, key).values()].map((sales) => {
    const [{ cashier, sale: first }] = sales;
    const paid = sales.filter(wasPaid);
    return {
      ...(cashier !== undefined && { cashier }),
      currency: first.amount.currency,
      all: tally(sales),
      paid: tally(paid),
      tipMinor: sum(paid, ({ sale }) => sale.tipMinor),
    };
  });
}

function wasPaid({ standing }: Counted): boolean {
  return standsPaid(standing);
}

function tally(counted: readonly Counted[]): Tally {
  return { count: counted.length, minor: sum(counted, ({ sale }) => sale.amount.minor) };
}

function sum(counted: readonly Counted[], of: (counted: Counted) => number): number {
  return counted.reduce((total, each) => total + of(each), 0);
}

function grouped(
  counted: readonly Counted[],
  keyOf: (counted: Counted) => string,
): ReadonlyMap<string, readonly [Counted, ...Counted[]]> {
  const groups = new Map<string, [Counted, ...Counted[]]>();
  for (const each of counted) {
    const key = keyOf(each);
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  return groups;
}
