import { mayStillEnd, standsPaid } from '../../../shared/reports/shift-report.ts';
import { statusNow } from './counted-sale.ts';
import { negated, taxTotals } from './taxes.ts';
import type { EarlierSale, LaterEffect, ReportedSale, Tally } from '../../../shared/reports/shift-report.ts';
import type { CountedSale } from './counted-sale.ts';

/** Answers those of `sales` that no longer stand, or may soon no longer stand, as an earlier report said. */
export function earlierSales(
  sales: readonly CountedSale[],
  stale: ReadonlySet<string>,
  named: (sale: CountedSale) => ReportedSale,
): readonly EarlierSale[] {
  return sales.flatMap((sale): readonly EarlierSale[] => {
    const { before, shift } = sale;
    if (!before) return [];
    const standing = statusNow(sale, stale);
    const { standing: was, raisedSince: raised } = before;
    if (!mayStillEnd(standing) && was === standing && raised.length === 0) return [];
    return [{ ...named(sale), ...(shift !== undefined && { shift }), was, standing, raised }];
  });
}

/**
 * Answers what these sales have changed in the totals of earlier reports, one result for each currency with a change.
 * `sales` holds them too.
 */
export function laterEffects(
  earlier: readonly EarlierSale[],
  sales: readonly CountedSale[],
): readonly LaterEffect[] {
  const taxesOf = (of: readonly EarlierSale[]) => {
    const ids = new Set(of.map(({ saleId }) => saleId));
    return sales.filter(({ saleId }) => ids.has(saleId)).flatMap(({ taxes }) => taxes);
  };
  const currencies = new Set(earlier.map(({ amount }) => amount.currency));
  return [...currencies]
    .map((currency) => {
      const own = earlier.filter(({ amount }) => amount.currency === currency);
      const paid = own.filter(({ was, standing }) => standsPaid(standing) && !standsPaid(was));
      const unpaid = own.filter(({ was, standing }) => standsPaid(was) && !standsPaid(standing));
      return {
        currency,
        paid: tally(paid),
        unpaid: tally(unpaid),
        ...taxTotals([...taxesOf(paid), ...negated(taxesOf(unpaid))]),
      };
    })
    .filter(({ paid, unpaid }) => paid.count + unpaid.count > 0);
}

function tally(sales: readonly ReportedSale[]): Tally {
  return { count: sales.length, minor: sales.reduce((sum, { amount }) => sum + amount.minor, 0) };
}
