import { EXCEPTION_KINDS } from '../../shared/shift-report.ts';
import { allConcernsOf } from '../sales/concerns.ts';
import { reconciliationOf } from './reconciliation.ts';
import { earlierSales, laterEffects } from './earlier.ts';
import { standingOf } from './standing.ts';
import { cashierTotals, currencyTotals } from './totals.ts';
import type { ExceptionKind, ReportedSale, ShiftException, ShiftReport } from '../../shared/shift-report.ts';
import type { HistoryComparison } from '../sales/history-comparison.ts';
import type { Sale } from '../sales/sale.ts';
import type { ChangedSale } from './earlier.ts';
import type { Counted } from './totals.ts';

export interface ShiftFacts {
  /** Sales that were started in the shift, oldest first. */
  readonly sales: readonly Sale[];
  /** Sales that no report has counted and that were started while no shift was open, oldest first. */
  readonly withoutShift: readonly Sale[];
  /** Sales that an earlier report has counted and that may stand otherwise since. */
  readonly earlier: readonly ChangedSale[];
  /** Ids of sales whose last reading is too old to say how they stand. */
  readonly stale: ReadonlySet<string>;
  /** What the service's history said before the report was made. */
  readonly comparison?: HistoryComparison;
  /** A cashier's name, also of one who has been removed. */
  readonly nameOf: (cashierId: string) => string | undefined;
}

type Heading = Pick<ShiftReport, 'kind' | 'shift' | 'openedAt' | 'openedBy' | 'madeAt' | 'madeBy'>;

/** A till may have sold for years before its first shift; its report still has to end on paper. */
const NEWEST_LISTED = 50;

/** The figures of a shift, from nothing but its sales: every one of them is counted once, in one standing. */
export function shiftReport(heading: Heading, facts: ShiftFacts): ShiftReport {
  const { sales, stale, comparison, nameOf } = facts;
  const named = (sale: Sale): ReportedSale => {
    const cashier = sale.stamp.cashierId === undefined ? undefined : nameOf(sale.stamp.cashierId);
    const { id: saleId, number, reference, amount } = sale;
    return { saleId, number, reference, amount, ...(cashier !== undefined && { cashier }) };
  };
  const count = (sale: Sale): Counted => {
    const { cashier } = named(sale);
    return { sale, standing: standingOf(sale, stale), ...(cashier !== undefined && { cashier }) };
  };
  const counted = sales.map(count);
  const beside = facts.withoutShift.map(count);
  const earlier = earlierSales(facts.earlier, stale, named);
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
    laterEffects: laterEffects(earlier),
    ...(comparison && { reconciliation: reconciliationOf(comparison, named) }),
  };
}

function exceptionsOf(
  { sale, standing }: Counted,
  named: (sale: Sale) => ReportedSale,
): readonly ShiftException[] {
  const raised = new Set<ExceptionKind>(allConcernsOf(sale).map(({ kind }) => kind));
  const kinds = EXCEPTION_KINDS.filter((kind) => raised.has(kind) || kind === standing);
  return kinds.map((kind) => ({ ...named(sale), kind }));
}
