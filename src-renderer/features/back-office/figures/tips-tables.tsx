import { formatShare } from '../../../../shared/text/figures.ts';
import { dayNames, tenderName } from '../../../../shared/reports/sales-report-messages.ts';
import type {
  ReportWriting,
  SalesLine,
  SalesList,
} from '../../../../shared/reports/sales-report-messages.ts';
import type { CurrencySales, SalesFigures } from '../../../../shared/reports/sales-report.ts';
import { useMessages, type Messages } from '../../../messages/use-messages.ts';
import { chartPoints } from '../../reports/chart-points.ts';
import { SalesTable } from '../../reports/sales-table.tsx';
import type { FiguresProps } from './figures-props.ts';

/** A line of tips, with the prices that they were given on. */
interface TipLine extends SalesLine {
  readonly grossMinor: number;
}

const tipLine = (name: string, { count, tipMinor: minor, grossMinor }: SalesFigures): TipLine => ({
  name,
  count,
  minor,
  grossMinor,
});

type TipsList = Omit<SalesList, 'lines'> & { readonly lines: readonly TipLine[] };

/** Tips by day, tender and cashier, and their share of the prices. */
export function TipsTables({ sales, report, locale }: FiguresProps) {
  const messages = useMessages();
  const { figures, language } = messages;
  const writing = { language, locale };
  if (sales.total.tipMinor === 0) return <p>{figures.noTips({ currency: sales.currency })}</p>;
  return tipsLists(sales, messages, writing).map((list) => (
    <SalesTable
      key={list.key}
      list={list}
      currency={sales.currency}
      locale={locale}
      share={{
        head: figures.ofGross,
        of: ({ minor, grossMinor }) => formatShare(minor, grossMinor, locale),
      }}
      chart={chartPoints(list, sales, report, writing, ({ tipMinor }) => tipMinor)}
    />
  ));
}

function tipsLists(
  { currency, total, days, tenders, cashiers }: CurrencySales,
  { salesReport, shiftReport }: Messages,
  writing: ReportWriting,
): readonly TipsList[] {
  const dayName = dayNames(writing);
  const lists: readonly TipsList[] = [
    {
      key: 'total',
      title: shiftReport.totals({ currency }),
      head: salesReport.figure,
      lines: [tipLine(salesReport.tips, total)],
    },
    {
      key: 'days',
      title: salesReport.byDay,
      head: salesReport.day,
      lines: days.length < 2 ? [] : days.map((each) => tipLine(dayName(each.day), each)),
    },
    {
      key: 'tenders',
      title: salesReport.byTender,
      head: salesReport.tender,
      lines: tenders.map((each) => tipLine(tenderName(each.tender, salesReport.unknownTender), each)),
    },
    {
      key: 'cashiers',
      title: shiftReport.byCashier,
      head: salesReport.cashier,
      lines: cashiers.some(({ cashierId }) => cashierId !== undefined)
        ? cashiers.map((each) => tipLine(each.cashier ?? each.cashierId ?? shiftReport.nobody, each))
        : [],
    },
  ];
  return lists.filter(({ lines }) => lines.length > 0);
}
