import { formatMoney } from '../../../shared/money/money.ts';
import { reconciliationMessages } from '../../../shared/reports/reconciliation-messages.ts';
import { earlierName, earlierStates } from '../../../shared/reports/report-messages.ts';
import { unlistedSales } from '../../../shared/reports/shift-report.ts';
import { currencyLines, row, taxLines } from './report-lines.ts';
import type { DocumentBlock } from '../../../shared/printing/printed-document.ts';
import type { ReconciliationEntry } from '../../../shared/reports/reconciliation-messages.ts';
import type { ReportedSale, ShiftReport, Tally } from '../../../shared/reports/shift-report.ts';
import type { ReportDocumentSetting } from './report-lines.ts';

/** Lists the sales that belong to no shift, with totals of their own. */
export function withoutShift(
  { withoutShift: beside }: ShiftReport,
  setting: ReportDocumentSetting,
): readonly DocumentBlock[] {
  const { currencies, newest } = beside;
  if (newest.length === 0) return [];
  const words = setting.words.shiftReport;
  const unlisted = unlistedSales(beside);
  return [
    { kind: 'rule' },
    { kind: 'text', text: words.withoutShift, strong: true },
    { kind: 'text', text: words.apart },
    ...currencies.flatMap((each) => currencyLines(each, setting)),
    ...newest.flatMap((sale) =>
      saleLines(words.sale({ number: sale.number }), sale, [words.standings[sale.standing]], setting),
    ),
    ...(unlisted > 0 ? [{ kind: 'text', text: words.more({ sales: unlisted }) } as const] : []),
  ];
}

/** Lists the sales that somebody has to look at. Damaged ones are named by the heading alone. */
export function exceptions(report: ShiftReport, setting: ReportDocumentSetting): readonly DocumentBlock[] {
  const words = setting.words.shiftReport;
  const isNone = report.exceptions.length === 0;
  if (isNone && report.damagedSales !== undefined) return [];
  return [
    { kind: 'rule' },
    { kind: 'text', text: words.exceptions, strong: true },
    ...(isNone ? [{ kind: 'text', text: words.noExceptions } as const] : []),
    ...report.exceptions.flatMap((exception) =>
      saleLines(words.sale({ number: exception.number }), exception, [words.kinds[exception.kind]], setting),
    ),
  ];
}

/** Lists what became of sales of earlier reports and what that changes in those reports. */
export function earlier(report: ShiftReport, setting: ReportDocumentSetting): readonly DocumentBlock[] {
  if (report.earlier.length === 0) return [];
  const words = setting.words.shiftReport;
  return [
    { kind: 'rule' },
    { kind: 'text', text: words.earlier, strong: true },
    ...report.earlier.flatMap((sale) =>
      saleLines(earlierName(sale, words), sale, earlierStates(sale, words), setting),
    ),
    ...effects(report, setting),
  ];
}

/** Lists the differences between the service's payment history and the record. */
export function reconciliation(
  { reconciliation: found }: ShiftReport,
  { words, terminal: { locale } }: ReportDocumentSetting,
): readonly DocumentBlock[] {
  if (!found) return [];
  const { summary, groups } = reconciliationMessages(found, words.shiftReport, locale);
  return [
    { kind: 'rule' },
    { kind: 'text', text: words.shiftReport.reconciliation.title, strong: true },
    ...summary.map((text) => ({ kind: 'text', text }) as const),
    ...groups.flatMap(({ title, note, entries, unlisted }): readonly DocumentBlock[] => [
      { kind: 'space' },
      { kind: 'text', text: title, strong: true },
      ...(note === undefined ? [] : [{ kind: 'text', text: note } as const]),
      ...entries.flatMap(entryLines),
      ...(unlisted > 0 ? [{ kind: 'text', text: words.shiftReport.more({ sales: unlisted }) } as const] : []),
    ]),
  ];
}

function entryLines({ name, states, reference, amount }: ReconciliationEntry): readonly DocumentBlock[] {
  return [
    amount === undefined
      ? { kind: 'text', text: name, strong: true }
      : { ...row(name, amount), strong: true },
    ...states.map((text) => ({ kind: 'text', text }) as const),
    ...(reference === undefined ? [] : [{ kind: 'text', text: reference, small: true } as const]),
  ];
}

function effects({ laterEffects }: ShiftReport, setting: ReportDocumentSetting): readonly DocumentBlock[] {
  const words = setting.words.shiftReport;
  const line = (name: string, { count, minor }: Tally, currency: string): readonly DocumentBlock[] =>
    count === 0
      ? []
      : [
          row(
            name,
            words.countAndSum({ count, amount: formatMoney({ minor, currency }, setting.terminal.locale) }),
          ),
        ];
  if (laterEffects.length === 0) return [];
  return [
    { kind: 'text', text: words.apart },
    ...laterEffects.flatMap(({ currency, paid, unpaid, taxes }) => [
      ...line(words.paidLater, paid, currency),
      ...line(words.unpaidLater, unpaid, currency),
      ...taxLines(taxes, currency, setting),
    ]),
  ];
}

function saleLines(
  name: string,
  { reference, amount }: ReportedSale,
  states: readonly string[],
  { terminal: { locale } }: ReportDocumentSetting,
): readonly DocumentBlock[] {
  return [
    { ...row(name, formatMoney(amount, locale)), strong: true },
    ...states.map((text) => ({ kind: 'text', text }) as const),
    { kind: 'text', text: reference, small: true },
  ];
}
