import { formatShare } from '../../../../shared/text/figures.ts';
import { salesLists } from '../../../../shared/reports/sales-report-messages.ts';
import { paidOf } from '../../../../shared/reports/sales-report.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { chartPoints } from '../../reports/chart-points.ts';
import { SalesTable } from '../../reports/sales-table.tsx';
import type { FiguresProps } from './figures-props.ts';

/** The lists of this page. The others are on the page Reports, and unpaid sales have figures of their own. */
const LISTS: ReadonlySet<string> = new Set(['days', 'weekdays', 'hours', 'tenders', 'articles', 'cashiers']);

/** Sales by day, weekday, hour, tender, article and cashier, with their shares of the total. */
export function SoldTables({ sales, report, locale }: FiguresProps) {
  const messages = useMessages();
  const writing = { language: messages.language, locale };
  const lists = salesLists(sales, messages, writing).filter(
    ({ key, lines }) => LISTS.has(key) && lines.length > 0,
  );
  if (sales.days.length === 0) return <p>{messages.figures.nothingPaid({ currency: sales.currency })}</p>;
  return lists.map((list) => {
    const wholeMinor = list.key === 'articles' ? sales.goodsMinor : paidOf(sales.total);
    return (
      <SalesTable
        key={list.key}
        list={list}
        currency={sales.currency}
        locale={locale}
        share={{ head: messages.figures.share, of: ({ minor }) => formatShare(minor, wholeMinor, locale) }}
        chart={chartPoints(list, sales, report, writing)}
      />
    );
  });
}
