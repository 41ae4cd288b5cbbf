import { EXCEPTION_KINDS } from '../../../shared/reports/shift-report.ts';
import { reconciliationOf } from './reconciliation.ts';
import { statusNow } from './counted-sale.ts';
import { earlierSales, laterEffects } from './earlier.ts';
import { cashierTotals, currencyTotals } from './totals.ts';
import type { ReportedSale, ShiftException, ShiftReport } from '../../../shared/reports/shift-report.ts';
import type { HistoryComparison } from '../../sales/comparison/history-comparison.ts';
import type { Sale } from '../../sales/sale.ts';
import type { CountedSale } from './counted-sale.ts';
import type { Counted } from './totals.ts';

export interface ShiftFacts {
  /** The sales that were started in the shift, oldest first. */
  readonly sales: readonly CountedSale[];
  /** The sales that no report has counted and that were started while no shift was open, oldest first. */
  readonly withoutShift: readonly CountedSale[];
  /** Those without a shift, and sales that an earlier report has counted and whose standing may have changed since. */
  readonly beside: readonly CountedSale[];
  /** The ids of sales whose last reading is too old to tell how they stand. */
  readonly stale: ReadonlySet<string>;
  /** The comparison with the service's history that was made before the report. */
  readonly comparison?: HistoryComparison;
  /** Answers a cashier's name, also of one who has been removed. */
  readonly nameOf: (cashierId: string) => string | undefined;
}

type Heading = Pick<
  ShiftReport,
  'kind' | 'shift' | 'openedAt' | 'openedBy' | 'madeAt' | 'madeBy' | 'mayRepeatLost' | 'damagedSales'
>;

/** How many sales are listed at most. A till may have sold for years before its first shift, and paper has to end. */
const NEWEST_LISTED = 50;

/** Computes the figures of a shift from nothing but its sales. Each sale is counted once, in one standing. */
export function shiftReport(heading: Heading, facts: ShiftFacts): ShiftReport {
  const { sales, stale, comparison, nameOf } = facts;
  const cashierOf = (cashierId: string | undefined): { readonly cashier?: string } => {
    // A repair may not have found their name. Without one the sales would count as nobody's.
    return cashierId === undefined ? {} : { cashier: nameOf(cashierId) ?? cashierId };
  };
  const reported = (
    saleId: string,
    { number, reference, amount }: Pick<Sale, 'number' | 'reference' | 'amount'>,
    cashierId: string | undefined,
  ): ReportedSale => ({ saleId, number, reference, amount, ...cashierOf(cashierId) });
  const named = (sale: CountedSale): ReportedSale => reported(sale.saleId, sale, sale.cashierId);
  const compared = (sale: Sale): ReportedSale => reported(sale.id, sale, sale.stamp.cashierId);
  const count = (sale: CountedSale): Counted => ({
    sale,
    standing: statusNow(sale, stale),
    ...cashierOf(sale.cashierId),
  });
  const counted = sales.map(count);
  const beside = facts.withoutShift.map(count);
  const earlier = earlierSales(facts.beside, stale, named);
  const [first, last] = [sales[0], sales.at(-1)];
  return {
    ...heading,
    sales: sales.length,
    ...(first && last && { firstSale: first.number, lastSale: last.number }),
    currencies: currencyTotals(counted),
    cashiers: cashierTotals(counted),
    exceptions: [...counted, ...beside]
      .toSorted((a, b) => a.sale.number - b.sale.number)
      .flatMap((each) => exceptionsOf(each, named)),
    withoutShift: {
      currencies: currencyTotals(beside),
      newest: beside.slice(-NEWEST_LISTED).map(({ sale, standing }) => ({ ...named(sale), standing })),
    },
    earlier,
    laterEffects: laterEffects(earlier, facts.beside),
    ...(comparison && { reconciliation: reconciliationOf(comparison, compared) }),
  };
}

function exceptionsOf(
  { sale, standing }: Counted,
  named: (sale: CountedSale) => ReportedSale,
): readonly ShiftException[] {
  const kinds = EXCEPTION_KINDS.filter((kind) => sale.raised.includes(kind) || kind === standing);
  return kinds.map((kind) => ({ ...named(sale), kind }));
}
