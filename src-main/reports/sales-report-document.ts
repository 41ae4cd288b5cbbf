import { formatCount } from '../../shared/text/figures.ts';
import { leftOutText } from '../../shared/reports/left-out-messages.ts';
import { formatMoney } from '../../shared/money/money.ts';
import { dayAndTime } from '../../shared/time/moment.ts';
import { rangeName, salesLists } from '../../shared/reports/sales-report-messages.ts';
import { row } from '../staff/shifts/report-lines.ts';
import type { PrintedDocument, DocumentBlock } from '../../shared/printing/printed-document.ts';
import type { SalesLine } from '../../shared/reports/sales-report-messages.ts';
import type { CurrencySales, SalesReport } from '../../shared/reports/sales-report.ts';
import type { ReportDocumentSetting } from '../staff/shifts/report-lines.ts';

/** Answers a report of sales for a sheet or a receipt printer's roll. The same report always gives the same document. */
export function salesReportDocument(report: SalesReport, setting: ReportDocumentSetting): PrintedDocument {
  const { words, language, terminal } = setting;
  const { salesReport, shiftReport, documents } = words;
  const days = rangeName(report, { language, locale: terminal.locale });
  return {
    language,
    name: `${salesReport.title} ${days}`,
    copyMark: documents.copy,
    sheet: 'a4',
    blocks: [
      { kind: 'title', text: terminal.storeName },
      { kind: 'text', text: `${salesReport.title}: ${days}`, strong: true },
      // A back office without a till has no terminal id.
      ...(terminal.backOfficeOnly ? [] : [row(shiftReport.terminal, terminal.terminalId)]),
      row(salesReport.asOf, dayAndTime(report.madeAt, language, terminal)),
      ...(report.leftOut ?? []).map((one) => ({ kind: 'text', text: leftOutText(one, words) }) as const),
      ...(report.currencies.length === 0 && report.leftOut === undefined
        ? [{ kind: 'rule' } as const, { kind: 'text', text: salesReport.none } as const]
        : report.currencies.flatMap((sales) => currencyBlocks(sales, setting))),
    ],
  };
}

function currencyBlocks(
  sales: CurrencySales,
  { words, terminal: { locale }, language }: ReportDocumentSetting,
): readonly DocumentBlock[] {
  const value = ({ count, minor }: SalesLine): string => {
    const amount = formatMoney({ minor, currency: sales.currency }, locale);
    return count === undefined ? amount : `${formatCount(count, locale)} · ${amount}`;
  };
  return salesLists(sales, words, { language, locale }).flatMap(({ title, note, lines }) => [
    { kind: 'rule' } as const,
    { kind: 'text', text: title, strong: true } as const,
    ...(note === undefined ? [] : [{ kind: 'text', text: note, small: true } as const]),
    ...lines.flatMap((line): readonly DocumentBlock[] => [
      row(line.name, value(line)),
      ...(line.detail === undefined ? [] : [{ kind: 'text', text: line.detail, small: true } as const]),
    ]),
  ]);
}
