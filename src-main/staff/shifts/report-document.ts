import { formatMoney } from '../../../shared/money/money.ts';
import { dayAndTime } from '../../../shared/time/moment.ts';
import { earlier, exceptions, reconciliation, withoutShift } from './report-lists.ts';
import { currencyLines, row } from './report-lines.ts';
import type { PrintedDocument, DocumentBlock } from '../../../shared/printing/printed-document.ts';
import { hasNoSales } from '../../../shared/reports/shift-report.ts';
import type { ShiftReport } from '../../../shared/reports/shift-report.ts';
import type { ReportDocumentSetting } from './report-lines.ts';

/** Answers an X or Z report as it is printed. The same report always gives the same document. */
export function shiftReportDocument(report: ShiftReport, setting: ReportDocumentSetting): PrintedDocument {
  const words = setting.words.shiftReport;
  const title = report.kind === 'Z' ? words.z({ shift: report.shift }) : words.x({ shift: report.shift });
  return {
    language: setting.language,
    name: title,
    copyMark: setting.words.documents.copy,
    blocks: [
      { kind: 'title', text: setting.terminal.storeName },
      { kind: 'text', text: title, align: 'center', strong: true },
      { kind: 'space' },
      ...heading(report, setting),
      ...totals(report, setting),
      ...cashiers(report, setting),
      ...withoutShift(report, setting),
      ...exceptions(report, setting),
      ...earlier(report, setting),
      ...reconciliation(report, setting),
    ],
  };
}

function heading(report: ShiftReport, setting: ReportDocumentSetting): readonly DocumentBlock[] {
  const words = setting.words.shiftReport;
  const isZ = report.kind === 'Z';
  const { firstSale, lastSale, openedBy, madeBy, mayRepeatLost, damagedSales: count } = report;
  const { damaged } = setting.words.salesReport.leftOut;
  return [
    row(words.terminal, setting.terminal.terminalId),
    row(words.opened, dayAndTime(report.openedAt, setting.language, setting.terminal)),
    ...(openedBy === undefined ? [] : [row(words.openedBy, openedBy)]),
    row(isZ ? words.closedAt : words.made, dayAndTime(report.madeAt, setting.language, setting.terminal)),
    ...(madeBy === undefined ? [] : [row(isZ ? words.closedBy : words.madeBy, madeBy)]),
    row(words.sales, String(report.sales)),
    ...(firstSale === undefined || lastSale === undefined
      ? []
      : [row(words.numbers, words.range({ first: firstSale, last: lastSale }))]),
    ...(mayRepeatLost ? ([{ kind: 'text', text: words.mayRepeatLost, strong: true }] as const) : []),
    ...(count === undefined ? [] : ([{ kind: 'text', text: damaged({ count }), strong: true }] as const)),
  ];
}

function totals(report: ShiftReport, setting: ReportDocumentSetting): readonly DocumentBlock[] {
  const { currencies } = report;
  if (hasNoSales(report))
    return [{ kind: 'rule' }, { kind: 'text', text: setting.words.shiftReport.noSales }];
  return currencies.flatMap((each) => [{ kind: 'rule' }, ...currencyLines(each, setting)]);
}

function cashiers(report: ShiftReport, setting: ReportDocumentSetting): readonly DocumentBlock[] {
  const words = setting.words.shiftReport;
  // A till without cashiers has no section about them.
  if (report.cashiers.every(({ cashier }) => cashier === undefined)) return [];
  return [
    { kind: 'rule' },
    { kind: 'text', text: words.byCashier, strong: true },
    ...report.cashiers.map(({ cashier = words.nobody, currency, paid }) =>
      row(
        cashier,
        words.countAndSum({
          count: paid.count,
          amount: formatMoney({ minor: paid.minor, currency }, setting.terminal.locale),
        }),
      ),
    ),
  ];
}
