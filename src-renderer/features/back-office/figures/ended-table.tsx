import { formatCount, formatShare } from '../../../../shared/text/figures.ts';
import { formatMoney } from '../../../../shared/money/money.ts';
import { paidOf, type CurrencySales } from '../../../../shared/reports/sales-report.ts';
import type { SaleStatus, Tally } from '../../../../shared/reports/shift-report.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { SalesTable } from '../../reports/sales-table.tsx';
import type { FiguresProps } from './figures-props.ts';

/** Statuses of sales that ended without a payment. */
const LOST: ReadonlySet<SaleStatus> = new Set(['expired', 'cancelled', 'invalid', 'not-created']);

/** The number of sales by status, and the amount of those that ended without a payment. */
export function EndedTable({ sales, locale }: FiguresProps) {
  const { figures, salesReport, shiftReport } = useMessages();
  const { currency, total, unpaid } = sales;
  const { all, lost } = endedSales(sales);
  const note = figures.lost({
    count: formatCount(lost.count, locale),
    all: formatCount(all, locale),
    share: formatShare(lost.count, all, locale),
    amount: formatMoney({ minor: lost.minor, currency }, locale),
  });
  return (
    <SalesTable
      list={{
        key: 'unpaid',
        title: `${figures.ended} · ${currency}`,
        note,
        head: salesReport.status,
        lines: [
          { name: salesReport.paid, count: total.count, minor: paidOf(total) },
          ...unpaid.map(({ standing, ...tally }) => ({ name: shiftReport.standings[standing], ...tally })),
        ],
      }}
      currency={currency}
      locale={locale}
      share={{
        head: figures.share,
        of: ({ count }) => formatShare(count, all, locale),
      }}
      chart={undefined}
    />
  );
}

/** The number of all sales, and the sum of those without a payment. */
function endedSales({ total, unpaid }: CurrencySales): { readonly all: number; readonly lost: Tally } {
  const sum = (tallies: readonly Tally[]): Tally => ({
    count: tallies.reduce((so, { count }) => so + count, 0),
    minor: tallies.reduce((so, { minor }) => so + minor, 0),
  });
  return {
    all: total.count + sum(unpaid).count,
    lost: sum(unpaid.filter(({ standing }) => LOST.has(standing))),
  };
}
