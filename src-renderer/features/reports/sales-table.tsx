import { formatCount } from '../../../shared/text/figures.ts';
import { formatMoney } from '../../../shared/money/money.ts';
import type { SalesLine, SalesList } from '../../../shared/reports/sales-report-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { ChartBeside } from './chart-beside.tsx';
import type { ChartPoints } from './chart-points.ts';
import { ReportTable } from './report-table.tsx';

/** One more column. */
interface ShareColumn<Line> {
  readonly head: string;
  readonly of: (line: Line) => string;
}

interface SalesTableProps<Line> {
  readonly list: Omit<SalesList, 'lines'> & { readonly lines: readonly Line[] };
  readonly currency: string;
  readonly locale: string;
  readonly share?: ShareColumn<Line>;
  readonly chart: ChartPoints | undefined;
}

/** How many sales, and what they came to. */
export function SalesTable<Line extends SalesLine>({
  list,
  currency,
  locale,
  share,
  chart,
}: SalesTableProps<Line>) {
  const { salesReport: messages } = useMessages();
  const { key, title, note, head, lines } = list;
  return (
    <ReportTable
      list={key}
      title={title}
      note={note}
      columns={[head, messages.count, messages.amount, ...(share ? [share.head] : [])]}
      rows={lines.map((line) => ({
        name: line.name,
        cells: [
          line.count === undefined ? '' : formatCount(line.count, locale),
          formatMoney({ minor: line.minor, currency }, locale),
          ...(share ? [share.of(line)] : []),
        ],
        ...(line.detail !== undefined && { detail: line.detail }),
      }))}
      chart={chart && <ChartBeside chart={chart} currency={currency} locale={locale} />}
    />
  );
}
