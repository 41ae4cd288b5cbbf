import { standsPaid } from '../../../shared/reports/shift-report.ts';
import { eachSale } from '../../reports/each-sale.ts';
import { soldOf } from '../../reports/sold.ts';
import { allAlertsOf } from '../../sales/sale-alerts.ts';
import { saleView } from '../../sales/view/sale-view.ts';
import type { ShiftReport } from '../../../shared/reports/shift-report.ts';
import type { SalesByTime } from '../../reports/ports.ts';
import type { Sale } from '../../sales/sale.ts';
import type { Journal } from '../../staff/shifts/ports.ts';

/** More shifts than a till closes in twenty years. */
const MOST_Z_REPORTS = 20_000;

/**
 * What this version makes of a whole record, line by line: every sale as it stands and counts, what each shift comes to,
 * and every Z report. Two versions of the till agree on a record when their lines are the same, so a line has what people
 * were shown and money is counted by, each under a name that stays, and nothing that only one version knows. Earliest
 * sale first. Throws `LedgerUnavailable`.
 */
export async function* figuresOf(record: {
  readonly sales: SalesByTime;
  readonly journal: Pick<Journal, 'newest'>;
}): AsyncGenerator<object> {
  const { sales, journal } = record;
  const shifts = new Map<string, { count: number; minor: number }>();
  const all = { from: Number.MIN_SAFE_INTEGER, until: Number.MAX_SAFE_INTEGER };
  for await (const sale of eachSale(all, sales.end(), { sales, turn: () => Promise.resolve() })) {
    const line = saleLine(sale);
    const key = JSON.stringify([sale.stamp.shift ?? null, line.currency, line.standing]);
    const sum = shifts.get(key) ?? { count: 0, minor: 0 };
    shifts.set(key, { count: sum.count + 1, minor: sum.minor + line.amount });
    yield line;
  }
  for (const [key, sum] of [...shifts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [shift, currency, standing] = JSON.parse(key) as readonly unknown[];
    yield { shift, currency, standing, ...sum };
  }
  for (const { report } of journal.newest(['shift-closed'], MOST_Z_REPORTS)) yield zLine(report);
}

function saleLine(sale: Sale) {
  const { stage } = saleView(sale, { now: sale.lastEventAt, trouble: undefined, freshness: undefined });
  const { number, reference, startedAt, currency, amountMinor, standing, figures, tender, cashierId } =
    soldOf(sale);
  return {
    sale: sale.id,
    number,
    reference,
    startedAt,
    currency,
    amount: amountMinor,
    stage: stage.name,
    ...(stage.name === 'final' && { outcome: stage.outcome }),
    standing,
    paid: standsPaid(standing),
    gross: figures.grossMinor,
    tax: figures.taxMinor,
    discount: figures.discountMinor,
    tip: figures.tipMinor,
    ...(tender !== undefined && { tender }),
    ...(cashierId !== undefined && { cashierId }),
    concerns: allAlertsOf(sale).map(({ kind }) => kind),
  };
}

export function zLine({ shift, madeAt, sales, currencies }: ShiftReport) {
  return {
    z: shift,
    madeAt,
    sales,
    currencies: currencies.map(({ currency, standings, paid, tipMinor, discountMinor }) => ({
      currency,
      standings: standings.map(({ standing, count, minor }) => ({ standing, count, minor })),
      paid: { count: paid.count, minor: paid.minor },
      tip: tipMinor,
      discount: discountMinor,
    })),
  };
}
