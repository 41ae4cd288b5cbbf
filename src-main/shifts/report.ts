import { EXCEPTION_KINDS, mayStillEnd } from '../../shared/shift-report.ts';
import { allConcernsOf } from '../sales/concerns.ts';
import { standingOf } from './standing.ts';
import { cashierTotals, currencyTotals } from './totals.ts';
import type {
  EarlierSale,
  ExceptionKind,
  ReportedSale,
  ShiftException,
  ShiftReport,
} from '../../shared/shift-report.ts';
import type { Sale } from '../sales/sale.ts';
import type { Counted } from './totals.ts';

export interface ShiftFacts {
  /** Sales that were started in the shift, oldest first. */
  readonly sales: readonly Sale[];
  /** Sales of earlier shifts that had not ended when those were closed. */
  readonly earlier: readonly Sale[];
  /** Ids of sales whose last reading is too old to say how they stand. */
  readonly stale: ReadonlySet<string>;
  /** A cashier's name, also of one who has been removed. */
  readonly nameOf: (cashierId: string) => string | undefined;
}

type Heading = Pick<ShiftReport, 'kind' | 'shift' | 'openedAt' | 'openedBy' | 'madeAt' | 'madeBy'>;

/** The figures of a shift, from nothing but its sales: every one of them is counted once, in one standing. */
export function shiftReport(heading: Heading, { sales, earlier, stale, nameOf }: ShiftFacts): ShiftReport {
  const counted = sales.map((sale): Counted => {
    const cashier = sale.stamp.cashierId === undefined ? undefined : nameOf(sale.stamp.cashierId);
    return { sale, standing: standingOf(sale, stale), ...(cashier !== undefined && { cashier }) };
  });
  const [first, last] = [sales[0], sales.at(-1)];
  return {
    ...heading,
    sales: sales.length,
    ...(first && last && { firstSale: first.number, lastSale: last.number }),
    currencies: currencyTotals(counted),
    cashiers: cashierTotals(counted),
    exceptions: counted.flatMap(exceptionsOf),
    earlier: earlier.map((sale): EarlierSale => ({
      ...reported(sale, nameOf),
      shift: sale.stamp.shift ?? 0,
      standing: standingOf(sale, stale),
    })),
  };
}

/** Ids of the sales that a report leaves to the next one: they had not ended when it was made. */
export function leftOpen({ exceptions, earlier }: ShiftReport): readonly string[] {
  return [
    ...earlier.filter(({ standing }) => mayStillEnd(standing)),
    ...exceptions.filter(({ kind }) => kind === 'open' || kind === 'unknown'),
  ].map(({ saleId }) => saleId);
}

function exceptionsOf({ sale, standing, cashier }: Counted): readonly ShiftException[] {
  const raised = new Set<ExceptionKind>(allConcernsOf(sale).map(({ kind }) => kind));
  const kinds = EXCEPTION_KINDS.filter((kind) => raised.has(kind) || kind === standing);
  return kinds.map((kind) => ({ ...essence(sale), ...(cashier !== undefined && { cashier }), kind }));
}

function reported(sale: Sale, nameOf: ShiftFacts['nameOf']): ReportedSale {
  const { cashierId } = sale.stamp;
  const cashier = cashierId === undefined ? undefined : nameOf(cashierId);
  return { ...essence(sale), ...(cashier !== undefined && { cashier }) };
}

function essence({ id: saleId, number, reference, amount }: Sale): ReportedSale {
  return { saleId, number, reference, amount };
}
